/**
 * Former, common and main-place names of districts and states (Gurgaon, Bangalore, Vizag).
 * For searching only, never stored. About 5 KB (2 KB gzipped).
 */
import districtAliases from "./data/india-district-aliases.json" with { type: "json" };

const aliases = new Map(
  Object.entries(districtAliases).map(
    ([state, byDistrict]) => [state, new Map<string, readonly string[]>(Object.entries(byDistrict))] as const,
  ),
);

const stateAliases = new Map<string, readonly string[]>([
  ["Andaman and Nicobar Islands", ["Andaman", "Andamans", "Nicobar Islands"]],
  ["Dadra and Nagar Haveli and Daman and Diu", ["DNHDD"]],
  ["Delhi", ["NCT of Delhi", "Delhi NCR", "Dilli"]],
  ["Jammu and Kashmir", ["J&K", "Kashmir", "Jammu Kashmir"]],
  ["Odisha", ["Orissa"]],
  ["Puducherry", ["Pondicherry"]],
  ["Tamil Nadu", ["TN"]],
  ["Uttar Pradesh", ["UP"]],
  ["Madhya Pradesh", ["MP"]],
  ["Uttarakhand", ["Uttaranchal"]],
  ["West Bengal", ["Bengal"]],
]);

/** Other names of a district; empty when there are none or the place is unknown. */
export function aliasesOf(state: string, district: string): string[] {
  return [...(aliases.get(state)?.get(district) ?? [])];
}

/** Other names of a state (Orissa for Odisha); empty when there are none. */
export function stateAliasesOf(state: string): string[] {
  return [...(stateAliases.get(state) ?? [])];
}
