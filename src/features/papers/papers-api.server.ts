import { z } from "zod";
import { LISTS } from "../../domain/limits.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import { signedIn } from "../../platform/http/guards.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { idempotencyKey, once, takesKey } from "../../platform/http/idempotency.server.ts";
import { FOR_ONE_ALONE } from "../../platform/http/private-picture.server.ts";
import { commonErrors, errorBody, messageBody, messageSaying } from "../../platform/http/response-shapes.server.ts";
import { pdfAnswer, pdfHeaders } from "../../platform/pdf/pdf-answer.server.ts";
import { makePdf } from "../../platform/pdf/pdf-threads.server.ts";
import { byNumber } from "../bookings/booking-shapes.server.ts";
import { parseEnquiryNumber } from "../enquiries/enquiry-number.ts";
import { ofYear } from "../payments/payment-shapes.server.ts";
import { paperCopySeen } from "./paper-copy.server.ts";
import { PAPERS_PAGE, PAPER_KINDS, PAPER_TEXT, issueSchema, sellerSchema, type PaperKind } from "./paper-model.ts";
import { paperList, papersCsv } from "./paper-lists.server.ts";
import {
  type BookingPapers,
  type SellerView,
  issuePaper,
  keepSeller,
  ownSeller,
  papersSeen,
} from "./paper-service.server.ts";

const tags = ["Papers"];
const kind = z.enum(Object.keys(PAPER_KINDS) as [PaperKind, ...PaperKind[]]);
const paise = z.number().describe("In paise");
const line = z.object({
  id: z.string(),
  kind,
  number: z.string().describe("Of the paper, such as AB/26-27/00041"),
  day: z.string(),
  seller: z.string().describe("Its legal name"),
  buyer: z.string(),
  booking: z.string(),
  totalPaise: paise,
});
const seller = z.object({
  legalName: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  pin: z.string(),
  status: z.enum(["registered", "composition", "exempt", "unregistered"]),
  gstin: z.string(),
  sac: z.string(),
  prefix: z.string(),
});
const EXAMPLE_PAPER: z.infer<typeof line> = {
  id: "0193e5a0-7c00-7000-8000-0000000000c1",
  kind: "billOfSupply",
  number: "AB/26-27/00041",
  day: "2027-02-13",
  seller: "Meera Joshi",
  buyer: "Ravi Kumar",
  booking: "MD-7K3Q-9ZXA",
  totalPaise: 52_000_00,
};
const EXAMPLE_BUYER: NonNullable<BookingPapers["buyer"]> = {
  name: "Ravi Kumar",
  address: "4 Palasia",
  pin: "452001",
  state: "Madhya Pradesh",
  gstin: "",
};
const EXAMPLE_PAPERS: BookingPapers = {
  number: "MD-7K3Q-9ZXA",
  side: "provider",
  other: "Ravi Kumar",
  papers: [EXAMPLE_PAPER],
  buyer: EXAMPLE_BUYER,
  open: [],
  hindrance: null,
};
const issuedBody = messageBody.extend({ id: z.string(), paper: z.string().describe("Its number") }).meta({
  examples: [{ success: true, message: PAPER_TEXT.issued, id: EXAMPLE_PAPER.id, paper: EXAMPLE_PAPER.number }],
});
const EXAMPLE_SELLER: SellerView = {
  legalName: "Meera Joshi",
  address: "12 Sarafa",
  city: "Indore",
  state: "Madhya Pradesh",
  pin: "452002",
  status: "registered",
  gstin: "23ABQPJ4821K1ZI",
  sac: "998596",
  prefix: "AB",
};
const page = z.object({
  cursor: z.uuid("This is no cursor of this list.").optional(),
  limit: z.coerce
    .number("limit must be a number.")
    .int()
    .min(1)
    .max(LISTS.maxPage, `limit must be at most ${LISTS.maxPage}.`)
    .default(PAPERS_PAGE),
  kind: kind.optional(),
  ...ofYear.shape,
});

/** Invoices, bills and vouchers that a provider issues for their bookings. */
export const taxPapersApi: ApiRoutes = (api, deps) => {
  api.get(
    "/api/papers/seller",
    {
      schema: {
        tags,
        summary: "Who issues the signed-in person's invoices and bills",
        response: {
          200: z
            .object({ success: z.literal(true), seller: seller.nullable() })
            .meta({ examples: [{ success: true, seller: EXAMPLE_SELLER }] }),
          401: errorBody,
        },
      },
    },
    async (request, reply) =>
      reply.headers(FOR_ONE_ALONE).send({ success: true, seller: await ownSeller(deps, signedIn(request)) }),
  );

  api.put(
    "/api/papers/seller",
    {
      schema: {
        tags,
        summary: "Says who issues the signed-in person's invoices and bills, from now on",
        body: sellerSchema.meta({
          examples: [EXAMPLE_SELLER],
        }),
        response: { 200: messageSaying(PAPER_TEXT.saved), ...commonErrors },
      },
    },
    async (request) => {
      await transaction(deps.db, (tx) => keepSeller(deps, tx, signedIn(request), request.body));
      return { success: true as const, message: PAPER_TEXT.saved };
    },
  );

  const BOXES = [
    ["/api/papers", "issued", "Papers that the signed-in person has issued, the newest first"],
    ["/api/papers/received", "received", "Papers of what the signed-in person has booked, the newest first"],
  ] as const;
  for (const [path, box, summary] of BOXES)
    api.get(
      path,
      {
        schema: {
          tags,
          summary,
          querystring: page,
          response: {
            200: z
              .object({ success: z.literal(true), papers: z.array(line), next: z.string().nullable() })
              .meta({ examples: [{ success: true, papers: [EXAMPLE_PAPER], next: null }] }),
            ...commonErrors,
          },
        },
      },
      async (request, reply) => {
        const list = await paperList(deps, box, signedIn(request), request.query);
        const asked = Object.entries({ ...request.query, cursor: list.next }).flatMap(([name, value]) =>
          value === undefined || value === null ? [] : [[name, String(value)]],
        );
        if (list.next) reply.header("Link", `<${path}?${new URLSearchParams(asked)}>; rel="next"`);
        return reply.headers(FOR_ONE_ALONE).send({ success: true, ...list });
      },
    );

  api.get(
    "/api/papers.csv",
    {
      schema: {
        tags,
        summary: "The papers of a financial year, for the accountant",
        querystring: ofYear,
        response: {
          200: { description: "A CSV file in UTF-8", content: { "text/csv": { schema: z.string() } } },
          ...commonErrors,
        },
      },
    },
    async (request, reply) => {
      const csv = await papersCsv(deps, signedIn(request), request.query.year ?? null);
      return reply
        .headers({ ...FOR_ONE_ALONE, "Content-Disposition": 'attachment; filename="papers.csv"' })
        .type("text/csv; charset=utf-8")
        .send(csv);
    },
  );

  api.get(
    "/api/bookings/:number/papers",
    {
      schema: {
        tags,
        summary: "The papers of a booking, and for its provider what may be issued now",
        description:
          "`open` and `hindrance` are for the provider: what may be issued, and what must be written down before. 404 for everybody but the two sides, and where nothing is agreed.",
        params: byNumber,
        response: {
          200: z
            .object({
              success: z.literal(true),
              number: z.string(),
              side: z.enum(["organiser", "provider"]),
              other: z.string(),
              papers: z.array(line),
              buyer: z
                .object({
                  name: z.string(),
                  address: z.string(),
                  pin: z.string(),
                  state: z.string(),
                  gstin: z.string(),
                })
                .nullable()
                .describe("Whom the last one was for, to begin the next with; for the provider"),
              open: z.array(
                z.object({
                  kind,
                  entryId: z.string().nullable(),
                  amountPaise: paise,
                  day: z.string().nullable(),
                  kept: z.boolean().optional().describe("Of what is kept of a booking that was called off"),
                  anew: z
                    .boolean()
                    .optional()
                    .describe("Takes an invoice back as a whole, before what is agreed changes"),
                }),
              ),
              hindrance: z
                .enum(["free", "seller", "taxed", "sac"])
                .nullable()
                .describe("What is missing: who issues them, a registration for the agreed tax, the SAC"),
            })
            .meta({ examples: [{ success: true, ...EXAMPLE_PAPERS }] }),
          401: errorBody,
          404: errorBody,
        },
      },
    },
    async (request, reply) =>
      reply
        .headers(FOR_ONE_ALONE)
        .send({ success: true, ...(await papersSeen(deps, signedIn(request), request.params.number)) }),
  );

  api.post(
    "/api/bookings/:number/papers",
    {
      config: takesKey,
      schema: {
        tags,
        summary: "The provider issues an invoice, a bill or a voucher: it is never changed",
        description:
          "Once each, in numbers without a gap, of what `open` of the booking's papers names. 403 for the organiser, 404 for everybody else; 400 with `errors` by field, such as `buyer.pin`; 409 where it may not be issued now.",
        params: byNumber,
        body: issueSchema.meta({
          examples: [{ kind: "billOfSupply", buyer: EXAMPLE_BUYER }],
        }),
        response: { 201: issuedBody, ...commonErrors },
      },
    },
    async (request, reply) => {
      const [actor, form] = [signedIn(request), request.body];
      const number = parseEnquiryNumber(request.params.number) ?? request.params.number;
      const { body } = await once(
        deps.db,
        { scope: `tax-paper:${actor.id}`, key: idempotencyKey(request), fingerprint: { number, form } },
        async (tx) => {
          const made = await issuePaper(deps, tx, actor, number, form);
          return { status: 201, body: { success: true, message: PAPER_TEXT.issued, ...made } };
        },
      );
      return reply.status(201).send(body as z.infer<typeof issuedBody>);
    },
  );

  api.get(
    "/api/papers/:id/paper.pdf",
    {
      schema: {
        tags,
        summary: "A paper as a PDF, as it was issued, for its two sides",
        params: z.object({ id: z.string().describe("Of the paper") }),
        response: pdfAnswer,
      },
    },
    async (request, reply) => {
      const actor = signedIn(request);
      const { name, sheet } = await paperCopySeen(deps, actor, request.params.id);
      await deps.limits.hit("LIMIT_PDFS_PER_PERSON", actor.id);
      const bytes = await makePdf(sheet);
      pdfHeaders(reply, name);
      return reply.send(bytes as never);
    },
  );
};
