import { Link } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { X } from "../../../ui/icons.tsx";
import { conditionsOf } from "../search-conditions.ts";
import { isNarrowed, listingSearchHref, widest } from "../search-address.ts";
import type { ListingFilters } from "../search-address.ts";
import type { SearchPageWords } from "../search-view.ts";

/** The chosen filters as links that take one away each. Links, so that they work without scripts. */
export function FilterChips({
  filters,
  words,
}: {
  filters: ListingFilters;
  words: Pick<SearchPageWords, "path" | "extra" | "places">;
}) {
  if (!isNarrowed(filters)) return null;
  const conditions = conditionsOf(filters, words);
  return (
    <>
      {conditions.map(({ name, label, short = label, without }) => (
        <Link
          key={name}
          className="chip on"
          to={listingSearchHref(words.path, without)}
          replace
          preventScrollReset
          aria-label={say("Remove {label}", { label })}
        >
          {short}
          <X className="icon" />
        </Link>
      ))}
      {/* A single one takes itself away. */}
      {conditions.length > 1 ? (
        <Link className="chip clear-all" to={listingSearchHref(words.path, widest(filters))} replace preventScrollReset>
          {say("Clear all")}
        </Link>
      ) : null}
    </>
  );
}
