/** Finding a place by what people type: any case, without diacritics, by a former or common name. */
import { cutUnits } from "../graphemes.ts";
import { searchKey } from "../text.ts";
import { aliasesOf, stateAliasesOf } from "./places-aliases.ts";
import { districtsOf, states } from "./places-data.ts";

/** A found state, or a district with its state. `label` is what a list shows. */
export type Place = { state: string; district?: string; label: string };

type Entry = { place: Place; names: Name[]; full: string };
type Name = { key: string; alias?: string };

/** Further names of states and districts: by state, then by district, '' for the state itself. */
export type FurtherNames = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
let further: FurtherNames = {};

/** From here on places are found by these names as well: in another script they are weight that few pages need. */
export function knowPlacesAs(names: FurtherNames): void {
  further = names;
  index = statesByKey = placesByName = undefined;
  districtsByKey.clear();
}

const otherNamesOf = (state: string, district = ""): string[] => [
  ...(district ? aliasesOf(state, district) : stateAliasesOf(state)),
  ...(further[state]?.[district] ?? []),
];

/** Longest query looked at; no place name comes near. */
const MAX_QUERY = 100;

/** 'J&K' and 'Jammu and Kashmir', 'Medchal-Malkajgiri' and 'medchal malkajgiri' meet in one key. */
function placeKey(text: string): string {
  return searchKey(cutUnits(text, MAX_QUERY).replaceAll("&", " and "))
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim();
}

const squeeze = (key: string): string => key.replaceAll(" ", "");

let index: Entry[] | undefined;

/** Built at the first search: a page that never searches does not pay for it. */
function entries(): Entry[] {
  index ??= states().flatMap((state) => [
    entry({ state, label: state }, state, otherNamesOf(state)),
    ...districtsOf(state).map((district) =>
      entry({ state, district, label: districtLabel(state, district) }, district, otherNamesOf(state, district)),
    ),
  ]);
  return index;
}

/** 'Indore, Madhya Pradesh'; 'Lakshadweep (district)' where both are called alike. */
const districtLabel = (state: string, district: string): string =>
  district === state ? `${district} (district)` : `${district}, ${state}`;

function entry(place: Place, name: string, aliases: string[]): Entry {
  const names = [{ key: placeKey(name) }, ...aliases.map((alias) => ({ key: placeKey(alias), alias }))];
  return { place, names, full: placeKey(place.label) };
}

/** How well a name answers a query: 0 best, undefined not at all. */
function rank(name: string, query: string): number | undefined {
  if (name === query) return 0;
  if (name.startsWith(query)) return 1;
  if (name.includes(` ${query}`)) return 2;
  const squeezed = squeeze(query);
  if (squeeze(name).startsWith(squeezed)) return 3;
  // One or two letters in the middle of a word are noise.
  return squeezed.length > 2 && squeeze(name).includes(squeezed) ? 4 : undefined;
}

type Hit = { score: number; place: Place };

function match({ place, names, full }: Entry, query: string): Hit | undefined {
  let best: Hit | undefined;
  for (const { key, alias } of names) {
    const quality = rank(key, query);
    if (quality === undefined) continue;
    // At equal quality: a place's own name before an alias, a state before a district.
    const score = quality * 4 + (alias ? 2 : 0) + (place.district ? 1 : 0);
    if (!best || score < best.score) best = { score, place: alias ? withAlias(place, alias) : place };
  }
  if (!best && full.startsWith(query)) best = { score: 4, place };
  return best;
}

/** Whoever types 'Vijayawada' must see why 'NTR' is offered. */
function withAlias(place: Place, alias: string): Place {
  const { state, district } = place;
  // 'Dr. B.R. Ambedkar Konaseema' needs no '(Konaseema)'.
  if (placeKey(district ?? state).includes(placeKey(alias))) return place;
  return { ...place, label: district ? `${district} (${alias}), ${state}` : `${state} (${alias})` };
}

/**
 * Places whose name or alias begins with, or contains, what was typed; best first, at most `limit`.
 * Also takes a whole label ('Indore, Madhya Pradesh'). An empty query finds nothing.
 */
export function findPlaces(query: string, limit: number): Place[] {
  const key = placeKey(query);
  if (key === "" || !(limit > 0)) return [];
  return entries()
    .flatMap((candidate) => match(candidate, key) ?? [])
    .sort((a, b) => a.score - b.score)
    .slice(0, limit)
    .map(({ place }) => ({ ...place }));
}

type Called = { name: string; aliases: string[] };

/** By each spelling of theirs; a name of one's own goes before somebody else's alias. */
function byKey(places: readonly Called[]): Map<string, string> {
  const found = new Map<string, string>();
  const put = (spelling: string, name: string) => {
    const key = squeeze(placeKey(spelling));
    if (!found.has(key)) found.set(key, name);
  };
  // As the register writes it, which is how most of them come: found without being spelt out.
  for (const { name } of places) found.set(name, name);
  for (const { name } of places) put(name, name);
  for (const { name, aliases } of places) for (const alias of aliases) put(alias, name);
  return found;
}

let statesByKey: Map<string, string> | undefined;
const districtsByKey = new Map<string, Map<string, string>>();

/** The canonical name of a state from its name or alias in any spelling of case, or null. */
export function canonicalState(text: string): string | null {
  statesByKey ??= byKey(states().map((name) => ({ name, aliases: otherNamesOf(name) })));
  return statesByKey.get(text) ?? statesByKey.get(squeeze(placeKey(text))) ?? null;
}

/** The canonical name of a district of `state` (canonical) from its name or alias in any case, or null. */
export function canonicalDistrict(state: string, text: string): string | null {
  let districts = districtsByKey.get(state);
  if (!districts) {
    districts = byKey(districtsOf(state).map((name) => ({ name, aliases: otherNamesOf(state, name) })));
    // What is no state has none, and is not remembered.
    if (districts.size > 0) districtsByKey.set(state, districts);
  }
  return districts.get(text) ?? districts.get(squeeze(placeKey(text))) ?? null;
}

/** A state (district '') or a district of one. */
export type At = { state: string; district: string };
/** By each name of theirs, as it is written together: states (district '') and districts. */
let placesByName: Map<string, At[]> | undefined;
function byName(): Map<string, At[]> {
  if (placesByName) return placesByName;
  const found = new Map<string, At[]>();
  const put = (at: At, names: readonly string[]) => {
    for (const key of new Set(names.map((name) => squeeze(placeKey(name)))))
      found.set(key, [...(found.get(key) ?? []), at]);
  };
  for (const state of states()) put({ state, district: "" }, [state, ...otherNamesOf(state)]);
  for (const state of states())
    for (const district of districtsOf(state)) put({ state, district }, [district, ...otherNamesOf(state, district)]);
  return (placesByName = found);
}

/**
 * The states and districts that are called exactly so, by whatever name: 'bangalore', 'Simla', 'J & K'. Several where
 * several are (Bilaspur); the state alone where a district of it has its name (Chandigarh).
 */
export function placesCalled(text: string): At[] {
  const found = byName().get(squeeze(placeKey(text))) ?? [];
  const whole = found.filter(({ district }) => district === "").map(({ state }) => state);
  return found.filter(({ state, district }) => district === "" || !whole.includes(state));
}

/** Every name of every place, as it is written. */
export const everyPlaceName = (): string[] =>
  states().flatMap((state) => [
    state,
    ...otherNamesOf(state),
    ...districtsOf(state).flatMap((district) => [district, ...otherNamesOf(state, district)]),
  ]);

/** All names of places, small letters and written together, for guessing what a mistyped one means. */
export const placeNames = (): Iterable<string> => byName().keys();
