/** What this browser knows of its shortlist, so that buttons say 'Saved': addresses of profiles alone. The list itself is the server's. */
import { DRAFTS } from "../../../ui/typed-words.ts";

/** The number is that of its shape. It goes with the drafts when somebody signs out. */
export const SAVED_PLACE = `${DRAFTS}saved:2`;
/** Where whole profiles were kept before there were shortlists. */
export const SAVED_BEFORE = `${DRAFTS}saved:1`;

// '//' would lead away.
const isPath = (value: unknown): value is string => typeof value === "string" && /^\/[^/]/.test(value);

const parsed = (text: string | null): unknown[] => {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
};

/** What the kept text says; whatever is no address of this site is left out. */
export const readPaths = (text: string | null): string[] => parsed(text).filter(isPath);

/** The addresses of what was kept before, the oldest first. */
export const readBefore = (text: string | null): string[] =>
  parsed(text)
    .map((one) => (one as { path?: unknown } | null)?.path)
    .filter(isPath)
    .toReversed();
