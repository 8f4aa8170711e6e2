import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import type { SearchFilters } from "../search-filters.ts";
import { NO_FILTERS, filterCount, placeWords, searchHref } from "../search-filters.ts";

/** Nobody matches: say where, and three ways on. */
export function NoVolunteers({ filters }: { filters: SearchFilters }) {
  const place = placeWords(filters);
  const wider = filters.state && (filters.q || filters.districts.length > 0 || filters.city) ? { ...filters, q: "", districts: [], city: "" } : null;
  const nobody = filters.q ? `Nobody found for “${filters.q}”${place ? ` in ${place}` : ""}.` : place ? `Nobody in ${place} yet.` : "Nobody has registered yet.";
  return (
    <EmptyState
      level={3}
      title="No volunteers found."
      actions={
        <>
          {wider ? (
            <LinkButton to={searchHref(wider)} preventScrollReset>
              Search all of {filters.state}
            </LinkButton>
          ) : null}
          {filterCount(filters) > 0 ? (
            <LinkButton to={searchHref({ ...NO_FILTERS, sort: filters.sort })} variant={wider ? "line" : "fill"} preventScrollReset>
              Clear all filters
            </LinkButton>
          ) : null}
          <LinkButton to="/VolunteerEnquiryForm" variant="line">
            Tell us what you need
          </LinkButton>
        </>
      }
    >
      <p>
        {nobody} Tell us the date and the place, and volunteers nearby will hear of it.
      </p>
    </EmptyState>
  );
}
