import type { ReactNode } from "react";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { CardGridSkeleton } from "../../../ui/skeleton.tsx";
import { countOfSearch, isNarrowed, listingSearchHref, placeOfSearch, widest } from "../search-address.ts";
import type { ListingFilters } from "../search-address.ts";
import type { SearchPageData } from "../listing-page-types.ts";
import type { ListingSearch } from "./use-listing-search.ts";

export interface SearchResultsProps<Card extends object> {
  search: ListingSearch;
  data: SearchPageData<Card>;
  /** What is counted: one and many. */
  noun: readonly [string, string];
  renderCard: (card: Card, early: boolean) => ReactNode;
  /** A further way on where nothing was found. */
  otherwise: ReactNode;
}

const SORTS = [["rating", "Rating"], ["newest", "Newest"]] as const;

function Nothing({ filters, path, noun, otherwise }: { filters: ListingFilters; path: string; noun: readonly [string, string]; otherwise: ReactNode }) {
  const place = placeOfSearch(filters);
  const narrowed = isNarrowed(filters);
  return (
    <EmptyState
      level={3}
      title={`No ${noun[1]} found.`}
      actions={
        <>
          {narrowed ? (
            <LinkButton to={listingSearchHref(path, widest(filters))} preventScrollReset>
              Clear all filters
            </LinkButton>
          ) : null}
          {otherwise}
        </>
      }
    >
      <p>{narrowed ? `Nothing matches${place ? ` in ${place}` : ""} yet. Try a wider search.` : "Nothing is listed yet."}</p>
    </EmptyState>
  );
}

/** How many there are, their order, the cards, and the way to more. */
export function SearchResults<Card extends object>({ search, data, noun, renderCard, otherwise }: SearchResultsProps<Card>) {
  const { filters, rows, total, capped, next, later } = data;
  return (
    <section aria-label="Results" aria-busy={search.loading}>
      <div className="result-head">
        <h2 aria-live="polite">{search.loading ? "Loading" : countOfSearch(total, capped, noun)}</h2>
        <div className="sort">
          <label htmlFor="sort" className="soft">
            Sort by
          </label>
          <select id="sort" name="sort" form="search" className="select" value={search.filters.sort} onChange={(event) => search.change({ sort: event.target.value === "newest" ? "newest" : "rating" })}>
            {SORTS.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      </div>
      {search.loading ? (
        <CardGridSkeleton label="Loading" />
      ) : rows.length > 0 ? (
        <>
          <div className="lcards">{rows.map((row, at) => renderCard(row, at < 3))}</div>
          <Pagination prev={later ? listingSearchHref(search.path, filters) : null} prevLabel="First page" next={next ? listingSearchHref(search.path, filters, next) : null} />
        </>
      ) : (
        <Nothing filters={filters} path={search.path} noun={noun} otherwise={otherwise} />
      )}
    </section>
  );
}
