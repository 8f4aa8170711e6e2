/** What a search asks of numbers, as SQL. `l` is the listing. */
import type { AskedNumber } from "./listing-filters.ts";

/**
 * A name that goes into SQL text: it comes from a category's configuration, and is held to letters all the same.
 * @throws Error for anything else
 */
export function plainName(name: string): string {
  if (!/^[A-Za-z_][\w-]*$/.test(name)) throw new Error(`Not a field name: ${name}`);
  return name;
}

/** An amount beside the column `price` of `of`: whole paise, so that an index on it serves. */
export const priceCondition = (
  put: (value: unknown) => string,
  of: string,
  { compare, value }: Pick<AskedNumber, "compare" | "value">,
): string =>
  compare === "atLeast" ? `${of} >= ${put(Math.ceil(value))}::bigint` : `${of} <= ${put(Math.floor(value))}::bigint`;

function condition(put: (value: unknown) => string, { attribute, compare, value, money }: AskedNumber): string {
  if (money) return priceCondition(put, "l.price", { compare, value });
  const name = plainName(attribute);
  // A text stands there in no listing of this category, but the planner may look at others first.
  const number = `CASE WHEN jsonb_typeof(l.attributes->'${name}') = 'number' THEN (l.attributes->>'${name}')::numeric END`;
  return `${number} ${compare === "atLeast" ? ">=" : "<="} ${put(value)}::numeric`;
}

/** All of them hold: ' AND … AND …', or ''. */
export function numberConditions(put: (value: unknown) => string, numbers: readonly AskedNumber[]): string {
  return numbers.map((number) => ` AND ${condition(put, number)}`).join("");
}
