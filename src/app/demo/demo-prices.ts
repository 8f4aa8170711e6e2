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

/** Rupees a day, or a piece, of what is known. */
const ITEMS: Readonly<Record<string, readonly [from: number, to: number]>> = {
  "20,000 lumen projector": [18_000, 45_000],
  "LED wall, 12 by 8 feet": [12_000, 26_000],
  "LED wall, 20 by 10 feet": [30_000, 60_000],
  "Plasma display, 65 inch": [1_500, 4_000],
  "Projector with 120 inch screen": [2_500, 6_000],
  "Seamless switcher": [3_000, 9_000],
  "Line array for 1,000 guests": [25_000, 60_000],
  "Speaker pair with stands": [2_000, 5_000],
  "Cordless microphones, set of four": [1_500, 4_000],
  "Digital mixer, 32 channels": [4_000, 9_000],
  "DJ set with monitors": [6_000, 15_000],
  "Public address for a maidan": [8_000, 20_000],
  "Moving heads, set of eight": [8_000, 20_000],
  "Par lights, set of twenty-four": [3_000, 8_000],
  "Serial lights, 500 metres": [2_500, 7_000],
  "Follow spot": [1_500, 4_000],
  "Ambient uplights, set of twelve": [3_000, 8_000],
  "Marigold LED curtains": [2_000, 6_000],
  "Stage, 24 by 16 feet": [12_000, 30_000],
  "Stage with ramp, 40 by 24 feet": [35_000, 90_000],
  "Truss goal post": [8_000, 18_000],
  "Box truss with roof": [30_000, 80_000],
  "Mandap frame": [8_000, 25_000],
  "Green room cabin": [6_000, 15_000],
  "63 kVA silent generator": [6_000, 10_000],
  "125 kVA silent generator": [9_000, 16_000],
  "250 kVA silent generator": [16_000, 28_000],
  "5 kVA portable generator": [1_200, 2_500],
  "Power distribution with cable": [1_500, 4_000],
  "UPS, 20 kVA": [4_000, 9_000],
  "Banquet chairs with covers, 500": [25, 60],
  "Sofa sets for the dais, 12": [600, 1_500],
  "Round tables for ten, 40": [120, 300],
  "Plastic chairs, 1,000": [10, 20],
  "Gaddi and bolsters, 100": [40, 120],
  "King and queen chairs": [1_500, 4_000],
  "Mist fans, set of ten": [4_000, 9_000],
  "Jumbo air coolers, set of ten": [5_000, 12_000],
  "Portable air conditioner, 11 ton": [7_000, 15_000],
  "Pedestal fans, set of twenty": [2_000, 4_500],
  "Room heaters, set of ten": [1_500, 3_500],
  "Three-camera live set": [15_000, 35_000],
  "Jib arm, 24 feet": [8_000, 18_000],
  "Drone with pilot": [6_000, 15_000],
  "Wedding film set, two cameras": [10_000, 25_000],
  "Live streaming kit": [8_000, 20_000],
};
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

/** Paise a day, or a piece for chairs and tables. @param shelf its item category @param title what it is */
export function rentalPrice(
  who: string,
  shelf: string,
  title: string,
): { price: number | null; priceUnit: "" | "piece" } {
  const [from, to, step] = RENTALS[shelf] ?? [1_000, 20_000, 100];
  const known = ITEMS[title];
  const range: Range = known ? [...known, known[0] >= 1_000 ? 100 : 5] : [from, to, step];
  const price = paise(asked(who, range, 0.8));
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
