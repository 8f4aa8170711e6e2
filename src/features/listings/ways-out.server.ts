/** Where nothing or little is found: which single condition to leave out gains most, and where none does, which two. */
import type { Point } from "../../domain/places/centres.ts";
import { say } from "../../domain/words/say.ts";
import { NEAR_KM } from "./near-fields.ts";
import { kmIn } from "./near.server.ts";
import { countOfSearch, listingSearchHref, type ListingFilters } from "./search-address.ts";
import { conditionsOf } from "./search-conditions.ts";
import type { SearchLink, SearchPageWords } from "./search-view.ts";

/** With no more than so many found, ways to more are offered. */
export const FEW = 3;
/** More of them help nobody to choose. */
const MOST_WAYS_OUT = 3;
/** They say what a price is for, and how far around is part of the place: without them nothing more is found. */
const NO_CONDITIONS = ["pin", "hours", "radius"];

export type Way = { label: string; to: string; total: number; words: string };

/** Those that gain something, what gains most first: 'Without Farmhouse: 14 venues'. */
export const bestWays = (ways: readonly Way[], found: number): SearchLink[] =>
  ways
    .filter(({ total }) => total > found)
    .sort((a, b) => b.total - a.total)
    .slice(0, MOST_WAYS_OUT)
    .map(({ label, words, to }) => ({ label: `${label}: ${words}`, to }));

/** So many pairs are tried, each of which counts: those of six conditions. */
const MOST_PAIRS = 15;

/** Two of them at a time, unless there are too many. */
export function pairsOf<One>(those: readonly One[]): [One, One][] {
  const pairs = those.flatMap((one, at) => those.slice(at + 1).map((other): [One, One] => [one, other]));
  return pairs.length > MOST_PAIRS ? [] : pairs;
}

/** @param count how many a search finds around a place */
export async function whatToDrop(
  filters: ListingFilters,
  words: SearchPageWords,
  { found, point }: { found: number; point: Point | undefined },
  count: (filters: ListingFilters, point: Point | undefined) => Promise<{ total: number; capped: boolean }>,
): Promise<SearchLink[]> {
  const conditions = conditionsOf(filters, words).filter(({ name }) => !NO_CONDITIONS.includes(name));
  const farther =
    point && kmIn(filters.extra["radius"] ?? "") < NEAR_KM.most
      ? [{ ...filters, extra: { ...filters.extra, radius: String(NEAR_KM.most) } }]
      : [];
  const leaving = [
    ...farther.map((without) => ({ names: ["radius"], label: say("Within {km} km", { km: NEAR_KM.most }), without })),
    // Where nothing is found, the only one is the search without anything, which stands beside it.
    ...(conditions.length < 2 && found === 0
      ? []
      : conditions.map(({ name, label, without }) => ({
          names: [name],
          label: say("Without {label}", { label }),
          without,
        }))),
  ];
  const tried = async (those: typeof leaving) => {
    const ways = await Promise.all(
      those.map(async ({ names, label, without }): Promise<Way> => {
        const anywhere = names.includes("near");
        const wider = anywhere
          ? { ...without, extra: { ...without.extra, radius: "" }, sort: "best" as const }
          : without;
        const { total, capped } = await count(wider, anywhere ? undefined : point);
        return {
          total,
          label,
          words: countOfSearch(total, capped, words.noun),
          to: listingSearchHref(words.path, wider),
        };
      }),
    );
    return bestWays(ways, found);
  };
  const best = await tried(leaving);
  // Of two conditions both are all: that search stands beside it.
  if (best.length > 0 || found > 0 || conditions.length < 3) return best;
  return tried(
    pairsOf(conditions).flatMap(([{ name, label, without: rest }, second]) =>
      // Without its state a district is none.
      conditionsOf(rest, words)
        .filter((other) => other.name === second.name)
        .map(({ without }) => ({
          names: [name, second.name],
          label: say("Without {label} and {other}", { label, other: second.label }),
          without,
        })),
    ),
  );
}
