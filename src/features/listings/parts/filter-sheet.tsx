import { useState } from "react";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { SlidersHorizontal } from "../../../ui/icons.tsx";
import { countOfSearch, filterCount } from "../search-address.ts";
import type { SearchPageData } from "../search-view.ts";
import { SearchForm } from "./search-form.tsx";
import type { ListingSearch } from "./use-listing-search.ts";

const FORM = "filter-sheet";

/** The filters on phones: a chip that opens a sheet. Without scripts the chip leads to the filters in the page. */
export function FilterSheet({ search, data }: { search: ListingSearch; data: SearchPageData }) {
  const [open, setOpen] = useState(false);
  const { words, total, capped } = data;
  const [, many] = words.noun;
  const chosen = filterCount(search.filters);
  const close = () => setOpen(false);
  return (
    <>
      <a
        className="chip"
        href="#filters"
        role="button"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <SlidersHorizontal className="icon" />
        {chosen > 0 ? say("Filters ({chosen})", { chosen }) : say("Filters")}
      </a>
      <Dialog
        open={open}
        onClose={close}
        title={say("Filters")}
        footer={
          <Button type="submit" form={FORM} wide>
            {say("Show {many}", {
              many: search.loading || total === 0 ? many : countOfSearch(total, capped, words.noun),
            })}
          </Button>
        }
      >
        <SearchForm id={FORM} search={search} data={data} onDone={close} />
      </Dialog>
    </>
  );
}
