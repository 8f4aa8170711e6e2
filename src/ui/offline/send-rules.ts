import type { KeptForm } from "./kept-form.ts";

/** The server knows a key for 48 hours: past this, sending again could create twice. */
const SURELY_KNOWN_MS = 40 * 3_600_000;
const GIVE_UP_MS = 60_000;
/** The slowest line that still carries something: 8 KB a second. */
const BYTES_PER_MS = 8;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 15 * 60_000;
/** How long a form waits for somebody who does not come back: it holds personal data. */
const WAITS_MS = 30 * 86_400_000;

/** Refused for now and not for good: the wrong person is signed in (412), nobody is (401), too many, or the server's own trouble. */
export const waitsAfter = (status: number): boolean =>
  status === 401 || status === 408 || status === 412 || status === 429 || status >= 500;

/** Refused before anything was done: it cannot have arrived. */
export const surelyNotArrived = (status: number): boolean => [401, 412, 429].includes(status);

/** It may have arrived so long ago that the server no longer knows its key. @param now ms */
export const isUnsure = ({ triedAt }: Pick<KeptForm, "triedAt">, now: number): boolean =>
  triedAt !== undefined && now - triedAt > SURELY_KNOWN_MS;

/** The photos of a kept form; none of one that is JSON. */
export const keptFiles = (body: KeptForm["body"]): File[] =>
  typeof body === "string" ? [] : body.flatMap(([, value]) => (value instanceof File ? [value] : []));

/** How long one sending may take, in milliseconds: photos need their time on a slow line. */
export const patienceFor = (body: KeptForm["body"]): number =>
  GIVE_UP_MS + keptFiles(body).reduce((bytes, { size }) => bytes + size, 0) / BYTES_PER_MS;

/**
 * When to try again, after the try that just failed: later each time, so that no phone pays for the same photos every
 * ten seconds. Words alone cost nothing: without an answer they are tried again as soon as somebody asks.
 * @param answer the status and the Retry-After header (seconds); null when no answer came
 */
export function nextTry(
  { body, tries = 0 }: Pick<KeptForm, "body" | "tries">,
  answer: { status: number; retryAfter: string | null } | null,
  now: number,
): Pick<KeptForm, "tries" | "after"> {
  if (!answer && keptFiles(body).length === 0) return {};
  const asked = Number(answer?.retryAfter ?? 0) * 1000;
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS);
  return { tries: tries + 1, after: now + Math.max(pause, Number.isFinite(asked) ? asked : 0) };
}

/** Who sees what of it: a viewer their own and what nobody in particular wrote; `others` wrote the rest; `tooOld` is to go: all but the viewer's own after 30 days. */
export function dividedFor<Form extends Pick<KeptForm, "owner" | "at">>(
  forms: readonly Form[],
  viewer: string,
  now: number,
): { mine: Form[]; others: Form[]; tooOld: Form[] } {
  const isMine = ({ owner }: Form) => owner === viewer || owner === "";
  // What nobody in particular wrote is shown to whoever uses the browser next: it may not wait for ever either.
  const isOld = ({ owner, at }: Form) => now - at > WAITS_MS && (owner === "" || owner !== viewer);
  const young = forms.filter((form) => !isOld(form));
  return { mine: young.filter(isMine), others: young.filter((form) => !isMine(form)), tooOld: forms.filter(isOld) };
}
