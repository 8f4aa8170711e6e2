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
import { PLANNER_HOUSES, PLANNER_ENDS, LANGUAGES, OPENERS, LINES } from "./words/planner-words.ts";

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
