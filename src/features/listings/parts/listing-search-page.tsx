import type { ReactNode } from "react";
import type { SearchPageData } from "../listing-page-types.ts";
import { ListingHead } from "./listing-head.tsx";
import type { ExtraField } from "./search-panel.tsx";
import { SearchPanel } from "./search-panel.tsx";
import { SearchResults } from "./search-results.tsx";
import { useListingSearch } from "./use-listing-search.ts";

export interface ListingSearchPageProps<Card extends object> {
  data: SearchPageData<Card>;
  path: string;
  title: string;
  /** What the last crumb says. */
  crumb: string;
  lead: string;
  art: string;
  /** Buttons in the head: how to join. */
  actions: ReactNode;
  noun: readonly [string, string];
  words: { label: string; placeholder: string };
  extra?: readonly ExtraField[];
  renderCard: (card: Card, early: boolean) => ReactNode;
  otherwise: ReactNode;
}

/** The search of a category: head, filters in the address, cards in pages. */
export function ListingSearchPage<Card extends object>({ data, path, title, crumb, lead, art, actions, noun, words, extra, renderCard, otherwise }: ListingSearchPageProps<Card>) {
  const search = useListingSearch(path, data.filters);
  return (
    <>
      <ListingHead crumbs={[{ label: crumb }]} title={title} lead={lead} art={art}>
        {actions}
      </ListingHead>
      <div className="wrap find lfind">
        <aside aria-label="Filters">
          <SearchPanel search={search} states={data.states} districts={data.districts} extra={extra} words={words} submit={`Show ${noun[1]}`} />
        </aside>
        <SearchResults search={search} data={data} noun={noun} renderCard={renderCard} otherwise={otherwise} />
      </div>
    </>
  );
}
