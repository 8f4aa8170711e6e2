import { z } from "zod";
import { asAdmin } from "../../platform/http/guards.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { idempotencyKey } from "../../platform/http/idempotency.server.ts";
import { commonErrors, messageBody } from "../../platform/http/response-shapes.server.ts";
import { isUuid } from "../../domain/ids.ts";
import { REPORT_DECISIONS, REPORT_REASONS, reportSchema } from "./report-model.ts";
import { decideReport, reportListing, reportsForAdmin } from "./report-service.server.ts";

const byId = z.object({ id: z.string() });
const PAGE = 24;
const reportBody = z.object({
  id: z.string(), reason: z.enum(REPORT_REASONS), text: z.string(), createdAt: z.string(), reporter: z.string().nullable().describe("Username"),
  listing: z.object({ id: z.string(), title: z.string(), categoryName: z.string(), status: z.string(), path: z.string(), reports: z.number().describe("How many wait about it") }),
});

/** Everybody can report a listing; admins settle what was reported. */
export const reportsApi: ApiRoutes = (api, deps) => {
  api.post("/api/listings/:id/report", { schema: { tags: ["Reports"], summary: "Report a listing, signed in or not", params: byId, body: reportSchema, response: { 201: messageBody, ...commonErrors } } }, async (request, reply) => {
    const answer = await reportListing(deps, request.actor, request.params.id, request.body, { address: request.ip, key: idempotencyKey(request) });
    return reply.code(201).send(answer.body as z.infer<typeof messageBody>);
  });

  api.get("/api/admin/reports", { schema: { tags: ["Admin"], summary: "Reports of listings that wait, oldest first", querystring: z.object({ cursor: z.string().optional() }), response: { 200: z.object({ success: z.literal(true), reports: z.array(reportBody), next: z.string().nullable() }), ...commonErrors } } }, async (request) => {
    asAdmin(request);
    const { cursor } = request.query;
    const rows = await reportsForAdmin(deps, { after: isUuid(cursor) ? cursor : null, limit: PAGE + 1 });
    const reports = rows.slice(0, PAGE);
    return { success: true as const, reports, next: rows.length > PAGE ? (reports.at(-1)?.id ?? null) : null };
  });

  const decision = z.object({ decision: z.enum(REPORT_DECISIONS, `decision must be one of ${REPORT_DECISIONS.join(", ")}.`), reason: z.string().max(1000, "Please use at most 500 characters.").optional() });
  api.patch("/api/admin/reports/:id", { schema: { tags: ["Admin"], summary: "Dismiss a report, or hide the listing with a reason", params: byId, body: decision, response: { 200: messageBody, ...commonErrors } } }, async (request) => {
    await decideReport(deps, asAdmin(request), request.params.id, request.body.decision, request.body.reason);
    return { success: true as const, message: request.body.decision === "hide" ? "The listing is hidden." : "The report is dismissed." };
  });
};
