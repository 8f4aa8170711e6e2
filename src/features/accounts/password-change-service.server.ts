import type { Actor } from "../../domain/actor.ts";
import { badInput, notSignedIn } from "../../domain/errors.ts";
import { writeAudit } from "../../platform/database/audit.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { ACCOUNT_MESSAGES as TEXT } from "./account-messages.ts";
import type { ChangePasswordInput } from "./account-model.ts";
import { tellPasswordChanged } from "./account-news.server.ts";
import { findUser, holdUser, setPassword, type UserRow } from "./account-store.server.ts";
import { useUpResetCodes } from "./code-store.server.ts";
import { hashNewPassword } from "./new-password.server.ts";
import { verifyPassword } from "./password-hash.server.ts";
import { closeSessionsOf } from "./session-service.server.ts";

/**
 * Changes a person's own password, ends their sessions elsewhere and withdraws open reset codes.
 * @param token of the session that stays
 * @returns the account with its new hash
 * @throws AppError 400 when the current password is wrong, 429 past the tries
 */
export async function changePassword(
  deps: Deps,
  actor: Actor,
  { currentPassword, password }: ChangePasswordInput,
  token: string,
): Promise<UserRow> {
  await deps.limits.hit("LIMIT_LOGINS_PER_ACCOUNT", `change:${actor.id}`);
  const user = await findUser(deps.db, actor.id);
  if (!user) throw notSignedIn();
  if (!(await verifyPassword(user.passwordHash, currentPassword)))
    throw badInput(TEXT.currentWrong, { currentPassword: TEXT.currentWrong });
  const passwordHash = await hashNewPassword(password);
  const changed = await transaction(deps.db, async (tx) => {
    // What was proven must still be the password: of two changes at once the second one's is not.
    if ((await holdUser(tx, user.id))?.passwordHash !== user.passwordHash)
      throw badInput(TEXT.currentWrong, { currentPassword: TEXT.currentWrong });
    const row = await setPassword(tx, user.id, passwordHash, deps.now());
    if (!row) throw notSignedIn();
    await useUpResetCodes(tx, user.id, deps.now());
    await closeSessionsOf(tx, user.id, token);
    await tellPasswordChanged(deps, tx, user);
    await writeAudit(tx, {
      actorId: user.id,
      action: "account.password_changed",
      subjectType: "user",
      subjectId: user.id,
    });
    return row;
  });
  await deps.limits.forget("LIMIT_LOGINS_PER_ACCOUNT", `change:${actor.id}`);
  return changed;
}
