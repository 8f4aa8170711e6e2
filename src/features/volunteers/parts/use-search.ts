import { useNavigate, useNavigation } from "react-router";
import type { SearchFilters } from "../search-filters.ts";
import { SEARCH_PATH, filtersIn, searchHref } from "../search-filters.ts";

export type Search = {
  /** What is asked for at this moment: while results load, the newest choice, so that no tap is lost. */
  filters: SearchFilters;
  loading: boolean;
  /** Asks for something else. A choice tried out replaces the address, so that 'back' leaves the search. */
  change: (choice: Partial<SearchFilters>) => void;
};

/** The search as the address says it; every change goes through the address. */
export function useSearch(loaded: SearchFilters): Search {
  const navigation = useNavigation();
  const navigate = useNavigate();
  const wanted = navigation.state === "loading" && navigation.location.pathname.toLowerCase() === SEARCH_PATH.toLowerCase() ? navigation.location : null;
  const filters = wanted ? filtersIn(new URLSearchParams(wanted.search)) : loaded;
  return {
    filters,
    loading: wanted !== null,
    change: (choice) => void navigate(searchHref({ ...filters, ...choice }), { replace: true, preventScrollReset: true }),
  };
}
