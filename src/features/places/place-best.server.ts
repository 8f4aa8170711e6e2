/** The best of a place, of one category after the other: what its page shows before its lists of names. */
import { say } from "../../domain/words/say.ts";
import { remembered } from "../../platform/cache/remembered.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { cardView, type CardRow } from "../listings/card-view.ts";
import { firstCards } from "../listings/listing-search.server.ts";
import { categories } from "../registry.ts";
import type { Place } from "./place-address.server.ts";
import type { PlaceView } from "./place-view.ts";

const FEWEST = 3;
const MOST = 6;
/** Of a category, where others have none. */
const EACH = 2;

/** Things before people: of these there are pages enough. */
const asked = categories.toSorted(
  (a, b) => Number(a.search?.portraits ?? false) - Number(b.search?.portraits ?? false),
);

const rows = remembered({
  forMs: 60_000,
  most: 500,
  changedBy: (tag) => tag === "listings",
  read: async (deps: Deps, { place: { state, district }, having }: { place: Place; having: readonly string[] }) =>
    Promise.all(
      asked
        .filter(({ key }) => having.includes(key))
        .slice(0, MOST)
        .map(async (category) => ({
          category,
          found: await firstCards<CardRow>(deps, category.key, {
            state,
            districts: district ? [district] : [],
            limit: EACH,
          }),
        })),
    ),
});

/** Read anew when a listing changes, and after a minute. @param having the keys of the categories that the place has */
export async function bestOf(deps: Deps, place: Place, having: readonly string[]): Promise<PlaceView["best"]> {
  const found = await rows(deps, JSON.stringify([place.state, place.district]), { place, having });
  const { state, district } = place;
  const cards = Array.from({ length: EACH }, (_, at) =>
    found.flatMap(({ category, found: own }) => {
      const row = own[at];
      return row ? [{ ...cardView(category, row, { state, districts: district ? [district] : [] }), category }] : [];
    }),
  )
    .flat()
    .slice(0, MOST)
    .map(({ category, ...card }) => ({
      ...card,
      tag: card.tag || say(category.singular),
      portraits: category.search?.portraits === true,
    }));
  return cards.length < FEWEST ? [] : cards;
}
