import { z } from "zod";
import { isUuid } from "../../domain/ids.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import { signedIn } from "../../platform/http/guards.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { idempotencyKey, once, takesKey } from "../../platform/http/idempotency.server.ts";
import { FOR_ONE_ALONE } from "../../platform/http/private-picture.server.ts";
import { commonErrors, errorBody, messageBody } from "../../platform/http/response-shapes.server.ts";
import { byNumber } from "../bookings/booking-shapes.server.ts";
import { BOOKING_MOVES } from "../bookings/booking-table.ts";
import { MONEY_MOVES } from "../payments/money-words.ts";
import { parseEnquiryNumber } from "../enquiries/enquiry-number.ts";
import { MESSAGE_TEXT, blockSchema, messageSchema, readSchema } from "./message-model.ts";
import { blockThread, readMessages, writeMessage } from "./message-service.server.ts";
import { threadSeen } from "./thread-page.server.ts";

const tags = ["Messages"];
const instant = z.string().meta({ format: "date-time" });
const thread = z.object({
  number: z.string(),
  side: z.enum(["organiser", "provider"]).describe("The viewer's"),
  other: z.string(),
  about: z.string(),
  lines: z
    .array(
      z.union([
        z.object({
          kind: z.literal("message"),
          id: z.string(),
          by: z.enum(["you", "them"]),
          text: z.string(),
          covered: z.number().describe("So many places are covered (•••) for the viewer"),
          at: instant,
        }),
        z.object({
          kind: z.literal("move"),
          move: z.enum(BOOKING_MOVES),
          by: z.enum(["you", "them", "clock"]),
          amountPaise: z.number().nullable().describe("Of a quote, or of what was asked for: integer paise"),
          at: instant,
        }),
        z.object({
          kind: z.literal("money"),
          what: z.enum(MONEY_MOVES),
          by: z.enum(["you", "them"]),
          amountPaise: z.number().describe("Integer paise"),
          back: z.boolean().describe("Of what comes back to the organiser"),
          at: instant,
        }),
      ]),
    )
    .describe("Oldest first: what was written, what happened to the booking, and what was noted of its money"),
  earlier: z.string().nullable().describe("Goes into `before` for older messages"),
  open: z.boolean().describe("Numbers, addresses and links are read as they were written"),
  blocked: z.enum(["you", "them"]).nullable().describe("Who has closed it"),
  unread: z.number(),
  mark: z.string().describe("Goes into `since` of the stream: what is known"),
});

/** The conversation of a request to a listing: its two sides read and write it, and nobody else. */
export const messagesApi: ApiRoutes = (api, deps) => {
  api.get(
    "/api/bookings/:number/messages",
    {
      schema: {
        tags,
        summary: "What the two sides of a request wrote to each other, fifty at a time, the newest by default",
        params: byNumber,
        querystring: z.object({ before: z.string().optional().describe("The id of the oldest message that is known") }),
        response: { 200: z.object({ success: z.literal(true), thread }), ...commonErrors },
      },
    },
    async (request, reply) => {
      const { before } = request.query;
      const view = await threadSeen(
        deps,
        signedIn(request),
        request.params.number,
        isUuid(before) ? (before ?? null) : null,
      );
      return reply.headers(FOR_ONE_ALONE).send({ success: true, thread: view });
    },
  );

  api.post(
    "/api/bookings/:number/messages",
    {
      config: takesKey,
      schema: {
        tags,
        summary: "Writes to the other side; they are told once, until they have read it",
        params: byNumber,
        body: messageSchema.meta({ examples: [{ text: "Could you come an hour earlier?" }] }),
        response: {
          201: messageBody.extend({ id: z.string() }).meta({
            examples: [{ success: true, message: "Sent.", id: "0197a1b2-0000-7000-8000-000000000000" }],
          }),
          ...commonErrors,
        },
      },
    },
    async (request, reply) => {
      const [actor, form] = [signedIn(request), request.body];
      const number = parseEnquiryNumber(request.params.number) ?? request.params.number;
      await deps.limits.hit("LIMIT_MESSAGES_PER_PERSON", actor.id);
      const { body } = await once(
        deps.db,
        { scope: `message:${actor.id}`, key: idempotencyKey(request), fingerprint: { number, form } },
        async (tx) => {
          const id = await writeMessage(deps, tx, actor, number, form.text);
          return { status: 201, body: { success: true, message: MESSAGE_TEXT.sent, id } };
        },
      );
      return reply.status(201).send(body as { success: true; message: string; id: string });
    },
  );

  api.put(
    "/api/bookings/:number/messages/read",
    {
      schema: {
        tags,
        summary: "Says how far the viewer has read",
        params: byNumber,
        body: readSchema.meta({ examples: [{ last: "0197a1b2-0000-7000-8000-000000000000" }] }),
        response: { 200: messageBody, 400: errorBody, 401: errorBody, 404: errorBody },
      },
    },
    async (request) => {
      await readMessages(deps, signedIn(request), request.params.number, request.body.last);
      return { success: true as const, message: "Noted." };
    },
  );

  api.put(
    "/api/bookings/:number/messages/block",
    {
      schema: {
        tags,
        summary: "Closes the conversation for the other side, or opens it again",
        params: byNumber,
        body: blockSchema.meta({ examples: [{ blocked: true }] }),
        response: { 200: messageBody, ...commonErrors },
      },
    },
    async (request) => {
      const { blocked } = request.body;
      await transaction(deps.db, (tx) => blockThread(deps, tx, signedIn(request), request.params.number, blocked));
      return { success: true as const, message: blocked ? MESSAGE_TEXT.closedNow : MESSAGE_TEXT.openedNow };
    },
  );
};
