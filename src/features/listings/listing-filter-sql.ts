/** What a search asks of numbers, as SQL. `l` is the listing. */
import type { AskedNumber } from "./listing-filters.ts";

/** It comes from a category's configuration, and is held to letters all the same. */
function plainName(name: string): string {
  if (!/^[A-Za-z_]\w*$/.test(name)) throw new Error(`Not a field name: ${name}`);
  return name;
}

function condition(put: (value: unknown) => string, { attribute, compare, value }: AskedNumber): string {
  const name = plainName(attribute);
  // A text stands there in no listing of this category, but the planner may look at others first.
  const number = `CASE WHEN jsonb_typeof(l.attributes->'${name}') = 'number' THEN (l.attributes->>'${name}')::numeric END`;
  return `${number} ${compare === "atLeast" ? ">=" : "<="} ${put(value)}::numeric`;
}

/** All of them hold: ' AND … AND …', or ''. */
export function numberConditions(put: (value: unknown) => string, numbers: readonly AskedNumber[]): string {
  return numbers.map((number) => ` AND ${condition(put, number)}`).join("");
}
