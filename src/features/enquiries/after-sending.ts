/** What somebody is told once a request is sent, besides the answer of the call: plain data of the page. */

import { say } from "../../domain/words/say.ts";
import { whenIn, whenPairs } from "../listings/when.ts";

/** Something else that an event may need: 'A sound system', and where it is searched. */
export type Need = { key: string; label: string; path: string };

export type AfterSending = {
  /** Whom it went to: 'Raag Mandir'; '' for the site's own team. */
  to: string;
  /** The listing that was asked, by id; null where none was. */
  listing: string | null;
  /** The category that was asked, by key. */
  category: string;
  /** 'in about 3 hours'; null where nothing can be said. */
  usually: string | null;
  /** Where others of its kind are searched, near the one that was asked; absent where none are. */
  others?: string;
  needs: readonly Need[];
};

/** What is known of the event when something else is searched for it; '' for what is not. */
type SearchedFor = { state: string; district: string; date?: string; until?: string };

/** The search for something that is missing, or for others, near the event and for its days. */
export function needHref(
  { path }: Pick<Need, "path">,
  { state, district, date = "", until = "" }: SearchedFor,
): string {
  const [bare = path, query] = path.split("?");
  const params = new URLSearchParams(query);
  if (state) {
    params.set("state", state);
    params.delete("district");
    if (district) params.set("district", district);
  }
  for (const [name, value] of whenPairs(whenIn((name) => ({ date, until })[name] ?? null))) params.set(name, value);
  return params.size > 0 ? `${bare}?${params}` : bare;
}

/** Within so many days of the event nobody waits for an answer of which nothing is known. */
const SOON_DAYS = 3;

/** Where nothing is known of how fast they answer: what to do, with the way to others in `<a>`. @param inDays days to the event, where they are known */
export const waitWords = (inDays: number | null): string =>
  inDays !== null && inDays < SOON_DAYS
    ? say("We do not know yet how fast they answer, and the date is near: <a>ask others too</a>.")
    : say("We do not know yet how fast they answer. If nothing has come in two days, <a>ask others too</a>.");
