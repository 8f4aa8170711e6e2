import { AsyncLocalStorage } from "node:async_hooks";

/** What is noted while an answer is made that may be kept for others. */
export type AnswerNotes = {
  /** What it was made of; see changes.server.ts. */
  tags: Set<string>;
  /** The listings whose page it is: everybody who gets the answer has visited them. */
  visited: Set<string>;
  /** The listings whose cards it shows as a list: everybody who gets it has seen them. */
  shown: Set<string>;
};

const notes = new AsyncLocalStorage<AnswerNotes>();

/** Notes in which nothing stands yet, for `noting` to fill. */
export const blankNotes = (): AnswerNotes => ({ tags: new Set(), visited: new Set(), shown: new Set() });

/** Does `work`, and writes into `own` what it reads, as it reads it. */
export function noting<T>(own: AnswerNotes, work: () => Promise<T>): Promise<T> {
  return notes.run(own, work);
}

/** Whether what goes on here makes an answer that may be the same for everybody. */
export const isNoting = (): boolean => notes.getStore() !== undefined;

/** The answer that is being made, if any, shows what these tags name. */
export function dependsOn(...tags: string[]): void {
  const own = notes.getStore();
  if (own) for (const tag of tags) own.tags.add(tag);
}

/**
 * The answer that is being made is the page of this listing.
 * @returns whether it may be kept: then whoever gets it is counted as it is sent, and not here
 */
export function noteVisit(listingId: string): boolean {
  const own = notes.getStore();
  own?.visited.add(listingId);
  return own !== undefined;
}

/**
 * The answer that is being made is a list with the cards of these listings.
 * @returns whether it may be kept: then whoever gets it is counted as it is sent, and not here
 */
export function noteShown(listingIds: readonly string[]): boolean {
  const own = notes.getStore();
  for (const id of listingIds) own?.shown.add(id);
  return own !== undefined;
}
