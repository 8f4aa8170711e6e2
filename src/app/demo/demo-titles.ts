/** What is called after a person: whose it is. */
import { COMMUNITIES } from "./demo-names.ts";
import { PLANNER_ENDS, PLANNER_HOUSES } from "./words/planner-words.ts";
import { DEMO_TRADES } from "./trades/trades.ts";

const NAMES: Readonly<Record<string, { houses: readonly string[]; ends: readonly string[] }>> = {
  planners: { houses: PLANNER_HOUSES, ends: PLANNER_ENDS },
  ...Object.fromEntries(DEMO_TRADES.map(({ category, houses, ends }) => [category.key, { houses, ends }])),
};
const WOMEN = new Set(Object.values(COMMUNITIES).flatMap(({ female }) => female));

/** 'Deepak Rai Photography' is Deepak Rai's; null for a house: 'Golden Hour Studio'. `last` is '.' for one name alone. */
export function personInTitle(category: string, title: string): { first: string; last: string; woman: boolean } | null {
  const names = NAMES[category];
  if (!names) return null;
  const end = names.ends
    .filter((one) => one !== "" && title.endsWith(` ${one}`))
    .toSorted((one, other) => other.length - one.length)[0];
  const name = end ? title.slice(0, -end.length - 1) : title;
  if (names.houses.includes(name)) return null;
  const [first = "", ...rest] = name.split(" ");
  return { first, last: rest.join(" ") || ".", woman: WOMEN.has(first) };
}
