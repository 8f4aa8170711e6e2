/** How a search asks where somebody looks around: two fields of every list. Plain data for server and browser. */
import type { ExtraField } from "./search-view.ts";

/** In km, as the crow flies. */
export const NEAR_KM = { least: 5, most: 200, usual: 25 } as const;

export const NEAR_FIELDS: readonly ExtraField[] = [
  { name: "near", label: "Near", placeholder: "PIN code or place" },
  {
    name: "radius",
    label: "How far around",
    placeholder: `Within ${NEAR_KM.usual} km`,
    options: [5, 10, 50, 100, 200].map((km) => ({ value: String(km), label: `Within ${km} km` })),
  },
];
