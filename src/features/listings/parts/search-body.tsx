import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import type { SearchPageData } from "../search-view.ts";
import { listingSearchHref } from "../search-address.ts";
import { EventPill } from "../your-event/event-pill.tsx";
import { filtersFor } from "../your-event/event-search.ts";
import { FilterChips } from "./filter-chips.tsx";
import { FilterSheet } from "./filter-sheet.tsx";
import { ListEnd } from "./list-end.tsx";
import { SearchForm } from "./search-form.tsx";
import { SearchResults, SearchTop } from "./search-results.tsx";
import { useListingSearch } from "./use-listing-search.ts";

const FORM = "search";

/**
 * The search of a category below its head. On wide screens one column tells how many there are, in which order and
 * narrowed by what, and holds the filters; the cards begin beside it. On phones the filters are a sheet.
 */
export function SearchBody({ data }: { data: SearchPageData }) {
  const { words } = data;
  const search = useListingSearch(words.path, data.filters);
  return (
    <>
      <div className="wrap find">
        <div className="find-top">
          <div className="filter-row">
            <FilterSheet search={search} data={data} />
            {/* What is asked for stands before what could be: on a phone the row ends at the edge of the screen. */}
            <FilterChips filters={search.filters} words={words} />
            <EventPill hrefFor={(event) => listingSearchHref(words.path, filtersFor(search.filters, event))} />
          </div>
          <SearchTop search={search} data={data} form={FORM} />
        </div>
        <aside className="filters" id="filters" aria-label={say("Filters")}>
          <SearchForm id={FORM} search={search} data={data}>
            <Button type="submit" variant="line">
              {say("Show {many}", { many: words.noun[1] })}
            </Button>
          </SearchForm>
        </aside>
        <section aria-label={say("Results")} aria-busy={search.loading}>
          <SearchResults search={search} data={data} />
        </section>
      </div>
      <ListEnd words={words} placePages={data.placePages} empty={data.cards.length === 0} />
    </>
  );
}
