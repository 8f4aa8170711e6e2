/** How many listings of which category are found where: one reading of all places, from which every link between them follows. */
import { remembered } from "../../platform/cache/remembered.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { categories } from "../registry.ts";
import type { Place } from "./place-address.server.ts";

/** From so many listings on, a place, or a category in it, has a page: with fewer it would say nothing. */
export const LEAST_LISTINGS = 5;

/** By state, then by district ('' is the whole state), then by category. */
type Counts = ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<string, number>>>;

const all = remembered({
  forMs: 10 * 60_000,
  most: 1,
  changedBy: (tag) => tag === "listings",
  async read({ database }: Deps): Promise<Counts> {
    const { rows } = await database.reads.$client.query<{
      category: string;
      state: string;
      district: string;
      n: number;
    }>({
      name: "listings by place",
      text: `SELECT category, state, district, count(*)::int AS n FROM listing_places WHERE visible AND category = ANY($1::text[]) GROUP BY 1, 2, 3`,
      values: [categories.map(({ key }) => key)],
    });
    const counts = new Map<string, Map<string, Map<string, number>>>();
    for (const { category, state, district, n } of rows) {
      const ofState = counts.get(state) ?? new Map<string, Map<string, number>>();
      counts.set(state, ofState);
      const ofPlace = ofState.get(district) ?? new Map<string, number>();
      ofState.set(district, ofPlace.set(category, n));
    }
    return counts;
  },
});

/** Put in order once for each counting. */
const fullest = new WeakMap<Counts, Map<string, Place[]>>();

/** What is listed where, of all India. */
export class PlaceCounts {
  readonly #counts: Counts;
  constructor(counts: Counts) {
    this.#counts = counts;
  }
  /** Of a category in a place. */
  of({ state, district }: Place, category: string): number {
    return this.#counts.get(state)?.get(district)?.get(category) ?? 0;
  }
  /** Of every category in a place. */
  total({ state, district }: Place): number {
    return [...(this.#counts.get(state)?.get(district)?.values() ?? [])].reduce((sum, n) => sum + n, 0);
  }
  /** Whether there is a page of the place, or of the category there. */
  hasPage(place: Place, category?: string): boolean {
    return (category === undefined ? this.total(place) : this.of(place, category)) >= LEAST_LISTINGS;
  }
  /** The districts of a state ('' for all of India) with a page of the category, the fullest first. */
  fullest(category: string, state: string): Place[] {
    const key = `${category}\n${state}`;
    const known = fullest.get(this.#counts) ?? new Map<string, Place[]>();
    fullest.set(this.#counts, known);
    const found =
      known.get(key) ??
      this.places()
        .filter((at) => at.district !== "" && (state === "" || at.state === state) && this.hasPage(at, category))
        .sort((a, b) => this.of(b, category) - this.of(a, category) || (a.district < b.district ? -1 : 1));
    known.set(key, found);
    return found;
  }
  /** Every place that has something. */
  places(): Place[] {
    return [...this.#counts].flatMap(([state, districts]) =>
      [...districts.keys()].map((district) => ({ state, district })),
    );
  }
}

/** Counted anew when a listing changes, and every ten minutes. */
export const placeCounts = async (deps: Deps): Promise<PlaceCounts> => new PlaceCounts(await all(deps, "", undefined));
