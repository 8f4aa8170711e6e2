import { Fragment, type FormEvent } from "react";
import { Link, useHref } from "react-router";
import { TEXT_LENGTHS } from "../../../domain/limits.ts";
import { say } from "../../../domain/words/say.ts";
import { DistrictMultiPicker } from "../../../ui/district-picker.tsx";
import { SelectField, TextField } from "../../../ui/fields.tsx";
import { TextSkeleton } from "../../../ui/skeleton.tsx";
import { StateSelect } from "../../../ui/state-select.tsx";
import { countedOptions, countWords } from "../facet-words.ts";
import { listingSearchHref, WITH_COUNTS } from "../search-address.ts";
import type { ExtraField, SearchPageData } from "../search-view.ts";
import { NearMe } from "./near-me.tsx";
import { AboutNote } from "./about-note.tsx";
import { useFacetCounts } from "./use-facet-counts.ts";
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

/** The filters that every list has, by what they are about. */
const AROUND = ["near", "radius"];
const TRUSTED = ["rating", "verified", "answers"];
const COSTS = ["hours", "pin", "upto"];

/**
 * What a search is narrowed by besides its words, as a plain GET form, which also applies its choices by itself where
 * scripts run; it stands beside the results and in the sheet.
 */
export function SearchForm({ id, search, data, onDone, children }: SearchFormProps) {
  const { filters, change, path } = search;
  const { extra } = data.words;
  const among = (names: readonly string[]) => extra.filter(({ name }) => names.includes(name));
  const [around, trusted, costs] = [among(AROUND), among(TRUSTED), among(COSTS)];
  const own = extra.filter((one) => ![...around, ...trusted, ...costs].includes(one));
  const asks = new URLSearchParams(listingSearchHref("", filters).slice(1));
  const withCounts = `${path}?${[asks.toString(), `${WITH_COUNTS}=1`].filter(Boolean).join("&")}`;
  asks.set("list", data.category);
  const [form, counts] = useFacetCounts<HTMLFormElement>(asks.toString(), search.loading ? null : data.counts);
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
  const fields = (some: readonly ExtraField[]) =>
    some.map(({ name, label, options, placeholder, inputMode, suggest }) =>
      options ? (
        <SelectField
          key={name}
          id={`${id}-${name}`}
          label={label}
          name={name}
          placeholder={placeholder ?? say("Any")}
          options={countedOptions({ name, options }, counts)}
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
            list={suggest && `${id}-${name}-some`}
          />
          {suggest ? (
            <datalist id={`${id}-${name}-some`}>
              {suggest.map((value) => (
                <option key={value} value={value}>
                  {countWords(counts, name, value)}
                </option>
              ))}
            </datalist>
          ) : null}
          {name === "near" ? <NearMe onFound={(near) => change({ extra: { ...filters.extra, near } })} /> : null}
        </Fragment>
      ),
    );
  return (
    <form
      ref={form}
      id={id}
      method="get"
      action={useHref(path)}
      role="search"
      className="filter-fields"
      onSubmit={send}
    >
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
      {fields(around)}
      {own.length > 0 ? <p className="filter-group">{say("What you need")}</p> : null}
      {fields(own)}
      <p className="filter-group">{say("Whom you can rely on")}</p>
      {fields(trusted)}
      {costs.length > 0 ? <p className="filter-group">{say("Price for your event")}</p> : null}
      {fields(costs)}
      <AboutNote counts={counts} />
      {children}
      {data.counts ? null : (
        <noscript>
          <Link to={withCounts}>{say("Show how many there are of each")}</Link>
        </noscript>
      )}
    </form>
  );
}
