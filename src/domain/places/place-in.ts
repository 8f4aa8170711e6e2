/** The district that a place in words lies in. */
import { findPlaces } from "./places-search.ts";

/** 'Vijay Nagar, Indore' → Indore in Madhya Pradesh; null where no part of it is a district's name. */
export function districtIn(place: string): { state: string; district: string } | null {
  for (const part of place.split(",").toReversed()) {
    const word = part.trim().toLowerCase();
    const found = word && findPlaces(word, 3).find(({ district }) => district?.toLowerCase() === word);
    if (found && found.district) return { state: found.state, district: found.district };
  }
  return null;
}
