/** What the address of a list asks, as searches take it, and how many there are with each value of its filters. */
import { cutUnits } from "../../domain/graphemes.ts";
import { canonicalDistrict, canonicalState } from "../../domain/places/places.ts";
import type { Point } from "../../domain/places/centres.ts";
import { todayIST } from "../../domain/dates.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { Category } from "./category.ts";
import { facetsOf, type CountsFacets, type Facet } from "./listing-facets.server.ts";
import { askedPage, withinOf, type ListingQuery } from "./listing-search.server.ts";
import { kmIn, nearIn } from "./near.server.ts";
import { listingFiltersIn, type ListingFilters } from "./search-address.ts";
import { askedBy, countedFilters, priceBrief, searchPageWords } from "./search-description.ts";
import { tsquery } from "./understanding/terms.ts";
import { understand } from "./understanding/understand.server.ts";
import { isAhead } from "./when-words.ts";

/** Names as the register of places spells them; what is no place of India, or a day that is over, is not searched for. */
export function settled({ when, ...asked }: ListingFilters, today: string): ListingFilters {
  const state = canonicalState(asked.state) ?? "";
  const districts = asked.districts.map((name) => state && canonicalDistrict(state, name)).filter((name) => !!name);
  const ahead = when && isAhead(when, today) ? { when } : {};
  return { ...asked, state, districts: [...new Set(districts as string[])], ...ahead };
}

/** What the filters of an address ask of the search. `point`: around which place. */
export function queryOf(category: Category, filters: ListingFilters, point: Point | undefined): ListingQuery {
  const { state, districts, city, q, extra, when, sort } = filters;
  return {
    state,
    districts,
    city,
    q,
    ...askedBy(category, extra),
    when,
    near: point && { point, km: kmIn(extra["radius"] ?? "") },
    sort: sort === "allIn" ? "best" : sort,
  };
}

/** How many a list would find with each value of its filters. None where sums decide, which no index knows. */
export async function listFacets(
  deps: Deps,
  category: Category,
  filters: ListingFilters,
  point: Point | undefined,
  count: CountsFacets = facetsOf,
): Promise<Facet[]> {
  if (priceBrief(filters).upto !== null) return [];
  const names = new Set(countedFilters(category).map(({ name }) => name));
  const part = (counted: boolean) =>
    Object.fromEntries(Object.entries(filters.extra).filter(([name]) => names.has(name) === counted));
  const { where } = askedPage(
    category.key,
    { ...queryOf(category, { ...filters, extra: part(false) }, point), sort: "best" },
    todayIST(deps.now()),
  );
  if (where.places?.length === 0) return [];
  const within = withinOf(where);
  const asked = filters.q ? await understand(deps.db, filters.q, { category: category.key, within }) : null;
  if (asked?.counted.found.length === 0) return [];
  return count(deps, {
    category,
    chosen: part(true),
    question: asked?.query ?? ((terms) => ({ ...within, query: tsquery([], [], [...within.terms, ...terms]) })),
  });
}

/** The same for the address of a list, as its page has it. */
export async function facetsAt(
  deps: Deps,
  category: Category,
  params: URLSearchParams,
  count?: CountsFacets,
): Promise<Facet[]> {
  const names = searchPageWords(category).extra.map(({ name }) => name);
  const near = await nearIn(cutUnits(params.get("near") ?? "", 100));
  return listFacets(
    deps,
    category,
    settled(listingFiltersIn(params, names), todayIST(deps.now())),
    near?.known ? near.point : undefined,
    count,
  );
}
