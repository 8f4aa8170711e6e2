/** How a search asks where somebody looks around: two fields of every list. Plain data for server and browser. */
import { say, text } from "../../domain/words/say.ts";
import type { ExtraField } from "./search-view.ts";

/** In km, as the crow flies. */
export const NEAR_KM = { least: 5, most: 200, usual: 25 } as const;

export const NEAR_FIELDS: readonly ExtraField[] = [
  { name: "near", label: text("Near"), placeholder: text("PIN code or place") },
  {
    name: "radius",
    label: text("Distance"),
    placeholder: text("Within 25 km"),
    options: [
      { value: "5", label: text("Within 5 km") },
      { value: "10", label: text("Within 10 km") },
      { value: "50", label: text("Within 50 km") },
      { value: "100", label: text("Within 100 km") },
      { value: "200", label: text("Within 200 km") },
    ],
  },
];

/** Around what is searched, as a condition: of where somebody is, which has no name, its numbers tell nobody anything. */
export const nearWords = (near: string): string =>
  /^-?[\d.]+\s*,\s*-?[\d.]+$/.test(near) ? say("Near me") : say("Near: {near}", { near });
