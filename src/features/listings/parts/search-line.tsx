import type { FormEvent } from "react";
import { useHref, useNavigate, useNavigation } from "react-router";
import { TEXT_LENGTHS } from "../../../domain/limits.ts";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon, Search } from "../../../ui/icons.tsx";
import { useFollowed } from "../../../ui/use-followed.ts";
import { listingSearchHref } from "../search-address.ts";
import type { ListingFilters } from "../search-address.ts";
import type { SearchPageWords } from "../search-view.ts";
import { whenOn, whenPairs } from "../when.ts";
import { DateBox } from "./date-box.tsx";

export interface SearchLineProps {
  words: Pick<SearchPageWords, "path" | "box" | "noun">;
  filters: ListingFilters;
  /** The present day in India. */
  today: string;
}

/** What else the search is narrowed to: a plain form carries it along. */
function Others({ filters: { state, districts, city, extra, sort, when } }: Pick<SearchLineProps, "filters">) {
  const others = [
    ["state", state],
    ...districts.map((district) => ["district", district]),
    ["city", city],
    ...Object.entries(extra),
    ...whenPairs(when).filter(([name]) => name !== "date"),
    ["sort", sort === "best" ? "" : sort],
  ] as [string, string][];
  return others.map(([name, value]) =>
    value ? <input key={`${name} ${value}`} type="hidden" name={name} value={value} /> : null,
  );
}

/** The boxes for words and for the day in the head of a search: one line, a plain GET form. What is understood of the words becomes filters. */
export function SearchLine({ words, filters, today }: SearchLineProps) {
  const box = useFollowed(filters.q);
  const navigate = useNavigate();
  const busy = useNavigation().state === "loading";
  const search = (choice: Partial<ListingFilters>) =>
    void navigate(listingSearchHref(words.path, { ...filters, ...choice }), { preventScrollReset: true });
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // On phones the results are seen once the keyboard has gone.
    box.current?.blur();
    const q = box.current?.value.trim() ?? "";
    const day = new FormData(event.currentTarget).get("date");
    search({ q, when: whenOn(typeof day === "string" ? day : "", filters.when) });
  }
  // The day that is chosen leaves room for a word.
  const [first = ""] = words.box.placeholder.split(",");
  return (
    <form
      className="search-line"
      role="search"
      aria-label={say("Search {many}", { many: words.noun[1] })}
      action={useHref(words.path)}
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
        placeholder={filters.when ? first : words.box.placeholder}
        enterKeyHint="search"
        autoComplete="off"
      />
      <DateBox
        id="list-date"
        when={filters.when}
        today={today}
        onChosen={(day) => search({ q: box.current?.value.trim() ?? "", when: whenOn(day, filters.when) })}
      />
      <Others filters={filters} />
      <Button type="submit" variant="gold" busy={busy}>
        {busy ? null : <Icon as={Search} />}
        <span className="line-word">{say("Search")}</span>
      </Button>
    </form>
  );
}
