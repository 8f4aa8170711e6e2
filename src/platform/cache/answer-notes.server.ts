import { AsyncLocalStorage } from "node:async_hooks";

/** What is noted while an answer is made that may be kept for others. */
export type AnswerNotes = {
  /** What it was made of; see changes.server.ts. */
  tags: Set<string>;
  /** The listings whose page it is: everybody who gets the answer has visited them. */
  visited: Set<string>;
};

const notes = new AsyncLocalStorage<AnswerNotes>();

/** Does `work`, and notes what it reads. */
export async function noting<T>(work: () => Promise<T>): Promise<{ result: T; notes: AnswerNotes }> {
  const own: AnswerNotes = { tags: new Set(), visited: new Set() };
  return { result: await notes.run(own, work), notes: own };
}

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
