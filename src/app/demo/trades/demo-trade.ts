/** What makes the demo listings of a category that is only words: names, attributes, sentences, reviews and requests. */
import type { Category } from "../../../features/listings/category.ts";
import { listingContent } from "../../../features/listings/listing-form.server.ts";
import type { Asked } from "../demo-asked.ts";
import {
  MAIN_PICTURE,
  demoGallery,
  demoPhone,
  demoPin,
  demoPlaces,
  demoSlugs,
  demoStanding,
  type DemoListing,
} from "../demo-listing.ts";
import type { Hub } from "../demo-hub.ts";
import type { Community } from "../demo-names.ts";
import type { ReviewWords } from "../words/listing-words.ts";
import { personName } from "../demo-people.ts";
import type { DemoRandom } from "../demo-random.ts";
import { APPROVED } from "../demo-standing.ts";

/** Where a listing is, and who keeps it. */
export type TradePlace = {
  state: string;
  hub: Hub;
  first: string;
  woman: boolean;
  title: string;
  /** Whose name it carries; null for a house. */
  community: Community | null;
};

export type DemoTrade = {
  category: Category;
  /** 'Annapurna', and 'Caterers' behind it; some houses carry the name of who keeps them. */
  houses: readonly string[];
  ends: readonly string[];
  /** How many of ten are called like a person. */
  persons: number;
  attributes: (random: DemoRandom, place: TradePlace) => Record<string, unknown>;
  /** '{city}', '{n}' years, '{team}' people. */
  openers: readonly string[];
  lines: readonly string[];
  /** What people ask of it. */
  requests: readonly Asked[];
  reviews: ReviewWords;
};

/** No two houses of a town are called the same while there are names left. @returns the house drawn, else the next of the list */
export function oncePerTown(houses: readonly string[]): (town: string, drawn: string) => string {
  const taken = new Set<string>();
  return (town, drawn) => {
    const from = houses.indexOf(drawn);
    const free = houses
      .map((_, at) => houses[(from + at) % houses.length]!)
      .find((one) => !taken.has(`${one} ${town}`));
    taken.add(`${free ?? drawn} ${town}`);
    return free ?? drawn;
  };
}

/** The listings of a trade, all over the country, from chance alone. */
export function demoTrade(trade: DemoTrade, random: DemoRandom): DemoListing[] {
  const slugOf = demoSlugs();
  const houseIn = oncePerTown(trade.houses);
  return demoPlaces(random, APPROVED, 2).map(({ state, hub, status }) => {
    const woman = random.chance(0.5);
    const community = random.weighted(state.communities);
    const { first, last } = personName(random, community, woman);
    const named = random.int(1, 10) <= trade.persons;
    const house = named
      ? [first, last === "." ? "" : last].filter(Boolean).join(" ")
      : houseIn(hub.city, random.pick(trade.houses));
    const end = random.pick(trade.ends);
    // No house is called 'Dharma Seva Seva'.
    const title = house.endsWith(end) ? house : `${house} ${end}`.trim();
    const slug = slugOf(title, hub.city);
    const opener = random.pick(trade.openers);
    const years = random.int(3, 28);
    const many = random.int(4, 40);
    const locality = random.pick(hub.localities);
    const fields = {
      title,
      email: `${slug}@mandap.example`,
      phone: demoPhone(random),
      address: `${random.int(1, 180)}, ${locality}`,
      state: state.state,
      district: hub.district,
      city: hub.city,
      pin: demoPin(random, hub),
      description: random.some(trade.lines, random.int(2, 3)).join(" "),
      ...trade.attributes(random, {
        state: state.state,
        hub,
        first,
        woman,
        title,
        community: named ? community : null,
      }),
    };
    const told = "teamSize" in fields ? Number(fields.teamSize) : many;
    // The years are those that the page says.
    const since = "experience" in fields ? Number(fields.experience) : years;
    // Who works alone or in twos says nothing of a team.
    const begins = told < 3 ? (trade.openers.find((one) => !one.includes("{team}")) ?? opener) : opener;
    fields.description = `${begins
      .replace("{city}", hub.city)
      .replace("{n}", String(since))
      .replace("{team}", String(told))} ${fields.description}`;
    const content = listingContent(trade.category, fields);
    return {
      category: trade.category.key,
      slug,
      content: { ...content, searchParts: [...content.searchParts, locality] },
      photo: MAIN_PICTURE,
      gallery: demoGallery(random, 6),
      ...demoStanding(random, status),
    };
  });
}

/** Whole hundreds of rupees, in paise. */
export const rupees = (random: DemoRandom, from: number, to: number, step = 100): number =>
  random.int(Math.ceil(from / step), Math.floor(to / step)) * step * 100;
