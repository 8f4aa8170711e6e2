import { Link } from "react-router";
import { X } from "../../../ui/icons.tsx";
import type { SearchFilters } from "../search-filters.ts";
import { NO_FILTERS, filterCount, searchHref } from "../search-filters.ts";

/** The chosen filters as links that take one away each. Links, so that they work without scripts. */
export function FilterChips({ filters }: { filters: SearchFilters }) {
  const { q, state, districts, city } = filters;
  if (filterCount(filters) === 0) return null;
  const chips = [
    ...(q ? [{ name: "q", label: `“${q}”`, without: { ...filters, q: "" } }] : []),
    ...(state ? [{ name: "state", label: state, without: { ...filters, state: "", districts: [] } }] : []),
    ...districts.map((district) => ({ name: `district ${district}`, label: district, without: { ...filters, districts: districts.filter((other) => other !== district) } })),
    ...(city ? [{ name: "city", label: `“${city}”`, without: { ...filters, city: "" } }] : []),
  ];
  return (
    <>
      {chips.map(({ name, label, without }) => (
        <Link key={name} className="chip on" to={searchHref(without)} replace preventScrollReset aria-label={`Remove ${label}`}>
          {label}
          <X className="icon" />
        </Link>
      ))}
      <Link className="chip clear-all" to={searchHref({ ...NO_FILTERS, sort: filters.sort })} replace preventScrollReset>
        Clear all
      </Link>
    </>
  );
}
