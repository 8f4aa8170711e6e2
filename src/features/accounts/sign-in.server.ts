import type { FastifyReply, FastifyRequest } from "fastify";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { signedIn } from "../../platform/http/guards.server.ts";
import { keepAccount } from "./closing-service.server.ts";
import { rememberDevice } from "./known-device.server.ts";
import { closeSession, openSession, SESSION_COOKIE, sessionCookie } from "./session-service.server.ts";

/** Signs a person in on this browser under a new token; the one it had is ended. */
export async function signIn(deps: Deps, request: FastifyRequest, reply: FastifyReply, userId: string): Promise<void> {
  const earlier = request.cookies[SESSION_COOKIE];
  const { token, expiresAt } = await transaction(deps.db, async (tx) => {
    await keepAccount(tx, userId);
    return openSession(deps, tx, userId, { userAgent: userAgentOf(request) });
  });
  if (earlier) await closeSession(deps, earlier);
  reply.setCookie(...sessionCookie(deps, token, expiresAt));
  await rememberDevice(deps, request, reply, userId);
}

export const userAgentOf = (request: FastifyRequest): string | null => request.headers["user-agent"] ?? null;

/** As a route's `onRequest`: nobody hears 401 before what they sent is looked at. */
export async function onlySignedIn(request: FastifyRequest): Promise<void> {
  signedIn(request);
}
