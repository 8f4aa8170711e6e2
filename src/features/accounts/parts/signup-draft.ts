/** What was typed into the signup form, kept in the tab until it is sent. Passwords and codes are never kept. */

/** A code is on its way: to which number, under which id of the server, since when (milliseconds since 1970). */
export interface CodeSent {
  sessionId: string;
  mobile: string;
  sentAt: number;
}

export const KEPT_FIELDS = ["firstName", "lastName", "dob", "gender", "username", "email", "mobile"] as const;
export type KeptField = (typeof KEPT_FIELDS)[number];

export interface SignupDraft {
  values: Partial<Record<KeptField, string>>;
  code: CodeSent | null;
}

const KEY = "signup-draft";

/** The kept draft; an empty one where there is none, or where the browser keeps nothing. */
export function readDraft(): SignupDraft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Partial<SignupDraft> | null;
    return { values: kept?.values ?? {}, code: kept?.code ?? null };
  } catch {
    return { values: {}, code: null };
  }
}

/** Nothing where the browser keeps nothing or has no room. */
export function keepDraft(draft: SignupDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden: the form works without it.
  }
}

/** The form was sent, or whoever typed it has gone. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
