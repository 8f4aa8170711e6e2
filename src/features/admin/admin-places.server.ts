import { districtsOf, states } from "../../domain/places/places.ts";

/** The districts of each state, for forms that choose a place. */
export function allPlaces(): Record<string, string[]> {
  return Object.fromEntries(states().map((state) => [state, districtsOf(state)]));
}
