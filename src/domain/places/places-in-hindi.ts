/**
 * States and districts in Hindi and Marathi, as people type them: importing this is enough. On the server `places.ts`
 * brings it; in the browser import it late, once somebody types another script (16 KB gzipped).
 */
import names from "./data/india-names-in-hindi.json" with { type: "json" };
import { knowPlacesAs } from "./places-search.ts";

knowPlacesAs(names);

/** The name of a district, or of a state where none is given, in Hindi; null for an unknown place. */
export const inHindi = (state: string, district = ""): string | null =>
  (names as Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>)[state]?.[district]?.[0] ?? null;
