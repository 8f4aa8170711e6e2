/**
 * States and districts only: what a location picker in the browser needs.
 * About 11 KB of JavaScript (5 KB gzipped): import it lazily (`await import(...)`)
 * on pages where the picker is not on the first screen.
 * Names repeat across states (Bilaspur, Pratapgarh …): always key by state and district.
 * Source and doubts: data/SOURCES.md.
 */
import districtsByState from "./data/india-districts.json" with { type: "json" };

const places = new Map<string, readonly string[]>(Object.entries(districtsByState));
const stateNames: readonly string[] = [...places.keys()];

/** The 28 states and 8 union territories, in alphabetical order. */
export function states(): string[] {
  return [...stateNames];
}

/** The districts of a state in alphabetical order; empty for an unknown state. */
export function districtsOf(state: string): string[] {
  return [...(places.get(state) ?? [])];
}

/** True for the exact, canonical name of a state or union territory. */
export function isState(name: unknown): name is string {
  return typeof name === "string" && places.has(name);
}

/** True when `district` is the exact, canonical name of a district of `state`. */
export function isDistrict(state: unknown, district: unknown): boolean {
  if (!isState(state) || typeof district !== "string") return false;
  return places.get(state)?.includes(district) ?? false;
}
