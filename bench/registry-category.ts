import type { Category } from "../src/features/listings/category.ts";
import { categoryOf } from "../src/features/registry.ts";

/** A category by its key. @throws when there is none of that key */
export function registryCategory(key: string): Category {
  const found = categoryOf(key);
  if (!found) throw new Error(`No category ${key}.`);
  return found;
}
