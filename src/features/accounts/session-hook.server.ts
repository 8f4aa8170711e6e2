import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.server.ts";
import { readSession, SESSION_COOKIE, sessionCookie } from "./session-service.server.ts";

/** Files that are the same for everybody: nobody need be asked who they are, and no cookie may be kept with them. */
const SAME_FOR_ALL = /^\/(?:assets|fonts|images|art)\//i;

/** Tells on every request who is signed in: `request.actor`. A session in use prolongs itself, and its cookie. */
export function sessionHook(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest("actor", null);
  app.addHook("onRequest", async (request, reply) => {
    const token = request.cookies[SESSION_COOKIE];
    if (!token || SAME_FOR_ALL.test(request.url)) return;
    const session = await readSession(deps, token);
    if (!session) return;
    request.actor = session.actor;
    if (session.renewedUntil) reply.setCookie(...sessionCookie(deps, token, session.renewedUntil));
  });
}
