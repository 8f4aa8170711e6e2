import { z } from "zod";
import { LISTS } from "../../domain/limits.ts";
import { asAdmin, signedIn } from "../../platform/http/guards.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { receiveForm } from "../../platform/http/form-body.server.ts";
import { takesForm } from "../../platform/http/form-description.server.ts";
import { idempotencyKey } from "../../platform/http/idempotency.server.ts";
import { errorBody } from "../../platform/http/response-shapes.server.ts";
import { ENQUIRY_MOVES, ENQUIRY_STATUSES } from "./enquiry-access.ts";
import { ENQUIRY_KINDS, type EnquiryKindKey } from "./enquiry-kinds.ts";
import { enquiryPhoto, photoRules } from "./enquiry-photo.server.ts";
import { ENQUIRIES_PAGE, moveEnquiry, receivedEnquiries, sentEnquiries } from "./enquiry-service.server.ts";
import { submitEnquiry } from "./submit-enquiry.server.ts";

const tags = ["Enquiries"];
const submitted = z.object({ success: z.literal(true), message: z.string(), enquiryNumber: z.string() });
const move = z.enum(ENQUIRY_MOVES, `status must be one of ${ENQUIRY_MOVES.join(", ")}.`);
const text = z.string().nullable();
const enquiry = z.object({
  number: z.string(),
  kind: z.string(),
  label: z.string(),
  status: z.enum(ENQUIRY_STATUSES),
  createdAt: z.string(),
  eventType: text,
  eventDate: text,
  state: text,
  district: text,
  city: text,
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  contact: z.object({ name: z.string(), phone: z.string(), email: text }).nullable().describe("How to reach the sender; null for the sender"),
  listing: z.object({ title: z.string(), path: text }).nullable(),
  photo: text.describe("Address of the photo that came with it; null for everybody but admins"),
  moves: z.array(move).describe("What the viewer may do now"),
});
const list = z.object({ success: z.literal(true), enquiries: z.array(enquiry), next: z.string().nullable() });
const query = z.object({
  cursor: z.uuid("This is no cursor of this list.").optional(),
  limit: z.coerce.number("limit must be a number.").int().min(1).max(LISTS.maxPage, `limit must be at most ${LISTS.maxPage}.`).default(ENQUIRIES_PAGE),
});

export const enquiriesApi: ApiRoutes = (api, deps) => {
  for (const [key, kind] of Object.entries(ENQUIRY_KINDS) as [EnquiryKindKey, (typeof ENQUIRY_KINDS)[EnquiryKindKey]][]) {
    api.post(
      kind.path,
      {
        config: kind.photo ? takesForm({ fields: [kind.schema], files: photoRules(kind) }) : {},
        schema: { tags, summary: kind.label, body: kind.schema, response: { 200: submitted, 201: submitted, 400: errorBody, 403: errorBody, 404: errorBody, 409: errorBody, 412: errorBody, 413: errorBody, 415: errorBody, 429: errorBody, 503: errorBody } },
        // Described by the schema, parsed by the service: its answer names the missing fields.
        validatorCompiler: () => (value: unknown) => ({ value }),
      },
      async (request, reply) => {
        const origin = { address: request.ip, key: idempotencyKey(request) };
        if (!kind.photo) {
          const { status, body } = await submitEnquiry(deps, request.actor, key, request.body, origin);
          return reply.status(status).send(body);
        }
        // Before the upload: nobody fills the disk by trying.
        await deps.limits.hit("LIMIT_UPLOADS_PER_PERSON", request.actor?.id ?? request.ip);
        const form = await receiveForm(request, { dir: deps.media.tempDir, files: photoRules(kind) });
        try {
          const { status, body } = await submitEnquiry(deps, request.actor, key, form.fields, { ...origin, photo: form.files[0] ?? null });
          return await reply.status(status).send(body);
        } finally {
          await form.discard();
        }
      },
    );
  }

  const boxes = { received: { summary: "What the signed-in person was asked, newest first", read: receivedEnquiries }, sent: { summary: "What the signed-in person asked of others, newest first", read: sentEnquiries } };
  for (const [name, { summary, read }] of Object.entries(boxes)) {
    const path = `/api/enquiries/${name}`;
    api.get(path, { schema: { tags, summary, querystring: query, response: { 200: list, 400: errorBody, 401: errorBody } } }, async (request, reply) => {
      const { cursor, limit } = request.query;
      const page = await read(deps, signedIn(request), { cursor, limit });
      if (page.next) reply.header("Link", `<${path}?${new URLSearchParams({ cursor: page.next, limit: String(limit) })}>; rel="next"`);
      return reply.send({ success: true, ...page });
    });
  }

  api.get("/api/enquiries/:number/photo", { schema: { tags, summary: "The photo of an application, for admins", params: z.object({ number: z.string() }), response: { 200: { description: "A WebP picture", content: { "image/webp": { schema: z.string().meta({ format: "binary" }) } } }, 401: errorBody, 403: errorBody, 404: errorBody } } }, async (request, reply) => {
    asAdmin(request);
    const file = await enquiryPhoto(deps, request.params.number);
    reply.header("X-Content-Type-Options", "nosniff").header("Content-Security-Policy", "default-src 'none'").header("Cache-Control", "private, no-store");
    return reply.type("image/webp").header("Content-Length", file.bytes).send(file.stream() as never);
  });

  api.patch(
    "/api/enquiries/:number",
    {
      schema: {
        tags,
        summary: "Accepts, declines, confirms, cancels or completes",
        params: z.object({ number: z.string() }),
        body: z.object({ status: move }),
        response: { 200: z.object({ success: z.literal(true), message: z.string(), enquiry: z.object({ number: z.string(), status: move, moves: z.array(move) }) }), 400: errorBody, 401: errorBody, 403: errorBody, 404: errorBody, 409: errorBody },
      },
    },
    async (request, reply) => {
      const moved = await moveEnquiry(deps, signedIn(request), request.params.number, request.body.status);
      return reply.send({ success: true, message: `Request ${moved.status}.`, enquiry: moved });
    },
  );
};
