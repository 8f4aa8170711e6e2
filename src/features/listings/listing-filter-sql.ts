/** The choices of a search as SQL. `l` is the listing. */
import type { ChosenFilter } from "./listing-filters.ts";

/** It comes from a category's configuration, and is held to letters all the same. */
function plainName(name: string): string {
  if (!/^[A-Za-z_]\w*$/.test(name)) throw new Error(`Not a field name: ${name}`);
  return name;
}

function condition(put: (value: unknown) => string, { attribute, compare, value }: ChosenFilter): string {
  const name = plainName(attribute);
  const json = `l.attributes->'${name}'`;
  // A text stands there in no case where a number belongs, but the planner may look at other categories first.
  const number = name === "rating" ? "l.rating" : `CASE WHEN jsonb_typeof(${json}) = 'number' THEN (l.attributes->>'${name}')::numeric END`;
  switch (compare) {
    case "is": return `lower(l.attributes->>'${name}') = lower(${put(value)}::text)`;
    case "has": return `EXISTS (SELECT 1 FROM jsonb_array_elements_text(CASE WHEN jsonb_typeof(${json}) = 'array' THEN ${json} END) AS e(entry) WHERE lower(e.entry) = lower(${put(value)}::text))`;
    case "atLeast": return `${number} >= ${put(value)}::numeric`;
    case "atMost": return `${number} <= ${put(value)}::numeric`;
  }
}

/** Every choice holds: ' AND … AND …', or ''. */
export function filterConditions(put: (value: unknown) => string, filters: readonly ChosenFilter[]): string {
  return filters.map((filter) => ` AND ${condition(put, filter)}`).join("");
}
