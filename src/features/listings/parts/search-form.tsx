import { Fragment, type FormEvent } from "react";
import { useHref } from "react-router";
import { TEXT_LENGTHS } from "../../../domain/limits.ts";
import { say } from "../../../domain/words/say.ts";
import { DistrictMultiPicker } from "../../../ui/district-picker.tsx";
import { SelectField, TextField } from "../../../ui/fields.tsx";
import { TextSkeleton } from "../../../ui/skeleton.tsx";
import { StateSelect } from "../../../ui/state-select.tsx";
import type { SearchPageData } from "../search-view.ts";
import { NearMe } from "./near-me.tsx";
import { WhenFields } from "./when-fields.tsx";
import type { ListingSearch } from "./use-listing-search.ts";

export interface SearchFormProps {
  id: string;
  search: ListingSearch;
  data: SearchPageData;
  /** After the search was sent. */
  onDone?: () => void;
  children?: React.ReactNode;
}

/**
 * What a search is narrowed by besides its words, as a plain GET form, which also applies its choices by itself where
 * scripts run; it stands beside the results and in the sheet.
 */
export function SearchForm({ id, search, data, onDone, children }: SearchFormProps) {
  const { filters, change, path } = search;
  const { extra } = data.words;
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = (name: string) => String(form.get(name) ?? "").trim();
    const asked = {
      city: typed("city"),
      extra: Object.fromEntries(extra.map(({ name }) => [name, typed(name)])),
    };
    const same =
      asked.city === filters.city &&
      Object.entries(asked.extra).every(([name, value]) => value === filters.extra[name]);
    if (!same) change(asked);
    onDone?.();
  }
  return (
    <form id={id} method="get" action={useHref(path)} role="search" className="filter-fields" onSubmit={send}>
      {filters.q ? <input type="hidden" name="q" value={filters.q} /> : null}
      <StateSelect
        id={`${id}-state`}
        clearable
        value={filters.state}
        states={data.states.map((value) => ({ value, label: data.words.places?.[value] ?? value }))}
        placeholder={say("All of India")}
        onChange={(state) => change({ state, districts: [] })}
      />
      {data.filters.state === filters.state ? (
        <DistrictMultiPicker
          id={`${id}-district`}
          key={`of ${filters.state}`}
          state={filters.state}
          stateLabel={data.words.places?.[filters.state]}
          districts={data.districts}
          value={filters.districts}
          chips={false}
          onChange={(districts) => change({ districts })}
        />
      ) : (
        <div>
          <p className="lab">{say("Districts")}</p>
          <TextSkeleton lines={3} />
        </div>
      )}
      <WhenFields id={id} when={filters.when} today={data.today} onChange={(when) => change({ when })} />
      {/* A new key where another search arrives, so that the boxes follow the address. */}
      <TextField
        key={`city ${filters.city}`}
        id={`${id}-city`}
        label={say("City or town")}
        name="city"
        defaultValue={filters.city}
        maxLength={TEXT_LENGTHS.shortText}
        enterKeyHint="search"
        autoComplete="off"
      />
      {extra.map(({ name, label, options, placeholder, inputMode }) =>
        options ? (
          <SelectField
            key={name}
            id={`${id}-${name}`}
            label={label}
            name={name}
            placeholder={placeholder ?? say("Any")}
            options={options}
            value={filters.extra[name] ?? ""}
            onChange={(event) => change({ extra: { ...filters.extra, [name]: event.target.value } })}
          />
        ) : (
          <Fragment key={`${name} ${filters.extra[name]}`}>
            <TextField
              id={`${id}-${name}`}
              label={label}
              name={name}
              placeholder={placeholder}
              inputMode={inputMode}
              defaultValue={filters.extra[name]}
              maxLength={TEXT_LENGTHS.shortText}
              enterKeyHint="search"
              autoComplete="off"
            />
            {name === "near" ? <NearMe onFound={(near) => change({ extra: { ...filters.extra, near } })} /> : null}
          </Fragment>
        ),
      )}
      {children}
    </form>
  );
}
