/**
 * Where PIN codes and districts lie, for the server: 240 KB, read when the first distance is asked for. Whence they come,
 * and how far they are to be trusted: data/SOURCES.md.
 */

/** Degrees. */
export type Point = { latitude: number; longitude: number };

/** 'SSSAAAAOOOO' for each PIN of a prefix: its last three digits, then latitude and longitude in hundredths of a degree. */
const ENTRY = 11;
const DIGITS = 3;

/** The centre of a PIN code; null for one that is not known. To about a kilometre. */
export async function centreOfPin(pin: string): Promise<Point | null> {
  const { default: centres } = await import("./data/pin-centres.json", { with: { type: "json" } });
  const prefix = pin.slice(0, DIGITS);
  if (!/^\d{6}$/.test(pin) || !Object.hasOwn(centres, prefix)) return null;
  const entries = centres[prefix as keyof typeof centres];
  for (let at = 0; at < entries.length; at += ENTRY)
    if (entries.startsWith(pin.slice(DIGITS), at))
      return {
        latitude: Number(entries.slice(at + 3, at + 7)) / 100,
        longitude: Number(entries.slice(at + 7, at + ENTRY)) / 100,
      };
  return null;
}

/** Districts by their LGD codes, read when the first is asked for. */
let byCode: Map<number, { state: string; district: string }> | undefined;
async function districtsByCode() {
  const { default: codes } = await import("./data/india-districts-lgd.json", { with: { type: "json" } });
  return (byCode ??= new Map(
    Object.entries(codes).flatMap(([state, { districts }]) =>
      Object.entries(districts).flatMap(([district, code]: [string, number | null]) =>
        code === null ? [] : [[code, { state, district }] as const],
      ),
    ),
  ));
}

/** The districts in which the offices of a PIN code lie, where these are several, the one with most first; else none. */
export async function districtsOfPin(pin: string): Promise<{ state: string; district: string }[]> {
  const { default: several } = await import("./data/pin-districts.json", { with: { type: "json" } });
  if (!Object.hasOwn(several, pin)) return [];
  const known = await districtsByCode();
  return several[pin as keyof typeof several].flatMap((code) => known.get(code) ?? []);
}

/** The centre of a district by its canonical names; null where none is known. */
export async function centreOfDistrict(state: string, district: string): Promise<Point | null> {
  const { default: centres } = await import("./data/district-centres.json", { with: { type: "json" } });
  const ofState = new Map<string, Record<string, number[]>>(Object.entries(centres)).get(state);
  const [latitude, longitude] = (ofState && Object.hasOwn(ofState, district) && ofState[district]) || [];
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

/** Where something lies: the centre of its PIN code where that may be of its district, else of the district; null where neither is known. */
export async function centreOf({
  pin,
  state,
  district,
}: {
  pin: string | null;
  state: string | null;
  district: string | null;
}): Promise<Point | null> {
  const [ofPin, ofDistrict] = await Promise.all([
    pin ? centreOfPin(pin) : null,
    state && district ? centreOfDistrict(state, district) : null,
  ]);
  return ofPin && (!ofDistrict || crowKm(ofPin, ofDistrict) <= WITHIN_DISTRICT_KM) ? ofPin : ofDistrict;
}

/** No office of a district lies further from its middle: a PIN code that does is a slip (`place_point`, migration 0093). */
const WITHIN_DISTRICT_KM = 150;

const EARTH_KM = 6371;
/** Roads are longer than the flight of a crow: in India by about so much. */
const ROAD = 1.3;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** Kilometres as the crow flies, by the haversine; `km_between` of migration 0056 says the same. */
export function crowKm(one: Point, other: Point): number {
  const [a, b] = [radians(one.latitude), radians(other.latitude)];
  const half = (difference: number) => Math.sin(difference / 2) ** 2;
  const chord = half(b - a) + Math.cos(a) * Math.cos(b) * half(radians(other.longitude - one.longitude));
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** Whole kilometres by road from one to another, one way: an estimate, and to be called so. */
export const roadKm = (one: Point, other: Point): number => Math.round(crowKm(one, other) * ROAD);

/** Islands to which no road leads; whatever lies in none of them is the mainland. */
const ISLANDS = [
  { south: 6, north: 14.5, west: 91.5, east: 94.5 },
  { south: 8, north: 12.7, west: 71, east: 74.3 },
] as const;
const islandOf = ({ latitude, longitude }: Point): number =>
  ISLANDS.findIndex(
    ({ south, north, west, east }) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
/** Whether no road leads from one to another: from the mainland to the Andaman and Nicobar Islands, or to Lakshadweep. */
export const isOverSea = (one: Point, other: Point): boolean => islandOf(one) !== islandOf(other);

/** Cells a degree. */
const CELLS = 4;
/** As `cell_of` of migration 0056 numbers them: a row of the globe has fewer than so many. */
const ROW = 2_000;
/** The corner of a cell is not quite its nearest point. */
const MARGIN_KM = 1;

/** The cells of a quarter of a degree that a circle touches. For India: nowhere near a pole or the end of the day. */
export function cellsWithin(middle: Point, km: number): number[] {
  const high = degrees(km / EARTH_KM);
  const wide = degrees(Math.asin(Math.min(1, Math.sin(km / EARTH_KM) / Math.cos(radians(middle.latitude)))));
  const first = (least: number) => Math.floor(least * CELLS);
  const cells: number[] = [];
  for (let row = first(middle.latitude - high); row <= first(middle.latitude + high); row++)
    for (let at = first(middle.longitude - wide); at <= first(middle.longitude + wide); at++) {
      const within = (value: number, index: number) => Math.min(Math.max(value, index / CELLS), (index + 1) / CELLS);
      const nearest = { latitude: within(middle.latitude, row), longitude: within(middle.longitude, at) };
      if (crowKm(middle, nearest) <= km + MARGIN_KM) cells.push(row * ROW + at);
    }
  return cells;
}
