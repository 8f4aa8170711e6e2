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

/** The centre of a district by its canonical names; null where none is known. */
export async function centreOfDistrict(state: string, district: string): Promise<Point | null> {
  const { default: centres } = await import("./data/district-centres.json", { with: { type: "json" } });
  const ofState = new Map<string, Record<string, number[]>>(Object.entries(centres)).get(state);
  const [latitude, longitude] = (ofState && Object.hasOwn(ofState, district) && ofState[district]) || [];
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

const EARTH_KM = 6371;
/** Roads are longer than the flight of a crow: in India by about so much. */
const ROAD = 1.3;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Whole kilometres by road from one to another, one way: an estimate, and to be called so. */
export function roadKm(one: Point, other: Point): number {
  const [a, b] = [radians(one.latitude), radians(other.latitude)];
  const half = (difference: number) => Math.sin(difference / 2) ** 2;
  const chord = half(b - a) + Math.cos(a) * Math.cos(b) * half(radians(other.longitude - one.longitude));
  return Math.round(2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, chord))) * ROAD);
}
