/** What demo people ask, by what they do: from chance of their own, so that nobody's price changes another's story. */
import { demoRandom } from "./demo-random.ts";

type Range = readonly [from: number, to: number, step: number];

/** Rupees for a performance, by the artist's category; others as ANY_ARTIST. */
const ARTISTS: Readonly<Record<string, Range>> = {
  Singer: [12_000, 90_000, 500],
  Dancer: [8_000, 60_000, 500],
  Anchor: [8_000, 45_000, 500],
  DJ: [10_000, 55_000, 500],
  Band: [30_000, 2_50_000, 1_000],
  Comedian: [15_000, 1_20_000, 1_000],
};
const ANY_ARTIST: Range = [8_000, 70_000, 500];

/** Rupees a day, by the shelf; chairs and tables are paid by the piece. */
const RENTALS: Readonly<Record<string, Range>> = {
  "Audio Visual": [2_500, 35_000, 100],
  Sound: [3_000, 45_000, 500],
  Lighting: [2_000, 30_000, 100],
  "Stage and Truss": [8_000, 90_000, 500],
  Power: [3_500, 22_000, 100],
  Seating: [15, 180, 5],
  Cooling: [600, 6_000, 50],
  Camera: [2_500, 28_000, 100],
};

/** Small amounts are more common than large ones; some name none. @returns rupees */
function asked(who: string, [from, to, step]: Range, told: number): number | null {
  const random = demoRandom(`price of ${who}`);
  if (!random.chance(told)) return null;
  return Math.round((from * (to / from) ** random.next()) / step) * step;
}
const paise = (rupees: number | null) => rupees && rupees * 100;

/** Paise for a performance; null for whoever names none. The same `who` always asks the same. */
export const artistPrice = (who: string, category: string) => paise(asked(who, ARTISTS[category] ?? ANY_ARTIST, 0.85));
/** Paise for a day; null for whoever names none. */
export const managerPrice = (who: string) => paise(asked(who, [1_500, 9_000, 100], 0.8));

/** Paise a day, or a piece for chairs and tables. @param shelf its item category */
export function rentalPrice(who: string, shelf: string): { price: number | null; priceUnit: "" | "piece" } {
  const price = paise(asked(who, RENTALS[shelf] ?? [1_000, 20_000, 100], 0.8));
  return { price, priceUnit: price !== null && shelf === "Seating" ? "piece" : "" };
}

/** The smallest and the largest budget that a planner takes on, in paise; both null for whoever names none. */
export function plannerBudgets(who: string): { price: number | null; priceTo: number | null } {
  const price = asked(who, [1_00_000, 4_00_000, 25_000], 0.85);
  return { price: paise(price), priceTo: price && paise(price * demoRandom(`most of ${who}`).int(3, 9)) };
}

/** A third works for nothing, and some say nothing. */
export function stipendOf(who: string): number | null {
  const random = demoRandom(`stipend of ${who}`);
  return random.chance(0.33) ? 0 : paise(asked(who, [300, 1_500, 50], 0.85));
}
