/** Event planners all over the country, from chance alone. */
import { EVENT_COUNT_OPTIONS, EXPERIENCE_OPTIONS, PLANNER_KINDS } from "../../domain/event-types.ts";
import { placeRows } from "../../features/listings/listing-places.ts";
import { planners } from "../../features/planners/planner-category.ts";
import type { PlannerAttributes } from "../../features/planners/planner-category.ts";
import { MAIN_PICTURE, demoGallery, demoPhone, demoPin, demoPlaces, demoSlugs, demoStanding } from "./demo-listing.ts";
import type { DemoListing } from "./demo-listing.ts";
import { APPROVED } from "./demo-standing.ts";
import { personName } from "./demo-people.ts";
import { plannerBudgets } from "./demo-prices.ts";
import type { DemoRandom } from "./demo-random.ts";

export const PLANNER_HOUSES = [
  "Saptapadi",
  "Shubh Aarambh",
  "Rangoli",
  "Marigold",
  "Dholak",
  "Torana",
  "Navrang",
  "Suhana Safar",
  "Mandap & More",
  "Peacock",
  "Kalash",
  "Sitara",
  "Phoolon Ki",
  "Agni",
  "Pehla Kadam",
  "Swarnim",
  "Utsaah",
  "Ghungroo",
  "Mogra",
  "Akshat",
  "Haldi Kumkum",
  "Sajda",
  "Nautanki",
  "Ivory Elephant",
  "Chandni",
  "Gulaal",
  "Sehra",
  "Teej",
  "Manjari",
  "Abhinandan",
  "Red Cardamom",
  "Kesariya",
  "Jharokha",
  "Aangan Stories",
];
export const PLANNER_ENDS = ["Events", "Weddings", "Celebrations", "Planners", "Moments", "Event Company", "Functions"];
const LANGUAGES: Record<string, readonly string[]> = {
  Maharashtra: ["Marathi"],
  Gujarat: ["Gujarati"],
  "West Bengal": ["Bengali"],
  "Tamil Nadu": ["Tamil"],
  Kerala: ["Malayalam"],
  Karnataka: ["Kannada"],
  Telangana: ["Telugu"],
  "Andhra Pradesh": ["Telugu"],
  Punjab: ["Punjabi"],
  Odisha: ["Odia"],
  Assam: ["Assamese"],
  Goa: ["Konkani"],
  Rajasthan: ["Rajasthani"],
};
const OPENERS = [
  "{n} years of events in {city}, from a naming ceremony of forty to a wedding of four thousand.",
  "A team of {team} in {city} that has worked together since the first event.",
  "We began with our own family's weddings in {city} and never stopped.",
  "From {city}, at home in every palace, garden and community hall of the state.",
  "Two sisters, one cousin and {team} helpers: a house of events in {city} for {n} years.",
  "What began with a college fest in {city} is a team of {team} today, with {n} wedding seasons behind it.",
  "Company days, launches and weddings from {city}; {n} years, one rule: nobody waits for food.",
];
const LINES = [
  "You get one number to call, one plan with times, and one bill at the end.",
  "We write down who does what and when, and everybody has it on their phone.",
  "Vendors are paid by us, so that nobody asks the bride's father for money at the gate.",
  "We taste the food, test the sound and count the chairs the day before.",
  "Budgets are kept: what costs more is asked for before, not after.",
  "Priests, cooks, dhol and buses: we know who comes on time.",
  "Elders get chairs, children get a corner, and the photographer gets his light.",
  "On the day you will see us at the side, with a walkie-talkie and chai.",
  "Every function has a plan for rain, for a power cut and for two hundred guests more.",
  "Invitations, hampers and rooms for guests from outside are part of the work, not an extra.",
  "We speak with the police about the baraat's road and with the municipality about the music.",
  "Decoration is drawn first, so that you see it before it is built.",
  "What is left of the food goes to a home nearby the same night.",
  "Small functions get the same care: a naming ceremony at home is a day to remember as well.",
];

/** As many events as so many years allow. */
const eventsIn = (years: number, chance: number): (typeof EVENT_COUNT_OPTIONS)[number] =>
  EVENT_COUNT_OPTIONS[Math.min(EVENT_COUNT_OPTIONS.length - 1, Math.floor((years + 1) / 3) + (chance < 0.6 ? 1 : 2))]!;

/** Listings without an owner; those that stand undecided or refused are among them. */
export function demoPlanners(random: DemoRandom): DemoListing[] {
  const slug = demoSlugs();
  return demoPlaces(random, APPROVED, 2).map(({ state, hub, status }) => {
    const woman = random.chance(0.5);
    const { first, last } = personName(random, random.weighted(state.communities), woman);
    const title = random.chance(0.6)
      ? `${random.pick(PLANNER_HOUSES)} ${random.pick(PLANNER_ENDS)}`
      : `${first}${last === "." ? "" : ` ${last}`} ${random.pick(PLANNER_ENDS)}`;
    const id = slug(title, hub.city);
    const kinds = random.some(PLANNER_KINDS, random.int(1, 3));
    const experience = random.pick(EXPERIENCE_OPTIONS);
    const opener = random
      .pick(OPENERS)
      .replace("{n}", String(Number.parseInt(experience, 10) + 1))
      .replace("{city}", hub.city)
      .replace("{team}", String(random.int(5, 30)));
    const attributes: PlannerAttributes = {
      kinds,
      experience,
      events: eventsIn(Number.parseInt(experience, 10), random.next()),
      ...plannerBudgets(id),
      languages: [...(LANGUAGES[state.state] ?? []), "Hindi", "English"],
      summary: [opener, ...random.some(LINES, random.int(2, 3))].join(" "),
    };
    const locality = random.pick(hub.localities);
    return {
      category: planners.key,
      slug: id,
      content: {
        title,
        email: `${id}@mandap.example`,
        phone: demoPhone(random),
        address: `${random.int(1, 180)}, ${locality}`,
        state: state.state,
        district: hub.district,
        city: hub.city,
        pin: demoPin(random, hub),
        attributes,
        places: placeRows({
          home: { state: state.state, district: hub.district },
          works: { state: state.state, districts: [hub.district, ...hub.around] },
        }),
        searchParts: [title, ...kinds, locality, hub.district, state.state, ...attributes.languages],
        facets: { kinds: kinds.join(", ") },
      },
      photo: MAIN_PICTURE,
      gallery: demoGallery(random, 6),
      ...demoStanding(random, status),
    };
  });
}
