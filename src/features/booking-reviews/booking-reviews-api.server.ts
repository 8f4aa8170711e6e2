import { z } from "zod";
import { transaction } from "../../platform/database/transaction.server.ts";
import { signedIn } from "../../platform/http/guards.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { FOR_ONE_ALONE } from "../../platform/http/private-picture.server.ts";
import { commonErrors, messageBody, messageSaying } from "../../platform/http/response-shapes.server.ts";
import { byNumber } from "../bookings/booking-shapes.server.ts";
import {
  BOOKING_REVIEW_TEXT as TEXT,
  ownReviewSchema,
  replySchema,
  type BookingReviewsView,
} from "./booking-review-model.ts";
import { replyToReview, reviewsSeen, writeReview } from "./booking-review-service.server.ts";

const tags = ["Bookings"];
const instant = z.string().meta({ format: "date-time" });
const opinion = z.object({
  stars: z.number(),
  comment: z.string(),
  noShow: z.boolean().describe("The other side did not come"),
  at: instant,
  reply: z.object({ text: z.string(), at: instant }).nullable(),
});
const reviews = z.object({
  number: z.string(),
  side: z.enum(["organiser", "provider"]).describe("The viewer's"),
  other: z.string(),
  about: z.string(),
  calledOff: z.boolean(),
  tookPlace: z.boolean().describe("It is closed as having taken place"),
  closesAt: instant.nullable().describe("Until when it can be written; null where that has not begun"),
  shown: z.boolean().describe("Both can be read"),
  own: opinion.nullable(),
  theirs: opinion.nullable().describe("Null while it is sealed, or where there is none"),
  theyWrote: z.boolean(),
  mayWrite: z.boolean(),
  mayReply: z.boolean(),
});
/** Both have written, and the provider has replied. */
const EXAMPLE_REVIEWS: BookingReviewsView = {
  number: "MD-7K3Q-9ZXA",
  side: "organiser",
  other: "Meera Joshi",
  about: "Wedding · 12 February 2027",
  calledOff: false,
  tookPlace: true,
  closesAt: "2027-03-01T18:30:00.000Z",
  shown: true,
  own: {
    stars: 5,
    comment: "In time, and the whole hall sang.",
    noShow: false,
    at: "2027-02-15T05:00:00.000Z",
    reply: { text: "Thank you, come again.", at: "2027-02-16T07:00:00.000Z" },
  },
  theirs: {
    stars: 5,
    comment: "Clear words, and paid in time.",
    noShow: false,
    at: "2027-02-16T06:45:00.000Z",
    reply: null,
  },
  theyWrote: true,
  mayWrite: false,
  mayReply: true,
};

/** What the two sides of a booking say of each other: for them alone, until the organiser's words stand with the listing. */
export const bookingReviewsApi: ApiRoutes = (api, deps) => {
  api.get(
    "/api/bookings/:number/reviews",
    {
      schema: {
        tags,
        summary: "What the two sides of a booking wrote of each other, as far as it is unsealed",
        description:
          "`theirs` is null while it is sealed: `theyWrote` tells that there is something. Both are read once both have written, or at `closesAt`. 404 for everybody but the two sides.",
        params: byNumber,
        response: {
          200: z
            .object({ success: z.literal(true), reviews })
            .meta({ examples: [{ success: true, reviews: EXAMPLE_REVIEWS }] }),
          ...commonErrors,
        },
      },
    },
    async (request, reply) =>
      reply
        .headers(FOR_ONE_ALONE)
        .send({ success: true, reviews: await reviewsSeen(deps, signedIn(request), request.params.number) }),
  );

  api.put(
    "/api/bookings/:number/reviews/own",
    {
      schema: {
        tags,
        summary: "Says how the other side was: sealed until both have written, or fourteen days are over",
        description:
          "Written once the day of the booking is over, or it was called off late, and changed at will until it is unsealed; what the organiser wrote stands with the listing from then on. 404 for everybody but the two sides; 409 before, and once it is unsealed or the time is over.",
        params: byNumber,
        body: ownReviewSchema.meta({ examples: [{ stars: 5, comment: "In time, and the whole hall sang." }] }),
        response: {
          200: messageBody
            .extend({ shown: z.boolean().describe("Both can be read now") })
            .meta({ examples: [{ success: true, message: TEXT.sealed, shown: false }] }),
          ...commonErrors,
        },
      },
    },
    async (request) => {
      const actor = signedIn(request);
      await deps.limits.hit("LIMIT_REVIEWS_PER_PERSON", actor.id);
      const shown = await transaction(deps.db, (tx) =>
        writeReview(deps, tx, actor, request.params.number, request.body),
      );
      return { success: true as const, message: shown ? TEXT.unsealed : TEXT.sealed, shown };
    },
  );

  api.put(
    "/api/bookings/:number/reviews/reply",
    {
      schema: {
        tags,
        summary: "Replies to what the other side wrote, once, within thirty days",
        description:
          "It stands below what was written of the viewer. 404 for everybody but the two sides; 409 where there is nothing to reply to yet, where they have replied, and after the time.",
        params: byNumber,
        body: replySchema.meta({ examples: [{ text: "Thank you, come again." }] }),
        response: { 200: messageSaying(TEXT.replyKept), ...commonErrors },
      },
    },
    async (request) => {
      const actor = signedIn(request);
      await deps.limits.hit("LIMIT_REVIEWS_PER_PERSON", actor.id);
      await transaction(deps.db, (tx) => replyToReview(deps, tx, actor, request.params.number, request.body.text));
      return { success: true as const, message: TEXT.replyKept };
    },
  );
};
