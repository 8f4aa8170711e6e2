/** Accounts that something is about to be tied to. */
import { eq } from "drizzle-orm";
import type { Tx } from "../../platform/database/database.server.ts";
import { users } from "../../platform/database/schema.server.ts";
import type { UserRow } from "./account-store.server.ts";

/**
 * The account, held until the transaction ends, so that nobody closes it meanwhile; null for an unknown one, and for
 * one that is being closed: nothing is tied to it any more. Hold it before what is newly tied to it; what it keeps already
 * is held before it, as closing does (`KeptListings.hold`).
 */
export async function holdOpenAccount(tx: Tx, by: { id: string } | { username: string }): Promise<UserRow | null> {
  const named =
    "id" in by ? eq(users.id, by.id) : eq(users.usernameKey, by.username.trim().toLowerCase().replaceAll("\0", ""));
  // NO KEY: what only refers to the account need not wait.
  const [user] = await tx.select().from(users).where(named).for("no key update");
  return user && user.eraseAfter === null ? user : null;
}

/** The account held until the transaction ends, whatever becomes of it: so that what it keeps is counted, or made once. */
export async function holdAccount(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for("no key update");
}
