import { useMemo, useSyncExternalStore } from "react";
import { SAVE_CALL } from "../../../domain/request-paths.ts";
import { call, type CallResult } from "../../../ui/call.ts";
import { SAVED_BEFORE, SAVED_PLACE, readBefore, readPaths } from "./saved-paths.ts";

const listeners = new Set<() => void>();

/** Storage may be switched off: then nobody knows. */
function read(place = SAVED_PLACE): string {
  try {
    return localStorage.getItem(place) ?? "";
  } catch {
    return "";
  }
}

function know(paths: readonly string[]): void {
  try {
    localStorage.setItem(SAVED_PLACE, JSON.stringify(paths));
  } catch {
    return;
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

type Saved = { message: string; paths: string[] };
/** One after the other: the first one makes the list, and all go onto it. */
let before: Promise<unknown> = Promise.resolve();

/** Puts a profile on the shortlist, or takes it out. @param path its address on this site */
export function setSaved(path: string, on: boolean): Promise<CallResult<Saved>> {
  const sent = before.then(() => call<Saved>(SAVE_CALL, { method: "POST", body: { listing: path, on } }));
  before = sent;
  return sent.then((result) => {
    if (result.ok) know(result.data.paths);
    return result;
  });
}

/** What this browser kept before there were shortlists goes onto one. */
export async function moveKept(): Promise<void> {
  const kept = readBefore(read(SAVED_BEFORE));
  for (const path of kept) {
    const result = await setSaved(path, true);
    // Without a network it is tried with the next page; what is refused is refused for good.
    if (!result.ok && (result.status === 0 || result.status === 429)) return;
  }
  try {
    localStorage.removeItem(SAVED_BEFORE);
  } catch {
    // There was nothing either.
  }
}

/** The addresses of what is saved, as far as this browser knows; null on the server, where nobody does. */
export function useSaved(): string[] | null {
  const text = useSyncExternalStore<string | null>(subscribe, read, () => null);
  return useMemo(() => (text === null ? null : readPaths(text || null)), [text]);
}
