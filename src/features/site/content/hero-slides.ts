/** The five slides on top of the home page (specification, part 1, section 2.3). */
import { text } from "../../../domain/words/say.ts";
export interface HeroSlide {
  /** Two lines; the second one is golden. */
  title: readonly [string, string];
  lead: string;
  /** Where Explore Now leads, once that page stands. */
  path: string;
  image: { src: string; width: number; height: number; alt: string };
  /** The poster fills its half of the slide; the other drawings stand in an arch. */
  poster?: true;
}

const inArch = (name: string, alt: string) => ({ src: `/art/service-${name}.svg`, width: 300, height: 380, alt });

/** The first one is what a visitor sees at once, so it leads to a page that stands. */
export const HERO_SLIDES: readonly HeroSlide[] = [
  {
    title: [text("Raise the mandap."), text("Bring the mela.")],
    lead: text(
      "Book artists, venues, volunteers, planners and equipment for any celebration, from a mohalla Ganesh Utsav to a two thousand seat summit.",
    ),
    path: "/Volunteers",
    image: {
      src: "/art/hero.svg",
      width: 940,
      height: 790,
      alt: text("A striped shamiana canopy with marigold strings over a stage with a pair of tablas"),
    },
    poster: true,
  },
  {
    title: [text("Let the dhol"), text("call them in.")],
    lead: text("Singers, dancers, DJs, emcees and folk troupes for a sangeet, a fest or a company evening."),
    path: "/ArtistBooking",
    image: inArch("artists", text("A pair of tablas in front of a rangoli")),
  },
  {
    title: [text("A roof for"), text("every guest.")],
    lead: text("Gardens, halls, havelis and hotel lawns, by capacity, by food and by how late the music may play."),
    path: "/VenueBooking",
    image: inArch("venues", text("A palace with an arched gate and garlands")),
  },
  {
    title: [text("Sound, light,"), text("a stage that holds.")],
    lead: text("Speakers, projectors, LED walls, chairs and generators, delivered, set up and taken away again."),
    path: "/EventEquipmentRental",
    image: inArch("equipment", text("A painted loudspeaker")),
  },
  {
    title: [text("One planner,"), text("the whole day.")],
    lead: text("Somebody who keeps the budget, the vendors and the run sheet, so that you can stand with your guests."),
    path: "/EventPlanner",
    image: inArch("planner", text("A calendar under strings of marigolds")),
  },
];
