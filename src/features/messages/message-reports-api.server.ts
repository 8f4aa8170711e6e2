import { z } from "zod";
import { notFound } from "../../domain/errors.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import { signedIn } from "../../platform/http/guards.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { idempotencyKey, once, takesKey } from "../../platform/http/idempotency.server.ts";
import { FOR_ONE_ALONE } from "../../platform/http/private-picture.server.ts";
import { commonErrors, messageBody, messageSaying } from "../../platform/http/response-shapes.server.ts";
import { byNumber } from "../bookings/booking-shapes.server.ts";
import { BOOKING_SIDES } from "../bookings/booking-table.ts";
import { parseEnquiryNumber } from "../enquiries/enquiry-number.ts";
import {
  MESSAGE_REASONS,
  MESSAGE_REPORT_TEXT as TEXT,
  messageDecisionSchema,
  messageReportSchema,
} from "./message-report-model.ts";
import { fileShape, sendFile } from "./message-file-reply.server.ts";
import { MESSAGE_TEXT } from "./message-model.ts";
import {
  decideMessageReport,
  reportAtDesk,
  reportMessage,
  reportedFile,
  reportsAtDesk,
} from "./message-reports.server.ts";

const byId = z.object({ id: z.string().meta({ examples: ["0197a1b2-0000-7000-8000-000000000000"] }) });
const instant = z.string().meta({ format: "date-time" });
const side = z.enum(BOOKING_SIDES);
const line = z.object({
  id: z.string(),
  number: z.string(),
  reason: z.enum(MESSAGE_REASONS),
  by: side.describe("Whoever reported it"),
  status: z.enum(["open", "removed", "dismissed"]),
  at: instant,
});
const report = line.extend({
  note: z.string(),
  names: z.object({ organiser: z.string(), provider: z.string() }),
  decidedAt: instant.nullable(),
  answer: z.string(),
  messages: z
    .array(
      z.object({
        id: z.string(),
        by: side,
        text: z.string(),
        files: z
          .array(z.object({ path: z.string(), kind: z.enum(["photo", "pdf"]), name: z.string() }))
          .describe("What came with it; `path` opens it, which is logged"),
        at: instant,
        reported: z.boolean(),
      }),
    )
    .describe("The message and those around it, oldest first"),
});

const EXAMPLE_LINE: z.infer<typeof line> = {
  id: "0197a1b2-0000-7000-8000-000000000000",
  number: "MD-7K3Q-9ZXA",
  reason: "fraud",
  by: "organiser",
  status: "open",
  at: "2026-11-27T05:30:00.000Z",
};
const EXAMPLE_REPORT: z.infer<typeof report> = {
  ...EXAMPLE_LINE,
  note: "They want the advance by a link.",
  names: { organiser: "Ravi Kumar", provider: "Meera Joshi" },
  decidedAt: null,
  answer: "",
  messages: [
    {
      id: "0193e5a0-7c00-7000-8000-0000000000b2",
      by: "provider",
      text: "Pay here today, or the day is gone.",
      files: [],
      at: "2026-11-27T05:10:00.000Z",
      reported: true,
    },
  ],
};

/** Messages that somebody reports, and the desk that decides about them. */
export const messageReportsApi: ApiRoutes = (api, deps) => {
  api.post(
    "/api/bookings/:number/messages/:id/report",
    {
      config: takesKey,
      schema: {
        tags: ["Messages"],
        summary:
          "Reports a message of the other side: we read it with those around it, decide, and tell whoever reported it",
        description:
          "Each of the two may, of what the other one wrote; the other one is not told by whom. 403 for one's own, 404 for everybody else; 409 where they have reported it before.",
        params: byNumber.extend(byId.shape),
        body: messageReportSchema.meta({ examples: [{ reason: "fraud", note: "They want the advance by a link." }] }),
        response: { 201: messageSaying(TEXT.sent), ...commonErrors },
      },
    },
    async (request, reply) => {
      const [actor, form] = [signedIn(request), request.body];
      const messageId = request.params.id;
      const number = parseEnquiryNumber(request.params.number) ?? request.params.number;
      await deps.limits.hit("LIMIT_MESSAGES_PER_PERSON", actor.id);
      const { body } = await once(
        deps.db,
        {
          scope: `message-report:${actor.id}`,
          key: idempotencyKey(request),
          fingerprint: { number, messageId, form },
        },
        async (tx) => {
          await reportMessage(deps, tx, actor, { number, messageId }, form);
          return { status: 201, body: { success: true, message: TEXT.sent } };
        },
      );
      return reply.status(201).send(body as z.infer<typeof messageBody>);
    },
  );

  api.get(
    "/api/admin/message-reports",
    {
      schema: {
        tags: ["Admin"],
        summary: "Messages that were reported: those that wait, oldest first, or those that are decided",
        querystring: z.object({
          status: z.enum(["open", "over"], "status must be open or over.").optional(),
          cursor: z.string().optional(),
        }),
        response: {
          200: z
            .object({ success: z.literal(true), reports: z.array(line), next: z.string().nullable() })
            .meta({ examples: [{ success: true, reports: [EXAMPLE_LINE], next: null }] }),
          ...commonErrors,
        },
      },
    },
    async (request, reply) => {
      const { status = "open", cursor = null } = request.query;
      const page = await reportsAtDesk(deps, signedIn(request), { open: status === "open", after: cursor });
      if (page.next)
        reply.header("Link", `</api/admin/message-reports?status=${status}&cursor=${page.next}>; rel="next"`);
      return reply.headers(FOR_ONE_ALONE).send({ success: true, ...page });
    },
  );

  api.get(
    "/api/admin/message-reports/:id",
    {
      schema: {
        tags: ["Admin"],
        summary: "A reported message with those around it; that it was read is logged",
        params: byId,
        response: {
          200: z
            .object({ success: z.literal(true), report })
            .meta({ examples: [{ success: true, report: EXAMPLE_REPORT }] }),
          ...commonErrors,
        },
      },
    },
    async (request, reply) =>
      reply
        .headers(FOR_ONE_ALONE)
        .send({ success: true, report: await reportAtDesk(deps, signedIn(request), request.params.id) }),
  );

  api.get(
    "/api/admin/message-reports/:id/files/:fileId",
    {
      schema: {
        tags: ["Admin"],
        summary: "A photo or PDF of a reported message, or of those around it; that it was opened is logged",
        params: byId.extend({ fileId: z.string() }),
        response: { 200: fileShape, ...commonErrors },
      },
    },
    async (request, reply) => {
      const found = await reportedFile(deps, signedIn(request), request.params);
      if (!found) throw notFound(MESSAGE_TEXT.noSuchFile);
      return sendFile(reply, found);
    },
  );

  api.put(
    "/api/admin/message-reports/:id/decision",
    {
      schema: {
        tags: ["Admin"],
        summary: "Takes the message down for both sides, or leaves it; whoever reported it is told why",
        params: byId,
        body: messageDecisionSchema.meta({ examples: [{ decision: "remove", answer: "It insults you." }] }),
        response: { 200: messageSaying(TEXT.removed), ...commonErrors },
      },
    },
    async (request) => {
      const form = request.body;
      await transaction(deps.db, (tx) => decideMessageReport(deps, tx, signedIn(request), request.params.id, form));
      return { success: true as const, message: form.decision === "remove" ? TEXT.removed : TEXT.dismissed };
    },
  );
};
