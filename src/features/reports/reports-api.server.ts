import { z } from "zod";
import { signedIn } from "../../platform/http/guards.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { idempotencyKey, takesKey } from "../../platform/http/idempotency.server.ts";
import { commonErrors, messageBody } from "../../platform/http/response-shapes.server.ts";
import { isUuid } from "../../domain/ids.ts";
import { REPORT_DECISIONS, REPORT_REASONS, reportSchema } from "./report-model.ts";
import { reportAnswerSchema, reportTellSchema } from "./report-talk-model.ts";
import { decideReport, reportListing, reportsForAdmin } from "./report-service.server.ts";
import { answerQuestion, questionTo, tellAboutReport } from "./report-talk.server.ts";
import { say, text } from "../../domain/words/say.ts";

const byId = z.object({ id: z.string() });
const PAGE = 24;
const reportBody = z.object({
  id: z.string(),
  reason: z.enum(REPORT_REASONS),
  text: z.string(),
  createdAt: z.string(),
  reporter: z.string().nullable().describe("Username"),
  listing: z.object({
    id: z.string(),
    title: z.string(),
    categoryName: z.string(),
    status: z.string(),
    path: z.string(),
    reports: z.number().describe("How many wait about it"),
    owner: z.string().nullable().describe("Username of who keeps it, who can be asked"),
  }),
  messages: z
    .array(
      z.object({
        kind: z.enum(["question", "answer", "note"]),
        text: z.string(),
        at: z.string(),
        by: z.string().nullable().describe("Username"),
      }),
    )
    .describe("Questions to the owner, answers, and notes for admins alone, in their order"),
});
const questionBody = z.object({
  id: z.string(),
  listing: z.object({ title: z.string(), path: z.string().nullable(), editPath: z.string() }),
  messages: z.array(z.object({ kind: z.enum(["question", "answer"]), text: z.string(), at: z.string() })),
  open: z.boolean().describe("Whether one may still answer"),
});

/** Everybody can report a listing; admins settle what was reported. */
export const reportsApi: ApiRoutes = (api, deps) => {
  api.post(
    "/api/listings/:id/report",
    {
      config: takesKey,
      schema: {
        tags: ["Reports"],
        summary: "Report a listing, signed in or not",
        params: byId,
        body: reportSchema,
        response: { 201: messageBody, ...commonErrors },
      },
    },
    async (request, reply) => {
      const answer = await reportListing(deps, request.actor, request.params.id, request.body, {
        address: request.ip,
        key: idempotencyKey(request),
      });
      return reply.code(201).send(answer.body as z.infer<typeof messageBody>);
    },
  );

  api.get(
    "/api/admin/reports",
    {
      schema: {
        tags: ["Admin"],
        summary: "Reports of listings that wait, oldest first",
        querystring: z.object({ cursor: z.string().optional() }),
        response: {
          200: z.object({ success: z.literal(true), reports: z.array(reportBody), next: z.string().nullable() }),
          ...commonErrors,
        },
      },
    },
    async (request, reply) => {
      const { cursor } = request.query;
      const rows = await reportsForAdmin(deps, signedIn(request), {
        after: isUuid(cursor) ? cursor : null,
        limit: PAGE + 1,
      });
      const reports = rows.slice(0, PAGE);
      const next = rows.length > PAGE ? (reports.at(-1)?.id ?? null) : null;
      if (next) reply.header("Link", `</api/admin/reports?cursor=${next}>; rel="next"`);
      return { success: true as const, reports, next };
    },
  );

  const decision = z.object({
    decision: z.enum(REPORT_DECISIONS, `decision must be one of ${REPORT_DECISIONS.join(", ")}.`),
    reason: z
      .string()
      .max(1000, { error: () => say("Please use at most {max} characters.", { max: 500 }) })
      .optional(),
  });
  api.patch(
    "/api/admin/reports/:id",
    {
      schema: {
        tags: ["Admin"],
        summary: "Dismiss a report, or hide the listing with a reason",
        params: byId,
        body: decision,
        response: { 200: messageBody, ...commonErrors },
      },
    },
    async (request) => {
      await decideReport(deps, signedIn(request), request.params.id, request.body.decision, request.body.reason);
      return {
        success: true as const,
        message: request.body.decision === "hide" ? text("The listing is hidden.") : text("The report is dismissed."),
      };
    },
  );

  api.post(
    "/api/admin/reports/:id/messages",
    {
      config: takesKey,
      schema: {
        tags: ["Admin"],
        summary: "Asks the owner of a reported listing, who is told, or notes something for the other admins",
        params: byId,
        body: reportTellSchema,
        response: { 201: messageBody, ...commonErrors },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      const answer = await tellAboutReport(deps, signedIn(request), params.id, body, idempotencyKey(request));
      return reply.code(201).send(answer.body as z.infer<typeof messageBody>);
    },
  );

  api.get(
    "/api/report-questions/:id",
    {
      schema: {
        tags: ["Reports"],
        summary: "What we ask the owner of a listing that was reported, and their answers",
        params: byId,
        response: { 200: z.object({ success: z.literal(true), question: questionBody }), ...commonErrors },
      },
    },
    async (request, reply) =>
      reply.send({ success: true, question: await questionTo(deps, signedIn(request), request.params.id) }),
  );

  api.post(
    "/api/report-questions/:id/answers",
    {
      config: takesKey,
      schema: {
        tags: ["Reports"],
        summary: "The owner of a reported listing answers; admins hear of it",
        params: byId,
        body: reportAnswerSchema,
        response: { 201: messageBody, ...commonErrors },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      const answer = await answerQuestion(deps, signedIn(request), params.id, body.text, idempotencyKey(request));
      return reply.code(201).send(answer.body as z.infer<typeof messageBody>);
    },
  );
};
