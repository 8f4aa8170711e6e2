import type { FormEvent } from "react";
import { TEXT_LENGTHS } from "../../../domain/limits.ts";
import { Button } from "../../../ui/button.tsx";
import type { SelectOption } from "../../../ui/fields.tsx";
import { SelectField, TextField } from "../../../ui/fields.tsx";
import { StateSelect } from "../../../ui/state-select.tsx";
import type { ListingSearch } from "./use-listing-search.ts";

/** A field of a category's own: a choice from `options`, or something typed. */
export type ExtraField = { name: string; label: string; options?: readonly (SelectOption | string)[]; placeholder?: string; inputMode?: "numeric" };

export interface SearchPanelProps {
  search: ListingSearch;
  states: readonly string[];
  /** Of the chosen state. */
  districts: readonly string[];
  extra?: readonly ExtraField[] | undefined;
  /** What the box for words is called, and an example. */
  words: { label: string; placeholder: string };
  /** 'Show venues'. */
  submit: string;
}

/** The filters as a plain GET form that also applies its choices by itself where scripts run. */
export function SearchPanel({ search, states, districts, extra = [], words, submit }: SearchPanelProps) {
  const { filters, change } = search;
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const typed = (name: string) => String(data.get(name) ?? "").trim();
    change({ q: typed("q"), city: typed("city"), extra: Object.fromEntries(extra.map(({ name }) => [name, typed(name)])) });
  }
  return (
    <form id="search" method="get" action={search.path} role="search" className="lfilters" onSubmit={send}>
      {/* A new key where another search arrives, so that the boxes follow the address. */}
      <TextField key={`q ${filters.q}`} className="wide" label={words.label} name="q" placeholder={words.placeholder} defaultValue={filters.q} maxLength={TEXT_LENGTHS.shortText} enterKeyHint="search" autoComplete="off" />
      <StateSelect clearable value={filters.state} states={states} placeholder="All of India" onChange={(state) => change({ state, district: "" })} />
      <SelectField label="District" name="district" placeholder={filters.state ? "All" : "State first"} options={districts} value={districts.includes(filters.district) ? filters.district : ""} onChange={(event) => change({ district: event.target.value })} />
      <TextField key={`city ${filters.city}`} label="City or town" name="city" defaultValue={filters.city} maxLength={TEXT_LENGTHS.shortText} enterKeyHint="search" autoComplete="off" />
      {extra.map(({ name, label, options, placeholder, inputMode }) =>
        options ? (
          <SelectField key={name} label={label} name={name} placeholder={placeholder ?? "Any"} options={options} value={filters.extra[name] ?? ""} onChange={(event) => change({ extra: { ...filters.extra, [name]: event.target.value } })} />
        ) : (
          <TextField key={`${name} ${filters.extra[name]}`} label={label} name={name} placeholder={placeholder} inputMode={inputMode} defaultValue={filters.extra[name]} maxLength={20} enterKeyHint="search" autoComplete="off" />
        ),
      )}
      <Button type="submit" variant="line" className="wide">
        {submit}
      </Button>
    </form>
  );
}
