import type { FormEvent } from "react";
import { useNavigate, useNavigation } from "react-router";
import { TEXT_LENGTHS } from "../../../domain/limits.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon, Search } from "../../../ui/icons.tsx";
import { useFollowed } from "../../../ui/use-followed.ts";
import { listingSearchHref } from "../search-address.ts";
import type { ListingFilters } from "../search-address.ts";
import type { SearchPageWords } from "../search-view.ts";

export interface SearchLineProps {
  words: Pick<SearchPageWords, "path" | "box" | "noun">;
  filters: ListingFilters;
}

/** What else the search is narrowed to: a plain form carries it along. */
function Others({ filters: { state, districts, city, extra, sort } }: Pick<SearchLineProps, "filters">) {
  const others = [
    ["state", state],
    ...districts.map((district) => ["district", district]),
    ["city", city],
    ...Object.entries(extra),
    ["sort", sort === "rating" ? "" : sort],
  ] as [string, string][];
  return others.map(([name, value]) =>
    value ? <input key={`${name} ${value}`} type="hidden" name={name} value={value} /> : null,
  );
}

/** The box for words in the head of a search: one line, a plain GET form. What is understood of it becomes filters. */
export function SearchLine({ words, filters }: SearchLineProps) {
  const box = useFollowed(filters.q);
  const navigate = useNavigate();
  const busy = useNavigation().state === "loading";
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // On phones the results are seen once the keyboard has gone.
    box.current?.blur();
    const q = box.current?.value.trim() ?? "";
    void navigate(listingSearchHref(words.path, { ...filters, q }), { preventScrollReset: true });
  }
  return (
    <form
      className="search-line"
      role="search"
      aria-label={`Search ${words.noun[1]}`}
      action={words.path}
      method="get"
      onSubmit={send}
    >
      <label htmlFor="list-q" className="sr">
        {words.box.label}
      </label>
      <input
        ref={box}
        id="list-q"
        className="input"
        type="search"
        name="q"
        defaultValue={filters.q}
        maxLength={TEXT_LENGTHS.shortText}
        placeholder={words.box.placeholder}
        enterKeyHint="search"
        autoComplete="off"
      />
      <Others filters={filters} />
      <Button type="submit" variant="gold" busy={busy}>
        {busy ? null : <Icon as={Search} />}
        <span className="line-word">Search</span>
      </Button>
    </form>
  );
}
