/** The five services, for the home page's offers, the Services page and the hero (specification, part 1, sections 2.3 and 2.6). */
import { text } from "../../../domain/words/say.ts";
export interface Service {
  key: "planner" | "artists" | "venues" | "volunteers" | "equipment";
  /** The card's name on the home page, under 'What We Offer'. */
  offer: string;
  /** The card's name on the Services page. */
  name: string;
  /** One line, for the home page. */
  line: string;
  /** What one gets, for the Services page. */
  description: string;
  image: { src: string; alt: string };
  /** Where to book it. */
  path: string;
}

/** In the order of 'What We Offer'. */
export const SERVICES: readonly Service[] = [
  {
    key: "planner",
    offer: text("Event Planner"),
    name: text("Hire Event Planners"),
    line: text("One person who holds the whole day together."),
    description: text(
      "A planner draws up the budget, finds the vendors, keeps the run sheet and is the one number that everybody calls on the day. You keep the decisions and lose the worries.",
    ),
    image: { src: "/art/service-planner.svg", alt: text("A calendar under strings of marigolds") },
    path: "/EventPlanner",
  },
  {
    key: "artists",
    offer: text("Book Artists"),
    name: text("Artists"),
    line: text("Dhol, sitar, stand-up, emcees and full bands."),
    description: text(
      "Singers, dancers, DJs, emcees and folk troupes for a sangeet, a college fest or a company evening. Tell us the mood, the hour and the size of the stage.",
    ),
    image: { src: "/art/service-artists.svg", alt: text("A pair of tablas in front of a rangoli") },
    path: "/ArtistBooking",
  },
  {
    key: "venues",
    offer: text("Book Event Venue"),
    name: text("Event Venues"),
    line: text("Gardens, halls, havelis and hotel lawns."),
    description: text(
      "Lawns, banquet halls, havelis and conference rooms, chosen by how many guests come, what they eat and how late the music may play.",
    ),
    image: { src: "/art/service-venues.svg", alt: text("A palace with an arched gate and garlands") },
    path: "/VenueBooking",
  },
  {
    key: "volunteers",
    offer: text("Book Volunteer"),
    name: text("Volunteers"),
    line: text("People for the gate, the stage and the help desk, near your event."),
    description: text(
      "People near your event for the gate, the registration desk, the stage and the first-aid corner. Every profile shows skills, photos and what other organisers said.",
    ),
    image: { src: "/art/service-volunteers.svg", alt: text("Raised hands with mehendi") },
    path: "/Volunteers",
  },
  {
    key: "equipment",
    offer: text("Rent Event Equipment"),
    name: text("Rent Event Equipment"),
    line: text("Sound, light, stage, chairs and generators."),
    description: text(
      "Speakers, lights, projectors, LED walls, stages, chairs and generators, delivered, set up and taken away again by the people who own them.",
    ),
    image: { src: "/art/service-equipment.svg", alt: text("A painted loudspeaker") },
    path: "/EventEquipmentRental",
  },
];

const byKey = (key: Service["key"]) => SERVICES.filter((service) => service.key === key);

/** In the order of the Services page. */
export const SERVICES_PAGE: readonly Service[] = (
  ["volunteers", "artists", "equipment", "planner", "venues"] as const
).flatMap(byKey);
