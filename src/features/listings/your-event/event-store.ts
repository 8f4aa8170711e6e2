/**
 * 'Your event' as this browser keeps it: text alone, so that a list can see whether there is one without the schema
 * that reads it (your-event.ts). It never leaves the browser by itself.
 */
import { useSyncExternalStore } from "react";
import { EVENT_PLACE } from "../../../ui/event-place.ts";

const listeners = new Set<() => void>();

/** Storage may be switched off: nothing is kept then. */
export function readText(): string | null {
  try {
    return localStorage.getItem(EVENT_PLACE);
  } catch {
    return null;
  }
}

/** null forgets it. */
export function writeText(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(EVENT_PLACE);
    else localStorage.setItem(EVENT_PLACE, text);
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab.
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** The text, and null on the server and where nothing is kept. */
export const useEventText = (): string | null => useSyncExternalStore(subscribe, readText, () => null);
