import { useMemo, useSyncExternalStore } from "react";
import { readSaved, SAVED_PLACE, toggled, type SavedProfile } from "./saved-profiles.ts";

const listeners = new Set<() => void>();

/** Storage may be switched off: nothing is kept then. */
function read(): string {
  try {
    return localStorage.getItem(SAVED_PLACE) ?? "";
  } catch {
    return "";
  }
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

/** Saves it, or takes it away. @returns whether the browser keeps it now */
function toggle(profile: SavedProfile): boolean {
  try {
    localStorage.setItem(SAVED_PLACE, toggled(read() || null, profile));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return readSaved(read()).some(({ path }) => path === profile.path);
}

/** What is saved in this browser; null on the server, where nobody knows. */
export function useSaved(): { saved: SavedProfile[] | null; toggle: typeof toggle } {
  const text = useSyncExternalStore<string | null>(subscribe, read, () => null);
  const saved = useMemo(() => (text === null ? null : readSaved(text || null)), [text]);
  return { saved, toggle };
}
