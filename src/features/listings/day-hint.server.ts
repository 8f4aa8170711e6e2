/** What a list says of the day that it is asked for: whether it is a quiet one. */
import type { Deps } from "../../platform/deps.server.ts";
import type { When } from "./when.ts";

/** In a line, '' where nothing is known. The feature above knows; src/app hands it in (`featureDayHint` of features.server.ts). */
export type DayHint = (
  deps: Pick<Deps, "database" | "now">,
  day: string,
  place: { state: string; district: string },
) => Promise<string>;

declare module "../../platform/deps.server.ts" {
  interface Deps {
    dayHint: DayHint;
  }
}

/** Of a search for one day; of several nothing is said. Of two districts what their state says. */
export async function dayHintOf(
  deps: Deps,
  when: When | undefined,
  { state, districts }: { state: string; districts: readonly string[] },
): Promise<string> {
  if (!when || when.from !== when.until) return "";
  const [district = "", another] = districts;
  return deps.dayHint(deps, when.from, { state, district: another ? "" : district });
}
