import { z } from "zod";
import { isUuid } from "../../domain/ids.ts";
import { receiveForm } from "../../platform/http/form-body.server.ts";
import { signedIn } from "../../platform/http/guards.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { FOR_ONE_ALONE, privatePicture, privatePictureHeaders } from "../../platform/http/private-picture.server.ts";
import { commonErrors, errorBody, messageBody } from "../../platform/http/response-shapes.server.ts";
import { PAPER_DECISIONS, PAPER_KINDS, PAPER_PHOTO, PAPER_STATUSES, PAPER_TEXT, paperSchema } from "./paper-model.ts";
import { decidePaper, paperPhoto, papersForAdmin } from "./paper-admin.server.ts";
import { ownPapers, sendPaper, takePaperBack } from "./paper-service.server.ts";
import { say, text } from "../../domain/words/say.ts";

const PAGE = 24;
const byKind = z.object({ kind: z.enum(PAPER_KINDS, "There is no such document.") });
const byId = z.object({ id: z.string() });
const ownBody = z.object({
  success: z.literal(true),
  message: z.string().optional(),
  mobileProvenAt: z.string().nullable().describe("When a code has proven the account's mobile"),
  papers: z.array(
    z.object({
      kind: z.enum(PAPER_KINDS),
      shown: z.string().describe("The number in part"),
      status: z.enum(PAPER_STATUSES),
      reason: z.string().describe("Why it was refused"),
      sentAt: z.string(),
      decidedAt: z.string().nullable(),
    }),
  ),
});
const toCheck = z.object({
  id: z.string(),
  kind: z.enum(PAPER_KINDS),
  number: z.string(),
  name: z.string().describe("As it stands on the paper"),
  owner: z.object({ username: z.string(), name: z.string() }),
  holder: z.string().describe("What kind of holder the PAN is of"),
  others: z.array(z.string()).describe("Usernames of other accounts with the same number"),
  sentAt: z.string(),
});

/** People send a PAN card or a GST certificate; admins look at it. */
export const papersApi: ApiRoutes = (api, deps) => {
  api.get(
    "/api/account/papers",
    {
      schema: {
        tags: ["Account"],
        summary: "What is verified about the signed-in person: mobile, PAN, GSTIN",
        response: { 200: ownBody, 401: errorBody },
      },
    },
    async (request, reply) =>
      reply.headers(FOR_ONE_ALONE).send({ success: true, ...(await ownPapers(deps, signedIn(request))) }),
  );

  api.put(
    "/api/account/papers/:kind",
    {
      config: {
        form: {
          fields: PAPER_KINDS.map((kind) => paperSchema(kind).meta({ title: kind })),
          files: { [PAPER_PHOTO.field]: { ...PAPER_PHOTO, maxFiles: 1 } },
          requiredFiles: [PAPER_PHOTO.field],
        },
      },
      schema: {
        tags: ["Account"],
        summary: "Sends a PAN card or a GST certificate, for an admin to look at",
        params: byKind,
        response: { 200: ownBody, ...commonErrors },
      },
    },
    async (request, reply) => {
      const actor = signedIn(request);
      // Before the upload: nobody fills the disk by trying.
      await deps.limits.hit("LIMIT_UPLOADS_PER_PERSON", actor.id);
      const form = await receiveForm(request, {
        dir: deps.media.tempDir,
        files: { [PAPER_PHOTO.field]: { ...PAPER_PHOTO, maxFiles: 1 } },
      });
      try {
        const now = await sendPaper(deps, actor, request.params.kind, form);
        return await reply.headers(FOR_ONE_ALONE).send({ success: true, message: PAPER_TEXT.sent, ...now });
      } finally {
        await form.discard();
      }
    },
  );

  api.delete(
    "/api/account/papers/:kind",
    {
      schema: {
        tags: ["Account"],
        summary: "Takes a document back: nothing of it is kept",
        params: byKind,
        response: { 200: ownBody, ...commonErrors },
      },
    },
    async (request, reply) => {
      const now = await takePaperBack(deps, signedIn(request), request.params.kind);
      return reply.headers(FOR_ONE_ALONE).send({ success: true, message: PAPER_TEXT.taken, ...now });
    },
  );

  api.get(
    "/api/admin/papers",
    {
      schema: {
        tags: ["Admin"],
        summary: "Documents that wait to be looked at, oldest first",
        querystring: z.object({ cursor: z.string().optional() }),
        response: {
          200: z.object({ success: z.literal(true), papers: z.array(toCheck), next: z.string().nullable() }),
          ...commonErrors,
        },
      },
    },
    async (request, reply) => {
      const { cursor } = request.query;
      const rows = await papersForAdmin(deps, signedIn(request), {
        after: isUuid(cursor) ? cursor : null,
        limit: PAGE + 1,
      });
      const papers = rows.slice(0, PAGE);
      const next = rows.length > PAGE ? (papers.at(-1)?.id ?? null) : null;
      if (next) reply.header("Link", `</api/admin/papers?cursor=${next}>; rel="next"`);
      return reply.headers(FOR_ONE_ALONE).send({ success: true, papers, next });
    },
  );

  api.get(
    "/api/admin/papers/:id/photo",
    {
      schema: {
        tags: ["Admin"],
        summary: "The photo of a document that waits",
        params: byId,
        response: privatePicture,
      },
    },
    async (request, reply) => {
      const file = await paperPhoto(deps, signedIn(request), request.params.id);
      privatePictureHeaders(reply, file.bytes);
      return reply.type("image/webp").send(file.stream() as never);
    },
  );

  api.patch(
    "/api/admin/papers/:id",
    {
      schema: {
        tags: ["Admin"],
        summary: "Marks a document as seen, or refuses it; both need a reason",
        params: byId,
        body: z.object({
          decision: z.enum(PAPER_DECISIONS, `decision must be one of ${PAPER_DECISIONS.join(", ")}.`),
          reason: z
            .string()
            .max(1000, { error: () => say("Please use at most {max} characters.", { max: 500 }) })
            .optional(),
        }),
        response: { 200: messageBody, ...commonErrors },
      },
    },
    async (request) => {
      const { decision, reason } = request.body;
      await decidePaper(deps, signedIn(request), request.params.id, decision, reason);
      return {
        success: true as const,
        message:
          decision === "seen" ? text("Marked as seen. The owner is told.") : text("Refused. The owner is told why."),
      };
    },
  );
};
