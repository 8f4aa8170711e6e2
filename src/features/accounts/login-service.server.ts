import { AppError } from "../../domain/errors.ts";
import { writeAudit } from "../../platform/database/audit.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { identifierKey } from "./account-identifier.ts";
import { ACCOUNT_MESSAGES as TEXT } from "./account-messages.ts";
import type { LoginInput } from "./account-model.ts";
import { findByIdentifier, type UserRow } from "./account-store.server.ts";
import type { KnownDevice } from "./known-device.server.ts";
import { verifyPassword } from "./password-hash.server.ts";
import { noteUse } from "./session-store.server.ts";

/**
 * Whose login this is. An unknown identifier and a wrong password are answered alike, in text and in time.
 * @param known tells a browser on which the account was opened before: its tries are counted apart
 * @throws AppError 401, and 429 past the tries of the identifier, the address or the known browser
 */
export async function login(deps: Deps, { loginId, password }: LoginInput, { address, known }: { address: string; known: KnownDevice }): Promise<{ userId: string }> {
  const key = identifierKey(loginId);
  const user = await findByIdentifier(deps.db, key);
  const device = user && known(user);
  const open = device ? await countDevice(deps, device) : await countStranger(deps, key, user, address);
  const right = await verifyPassword(user?.passwordHash ?? null, password);
  if (!user || !right || !open) throw new AppError("not_signed_in", 401, TEXT.loginWrong);
  if (device) await deps.limits.forget("LIMIT_LOGINS_PER_ACCOUNT", device);
  else {
    await forgetTries(deps, key, user);
    // Of the address's only this one: with an account of one's own all of it could be reset at will.
    await deps.limits.giveBack("LIMIT_LOGINS_PER_ADDRESS", address);
  }
  await noteUse(deps.db, user.id, deps.now());
  await writeAudit(deps.db, { actorId: user.id, action: "account.login", subjectType: "user", subjectId: user.id });
  return { userId: user.id };
}

async function countDevice(deps: Deps, device: string): Promise<true> {
  await deps.limits.hit("LIMIT_LOGINS_PER_ACCOUNT", device);
  return true;
}

/**
 * Counts a try of somebody whom the account does not know: by the address, by what was typed, and by the account
 * under whichever of its three identifiers.
 * @returns false where the account takes no more tries: then every password is wrong, for a 429 that comes earlier
 *   for one identifier would tell that it and another are the same person's
 */
async function countStranger(deps: Deps, key: string, user: UserRow | null, address: string): Promise<boolean> {
  await deps.limits.hit("LIMIT_LOGINS_PER_ADDRESS", address);
  await deps.limits.hit("LIMIT_LOGINS_PER_ACCOUNT", key);
  // For nobody, too: as many questions to the database as for somebody.
  const account = `account:${user?.id ?? key}`;
  const tries = await Promise.all([deps.limits.within("LIMIT_LOGINS_PER_ACCOUNT", account), deps.limits.within("LIMIT_LOGINS_PER_ACCOUNT_DAY", account)]);
  return !tries.includes(false);
}

/** After a success, or a new password: what was counted against the account under `key` is forgotten. */
export async function forgetTries({ limits }: Deps, key: string, { id }: Pick<UserRow, "id">): Promise<void> {
  await Promise.all([limits.forget("LIMIT_LOGINS_PER_ACCOUNT", key), limits.forget("LIMIT_LOGINS_PER_ACCOUNT", `account:${id}`), limits.forget("LIMIT_LOGINS_PER_ACCOUNT_DAY", `account:${id}`)]);
}
