/**
 * What was typed into a form, kept in the tab (sessionStorage) so that a reload does not empty it. Never passwords,
 * codes, consents or photos. One place for all forms; see use-typed-words.ts.
 */
const PREFIX = "mandap:typed:";
/** The drafts of registrations, in localStorage: one for each category and person. */
export const DRAFTS = "mandap:draft:";
/** Secrets are never kept, and a consent is given anew with what is sent. */
const NEVER = /password|otp|^code$|consent|terms/i;

export type Words = Record<string, unknown>;
type Kept = { owner: string; at: number; words: Words };
/** What was typed while nobody was signed in belongs to nobody in particular: it outlives a reload, not an afternoon. */
const NOBODYS_MS = 30 * 60_000;
type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** FNV-1a: short names for long contents. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * Where the words of a form lie: its own place for each form, each person, and each content that it began with. Words
 * that were laid over a profile which has changed since are not found again.
 */
export const slotOf = (form: string, owner: string, initial: Words): string =>
  `${PREFIX}${form}:${digest(JSON.stringify([owner, initial]))}`;

/**
 * Where the words of a form that came back wait until it is opened again, whatever it begins with then; `page` is its
 * address, for the same form on another page is about somebody else.
 */
export const placeOfReturned = (form: string, page: string): string => `${PREFIX}${form}:${page}`;

/** What differs from how the form began, and may be kept. */
export function wordsOf(values: Words, initial: Words): Words {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        name in initial && !NEVER.test(name) && JSON.stringify(value) !== JSON.stringify(initial[name]),
    ),
  );
}

const sameKind = (a: unknown, b: unknown) =>
  typeof a === typeof b && Array.isArray(a) === Array.isArray(b) && (a === null) === (b === null);

/** Storage may be switched off or full: a draft is a comfort, the form works without. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** The storage of this tab; undefined where the browser has none to give. */
export const tabStore = (): Storage | undefined => attempt(() => sessionStorage) ?? undefined;

/** The form as it was left; null where nothing was kept, or by nobody too long ago. @param now ms */
export function readWords<Values extends Words>(
  store: Store | undefined,
  place: string,
  initial: Values,
  now: number,
): Values | null {
  const kept = attempt(() => JSON.parse(store?.getItem(place) ?? "null") as Kept | null);
  if (kept?.owner === "" && now - kept.at > NOBODYS_MS) return null;
  const words = Object.entries(kept?.words ?? {}).filter(
    ([name, value]) => name in initial && sameKind(value, initial[name]),
  );
  return words.length > 0 ? { ...initial, ...Object.fromEntries(words) } : null;
}

/**
 * Keeps what differs from `initial`, never passwords and codes; nothing differs: nothing stays. Where the browser keeps
 * nothing or has no room it does nothing.
 * @param at ms
 * @param owner '' while nobody is signed in
 */
export function keepWords(
  store: Store | undefined,
  place: string,
  { owner, at, values, initial }: { owner: string; at: number; values: Words; initial: Words },
): void {
  const words = wordsOf(values, initial);
  if (Object.keys(words).length === 0) return dropWords(store, place);
  attempt(() => store?.setItem(place, JSON.stringify({ owner, at, words } satisfies Kept)));
}

/** Hands the words of a form that came back to the form itself, which finds them when it is opened. @param at ms */
export function returnWords(
  store: Store | undefined,
  place: string,
  { owner, at, words }: { owner: string; at: number; words: Words },
): void {
  attempt(() =>
    store?.setItem(
      place,
      JSON.stringify({
        owner,
        at,
        words: Object.fromEntries(Object.entries(words).filter(([name]) => !NEVER.test(name))),
      } satisfies Kept),
    ),
  );
}

/** The form with the words that came back to this person; null where there are none. @param now ms */
export function readReturned<Values extends Words>(
  store: Store | undefined,
  place: string,
  owner: string,
  initial: Values,
  now: number,
): Values | null {
  const kept = attempt(() => JSON.parse(store?.getItem(place) ?? "null") as Kept | null);
  return kept?.owner === owner ? readWords(store, place, initial, now) : null;
}

/** Lets go of what was typed into one form: it was sent, or is as it was. Never throws. */
export function dropWords(store: Store | undefined, place: string): void {
  attempt(() => store?.removeItem(place));
}

/**
 * Lets go of what others than `viewer` typed in this tab; with `everything` of all of it and of the drafts of volunteers.
 * While nobody is signed in what was typed waits: a session may have ended by itself.
 */
export function forgetWords(
  session: Storage,
  local: Storage,
  { viewer = "", everything = false }: { viewer?: string; everything?: boolean },
): void {
  const whose = (place: string) =>
    attempt(() => (JSON.parse(session.getItem(place) ?? "null") as Kept | null)?.owner) ?? "";
  const gone = (place: string) => everything || (viewer !== "" && ![viewer, ""].includes(whose(place)));
  for (const place of Object.keys(session)) if (place.startsWith(PREFIX) && gone(place)) dropWords(session, place);
  if (everything) for (const place of Object.keys(local)) if (place.startsWith(DRAFTS)) dropWords(local, place);
}
