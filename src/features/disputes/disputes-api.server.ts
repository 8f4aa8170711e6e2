import { z } from "zod";
import { notFound } from "../../domain/errors.ts";
import { isUuid } from "../../domain/ids.ts";
import { parseSpokenNumber } from "../../domain/spoken-number.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import { signedIn } from "../../platform/http/guards.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { idempotencyKey, once, takesKey } from "../../platform/http/idempotency.server.ts";
import { FOR_ONE_ALONE, privatePicture, privatePictureHeaders } from "../../platform/http/private-picture.server.ts";
import { commonErrors, messageBody, messageSaying } from "../../platform/http/response-shapes.server.ts";
import { byNumber } from "../bookings/booking-shapes.server.ts";
import { BOOKING_MOVES, BOOKING_SIDES, BOOKING_STATES } from "../bookings/booking-table.ts";
import { MILESTONE_KINDS, type MilestoneKind } from "../bookings/quote-limits.ts";
import { EXAMPLE_PAYMENTS } from "../payments/payment-example.ts";
import { balanceShape } from "../payments/payment-shapes.server.ts";
import {
  ABOUT_KEYS,
  DISPUTE_TEXT as TEXT,
  OUTCOME_KEYS,
  decisionSchema,
  lineSchema,
  openSchema,
  type DisputeView,
  type OwnDispute,
} from "./dispute-model.ts";
import {
  answerDispute,
  decideDispute,
  disputeAtDesk,
  disputesAtDesk,
  screenshotAtDesk,
} from "./dispute-desk.server.ts";
import { appealDispute, disputeSeen, openDispute, settleDispute, writeInDispute } from "./dispute-service.server.ts";
import { text } from "../../domain/words/say.ts";

const tags = ["Disputes"];
const byTicket = z.object({ ticket: z.string().meta({ examples: ["DS-7K3Q-9ZXA"] }) });
const instant = z.string().meta({ format: "date-time" });
const side = z.enum(BOOKING_SIDES);
const paise = z.number().describe("Integer paise");
const status = z.enum(["open", "decided", "settled"]);
const MILESTONES = Object.keys(MILESTONE_KINDS) as [MilestoneKind, ...MilestoneKind[]];
const dispute = z.object({
  ticket: z.string(),
  openedBy: side,
  about: z.enum(ABOUT_KEYS),
  status,
  openedAt: instant,
  appealedBy: side.nullable(),
  answerBy: instant.nullable().describe("Until when we answer; null once we have"),
  decideBy: instant.nullable().describe("Until when it is decided; null where it is over"),
  appealUntil: instant.nullable().describe("Until when a side may appeal, once; null where none may"),
  lines: z.array(z.object({ by: z.enum([...BOOKING_SIDES, "desk"]), text: z.string(), at: instant })),
  decisions: z.array(
    z.object({
      outcome: z.enum(OUTCOME_KEYS),
      backPaise: paise.nullable().describe("So much comes back to the organiser; null: as the agreement says"),
      letOff: z
        .array(z.object({ n: z.number(), kind: z.enum(MILESTONES), paise }))
        .nullable()
        .describe("Payments that need not be paid, with what was open of each; null: nothing is said of it"),
      reason: z.string(),
      at: instant,
    }),
  ),
});
const ownDispute = z.object({
  number: z.string(),
  side: side.describe("The viewer's"),
  other: z.string(),
  event: z.string(),
  state: z.enum(BOOKING_STATES),
  dispute: dispute.nullable().describe("The last one; null where there was none"),
  closed: z.string().nullable().describe("Why none can be opened; null where one can"),
  paidPaise: paise,
});
const deskLine = z.object({
  ticket: z.string(),
  about: z.enum(ABOUT_KEYS),
  status,
  openedBy: side,
  number: z.string(),
  organiser: z.string(),
  provider: z.string(),
  day: z.string().nullable(),
  openedAt: instant,
  dueAt: instant.nullable().describe("Until when we answer, or decide; null once it is over"),
  late: z.boolean(),
});
const deskDispute = z.object({
  dispute,
  number: z.string(),
  names: z.object({ organiser: z.string(), provider: z.string() }),
  event: z.string(),
  state: z.enum(BOOKING_STATES),
  agreement: z.object({
    lines: z.array(z.string()),
    cancellation: z.string(),
    included: z.string(),
    excluded: z.string(),
  }),
  money: z.object({
    balance: balanceShape,
    backOpenPaise: paise.describe("What is still to come back"),
    open: z
      .array(
        z.object({
          n: z.number(),
          kind: z.enum(MILESTONES),
          day: z.string().nullable().describe("When it falls due"),
          openPaise: paise,
          letOff: z.boolean().describe("It was decided before that it need not be paid"),
        }),
      )
      .describe("Payments of which something is open, or would be without what was decided: a decision may name them"),
    entries: z.array(
      z.object({
        id: z.string(),
        kind: z.enum([
          "paid",
          "acknowledged",
          "rejected",
          "waived",
          "depositPaid",
          "depositKept",
          "depositAcknowledged",
          "depositRejected",
          "depositWaived",
        ]),
        payee: side,
        amountPaise: paise,
        reference: z.string().nullable(),
        note: z.string(),
        photo: z.boolean().describe("There is a screenshot"),
        at: instant,
      }),
    ),
  }),
  story: z.array(
    z.object({ move: z.enum(BOOKING_MOVES), by: z.enum([...BOOKING_SIDES, "clock"]), note: z.string(), at: instant }),
  ),
  messages: z.array(
    z.object({
      id: z.string(),
      by: side,
      text: z.string(),
      removed: z.boolean().describe("Taken down after a report: nothing of it is read here"),
      at: instant,
    }),
  ),
});
const EXAMPLE_ASKED = "The balance of ₹26,000 was paid in cash that evening, and stands as not received.";
const EXAMPLE_OPEN: DisputeView = {
  ticket: "DS-4M8T-2WQC",
  openedBy: "organiser",
  about: "money",
  status: "open",
  openedAt: "2027-02-15T05:30:00.000Z",
  appealedBy: null,
  answerBy: "2027-02-17T05:30:00.000Z",
  decideBy: "2027-03-17T05:30:00.000Z",
  appealUntil: null,
  lines: [{ by: "organiser", text: EXAMPLE_ASKED, at: "2027-02-15T05:30:00.000Z" }],
  decisions: [],
};
const EXAMPLE_DISPUTE: OwnDispute = {
  number: "MD-7K3Q-9ZXA",
  side: "organiser",
  other: "Meera Joshi",
  event: "Wedding · 12 February 2027",
  state: "delivered",
  dispute: EXAMPLE_OPEN,
  closed: TEXT.open,
  paidPaise: 26_000_00,
};
const EXAMPLE_CASE: z.infer<typeof deskDispute> = {
  dispute: EXAMPLE_OPEN,
  number: "MD-7K3Q-9ZXA",
  names: { organiser: "Ravi Kumar", provider: "Meera Joshi" },
  event: "Wedding · 12 February 2027",
  state: "delivered",
  agreement: {
    lines: ["Dhol and shehnai, four musicians, 1 event"],
    cancellation: "Free until 22 January 2027, 11:59 pm; then nothing comes back.",
    included: "Sound for 300 people",
    excluded: "Stay for four",
  },
  money: {
    balance: EXAMPLE_PAYMENTS.balance,
    backOpenPaise: 0,
    open: [{ n: 3, kind: "balance", day: "2027-02-12", openPaise: 26_000_00, letOff: false }],
    entries: [
      {
        id: "0193e5a0-7c00-7000-8000-0000000000a1",
        kind: "paid",
        payee: "provider",
        amountPaise: 26_000_00,
        reference: null,
        note: "In cash, that evening",
        photo: true,
        at: "2027-02-12T17:45:00.000Z",
      },
    ],
  },
  story: [{ move: "accept", by: "organiser", note: "", at: "2026-11-26T05:30:00.000Z" }],
  messages: [
    {
      id: "0193e5a0-7c00-7000-8000-0000000000b2",
      by: "organiser",
      text: "Could you come half an hour earlier?",
      removed: false,
      at: "2027-02-10T05:30:00.000Z",
    },
  ],
};
const EXAMPLE_AT_DESK: z.infer<typeof deskLine> = {
  ticket: "DS-4M8T-2WQC",
  about: "money",
  status: "open",
  openedBy: "organiser",
  number: "MD-7K3Q-9ZXA",
  organiser: "Ravi Kumar",
  provider: "Meera Joshi",
  day: "2027-02-12",
  openedAt: "2027-02-15T05:30:00.000Z",
  dueAt: "2027-02-17T05:30:00.000Z",
  late: false,
};
const ticketBody = messageBody
  .extend({ ticket: z.string() })
  .meta({ examples: [{ success: true, message: TEXT.sent, ticket: "DS-4M8T-2WQC" }] });
const example = { examples: [{ text: "The receipt that they signed is with you as a photo." }] };

/** Disputes about bookings: for the two sides, and the desk that decides them. */
export const disputesApi: ApiRoutes = (api, deps) => {
  api.get(
    "/api/bookings/:number/dispute",
    {
      schema: {
        tags,
        summary: "The dispute about an agreed booking, for its two sides",
        description:
          "`dispute` is the last one, or null; `closed` says why none can be opened now. 404 for everybody but the two sides, and where nothing is agreed.",
        params: byNumber,
        response: {
          200: z
            .object({ success: z.literal(true), dispute: ownDispute })
            .meta({ examples: [{ success: true, dispute: EXAMPLE_DISPUTE }] }),
          ...commonErrors,
        },
      },
    },
    async (request, reply) =>
      reply
        .headers(FOR_ONE_ALONE)
        .send({ success: true, dispute: await disputeSeen(deps, signedIn(request), request.params.number) }),
  );

  api.post(
    "/api/bookings/:number/dispute",
    {
      config: takesKey,
      schema: {
        tags,
        summary: "Asks us to help where the two sides are at odds: the times of the booking rest until it is over",
        description:
          "Each of the two may, until 30 days after the day or after it was called off. Answered within 48 hours, decided within 30 days. 404 for everybody else, and where nothing is agreed; 409 where there is one, where it was decided already, and after the time.",
        params: byNumber,
        body: openSchema.meta({ examples: [{ about: "money", text: EXAMPLE_ASKED }] }),
        response: { 201: ticketBody, ...commonErrors },
      },
    },
    async (request, reply) => {
      const [actor, form] = [signedIn(request), request.body];
      const { number } = request.params;
      await deps.limits.hit("LIMIT_MESSAGES_PER_PERSON", actor.id);
      const { body } = await once(
        deps.db,
        { scope: `dispute:${actor.id}`, key: idempotencyKey(request), fingerprint: { number, form } },
        async (tx) => {
          const ticket = await openDispute(deps, tx, actor, number, form);
          return { status: 201, body: { success: true, message: TEXT.sent, ticket } };
        },
      );
      return reply.status(201).send(body as z.infer<typeof ticketBody>);
    },
  );

  api.post(
    "/api/bookings/:number/dispute/lines",
    {
      config: takesKey,
      schema: {
        tags,
        summary: "Says more in an open dispute",
        description:
          "Read by the other side and by us. 404 for everybody but the two sides, and where there is none; 409 once it is over.",
        params: byNumber,
        body: lineSchema.meta(example),
        response: { 201: messageSaying(TEXT.written), ...commonErrors },
      },
    },
    async (request, reply) => {
      const [actor, { text }] = [signedIn(request), request.body];
      const { number } = request.params;
      await deps.limits.hit("LIMIT_MESSAGES_PER_PERSON", actor.id);
      const { body } = await once(
        deps.db,
        { scope: `dispute-line:${actor.id}`, key: idempotencyKey(request), fingerprint: { number, text } },
        async (tx) => {
          await writeInDispute(deps, tx, actor, number, text);
          return { status: 201, body: { success: true, message: TEXT.written } };
        },
      );
      return reply.status(201).send(body as z.infer<typeof messageBody>);
    },
  );

  api.put(
    "/api/bookings/:number/dispute/settled",
    {
      schema: {
        tags,
        summary: "Takes back what was asked of us: the two have settled it",
        description:
          "For the side that asked, or that appealed: 403 for the other one, 404 for everybody else. The times of the booking go on where they rested. 409 where it is over.",
        params: byNumber,
        response: { 200: messageSaying(TEXT.settled), ...commonErrors },
      },
    },
    async (request) => {
      const actor = signedIn(request);
      await transaction(deps.db, (tx) => settleDispute(deps, tx, actor, request.params.number));
      return { success: true as const, message: TEXT.settled };
    },
  );

  api.put(
    "/api/bookings/:number/dispute/appeal",
    {
      schema: {
        tags,
        summary: "Appeals against a decision, once, within 14 days",
        description:
          "Each of the two may: it is looked at once more, and decided for good. 404 for everybody else, and where there is none; 409 where nothing is decided, where it was appealed against, and after the time.",
        params: byNumber,
        body: lineSchema.meta(example),
        response: { 200: messageSaying(TEXT.appealSent), ...commonErrors },
      },
    },
    async (request) => {
      const actor = signedIn(request);
      await deps.limits.hit("LIMIT_MESSAGES_PER_PERSON", actor.id);
      await transaction(deps.db, (tx) => appealDispute(deps, tx, actor, request.params.number, request.body.text));
      return { success: true as const, message: TEXT.appealSent };
    },
  );

  api.get(
    "/api/admin/disputes",
    {
      schema: {
        tags: ["Admin"],
        summary: "Disputes: those that are open, oldest first, or those that are over, newest first",
        querystring: z.object({
          status: z.enum(["open", "over"], "status must be one of open, over.").default("open"),
          cursor: z.string().optional(),
        }),
        response: {
          200: z
            .object({ success: z.literal(true), disputes: z.array(deskLine), next: z.string().nullable() })
            .meta({ examples: [{ success: true, disputes: [EXAMPLE_AT_DESK], next: null }] }),
          ...commonErrors,
        },
      },
    },
    async (request, reply) => {
      const { status: wanted, cursor } = request.query;
      const after = cursor === undefined ? null : parseSpokenNumber("DS", cursor);
      const page = await disputesAtDesk(deps, signedIn(request), { open: wanted === "open", after });
      if (page.next) reply.header("Link", `</api/admin/disputes?status=${wanted}&cursor=${page.next}>; rel="next"`);
      return reply.headers(FOR_ONE_ALONE).send({ success: true, ...page });
    },
  );

  api.get(
    "/api/admin/disputes/:ticket",
    {
      schema: {
        tags: ["Admin"],
        summary: "A dispute with what was agreed, paid, done and written; that it was read is logged",
        params: byTicket,
        response: {
          200: z
            .object({ success: z.literal(true), case: deskDispute })
            .meta({ examples: [{ success: true, case: EXAMPLE_CASE }] }),
          ...commonErrors,
        },
      },
    },
    async (request, reply) =>
      reply
        .headers(FOR_ONE_ALONE)
        .send({ success: true, case: await disputeAtDesk(deps, signedIn(request), request.params.ticket) }),
  );

  api.post(
    "/api/admin/disputes/:ticket/lines",
    {
      config: takesKey,
      schema: {
        tags: ["Admin"],
        summary: "Writes to both sides of a dispute",
        params: byTicket,
        body: lineSchema.meta(example),
        response: { 201: messageSaying(TEXT.written), ...commonErrors },
      },
    },
    async (request, reply) => {
      const [actor, { text }] = [signedIn(request), request.body];
      const { ticket } = request.params;
      const { body } = await once(
        deps.db,
        { scope: `dispute-answer:${actor.id}`, key: idempotencyKey(request), fingerprint: { ticket, text } },
        async (tx) => {
          await answerDispute(deps, tx, actor, ticket, text);
          return { status: 201, body: { success: true, message: TEXT.written } };
        },
      );
      return reply.status(201).send(body as z.infer<typeof messageBody>);
    },
  );

  api.put(
    "/api/admin/disputes/:ticket/decision",
    {
      schema: {
        tags: ["Admin"],
        summary: "Decides a dispute with a reason: once, and once more after an appeal",
        params: byTicket,
        body: decisionSchema.meta({
          examples: [
            { outcome: "organiser", backPaise: "500000", letOff: [2], reason: "Nobody came, and nobody called." },
          ],
        }),
        response: { 200: messageSaying(TEXT.decided), ...commonErrors },
      },
    },
    async (request) => {
      const actor = signedIn(request);
      await transaction(deps.db, (tx) => decideDispute(deps, tx, actor, request.params.ticket, request.body));
      return { success: true as const, message: TEXT.decided };
    },
  );

  api.get(
    "/api/admin/disputes/:ticket/screenshots/:id",
    {
      schema: {
        tags: ["Admin"],
        summary: "The screenshot of a payment of a disputed booking; that it was read is logged",
        params: byTicket.extend({ id: z.string().describe("Of the note") }),
        response: privatePicture,
      },
    },
    async (request, reply) => {
      const { ticket, id } = request.params;
      const file = isUuid(id) ? await screenshotAtDesk(deps, signedIn(request), ticket, id) : null;
      if (!file) throw notFound(text("There is no such picture."));
      privatePictureHeaders(reply, file.bytes);
      return reply.type("image/webp").send(file.stream() as never);
    },
  );
};
