/** A search narrowed to listings that are named, as SQL. */

/** Nothing but these, and none of those. */
export type Picked = { among?: readonly string[] | undefined; without?: readonly string[] | undefined };

/** ' AND … AND …' of the column that has the listing's id, or ''. */
export const pickedCondition = (put: (value: unknown) => string, { among, without }: Picked, id: string): string =>
  `${among ? ` AND ${id} = ANY(${put(among)}::uuid[])` : ""}${without ? ` AND ${id} <> ALL(${put(without)}::uuid[])` : ""}`;
