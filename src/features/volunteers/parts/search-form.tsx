import type { FormEvent, ReactNode } from "react";
import { SEARCH_PATH } from "../search-filters.ts";
import type { Search } from "./use-search.ts";

export interface SearchFormProps {
  id: string;
  search: Search;
  className?: string;
  /** After the search was sent. */
  onDone?: () => void;
  children: ReactNode;
}

/** The search as a plain GET form; with scripts it goes there without loading the page anew. */
export function SearchForm({ id, search, className, onDone, children }: SearchFormProps) {
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const typed = (name: string) => String(data.get(name) ?? "").trim();
    const words = { q: typed("q"), city: typed("city") };
    if (words.q !== search.filters.q || words.city !== search.filters.city) search.change(words);
    onDone?.();
  }
  return (
    <form id={id} method="get" action={SEARCH_PATH} role="search" className={className} onSubmit={send}>
      {children}
    </form>
  );
}
