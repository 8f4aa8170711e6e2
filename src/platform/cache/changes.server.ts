/**
 * What has changed, told to every process that keeps answers (docs/adr/0011). A tag names what an answer was made of:
 * 'listings' (any listing), 'listings:volunteers' (a category), 'listing:<id>', 'content:news'.
 */
import type { Db, Tx } from "../database/database.server.ts";
import { afterCommit, writeAtEnd } from "../database/transaction.server.ts";

export const CHANGES_CHANNEL = "mandap_changes";

/** null: nobody knows what was missed, everything may have changed. */
export type Changed = readonly string[] | null;
type Listener = (tags: Changed) => void;

const listeners = new Set<Listener>();

/** Calls `listener` for every change that this process makes or hears of. @returns ends it */
export function onChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells those who listen in this process. */
export function tellChange(tags: Changed): void {
  for (const listener of listeners) listener(tags);
}

/** @param said lists of tags, each as JSON */
async function notifyOthers(db: Db, said: readonly string[]): Promise<void> {
  await db.$client.query("SELECT pg_notify($1, tags) FROM unnest($2::text[]) AS tags", [CHANGES_CHANNEL, said]);
}

/**
 * Says that what the tags name is another now. Call it in the transaction that changes it: this process hears of it
 * right after the commit, every other one through PostgreSQL (NOTIFY) at the same moment, nobody after a rollback.
 * For changes that people make; not for counters, since commits with a NOTIFY queue up behind one lock.
 */
export async function announce(tx: Tx, ...tags: string[]): Promise<void> {
  await writeAtEnd(tx, notifyOthers, [JSON.stringify(tags)]);
  afterCommit(tx, () => tellChange(tags));
}

/** Something has happened to a request or its booking, or was written about it: for the open pages of its two sides. */
export function announceRequest(tx: Tx, enquiryId: string): Promise<void> {
  return announce(tx, requestTag(enquiryId));
}

const REQUEST_TAG = "request:";
const requestTag = (enquiryId: string) => REQUEST_TAG + enquiryId;

/** The requests that are among what has changed; null: nobody knows. */
export const requestsIn = (tags: Changed): string[] | null =>
  tags && tags.flatMap((tag) => (tag.startsWith(REQUEST_TAG) ? [tag.slice(REQUEST_TAG.length)] : []));

/** Calls `listener` for every change that answers for everybody may show: what is said between two people is in none. @returns ends it */
export const onSharedChange = (listener: () => void): (() => void) =>
  onChange((tags) => {
    if (!tags?.every((tag) => tag.startsWith(REQUEST_TAG))) listener();
  });

/** A listing has come, gone, moved or changed its looks. */
export function announceListing(tx: Tx, { id, category }: { id: string; category: string }): Promise<void> {
  return announce(tx, "listings", `listings:${category}`, `listing:${id}`);
}
