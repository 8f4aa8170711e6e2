import { z } from "zod";
import type { Actor } from "../../domain/actor.ts";
import { say, text } from "../../domain/words/say.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import { signedIn } from "../../platform/http/guards.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { idempotencyKey, once, takesKey } from "../../platform/http/idempotency.server.ts";
import { FOR_ONE_ALONE } from "../../platform/http/private-picture.server.ts";
import { commonErrors, errorBody } from "../../platform/http/response-shapes.server.ts";
import { FOR_NOBODY_ELSE } from "../enquiries/guest-headers.ts";
import { parseEnquiryNumber } from "../enquiries/enquiry-number.ts";
import { DAY_MOVES, DAY_TEXT, NO_SHOW_HOURS } from "./booking-day.ts";
import type { BookingState } from "./booking-table.ts";
import { takeDayMove } from "./day-service.server.ts";
import { bookingBody, byNumber, guestBookingBody, matchesBody, movedBody } from "./booking-shapes.server.ts";
import {
  acceptOffer,
  agreementMatches,
  bookingOfGuest,
  bookingSeen,
  counterQuote,
  endOffer,
  sendQuote,
} from "./booking-service.server.ts";
import { counterSchema, quoteSchema, type QuoteForm } from "./quote-model.ts";

const tags = ["Bookings"];
const round = z.int().min(1).max(5).describe("The quote that it speaks of: 409 where there is a newer one");

const EXAMPLE_QUOTE: z.input<typeof quoteSchema> = {
  lines: [
    { label: "Dhol and shehnai, four musicians", quantity: 1, unit: "event", eachPaise: 4_500_000 },
    { label: "Each further hour", quantity: 1.5, unit: "hour", eachPaise: 600_000 },
  ],
  discountPaise: 200_000,
  tax: { kind: "none", percent: 0 },
  included: "Sound for 300 guests, travel within Indore",
  excluded: "Generator, food for four",
  note: "",
  milestones: [
    { kind: "token", percent: 10, due: "agreement" },
    { kind: "advance", percent: 40, due: "before", days: 14 },
    { kind: "balance", percent: 50, due: "event" },
  ],
  ladder: "fair",
  validUntil: "2026-11-28",
  holdHours: 48,
};

/** Quotes, counter-offers and agreements: for the two sides of a request to a listing, and nobody else. */
export const bookingsApi: ApiRoutes = (api, deps) => {
  type Given = { actor: Actor; number: string; key: string | null; form: unknown; call: string };
  /** Does it once for a key; the answer says where the booking stands then. */
  const moved = (
    { actor, number, key, form, call }: Given,
    status: 200 | 201,
    message: string,
    state: BookingState,
    work: (tx: Tx) => Promise<unknown>,
  ) =>
    once(
      deps.db,
      {
        scope: `booking-${call}:${actor.id}`,
        key,
        fingerprint: { number: parseEnquiryNumber(number) ?? number, form },
      },
      async (tx) => {
        await work(tx);
        return { status, body: { success: true, message, number: parseEnquiryNumber(number) ?? number, state } };
      },
    ) as Promise<{ status: typeof status; body: z.infer<typeof movedBody> }>;

  api.get(
    "/api/bookings/:number",
    {
      schema: {
        tags,
        summary: "What was asked and quoted, round by round, and what is agreed, for the two sides",
        description:
          "Everything that a page of the booking shows: `moves` says what the viewer may do now, `dueAt` when its state ends by itself, `terms` what the next quote may begin with, `agreement` what is fixed, with the text that its SHA-256 is of. Until it is agreed, numbers, addresses and links in what the other side wrote are covered (•••). 404 for everybody but the one who asked and the one who was asked, and where the request is to no listing.",
        params: byNumber,
        response: { 200: bookingBody, 401: errorBody, 404: errorBody },
      },
    },
    async (request, reply) =>
      reply
        .headers(FOR_ONE_ALONE)
        .send({ success: true, booking: await bookingSeen(deps, signedIn(request), request.params.number) }),
  );

  api.post(
    "/api/bookings/:number/quotes",
    {
      config: takesKey,
      schema: {
        tags,
        summary: "Answers a request with a quote, or sends the next one in place of the last",
        description:
          "For the one who was asked: 403 for the other side, 404 for everybody else. Amounts are integer paise; what lines and the whole come to, the server reckons. Five quotes at most. 400 with `errors` by field; 409 where the request is over, where `seen` is not how the booking stands, and with `errors.nextFree` where the date is to be held and somebody else has it.",
        params: byNumber,
        body: quoteSchema.meta({ examples: [EXAMPLE_QUOTE] }),
        response: { 201: movedBody, ...commonErrors },
      },
    },
    async (request, reply) => {
      const [actor, form] = [signedIn(request), request.body as QuoteForm];
      const { number } = request.params;
      const given = { actor, number, key: idempotencyKey(request), form, call: "quote" };
      const { body } = await moved(given, 201, text("Quote sent."), "quoted", (tx) =>
        sendQuote(deps, tx, actor, number, form),
      );
      return reply.status(201).send(body);
    },
  );

  api.post(
    "/api/bookings/:number/counters",
    {
      config: takesKey,
      schema: {
        tags,
        summary: "Asks for a change to the last quote, with an amount or without",
        description:
          "For the one who asked: 403 for the other side, 404 for everybody else. The provider answers with the next quote, or accepts the amount; it waits seven days. 400 for an amount that is no less than the quote; 409 where there is a newer quote, or nothing to answer.",
        params: byNumber,
        body: counterSchema.meta({
          examples: [{ round: 1, note: "Could you come an hour earlier?", askedPaise: 5_000_000 }],
        }),
        response: { 201: movedBody, ...commonErrors },
      },
    },
    async (request, reply) => {
      const [actor, form] = [signedIn(request), request.body];
      const { number } = request.params;
      const given = { actor, number, key: idempotencyKey(request), form, call: "counter" };
      const { body } = await moved(given, 201, text("Your wish was sent."), "countered", (tx) =>
        counterQuote(deps, tx, actor, number, form),
      );
      return reply.status(201).send(body);
    },
  );

  api.post(
    "/api/bookings/:number/accept",
    {
      config: takesKey,
      schema: {
        tags,
        summary: "Accepts the last offer: the date is held, and what is agreed is fixed with its hash",
        description:
          "The organiser accepts the quote; where they asked for a change with an amount, the provider may accept that: 403 for the other side, 404 for everybody else. From then on the payments of the agreement fall due, and it is confirmed once the first has arrived in full. 409 where there is a newer quote, where it has lapsed, and with `errors.nextFree` where somebody else has the date.",
        params: byNumber,
        body: z.object({ round }).meta({ examples: [{ round: 1 }] }),
        response: { 201: movedBody, ...commonErrors },
      },
    },
    async (request, reply) => {
      const [actor, form] = [signedIn(request), request.body];
      const { number } = request.params;
      const given = { actor, number, key: idempotencyKey(request), form, call: "accept" };
      const { body } = await moved(given, 201, text("Agreed."), "agreed", (tx) =>
        acceptOffer(deps, tx, actor, number, form.round),
      );
      return reply.status(201).send(body);
    },
  );

  api.patch(
    "/api/bookings/:number",
    {
      schema: {
        tags,
        summary: "Declines the other side's offer, or takes back one's own; both end the request",
        description:
          "`decline` is for the one to whom the last offer was made, `withdraw` for the one who made it: 403 for the other, 404 for everybody else. The date is free again, and the other side is told. 409 where there is a newer quote, or the request is over.",
        params: byNumber,
        body: z
          .object({ move: z.enum(["decline", "withdraw"], "move must be decline or withdraw."), round })
          .meta({ examples: [{ move: "decline", round: 1 }] }),
        response: { 200: movedBody, ...commonErrors },
      },
    },
    async (request, reply) => {
      const [actor, form] = [signedIn(request), request.body];
      const { number } = request.params;
      const [message, state] =
        form.move === "decline"
          ? ([text("Declined."), "declined"] as const)
          : ([text("Taken back."), "withdrawn"] as const);
      const given = { actor, number, key: null, form, call: form.move };
      const { body } = await moved(given, 200, message, state, (tx) => endOffer(deps, tx, actor, number, form));
      return reply.send(body);
    },
  );

  api.patch(
    "/api/bookings/:number/day",
    {
      schema: {
        tags,
        summary: "Says of the day that it took place, or that the other side did not come, and answers that",
        description:
          "From the day of the event on. `deliver`: it took place, by either side, of several days from the last on. `claimNoShow`: the other side did not come, or was not there or ready, within 14 days; they have 72 hours: `admitNoShow` agrees, a dispute (`POST …/dispute`) has us decide, and silence lets it stand. It is over then, and costs what calling it off on the last day does. `takeBackNoShow`: whoever said so takes it back, once. 403 before the day and for the other side's moves, 404 for everybody else, 409 where it is over, too late, or was said before.",
        params: byNumber,
        body: z
          .object({ move: z.enum(DAY_MOVES, `move must be one of ${DAY_MOVES.join(", ")}.`) })
          .meta({ examples: [{ move: "deliver" }] }),
        response: { 200: movedBody, ...commonErrors },
      },
    },
    async (request, reply) => {
      const actor = signedIn(request);
      const { move } = request.body;
      const number = parseEnquiryNumber(request.params.number) ?? request.params.number;
      const state = await transaction(deps.db, (tx) => takeDayMove(deps, tx, actor, number, move));
      return reply.send({
        success: true,
        message:
          move === "claimNoShow"
            ? say("Noted. The other side has {hours} hours to answer.", { hours: NO_SHOW_HOURS })
            : DAY_TEXT[move],
        number,
        state,
      });
    },
  );

  api.get(
    "/api/guest-requests/:token/booking",
    {
      schema: {
        tags,
        summary: "The quotes of a request that was sent without an account, to read, for whoever has its link",
        params: z.object({ token: z.string().describe("The last part of the link") }),
        response: { 200: guestBookingBody, 404: errorBody, 429: errorBody },
      },
    },
    async (request, reply) => {
      const { booking, kept, mayKeep } = await bookingOfGuest(deps, request.params.token, {
        actor: request.actor,
        address: request.ip,
      });
      return reply.headers(FOR_NOBODY_ELSE).send({ success: true, booking, kept, mayKeep });
    },
  );

  api.get(
    "/api/agreements/:number",
    {
      schema: {
        tags,
        summary: "Whether there is an agreement with this number and this hash, and nothing else",
        params: byNumber,
        querystring: z.object({ hash: z.string().default("").describe("SHA-256 of its text, 64 hexadecimal digits") }),
        response: { 200: matchesBody, 400: errorBody, 404: errorBody },
      },
    },
    async (request, reply) =>
      reply
        .headers(FOR_ONE_ALONE)
        .send({ success: true, ...(await agreementMatches(deps, request.params.number, request.query.hash)) }),
  );
};
