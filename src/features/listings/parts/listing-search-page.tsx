import type { ReactNode } from "react";
import { ListingHead } from "./listing-head.tsx";
import { ListingSearchBody, type ListingSearchBodyProps } from "./listing-search-body.tsx";

export interface ListingSearchPageProps<Card extends object> extends ListingSearchBodyProps<Card> {
  title: string;
  /** What the last crumb says. */
  crumb: string;
  lead: string;
  art: string;
  /** Buttons in the head: how to join. */
  actions: ReactNode;
}

/** The search of a category: head, filters in the address, cards in pages. */
export function ListingSearchPage<Card extends object>({ title, crumb, lead, art, actions, ...body }: ListingSearchPageProps<Card>) {
  return (
    <>
      <ListingHead crumbs={[{ label: crumb }]} title={title} lead={lead} art={art}>
        {actions}
      </ListingHead>
      <ListingSearchBody {...body} />
    </>
  );
}
