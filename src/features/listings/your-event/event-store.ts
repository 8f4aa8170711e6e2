/**
 * 'Your event' as this browser keeps it: text alone, so that a list can see whether there is one without the schema
 * that reads it (your-event.ts). It never leaves the browser by itself.
 */
import { useSyncExternalStore } from "react";
import { EVENT_PLACE, readText } from "./event-place.ts";

const listeners = new Set<() => void>();

/** null forgets it. */
export function writeText(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(EVENT_PLACE);
    else localStorage.setItem(EVENT_PLACE, text);
  } catch {
    // Storage may be switched off.
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
