import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../platform/deps.server.ts";
import { FORGET_PAGES, readSession, sessionCookie, sessionToken } from "./session-service.server.ts";

/** Files that are the same for everybody: nobody need be asked who they are, and no cookie may be kept with them. */
const SAME_FOR_ALL = /^\/(?:assets|fonts|images|art)\//i;

/** Tells on every request who is signed in: `request.actor`. A session in use prolongs itself, and its cookie. */
export function sessionHook(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest("actor", null);
  app.decorateRequest("credentials", false);
  const read = async (request: FastifyRequest, reply: FastifyReply, token: string) => {
    const session = await readSession(deps, token);
    if (!session) {
      // Ended elsewhere, or over: what this browser keeps was made for whoever was here.
      if (request.headers["sec-fetch-mode"] === "navigate") reply.headers(FORGET_PAGES);
      return;
    }
    request.actor = session.actor;
    if (session.renewedUntil) reply.setCookie(...sessionCookie(deps, token, session.renewedUntil));
  };
  app.addHook("onRequest", (request, reply, done) => {
    const token = sessionToken(request.cookies);
    request.credentials = token !== undefined;
    // Nobody is asked about who shows nothing: not even a turn of the event loop is waited for.
    if (!token || SAME_FOR_ALL.test(request.url)) return done();
    read(request, reply, token).then(() => done(), done);
  });
}
