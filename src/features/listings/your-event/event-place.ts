/** Where this browser keeps 'Your event'. On its own: every list looks there at once, for whether there is one. */

/** Among the drafts (typed-words.ts), which are forgotten when somebody signs out; the number is that of its shape. */
export const EVENT_PLACE = "mandap:draft:event:1";

/** Storage may be switched off: nothing is kept then. */
export function readText(): string | null {
  try {
    return localStorage.getItem(EVENT_PLACE);
  } catch {
    return null;
  }
}

export const keepsEvent = (): boolean => readText() !== null;
