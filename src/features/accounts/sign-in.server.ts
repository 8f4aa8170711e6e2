import type { FastifyReply, FastifyRequest } from "fastify";
import { notSignedIn } from "../../domain/errors.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { ACCOUNT_MESSAGES as TEXT } from "./account-messages.ts";
import type { UserRow } from "./account-store.server.ts";
import { keepAccount } from "./closing-service.server.ts";
import { rememberDevice } from "./known-device.server.ts";
import { settleTries, type Tries } from "./login-service.server.ts";
import { openLogin } from "./login-store.server.ts";
import { newSession, SESSION_COOKIE, sessionCookie, sessionHash } from "./session-service.server.ts";

/**
 * Signs a person in on this browser under a new token; the one it had is ended. In one statement, but for an account
 * that this login keeps from being erased.
 * @param user as read before: somebody whose password was changed meanwhile is refused
 * @param tries what was counted on the way here, and is settled by this success
 * @param audited what the audit log is told; nothing where another line says it
 * @throws AppError 401 where the account is gone
 */
export async function signIn(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  user: UserRow | null,
  { tries = { all: [], given: [] }, audited = null }: { tries?: Tries; audited?: "account.login" | null } = {},
): Promise<void> {
  if (!user) throw notSignedIn(TEXT.loginWrong);
  const { token, session } = newSession(deps, user.id, userAgentOf(request));
  const opening = {
    user,
    session,
    endedHash: sessionHash(request.cookies[SESSION_COOKIE] ?? ""),
    audited,
  };
  if (user.eraseAfter || !(await openLogin(deps.db, opening))) {
    await transaction(deps.db, async (tx) => {
      await keepAccount(deps, tx, user.id);
      if (!(await openLogin(tx, opening))) throw notSignedIn(TEXT.loginWrong);
    });
  }
  await settleTries(deps, tries);
  reply.setCookie(...sessionCookie(deps, token, session.expiresAt));
  rememberDevice(deps, request, reply, user);
}

export const userAgentOf = (request: FastifyRequest): string | null => request.headers["user-agent"] ?? null;
