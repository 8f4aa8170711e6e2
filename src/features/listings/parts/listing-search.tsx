import type { ReactNode } from "react";
import { LinkButton } from "../../../ui/button.tsx";
import { later } from "../../../ui/later.tsx";
import type { SearchPageData } from "../search-view.ts";
import { keepsEvent } from "../your-event/event-place.ts";
import { ListBand } from "./list-band.tsx";
import { SearchLine } from "./search-line.tsx";

const body = () => import("./search-body.tsx");
const here = import.meta.env.SSR ? await body() : null;
const SearchBody = later(here?.SearchBody, async () => (await body()).SearchBody, keepsEvent);

/** The search of a category: a slim head with the box for words, `art` beside it where there is some; filters in the address, cards in pages. */
export function ListingSearch({ data, art }: { data: SearchPageData; art?: ReactNode }) {
  const { words, filters } = data;
  return (
    <>
      <ListBand
        title={words.title}
        search={<SearchLine words={words} filters={filters} today={data.today} />}
        actions={words.actions.map(({ label, to }) => (
          <LinkButton key={to} to={to} variant="line" slim>
            {label}
          </LinkButton>
        ))}
        art={art}
      />
      <SearchBody data={data} />
    </>
  );
}
