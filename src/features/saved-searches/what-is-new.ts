/** What of a search is new since it was looked at last. Pure. */
import { SAVED_LIMITS } from "./saved-search-model.ts";

type Known = { known: string[]; more: boolean };

/**
 * @param found the newest first, one more than are remembered where there are more
 * @returns what was not there before, and what is known from now on. Where more was found than is remembered, those
 *   behind the last known one are older than it, and no news.
 */
export function whatIsNew({ known, more }: Readonly<Known>, found: readonly string[]): Known & { fresh: string[] } {
  const before = new Set(known);
  const last = more ? found.findLastIndex((id) => before.has(id)) : found.length;
  const fresh = found.filter((id, at) => !before.has(id) && (last < 0 || at < last));
  const now = new Set(found);
  // What is gone for a while, as somebody who is taken and free again, stays known.
  const kept = [...found, ...known.filter((id) => !now.has(id))];
  return {
    fresh,
    known: kept.slice(0, SAVED_LIMITS.known),
    // Older ones that were forgotten stay forgotten where a look finds few or none, and are no news when they come back.
    more: kept.length > SAVED_LIMITS.known || (more && kept.length === SAVED_LIMITS.known),
  };
}
