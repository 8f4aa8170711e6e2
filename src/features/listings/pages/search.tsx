import { categories } from "../../registry.ts";
import { isAt } from "../category-pages.ts";
import { searchMeta } from "../listing-seo.ts";
import { ListingSearch } from "../parts/listing-search.tsx";
import { searchPage } from "../search-page.server.ts";
import type { Route } from "./+types/search";

/** The category whose search the address names. */
export function loader(args: Route.LoaderArgs) {
  const category = categories.find(({ searchPath }) => isAt(args.pattern, searchPath));
  if (!category) throw new Error(`No category is searched at ${args.pattern}.`);
  return searchPage(args, category);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return searchMeta(loaderData, matches);
}

/** The search of a category that has no page of its own: what it shows is the category's configuration. */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  return <ListingSearch data={loaderData} />;
}
