import { Pagination } from "../../../ui/pagination.tsx";
import { CardGridSkeleton } from "../../../ui/skeleton.tsx";
import type { VolunteerCard as Volunteer } from "../volunteer-types.ts";
import type { SearchFilters } from "../search-filters.ts";
import { SORTS, countWords, searchHref } from "../search-filters.ts";
import { NoVolunteers } from "./no-volunteers.tsx";
import type { Search } from "./use-search.ts";
import { VolunteerCard } from "./volunteer-card.tsx";

export interface ResultsProps {
  search: Search;
  /** The filters that led to these rows; the search may be on its way to others. */
  filters: SearchFilters;
  rows: readonly Volunteer[];
  total: number;
  capped: boolean;
  next: string | null;
  /** True on every page but the first. */
  later: boolean;
  /** The form the order belongs to. */
  form: string;
}

/** How many there are, their order, the cards, and the way to more. */
export function Results({ search, filters, rows, total, capped, next, later, form }: ResultsProps) {
  return (
    <>
      <div className="result-head">
        <h2 aria-live="polite">{search.loading ? "Loading" : countWords(total, capped)}</h2>
        <div className="sort">
          <label htmlFor="sort" className="soft">
            Sort by
          </label>
          <select id="sort" name="sort" form={form} className="select" value={search.filters.sort} onChange={(event) => search.change({ sort: SORTS.find(({ value }) => value === event.target.value)?.value ?? "rating" })}>
            {SORTS.map(({ value, label }) => (
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
          <div className="cards">
            {rows.map((volunteer, at) => (
              <VolunteerCard key={volunteer._id} volunteer={volunteer} early={at < 3} />
            ))}
          </div>
          <Pagination prev={later ? searchHref(filters) : null} prevLabel="First page" next={next ? searchHref(filters, next) : null} />
        </>
      ) : (
        <NoVolunteers filters={filters} />
      )}
    </>
  );
}
