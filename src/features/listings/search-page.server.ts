import { redirect } from "react-router";
import { AppError } from "../../domain/errors.ts";
import { canonicalDistrict, canonicalState, districtsOf, states } from "../../domain/places/places.ts";
import { pageContext } from "../../platform/pages/page-context.server.ts";
import type { Category } from "./category.ts";
import { searchListings } from "./listing-search.server.ts";
import type { ListingQuery } from "./listing-search.server.ts";
import { listingFiltersIn, listingSearchHref } from "./search-address.ts";
import type { ListingFilters } from "./search-address.ts";
import type { SearchPageData } from "./listing-page-types.ts";

/** Names as the register of places spells them; what is no place of India is not searched for. */
function settled(asked: ListingFilters): ListingFilters {
  const state = canonicalState(asked.state) ?? "";
  return { ...asked, state, district: (state && canonicalDistrict(state, asked.district)) || "" };
}

/**
 * The loader of a category's search page.
 * @param extraNames the parameters beyond place, words and order
 * @param narrow what they ask of the search: facets and numbers of the category
 */
export async function searchPage<Card extends object>(
  args: { context: Parameters<typeof pageContext>[0]["context"]; request: Request },
  category: Category,
  extraNames: readonly string[] = [],
  narrow: (extra: Record<string, string>) => Pick<ListingQuery, "facets" | "numbers" | "minRating"> = (extra) => ({ facets: extra }),
): Promise<SearchPageData<Card>> {
  const { deps } = pageContext(args);
  const params = new URL(args.request.url).searchParams;
  const filters = settled(listingFiltersIn(params, extraNames));
  const cursor = params.get("cursor") || undefined;
  const { state, district, city, q, sort } = filters;
  const found = await searchListings<Card>(deps, category.key, { state, districts: district ? [district] : [], city, q, sort, ...narrow(filters.extra), cursor }).catch((problem: unknown) => {
    // A page that is no more, such as from an old link: begin anew rather than fail.
    if (cursor && problem instanceof AppError && problem.status === 400) throw redirect(listingSearchHref(category.searchPath, filters));
    throw problem;
  });
  return { filters, ...found, later: cursor !== undefined, states: states(), districts: districtsOf(state) };
}
