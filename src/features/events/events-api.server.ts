import { z } from "zod";
import { transaction } from "../../platform/database/transaction.server.ts";
import { signedIn } from "../../platform/http/guards.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { idempotencyKey, once, takesKey } from "../../platform/http/idempotency.server.ts";
import { FOR_ONE_ALONE } from "../../platform/http/private-picture.server.ts";
import { commonErrors, errorBody, messageBody } from "../../platform/http/response-shapes.server.ts";
import { byNumber } from "../bookings/booking-shapes.server.ts";
import { BOOKING_STATES } from "../bookings/booking-table.ts";
import { eventFile } from "./event-file.server.ts";
import { EVENT_TEXT, eventSchema } from "./event-model.ts";
import {
  changeEvent,
  eventSeen,
  eventsSeen,
  makeEvent,
  removeEvent,
  sayArrival,
  takeIn,
  takeOut,
  tellOthers,
} from "./event-service.server.ts";

const tags = ["Events"];
const byId = z.object({ id: z.string().describe("Of the event") });
const byRequest = byId.extend(byNumber.shape);
const paise = z.number().describe("In paise");
const event = z.object({
  id: z.string(),
  name: z.string(),
  occasion: z.string(),
  place: z.string(),
  guests: z.number().nullable(),
  budgetPaise: paise.nullable(),
  needs: z.array(z.string()).describe("Keys of the categories that are wanted"),
  parts: z.array(z.object({ name: z.string(), day: z.string() })),
});
const request = z.object({
  number: z.string(),
  listing: z.string().describe("The id of the listing that was asked"),
  category: z.string(),
  title: z.string(),
  day: z.string().nullable(),
  state: z.enum(BOOKING_STATES),
  totalPaise: paise.nullable().describe("All in: what was agreed, else the last quote"),
  paidPaise: paise,
  quote: z
    .object({
      lines: z.array(z.string()),
      included: z.string(),
      excluded: z.string(),
      payments: z.array(z.string()).describe("What falls due when, in words"),
      atOncePaise: paise.describe("What of it falls due at the agreement"),
      ladder: z.string().describe("What comes back when it is called off, in words"),
      depositPaise: paise.nullable().describe("A deposit that comes back, by their price card"),
      validUntil: z.string().meta({ format: "date-time" }),
      heldUntil: z.string().meta({ format: "date-time" }).nullable().describe("How long the day is held for it"),
    })
    .nullable(),
  arrives: z.string().nullable().describe("'16:30': as the organiser says, else when the part of the day begins"),
  needs: z.array(z.string()).describe("What must be there for them, by their price card"),
  votes: z.array(z.string()).describe("First names of those of the family who would take them"),
});
const board = z.object({
  rows: z.array(
    z.object({
      category: z.string(),
      day: z.string().nullable(),
      booked: z.array(request),
      open: z.array(request).describe("Those with a price first, from the lowest"),
      over: z.array(request),
      picks: z
        .array(z.object({ listing: z.string(), category: z.string(), title: z.string(), path: z.string() }))
        .describe("On the organiser's list, and not asked"),
    }),
  ),
  bookedPaise: paise,
  paidPaise: paise,
  likelyPaise: paise.describe("The lowest quotes of what nobody is booked for"),
});
const example = {
  name: "Riya's wedding",
  occasion: "Wedding",
  place: "Indore",
  guests: 350,
  budgetPaise: 5_00_000_00,
  parts: [
    { name: "Sangeet", day: "2027-02-11" },
    { name: "Wedding", day: "2027-02-12" },
  ],
  needs: ["venues", "caterers"],
};

/** The organiser's events, for their owner alone. */
export const eventsApi: ApiRoutes = (api, deps) => {
  api.get(
    "/api/events",
    {
      schema: {
        tags,
        summary: "The signed-in person's events, the newest first",
        response: { 200: z.object({ success: z.literal(true), events: z.array(event) }), 401: errorBody },
      },
    },
    async (request_, reply) =>
      reply.headers(FOR_ONE_ALONE).send({ success: true, events: await eventsSeen(deps, signedIn(request_)) }),
  );

  api.post(
    "/api/events",
    {
      config: takesKey,
      schema: {
        tags,
        summary: "Makes an event; requests that were sent for its days belong to it at once",
        body: eventSchema.meta({ examples: [example] }),
        response: { 201: messageBody.extend({ id: z.string() }), ...commonErrors },
      },
    },
    async (request_, reply) => {
      const [actor, form] = [signedIn(request_), request_.body];
      const { body } = await once(
        deps.db,
        { scope: `event:${actor.id}`, key: idempotencyKey(request_), fingerprint: form },
        async (tx) => ({
          status: 201,
          body: { success: true, message: "Your event is kept.", id: await makeEvent(deps, tx, actor, form) },
        }),
      );
      return reply.status(201).send(body as { success: true; message: string; id: string });
    },
  );

  api.get(
    "/api/events/:id",
    {
      schema: {
        tags,
        summary: "An event with its board: who is booked, who was asked, what it costs",
        params: byId,
        response: {
          200: z.object({
            success: z.literal(true),
            event,
            board,
            dues: z
              .array(
                z.object({
                  number: z.string(),
                  title: z.string(),
                  kind: z.string(),
                  amountPaise: paise,
                  day: z.string().nullable(),
                  late: z.boolean(),
                }),
              )
              .describe("What is still to be paid for it, in the order of days"),
            loose: z
              .array(z.object({ number: z.string(), title: z.string(), day: z.string().nullable() }))
              .describe("Requests for its days that belong to no event"),
          }),
          ...commonErrors,
        },
      },
    },
    async (request_, reply) =>
      reply
        .headers(FOR_ONE_ALONE)
        .send({ success: true, ...(await eventSeen(deps, signedIn(request_), request_.params.id)) }),
  );

  api.get(
    "/api/events/:id/calendar.ics",
    {
      schema: {
        tags,
        summary: "The days of an event and who is booked for them, as an iCalendar file",
        params: byId,
        response: {
          200: { description: "The file", content: { "text/calendar": { schema: z.string() } } },
          ...commonErrors,
        },
      },
    },
    async (request_, reply) => {
      const board = await eventSeen(deps, signedIn(request_), request_.params.id);
      return reply
        .headers({
          ...FOR_ONE_ALONE,
          "Content-Type": "text/calendar; charset=utf-8",
          "Content-Disposition": 'attachment; filename="event.ics"',
        })
        .send(eventFile(board, deps.config.publicUrl, deps.now()));
    },
  );

  api.put(
    "/api/events/:id",
    {
      schema: {
        tags,
        summary: "Changes an event: all of it is sent",
        params: byId,
        body: eventSchema.meta({ examples: [example] }),
        response: { 200: messageBody, ...commonErrors },
      },
    },
    async (request_) => {
      await transaction(deps.db, (tx) => changeEvent(deps, tx, signedIn(request_), request_.params.id, request_.body));
      return { success: true as const, message: "Saved." };
    },
  );

  api.delete(
    "/api/events/:id",
    {
      schema: {
        tags,
        summary: "Deletes an event; its requests stay",
        params: byId,
        response: { 200: messageBody, ...commonErrors },
      },
    },
    async (request_) => {
      await transaction(deps.db, (tx) => removeEvent(tx, signedIn(request_), request_.params.id));
      return { success: true as const, message: "Deleted. Your requests stay as they are." };
    },
  );

  api.put(
    "/api/events/:id/requests/:number",
    {
      schema: {
        tags,
        summary: "Takes a request of one's own into an event",
        params: byRequest,
        response: { 200: messageBody, ...commonErrors },
      },
    },
    async (request_) => {
      const { id, number } = request_.params;
      await transaction(deps.db, (tx) => takeIn(deps, tx, signedIn(request_), id, number));
      return { success: true as const, message: "Added." };
    },
  );

  api.delete(
    "/api/events/:id/requests/:number",
    {
      schema: {
        tags,
        summary: "Takes a request out of an event: it goes on as it is",
        params: byRequest,
        response: { 200: messageBody, ...commonErrors },
      },
    },
    async (request_) => {
      const { id, number } = request_.params;
      await transaction(deps.db, (tx) => takeOut(tx, signedIn(request_), id, number));
      return { success: true as const, message: "Taken out." };
    },
  );

  api.put(
    "/api/events/:id/requests/:number/arrival",
    {
      schema: {
        tags,
        summary: "Says when somebody who is booked arrives",
        params: byRequest,
        body: z.object({
          time: z
            .string(EVENT_TEXT.time)
            .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, EVENT_TEXT.time)
            .describe("In India, as 16:30; empty: not said")
            .meta({ examples: ["16:30"] }),
        }),
        response: { 200: messageBody, ...commonErrors },
      },
    },
    async (request_) => {
      const { id, number } = request_.params;
      await transaction(deps.db, (tx) => sayArrival(tx, signedIn(request_), id, number, request_.body.time));
      return { success: true as const, message: "Saved." };
    },
  );

  api.put(
    "/api/events/:id/decided/:category",
    {
      schema: {
        tags,
        summary: "Tells those who were asked besides whoever is booked that it is decided",
        params: byId.extend({ category: z.string() }),
        querystring: z.object({ day: z.string().optional().describe("As it stands in the row of the board") }),
        response: { 200: messageBody.extend({ told: z.number() }), ...commonErrors },
      },
    },
    async (request_) => {
      const { id, category } = request_.params;
      const told = await tellOthers(deps, signedIn(request_), id, {
        category,
        day: request_.query.day ?? null,
      });
      return { success: true as const, message: told === 1 ? "One was told." : `${told} were told.`, told };
    },
  );
};
