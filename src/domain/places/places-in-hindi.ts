/**
 * States and districts in Hindi and Marathi, as people type them: importing this is enough. On the server `places.ts`
 * brings it; in the browser import it late, once somebody types another script (16 KB gzipped).
 */
import names from "./data/india-names-in-hindi.json" with { type: "json" };
import { knowPlacesAs } from "./places-search.ts";

knowPlacesAs(names);

/** What a district, or a state where none is given, is called: in Hindi, in Marathi, and otherwise. */
export const namesOf = (state: string, district = ""): readonly string[] | undefined =>
  (names as Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>)[state]?.[district];

let anywhere: ReadonlyMap<string, readonly string[]> | undefined;

/** The same of a state or district that stands alone; what several states call by one name, they write alike. */
export function namesAnywhere(name: string): readonly string[] | undefined {
  anywhere ??= new Map(
    Object.entries(names).flatMap(([state, districts]) =>
      Object.entries(districts).map(([district, said]) => [district || state, said] as const),
    ),
  );
  return anywhere.get(name);
}

/** The same in Hindi; null for an unknown place. */
export const inHindi = (state: string, district = ""): string | null => namesOf(state, district)?.[0] ?? null;
