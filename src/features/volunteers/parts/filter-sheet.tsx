import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { SlidersHorizontal } from "../../../ui/icons.tsx";
import { filterCount } from "../search-filters.ts";
import type { SearchPlaces } from "./search-fields.tsx";
import { SearchFields } from "./search-fields.tsx";
import { SearchForm } from "./search-form.tsx";
import type { Search } from "./use-search.ts";

export interface FilterSheetProps {
  search: Search;
  places: SearchPlaces;
  /** '128 volunteers', or 'volunteers' where there is none: what the button at the bottom promises. */
  count: string;
}

const FORM = "filter-sheet";

/** The filters on phones: a chip that opens a sheet. Without scripts the chip leads to the filters in the page. */
export function FilterSheet({ search, places, count }: FilterSheetProps) {
  const [open, setOpen] = useState(false);
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
        {chosen > 0 ? `Filters (${chosen})` : "Filters"}
      </a>
      <Dialog
        open={open}
        onClose={close}
        title="Filters"
        footer={
          <Button type="submit" form={FORM} wide>
            {search.loading ? "Show volunteers" : `Show ${count}`}
          </Button>
        }
      >
        <SearchForm id={FORM} search={search} className="filter-fields" onDone={close}>
          <SearchFields search={search} places={places} idPrefix="sheet" />
        </SearchForm>
      </Dialog>
    </>
  );
}
