import type { ReactNode } from "react";
import type { SearchPageData } from "../listing-page-types.ts";
import type { ExtraField } from "./search-panel.tsx";
import { SearchPanel } from "./search-panel.tsx";
import { SearchResults } from "./search-results.tsx";
import { useListingSearch } from "./use-listing-search.ts";

export interface ListingSearchBodyProps<Card extends object> {
  data: SearchPageData<Card>;
  path: string;
  noun: readonly [string, string];
  words: { label: string; placeholder: string };
  extra?: readonly ExtraField[];
  renderCard: (card: Card, early: boolean) => ReactNode;
  otherwise: ReactNode;
}

/** The search of a category below its head: filters in the address, cards in pages. */
export function ListingSearchBody<Card extends object>({ data, path, noun, words, extra, renderCard, otherwise }: ListingSearchBodyProps<Card>) {
  const search = useListingSearch(path, data.filters);
  return (
    <div className="wrap find lfind">
      <aside aria-label="Filters">
        <SearchPanel search={search} states={data.states} districts={data.districts} extra={extra} words={words} submit={`Show ${noun[1]}`} />
      </aside>
      <SearchResults search={search} data={data} noun={noun} renderCard={renderCard} otherwise={otherwise} />
    </div>
  );
}
