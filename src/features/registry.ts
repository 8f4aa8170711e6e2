/** Every category of listings, in the order of menus: a new one is its folder and a line here. */
import type { Category } from "./listings/category.ts";
import { artists } from "./artists/artist-category.ts";
import { beauty } from "./beauty/beauty-category.ts";
import { caterers } from "./caterers/caterer-category.ts";
import { ceremonies } from "./ceremonies/ceremony-category.ts";
import { decorators } from "./decorators/decorator-category.ts";
import { managers } from "./managers/manager-category.ts";
import { photographers } from "./photographers/photographer-category.ts";
import { planners } from "./planners/planner-category.ts";
import { rentals } from "./rentals/rental-category.ts";
import { venues } from "./venues/venue-category.ts";
import { volunteers } from "./volunteers/volunteer-category.ts";

export const categories: readonly Category[] = [
  artists,
  venues,
  volunteers,
  managers,
  rentals,
  planners,
  photographers,
  caterers,
  decorators,
  beauty,
  ceremonies,
];

const byKey = new Map(categories.map((category) => [category.key, category]));

/** The category of a key. @throws when there is none: keys come from our own code and database. */
export function categoryOf(key: string): Category {
  const category = byKey.get(key);
  if (!category) throw new Error(`There is no category ${key}.`);
  return category;
}
