import { Button } from "../../../ui/button.tsx";
import { countWords } from "../search-filters.ts";
import { FilterChips } from "./filter-chips.tsx";
import { FilterSheet } from "./filter-sheet.tsx";
import { Results, type ResultsProps } from "./results.tsx";
import { SearchFields, type SearchPlaces } from "./search-fields.tsx";
import { SearchForm } from "./search-form.tsx";
import { useSearch } from "./use-search.ts";

const FORM = "search";

/** Below the banner: the filters, beside the results on wide screens and in a sheet on phones, and what they find. */
export function SearchBody({ places, ...found }: Omit<ResultsProps, "search" | "form"> & { places: SearchPlaces }) {
  const search = useSearch(found.filters);
  return (
    <div className="wrap find">
      <aside className="filters" id="filters" aria-label="Filters">
        <SearchForm id={FORM} search={search} className="filter-fields">
          <SearchFields search={search} places={places} idPrefix="side" />
          <Button type="submit" variant="line">
            Show volunteers
          </Button>
        </SearchForm>
      </aside>
      <section aria-label="Results" aria-busy={search.loading}>
        <div className="filter-row">
          <FilterSheet search={search} places={places} count={found.total > 0 ? countWords(found.total, found.capped) : "volunteers"} />
          <FilterChips filters={search.filters} />
        </div>
        <Results {...found} search={search} form={FORM} />
      </section>
    </div>
  );
}
