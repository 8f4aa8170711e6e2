/** The line of a comparison that decides, taken apart to be shown before the others. */
import type { Compared } from "./comparison-model.ts";

/** Stands between the sum and what it is for. */
export const BESIDE = " · ";

/** What the first line is called, the sum, and what that is for; and the lines after it. */
export function allInFirst({ rows: [first, ...rows] }: Pick<Compared, "rows">) {
  const [label, words] = first ?? ["", ""];
  const [sum = "", ...what] = words.split(BESIDE);
  return { label, sum, what: what.join(BESIDE), rows };
}
