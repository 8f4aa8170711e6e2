import type { Actor } from "../../domain/actor.ts";
import { conflict, notSignedIn } from "../../domain/errors.ts";
import type { ChoosableRole } from "../../domain/event-types.ts";
import { writeAudit } from "../../platform/database/audit.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { ACCOUNT_MESSAGES as TEXT } from "./account-messages.ts";
import { mayChooseRole } from "./account-access.ts";
import { actorOf, holdUser, setRole } from "./account-store.server.ts";

/**
 * Takes on a role of one's own choice (DECISIONS 9).
 * @throws AppError 409 once a profile of another role is registered
 */
export async function chooseRole(deps: Deps, actor: Actor, role: ChoosableRole): Promise<Actor> {
  return transaction(deps.db, async (tx) => {
    const user = await holdUser(tx, actor.id);
    if (!user) throw notSignedIn();
    if (!mayChooseRole(user.role, await deps.kept.rolesOf(tx, user.id), role)) throw conflict(TEXT.roleKept);
    const changed = await setRole(tx, user.id, role, deps.now());
    if (user.role !== role)
      await writeAudit(tx, {
        actorId: user.id,
        action: "account.role",
        subjectType: "user",
        subjectId: user.id,
        details: { from: user.role, to: role },
      });
    return actorOf(changed ?? user);
  });
}
