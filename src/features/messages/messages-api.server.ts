import { z } from "zod";
import { notFound } from "../../domain/errors.ts";
import { isUuid } from "../../domain/ids.ts";
import { badInputFrom } from "../../domain/zod-issues.ts";
import { text } from "../../domain/words/say.ts";
import { isUndecided } from "../../platform/database/sqlstate.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import { receiveForm } from "../../platform/http/form-body.server.ts";
import { takesForm } from "../../platform/http/form-description.server.ts";
import { signedIn } from "../../platform/http/guards.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { idempotencyKey, once } from "../../platform/http/idempotency.server.ts";
import { FOR_ONE_ALONE } from "../../platform/http/private-picture.server.ts";
import { commonErrors, errorBody, messageBody, messageSaying } from "../../platform/http/response-shapes.server.ts";
import { byNumber } from "../bookings/booking-shapes.server.ts";
import { BOOKING_MOVES } from "../bookings/booking-table.ts";
import { MONEY_MOVES } from "../payments/money-words.ts";
import { parseEnquiryNumber } from "../enquiries/enquiry-number.ts";
import { EXAMPLE_MESSAGE, EXAMPLE_THREAD } from "./message-example.ts";
import { fileShape, sendFile } from "./message-file-reply.server.ts";
import { dropFiles, keepFiles } from "./message-files.server.ts";
import {
  MESSAGE_FILES,
  MESSAGE_TEXT,
  blockSchema,
  messageSchema,
  messageWithFilesSchema,
  readSchema,
} from "./message-model.ts";
import { blockThread, fileSeen, readMessages, refuseFiles, writeMessage } from "./message-service.server.ts";
import { threadSeen } from "./thread-page.server.ts";

const tags = ["Messages"];
const files = { [MESSAGE_FILES.field]: MESSAGE_FILES };
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
          files: z.array(
            z.object({
              kind: z.enum(["photo", "pdf"]),
              name: z.string().describe("Of a PDF"),
              bytes: z.number(),
              src: z.string().describe("A photo as small as a thread shows it, or the PDF"),
              full: z.string(),
              width: z.number().nullable(),
              height: z.number().nullable(),
            }),
          ),
          removed: z.boolean().describe("Taken down by us"),
          reported: z.boolean().describe("The viewer has reported it"),
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
  reach: z
    .enum(["now", "later", "never"])
    .describe("Whether the other side's number may be opened, by the call of the request's contact"),
  files: z.boolean().describe("Photos and PDFs may be sent"),
  blocked: z.enum(["you", "them"]).nullable().describe("Who has closed it"),
  suspended: z.enum(["organiser", "provider"]).nullable().describe("The side that we have suspended: it cannot write"),
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
        description:
          "With what happened to the booking and its money, in the order of time. Numbers, addresses and links are covered (•••) until the request is accepted. Reading marks nothing as read. 404 for everybody but the two sides, and where one of them has no account.",
        params: byNumber,
        querystring: z.object({ before: z.string().optional().describe("The id of the oldest message that is known") }),
        response: {
          200: z
            .object({ success: z.literal(true), thread })
            .meta({ examples: [{ success: true, thread: EXAMPLE_THREAD }] }),
          ...commonErrors,
        },
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
      config: takesForm({
        fields: [messageWithFilesSchema.meta({ examples: [{ text: "Could you come half an hour earlier?" }] })],
        files,
      }),
      schema: {
        tags,
        summary: "Writes to the other side; they are told once, until they have read it",
        description:
          "JSON, or a form with at most five photos (JPEG, PNG, WebP) or PDFs, each smaller than 10 MB, once the request is accepted: 409 with `errors.files` before. Without files `text` is required. 404 for everybody but the two sides; 409 where one of them has closed the conversation.",
        params: byNumber,
        response: {
          201: messageBody.extend({ id: z.string() }).meta({
            examples: [{ success: true, message: "Sent.", id: EXAMPLE_MESSAGE }],
          }),
          ...commonErrors,
        },
      },
    },
    async (request, reply) => {
      const actor = signedIn(request);
      const number = parseEnquiryNumber(request.params.number) ?? request.params.number;
      await deps.limits.hit("LIMIT_MESSAGES_PER_PERSON", actor.id);
      // Before the upload: who may send no files fills no disk.
      if (request.isMultipart()) {
        await deps.limits.hit("LIMIT_UPLOADS_PER_PERSON", actor.id);
        await refuseFiles(deps, actor, number);
      }
      const form = await receiveForm(request, { dir: deps.media.tempDir, files });
      try {
        const schema = form.files.length > 0 ? messageWithFilesSchema : messageSchema;
        // What came as JSON is taken as it is: a list is no text.
        const parsed = schema.safeParse(request.isMultipart() ? form.fields : (request.body ?? {}));
        if (!parsed.success) throw badInputFrom(parsed.error);
        const kept = await keepFiles(deps, form.files);
        /** Whether a message may speak of them: also where nobody knows what has become of the transaction. */
        let spoken = false;
        let sent: { body: unknown };
        try {
          sent = await once(
            deps.db,
            {
              scope: `message:${actor.id}`,
              key: idempotencyKey(request),
              fingerprint: { number, form: parsed.data, files: form.files.map(({ sha256 }) => sha256) },
            },
            async (tx) => {
              const id = await writeMessage(deps, tx, actor, number, { text: parsed.data.text, files: kept });
              spoken = true;
              return { status: 201, body: { success: true, message: MESSAGE_TEXT.sent, id } };
            },
          );
        } catch (error) {
          spoken = isUndecided(error);
          throw error;
        } finally {
          if (!spoken) await dropFiles(deps, kept);
        }
        return await reply.status(201).send(sent.body as { success: true; message: string; id: string });
      } finally {
        await form.discard();
      }
    },
  );

  api.get(
    "/api/message-files/:id",
    {
      schema: {
        tags,
        summary: "A photo or PDF of a message, for the two sides of its request",
        params: z.object({ id: z.string() }),
        querystring: z.object({
          size: z.enum(["small"], "size must be small.").optional().describe("A photo as wide as 640 pixels"),
        }),
        response: { 200: fileShape, ...commonErrors },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const found = isUuid(id) ? await fileSeen(deps, signedIn(request), id, request.query.size === "small") : null;
      if (!found) throw notFound(MESSAGE_TEXT.noSuchFile);
      return sendFile(reply, found);
    },
  );

  api.put(
    "/api/bookings/:number/messages/read",
    {
      schema: {
        tags,
        summary: "Says how far the viewer has read",
        description:
          "Up to this message, and no further back than before; the id of another conversation changes nothing. 404 for everybody but the two sides.",
        params: byNumber,
        body: readSchema.meta({ examples: [{ last: EXAMPLE_MESSAGE }] }),
        response: { 200: messageSaying("Noted."), 400: errorBody, 401: errorBody, 404: errorBody },
      },
    },
    async (request) => {
      await readMessages(deps, signedIn(request), request.params.number, request.body.last);
      return { success: true as const, message: text("Noted.") };
    },
  );

  api.put(
    "/api/bookings/:number/messages/block",
    {
      schema: {
        tags,
        summary: "Closes the conversation for the other side, or opens it again",
        description:
          "Each of the two may: neither writes any more while one of them has closed it, and both read on. 404 for everybody else.",
        params: byNumber,
        body: blockSchema.meta({ examples: [{ blocked: true }] }),
        response: { 200: messageSaying(MESSAGE_TEXT.closedNow), ...commonErrors },
      },
    },
    async (request) => {
      const { blocked } = request.body;
      await transaction(deps.db, (tx) => blockThread(deps, tx, signedIn(request), request.params.number, blocked));
      return { success: true as const, message: blocked ? MESSAGE_TEXT.closedNow : MESSAGE_TEXT.openedNow };
    },
  );
};
