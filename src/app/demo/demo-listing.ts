/** A demo listing of any category that nobody keeps yet, as its registration would tell it; and what makes its reviews. */
import type { ListingContent } from "../../features/listings/listing-service.server.ts";
import centres from "../../domain/places/data/pin-centres.json" with { type: "json" };
import { searchKey } from "../../domain/text.ts";
import type { Hub, StatePlaces } from "./demo-hub.ts";
import { UNDECIDED, demoStates, minutesWaiting, wasShown } from "./demo-standing.ts";
import type { DemoStatus } from "./demo-standing.ts";
import type { DemoRandom } from "./demo-random.ts";

/** A picture by its shape alone: what it shows comes from the listing's facts. */
export type DemoShape = { width: number; height: number };
export type DemoListing = {
  category: string;
  slug: string;
  content: ListingContent;
  status: DemoStatus;
  photo: DemoShape;
  gallery: DemoShape[];
  viewCount: number;
  minutesAgo: number;
  /** How good it is, 0 to 1: what reviews gather around. */
  quality: number;
  /** How many have reviewed it. */
  reviews: number;
};

const SHAPES = [
  [4, 3],
  [4, 3],
  [3, 2],
  [1, 1],
  [16, 9],
] as const;
/** What lists show. */
export const MAIN_PICTURE: DemoShape = { width: 3, height: 2 };
const DAY = 1_440;

/** Where `count` listings and those that an admin decides about or has turned away are, and how each stands. */
export function demoPlaces(
  random: DemoRandom,
  count: number,
  least: number,
): { state: StatePlaces; hub: Hub; status: DemoStatus }[] {
  const approved = demoStates(count, least);
  const others = UNDECIDED.map((status) => ({ state: random.pick(approved), status }));
  return [...approved.map((state) => ({ state, status: "approved" as const })), ...others].map((place) => ({
    ...place,
    hub: random.weighted(place.state.hubs.map((hub) => [hub, hub.weight] as const)),
  }));
}

/** Slugs that no two listings of a category share. */
export function demoSlugs(): (...parts: string[]) => string {
  const used = new Set<string>();
  return (...parts) => {
    const base = searchKey(parts.join(" "))
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "");
    let slug = base;
    for (let number = 2; used.has(slug); number++) slug = `${base}-${number}`;
    used.add(slug);
    return slug;
  };
}

/** A number that is known for one of the demo: its last five digits begin with 00. */
export const demoPhone = (random: DemoRandom): string =>
  `+91${random.pick(["7", "8", "9"])}${String(random.int(0, 9_999)).padStart(4, "0")}00${String(random.int(0, 999)).padStart(3, "0")}`;

/** A PIN code of the town that is known, so that its distances are right; where none is, '0' and two digits more. */
export const demoPin = (random: DemoRandom, { pins }: Hub): string => {
  const prefix = random.pick(pins);
  const number = random.int(1, 30);
  const known = inTown(prefix);
  return `${prefix}${known[number % known.length] ?? `0${String(number).padStart(2, "0")}`}`;
};

const IN_TOWN = /^0(?:0[1-9]|[12]\d|30)$/;
/** Hundredths of a degree: about twenty kilometres. */
const NEAR = 20;
/** The last digits of the PIN codes in a town and close to it; none where its first one is not known. */
function inTown(prefix: string): string[] {
  const entries = new Map<string, string>(Object.entries(centres)).get(prefix) ?? "";
  const all = Array.from({ length: entries.length / 11 }, (_, at) => entries.slice(at * 11, at * 11 + 11));
  const first = all.find((entry) => entry.startsWith("001"));
  if (!first) return [];
  const far = (entry: string, from: number) =>
    Math.abs(Number(entry.slice(from, from + 4)) - Number(first.slice(from, from + 4)));
  return all
    .filter((entry) => IN_TOWN.test(entry.slice(0, 3)) && far(entry, 3) <= NEAR && far(entry, 7) <= NEAR)
    .map((entry) => entry.slice(0, 3));
}

/** So many shapes, as photos of people have them; what they show is drawn when somebody looks. */
export function demoGallery(random: DemoRandom, count: number): DemoShape[] {
  return Array.from({ length: count }, () => {
    const [width, height] = random.pick(SHAPES);
    return { width, height };
  });
}

/** Age, fame and quality; those that were never shown are new and unknown. */
export function demoStanding(
  random: DemoRandom,
  status: DemoStatus,
): Pick<DemoListing, "status" | "viewCount" | "minutesAgo" | "quality" | "reviews"> {
  if (!wasShown(status))
    return { status, viewCount: 0, minutesAgo: minutesWaiting(random, status), quality: 0, reviews: 0 };
  const minutesAgo = random.int(30 * DAY, 700 * DAY);
  const fame = random.next() ** 2;
  return {
    status,
    minutesAgo,
    viewCount: Math.round((minutesAgo / DAY) * (0.3 + fame * 4)),
    quality: 0.55 + 0.45 * random.next() ** 0.6,
    reviews: random.chance(0.14) ? 0 : 1 + Math.round(fame * 17),
  };
}
