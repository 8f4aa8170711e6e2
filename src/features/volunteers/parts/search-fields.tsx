import { TEXT_LENGTHS, VOLUNTEER_LENGTHS } from "../../../domain/limits.ts";
import { DistrictMultiPicker } from "../../../ui/district-picker.tsx";
import type { DistrictOption } from "../../../ui/district-filter.ts";
import { TextField } from "../../../ui/fields.tsx";
import { TextSkeleton } from "../../../ui/skeleton.tsx";
import { StateSelect } from "../../../ui/state-select.tsx";
import type { Search } from "./use-search.ts";

/** The places to choose from, as the server sends them: the browser needs no list of its own. */
export interface SearchPlaces {
  states: readonly string[];
  /** Of `state`; they follow a step behind a newly chosen state. */
  districts: readonly DistrictOption[];
  state: string;
}

export interface SearchFieldsProps {
  search: Search;
  places: SearchPlaces;
  /** Begins the ids: the same fields stand beside the results and in the sheet. */
  idPrefix: string;
}

/** Words, state, districts and city: inputs of a plain GET form that also apply themselves where scripts run. */
export function SearchFields({ search, places, idPrefix }: SearchFieldsProps) {
  const { filters, change } = search;
  const known = places.state === filters.state;
  return (
    <>
      {/* A new key where another search arrives, so that the boxes follow the address. */}
      <TextField key={`q ${filters.q}`} id={`${idPrefix}-q`} label="Name or words" name="q" placeholder="Name, skill, town" defaultValue={filters.q} maxLength={TEXT_LENGTHS.shortText} enterKeyHint="search" autoComplete="off" />
      <StateSelect id={`${idPrefix}-state`} clearable value={filters.state} states={places.states} placeholder="All of India" onChange={(state) => change({ state, districts: [] })} />
      {known ? (
        <DistrictMultiPicker id={`${idPrefix}-district`} key={`of ${filters.state}`} state={filters.state} districts={places.districts} value={filters.districts} chips={false} onChange={(chosen) => change({ districts: chosen })} />
      ) : (
        <div>
          <p className="lab">Districts</p>
          <TextSkeleton lines={3} />
        </div>
      )}
      <TextField key={`city ${filters.city}`} id={`${idPrefix}-city`} label="City or town" name="city" defaultValue={filters.city} maxLength={VOLUNTEER_LENGTHS.city} enterKeyHint="search" autoComplete="off" />
    </>
  );
}
