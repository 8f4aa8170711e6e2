/** The calls of categories that name none of their own: for the server, the access matrix and the pages. */
import type { Category, CategoryAccess } from "./category.ts";

/** @param key of the category @returns the paths of its calls, with ':slug' where one is named */
export const standardPaths = (key: string) => ({
  list: `/api/${key}`,
  read: `/api/${key}/:slug`,
  register: `/api/${key}`,
});

/** Every call of a category, as the access matrix has them. */
export function callsOf({ key, calls }: Pick<Category, "key" | "calls">): Readonly<Record<string, CategoryAccess>> {
  if (calls) return calls;
  const { list, read, register } = standardPaths(key);
  return { [`GET ${list}`]: "everybody", [`GET ${read}`]: "shown", [`POST ${register}`]: "signedIn" };
}
