import { z } from "zod";
import { sessionToken } from "../accounts/session-service.server.ts";
import { signedIn } from "../../platform/http/guards.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { FOR_ONE_ALONE } from "../../platform/http/private-picture.server.ts";
import { commonErrors } from "../../platform/http/response-shapes.server.ts";
import { byNumber } from "../bookings/booking-shapes.server.ts";
import { threadMark } from "./thread-page.server.ts";
import { threadStreams, type OpenThread } from "./thread-streams.server.ts";

/** After a break the browser comes back so soon. */
const RETRY_MS = 3_000;

/** Tells the open page of a conversation that something is new. */
export const threadStreamApi: ApiRoutes = (api, deps) => {
  const streams = threadStreams(deps);
  api.addHook("preClose", async () => streams.stop());

  api.get(
    "/api/bookings/:number/messages/stream",
    {
      // Whoever takes no events is told how it stands now.
      sse: "dual",
      exposeHeadRoute: false,
      schema: {
        tags: ["Messages"],
        summary: "Server-sent events: that there is something new in the conversation, for its two sides",
        description:
          "With `Accept: text/event-stream`: an event `new` for whatever is written, noted or moved, whose `id` and `data` are the `mark` of the conversation; what is new is read by the call of its messages. `Last-Event-ID`, or `since` at first, names the mark that is known. An event `end` says that nothing more is told here (`elsewhere`: four other pages of the person are told; `over`: signed out). Without that header: the mark as it is now.",
        params: byNumber,
        querystring: z.object({
          since: z
            .string()
            .max(200)
            .regex(/^[\w.-]*$/, "since must be a mark.")
            .optional()
            .describe("The `mark` of the messages that are known"),
        }),
        response: {
          200: {
            description: "The mark as it is now, or the events",
            content: {
              "application/json": {
                schema: z
                  .object({ success: z.literal(true), mark: z.string() })
                  .meta({ examples: [{ success: true, mark: "pending.0.0.0" }] }),
              },
              "text/event-stream": { schema: z.string() },
            },
          },
          ...commonErrors,
        },
      },
    },
    async (request, reply) => {
      const actor = signedIn(request);
      const { enquiryId, mark } = await threadMark(deps, actor, request.params.number);
      const token = sessionToken(request.cookies);
      if (!reply.sse || !token) return reply.headers(FOR_ONE_ALONE).send({ success: true as const, mark });
      const { sse } = reply;
      reply.headers({ ...FOR_ONE_ALONE, Connection: "close" });
      const told = sse.lastEventId ?? request.query.since ?? mark;
      const thread: OpenThread = {
        enquiryId,
        personId: actor.id,
        token,
        told,
        tell: (now) => void sse.send({ id: now, event: "new", data: now }).catch(() => undefined),
        end: (why) => {
          if (why !== "stopping") void sse.send({ event: "end", data: why }).catch(() => undefined);
          sse.close();
        },
      };
      sse.onClose(() => streams.close(thread));
      sse.keepAlive();
      // The mark stands before the first event: whoever comes back after a break names it.
      await sse.send({ id: told, data: undefined, retry: RETRY_MS });
      await streams.open(thread);
    },
  );
};
