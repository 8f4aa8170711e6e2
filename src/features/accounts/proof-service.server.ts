/** Whoever changes what others rely on proves twice that it is them: by their password and by a code to their mobile. */
import type { Actor } from "../../domain/actor.ts";
import { MS_PER_DAY } from "../../domain/dates.ts";
import { badInput, notSignedIn } from "../../domain/errors.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { findUser, holdUser } from "./account-store.server.ts";
import { CLOSING_TEXT } from "./closing-model.ts";
import { beginCode, sendCodeBySms, verifyCode } from "./code-service.server.ts";
import { useCode } from "./code-store.server.ts";
import { verifyPassword } from "./password-hash.server.ts";

type ProofPurpose = "payee";
export type Proof = { password: string; otp: string; sessionId: string };

const passwordWrong = () => badInput(CLOSING_TEXT.passwordWrong, { password: CLOSING_TEXT.passwordWrong });

/** Sends a code to the account's mobile. @throws 429, 503 */
export async function sendProofCode(deps: Deps, actor: Actor, purpose: ProofPurpose): Promise<{ sessionId: string }> {
  const user = await findUser(deps.db, actor.id);
  if (!user) throw notSignedIn();
  const code = await beginCode(deps, { purpose, subject: user.id, userId: user.id, channel: "sms" });
  await sendCodeBySms(deps, user.mobile, purpose, code);
  return { sessionId: code.id };
}

/**
 * Does `work` for whoever has proven themselves, in one transaction that uses the code up.
 * @throws 400 by field for a wrong password or code, 429 past the tries
 */
export async function proveOneself<T>(
  deps: Deps,
  actor: Actor,
  purpose: ProofPurpose,
  { password, otp, sessionId }: Proof,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const tries = `${purpose}:${actor.id}`;
  await deps.limits.hit("LIMIT_LOGINS_PER_ACCOUNT", tries);
  const user = await findUser(deps.db, actor.id);
  if (!user) throw notSignedIn();
  if (!(await verifyPassword(user.passwordHash, password))) throw passwordWrong();
  const key = { id: sessionId, purpose, subject: user.id };
  await verifyCode(deps, key, otp, async () => user.mobile);
  const done = await transaction(deps.db, async (tx) => {
    // What was proven must still be the password.
    if ((await holdUser(tx, user.id))?.passwordHash !== user.passwordHash) throw passwordWrong();
    const now = deps.now();
    await useCode(tx, key, { now, since: new Date(now.getTime() - MS_PER_DAY) });
    return work(tx);
  });
  await deps.limits.forget("LIMIT_LOGINS_PER_ACCOUNT", tries);
  return done;
}
