import { useNavigate, useNavigation } from "react-router";
import { listingFiltersIn, listingSearchHref } from "../search-address.ts";
import type { ListingFilters } from "../search-address.ts";

export type ListingSearch = {
  path: string;
  /** What is asked for at this moment: while results load, the newest choice, so that no tap is lost. */
  filters: ListingFilters;
  loading: boolean;
  /** Asks for something else. A choice tried out replaces the address, so that 'back' leaves the search. */
  change: (choice: Partial<ListingFilters>) => void;
};

/** The search as the address says it; every change goes through the address. */
export function useListingSearch(path: string, loaded: ListingFilters): ListingSearch {
  const navigation = useNavigation();
  const navigate = useNavigate();
  const wanted =
    navigation.state === "loading" && navigation.location.pathname.toLowerCase() === path.toLowerCase()
      ? navigation.location
      : null;
  const filters = wanted ? listingFiltersIn(new URLSearchParams(wanted.search), Object.keys(loaded.extra)) : loaded;
  return {
    path,
    filters,
    loading: wanted !== null,
    change: (choice) =>
      void navigate(listingSearchHref(path, { ...filters, ...choice }), { replace: true, preventScrollReset: true }),
  };
}
