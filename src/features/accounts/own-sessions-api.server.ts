import { z } from "zod";
import { FOR_ONE_ALONE } from "../../platform/http/private-picture.server.ts";
import { signedIn } from "../../platform/http/guards.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { commonErrors, messageBody } from "../../platform/http/response-shapes.server.ts";
import { ACCOUNT_MESSAGES as TEXT } from "./account-messages.ts";
import { endSessions, ownSessions } from "./own-sessions.server.ts";
import { sessionToken } from "./session-service.server.ts";

const sessionBody = z.object({
  id: z.string().describe("A name for this list alone; nobody signs in by it"),
  device: z.string().describe("'Chrome on Android'"),
  since: z.string(),
  lastSeenAt: z.string().describe("To within ten minutes"),
  here: z.boolean().describe("It is the one that asks"),
});

/** Where one is signed in, and the end of it. */
export const ownSessionsApi: ApiRoutes = (api, deps) => {
  const tags = ["Account"];

  api.get(
    "/api/account/sessions",
    {
      schema: {
        tags,
        summary: "Where one is signed in, the newest use first",
        response: { 200: z.object({ success: z.literal(true), sessions: z.array(sessionBody) }), ...commonErrors },
      },
    },
    async (request, reply) => {
      const token = sessionToken(request.cookies) ?? "";
      const sessions = await ownSessions(deps, signedIn(request), token);
      return reply.headers(FOR_ONE_ALONE).send({ success: true, sessions });
    },
  );

  api.delete(
    "/api/account/sessions",
    {
      schema: {
        tags,
        summary: "Ends the session of `id`, or without it every one but that which asks",
        querystring: z.object({ id: z.string().optional() }),
        response: { 200: messageBody, ...commonErrors },
      },
    },
    async (request) => {
      const { id } = request.query;
      await endSessions(deps, signedIn(request), { id, token: sessionToken(request.cookies) ?? "" });
      return { success: true as const, message: id === undefined ? TEXT.sessionsEnded : TEXT.sessionEnded };
    },
  );
};
