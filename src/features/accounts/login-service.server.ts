import { AppError } from "../../domain/errors.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { identifierKey } from "./account-identifier.ts";
import { ACCOUNT_MESSAGES as TEXT } from "./account-messages.ts";
import type { LoginInput } from "./account-model.ts";
import { findByIdentifier } from "./account-store.server.ts";
import { verifyPassword } from "./password-hash.server.ts";
import { noteUse } from "./session-store.server.ts";

/**
 * Whose login this is. An unknown identifier and a wrong password are answered alike, in text and in time.
 * @throws AppError 401, and 429 past the tries of the identifier or the address
 */
export async function login(deps: Deps, { loginId, password }: LoginInput, address: string): Promise<{ userId: string }> {
  const key = identifierKey(loginId);
  await deps.limits.hit("LIMIT_LOGINS_PER_ADDRESS", address);
  await deps.limits.hit("LIMIT_LOGINS_PER_ACCOUNT", key);
  const user = await findByIdentifier(deps.db, key);
  const right = await verifyPassword(user?.passwordHash ?? null, password);
  if (!user || !right) throw new AppError("not_signed_in", 401, TEXT.loginWrong);
  await deps.limits.forget("LIMIT_LOGINS_PER_ACCOUNT", key);
  // Of the address's only this one: with an account of one's own all of it could be reset at will.
  await deps.limits.giveBack("LIMIT_LOGINS_PER_ADDRESS", address);
  await noteUse(deps.db, user.id, deps.now());
  return { userId: user.id };
}
