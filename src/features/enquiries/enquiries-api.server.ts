import { z } from "zod";
import { LISTS } from "../../domain/limits.ts";
import { languageOf } from "../../domain/words/languages.ts";
import { text } from "../../domain/words/say.ts";
import { signedIn } from "../../platform/http/guards.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { receiveForm } from "../../platform/http/form-body.server.ts";
import { takesForm } from "../../platform/http/form-description.server.ts";
import { idempotencyKey, takesKey } from "../../platform/http/idempotency.server.ts";
import { FOR_ONE_ALONE, privatePicture, privatePictureHeaders } from "../../platform/http/private-picture.server.ts";
import { errorBody, messageSaying } from "../../platform/http/response-shapes.server.ts";
import { inLanguage } from "../../platform/words.server.ts";
import { ENQUIRY_KINDS } from "./enquiry-kinds.ts";
import { EXAMPLE_ENQUIRY, EXAMPLE_FORM, EXAMPLE_SENT, answerOf, exampleOf } from "./enquiry-examples.server.ts";
import { enquiryPhoto, photoRules } from "./enquiry-photo.server.ts";
import { enquiry, enquiryForm, move, moved, opened, taking, chosenOrNobody } from "./enquiry-shapes.server.ts";
import { FOR_NOBODY_ELSE } from "./guest-headers.ts";
import { enquiryFormOf } from "./listing-enquiry.server.ts";
import {
  ENQUIRIES_PAGE,
  moveEnquiry,
  openContactOf,
  takeFree,
  receivedEnquiries,
  sentEnquiries,
} from "./enquiry-service.server.ts";
import { submitEnquiry } from "./submit-enquiry.server.ts";

const tags = ["Enquiries"];
const submitted = z.object({
  success: z.literal(true),
  message: z.string(),
  enquiryNumber: z.string(),
});
const list = (example: z.input<typeof enquiry>) =>
  z
    .object({ success: z.literal(true), enquiries: z.array(enquiry), next: z.string().nullable() })
    .meta({ examples: [{ success: true, enquiries: [example], next: null }] });
const said = z.string().max(40).optional();
const query = z.object({
  cursor: z.uuid("This is no cursor of this list.").optional(),
  limit: z.coerce
    .number("limit must be a number.")
    .int()
    .min(1)
    .max(LISTS.maxPage, `limit must be at most ${LISTS.maxPage}.`)
    .default(ENQUIRIES_PAGE),
});

/**
 * The forms of every kind (201, or 200 where the specification says so), one's own requests, and what their sides do to
 * them.
 */
export const enquiriesApi: ApiRoutes = (api, deps) => {
  for (const [key, kind] of Object.entries(ENQUIRY_KINDS)) {
    const form = kind.schema.meta({ examples: [exampleOf(kind)] });
    const answer = submitted.meta({ examples: [answerOf(kind)] });
    api.post(
      kind.path,
      {
        config: kind.photo ? takesForm({ fields: [form], files: photoRules(kind) }) : takesKey,
        schema: {
          tags,
          summary: kind.label,
          body: form,
          response: {
            200: answer,
            201: answer,
            400: errorBody,
            403: errorBody,
            404: errorBody,
            409: errorBody,
            412: errorBody,
            413: errorBody,
            415: errorBody,
            429: errorBody,
            503: errorBody,
          },
        },
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
        const received = await receiveForm(request, { dir: deps.media.tempDir, files: photoRules(kind) });
        try {
          const { status, body } = await submitEnquiry(deps, request.actor, key, received.fields, {
            ...origin,
            photo: received.files[0] ?? null,
          });
          return await reply.status(status).send(body);
        } finally {
          await received.discard();
        }
      },
    );
  }

  api.get(
    "/api/listings/:id/enquiry-form",
    {
      schema: {
        tags,
        summary: "The form by which a listing is asked, filled in with what is known of whoever looks",
        params: z.object({ id: z.string() }),
        querystring: z.object({
          language: z.string().optional().describe("In which its words are, such as hi; English by default"),
          date: said.describe("What is known of the event, as lists are asked for it: a day"),
          until: said.describe("The last one of several"),
          slot: said.describe("A part of the day"),
          guests: said,
          pieces: said,
          days: said.describe("Where no dates say how many"),
          hours: said.describe("A day"),
          pin: said.describe("Of the place, for the way there"),
        }),
        response: {
          200: z
            .object({ success: z.literal(true), form: enquiryForm })
            .meta({ examples: [{ success: true, form: EXAMPLE_FORM }] }),
          400: errorBody,
          404: errorBody,
        },
      },
    },
    async (request, reply) => {
      const { language, ...brief } = request.query;
      const address = new URLSearchParams(
        Object.entries(brief).flatMap(([name, value]) => (value ? [[name, value]] : [])),
      );
      const form = await inLanguage(languageOf(language).code, () =>
        enquiryFormOf(deps, request.actor, request.params.id, address),
      );
      return reply.headers(FOR_ONE_ALONE).send({ success: true, form });
    },
  );

  const boxes = {
    received: {
      summary: "What the signed-in person was asked, newest first",
      read: receivedEnquiries,
      example: EXAMPLE_ENQUIRY,
    },
    sent: {
      summary: "What the signed-in person asked of others, newest first",
      read: sentEnquiries,
      example: EXAMPLE_SENT,
    },
  };
  for (const [name, { summary, read, example }] of Object.entries(boxes)) {
    const path = `/api/enquiries/${name}`;
    api.get(
      path,
      {
        schema: { tags, summary, querystring: query, response: { 200: list(example), 400: errorBody, 401: errorBody } },
      },
      async (request, reply) => {
        const { cursor, limit } = request.query;
        const page = await read(deps, signedIn(request), { cursor, limit });
        if (page.next)
          reply.header(
            "Link",
            `<${path}?${new URLSearchParams({ cursor: page.next, limit: String(limit) })}>; rel="next"`,
          );
        return reply.send({ success: true, ...page });
      },
    );
  }

  api.get(
    "/api/enquiries/:number/photo",
    {
      schema: {
        tags,
        summary: "The photo of an application, for admins",
        params: z.object({ number: z.string() }),
        response: privatePicture,
      },
    },
    async (request, reply) => {
      const file = await enquiryPhoto(deps, signedIn(request), request.params.number);
      privatePictureHeaders(reply, file.bytes);
      return reply.type("image/webp").send(file.stream() as never);
    },
  );

  api.post(
    "/api/enquiries/:number/take",
    {
      schema: {
        tags,
        summary: "Takes one of those who are free for an enquiry to a district",
        params: z.object({ number: z.string() }),
        body: taking,
        response: {
          200: messageSaying("Chosen. They have been told."),
          400: errorBody,
          401: errorBody,
          404: errorBody,
          409: errorBody,
        },
      },
    },
    async (request, reply) => {
      await takeFree(deps, signedIn(request), request.params.number, request.body);
      return reply.headers(FOR_NOBODY_ELSE).send({ success: true, message: text("Chosen. They have been told.") });
    },
  );

  api.post(
    "/api/enquiries/:number/contact",
    {
      schema: {
        tags,
        summary: "Opens the number of the other side, once it is accepted; both see that it was opened",
        body: chosenOrNobody,
        params: z.object({ number: z.string() }),
        response: { 200: opened, 400: errorBody, 401: errorBody, 404: errorBody, 409: errorBody },
      },
    },
    async (request, reply) =>
      reply.headers(FOR_NOBODY_ELSE).send({
        success: true,
        contact: await openContactOf(deps, signedIn(request), request.params.number, request.body?.listing),
      }),
  );

  api.patch(
    "/api/enquiries/:number",
    {
      schema: {
        tags,
        summary: "Accepts, declines, confirms, cancels or completes",
        params: z.object({ number: z.string() }),
        body: z
          .object({
            status: move,
            anyway: z
              .boolean()
              .optional()
              .describe(
                "Accepts it although its day has a confirmed booking; without it that is answered 409 with `errors.anyway`",
              ),
          })
          .meta({ examples: [{ status: "accepted" }] }),
        response: {
          200: moved,
          400: errorBody,
          401: errorBody,
          403: errorBody,
          404: errorBody,
          409: errorBody,
        },
      },
    },
    async (request, reply) => {
      const { status, anyway } = request.body;
      const after = await moveEnquiry(deps, signedIn(request), request.params.number, status, { anyway });
      return reply.send({ success: true, message: `Request ${after.status}.`, enquiry: after });
    },
  );
};
