import type { FastifyReply, FastifyRequest } from "fastify";
import { notSignedIn } from "../../domain/errors.ts";
import { languageOf } from "../../domain/words/languages.ts";
import { language } from "../../domain/words/say.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { ACCOUNT_MESSAGES as TEXT } from "./account-messages.ts";
import { setSpokenLanguage, type UserRow } from "./account-store.server.ts";
import { keepAccount } from "./closing-service.server.ts";
import { tellNewDevice } from "./account-news.server.ts";
import { knownDevice, rememberDevice } from "./known-device.server.ts";
import type { Tries } from "./login-service.server.ts";
import { openLogin } from "./login-store.server.ts";
import { newSession, sessionCookie, sessionHash, sessionToken } from "./session-service.server.ts";

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
    endedHash: sessionHash(sessionToken(request.cookies) ?? ""),
    audited,
    tries: {
      forgotten: tries.all.filter((one) => !tries.given.includes(one)).map((one) => deps.limits.rowOf(...one)),
      given: tries.given.map((one) => deps.limits.rowOf(...one)),
    },
  };
  if (user.eraseAfter || !(await openLogin(deps.db, opening))) {
    await transaction(deps.db, async (tx) => {
      await keepAccount(deps, tx, user.id);
      if (!(await openLogin(tx, opening))) throw notSignedIn(TEXT.loginWrong);
    });
  }
  const known = audited === null || knownDevice(deps, request)(user) !== null;
  if (!known) await transaction(deps.db, (tx) => tellNewDevice(deps, tx, user, session.userAgent));
  if (!user.languageChosen) await keepSpoken(deps, user);
  reply.setCookie(...sessionCookie(deps, token, session.expiresAt));
  rememberDevice(deps, request, reply, user);
}

/** Who signs in on a page in another language and has never chosen one is written to in it. English is where everybody begins: it says nothing. */
async function keepSpoken({ db }: Deps, { id }: UserRow): Promise<void> {
  const { code, whole } = languageOf(language());
  if (code !== "en" && whole) await setSpokenLanguage(db, id, code);
}

/** As the browser says it, of any length and unchecked; null where it says nothing. */
export const userAgentOf = (request: FastifyRequest): string | null => request.headers["user-agent"] ?? null;
