import { z } from "zod";
import { say } from "../../domain/words/say.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import { signedIn } from "../../platform/http/guards.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { idempotencyKey, once, takesKey } from "../../platform/http/idempotency.server.ts";
import { FOR_ONE_ALONE } from "../../platform/http/private-picture.server.ts";
import { commonErrors, errorBody, messageBody, messageSaying } from "../../platform/http/response-shapes.server.ts";
import { byNumber } from "../bookings/booking-shapes.server.ts";
import { eventFile } from "./event-file.server.ts";
import { eventRecommended } from "./event-recommended.server.ts";
import { EVENT_TEXT, eventSchema } from "./event-model.ts";
import { EXAMPLE_FORM, eventBody, eventsBody, madeBody, recommendedBody } from "./event-shapes.server.ts";
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
/** The organiser's events, for their owner alone. */
export const eventsApi: ApiRoutes = (api, deps) => {
  api.get(
    "/api/events",
    {
      schema: {
        tags,
        summary: "The signed-in person's events, the newest first",
        description:
          "For the signed-in person: 401 without a session. What stands on an event's board is read by the call of the event.",
        response: { 200: eventsBody, 401: errorBody },
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
        description: "For whoever is signed in. 400 with `errors` by field; 409 for more than fifty.",
        body: eventSchema.meta({ examples: [EXAMPLE_FORM] }),
        response: {
          201: madeBody,
          ...commonErrors,
        },
      },
    },
    async (request_, reply) => {
      const [actor, form] = [signedIn(request_), request_.body];
      const { body } = await once(
        deps.db,
        { scope: `event:${actor.id}`, key: idempotencyKey(request_), fingerprint: form },
        async (tx) => ({
          status: 201,
          body: { success: true, message: say("Your event is kept."), id: await makeEvent(deps, tx, actor, form) },
        }),
      );
      return reply.status(201).send(body as { success: true; message: string; id: string });
    },
  );

  api.get(
    "/api/events/:id/recommended",
    {
      schema: {
        tags,
        summary: "Who fits what an event still lacks, and what is often booked with what it has",
        description:
          "For each need without a booking up to three within 50 km of the event, not taken on its day, in the order of lists. Nothing is known of who asks. 404 for everybody but its owner.",
        params: byId,
        response: { 200: recommendedBody, ...commonErrors },
      },
    },
    async (request_, reply) =>
      reply
        .headers(FOR_ONE_ALONE)
        .send({ success: true, ...(await eventRecommended(deps, signedIn(request_), request_.params.id)) }),
  );

  api.get(
    "/api/events/:id",
    {
      schema: {
        tags,
        summary: "An event with its board: who is booked, who was asked, what it costs",
        description:
          "A row for each category and day: `booked`, `open` with the lowest price first, `over`, and `picks` who are not asked. Amounts are integer paise. 404 for everybody but its owner.",
        params: byId,
        response: {
          200: eventBody,
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
        description:
          "To be taken into a calendar once; it does not follow what changes later. 404 for everybody but the event's owner.",
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
        description: "For its owner: 404 for everybody else. 400 with `errors` by field.",
        params: byId,
        body: eventSchema.meta({ examples: [EXAMPLE_FORM] }),
        response: { 200: messageSaying("Saved."), ...commonErrors },
      },
    },
    async (request_) => {
      await transaction(deps.db, (tx) => changeEvent(deps, tx, signedIn(request_), request_.params.id, request_.body));
      return { success: true as const, message: say("Saved.") };
    },
  );

  api.delete(
    "/api/events/:id",
    {
      schema: {
        tags,
        summary: "Deletes an event; its requests stay",
        description:
          "For its owner: 404 for everybody else. The list of whom to ask, the links and the votes go with it.",
        params: byId,
        response: { 200: messageSaying("Deleted. Your requests stay as they are."), ...commonErrors },
      },
    },
    async (request_) => {
      await transaction(deps.db, (tx) => removeEvent(tx, signedIn(request_), request_.params.id));
      return { success: true as const, message: say("Deleted. Your requests stay as they are.") };
    },
  );

  api.put(
    "/api/events/:id/requests/:number",
    {
      schema: {
        tags,
        summary: "Takes a request of one's own into an event",
        description:
          "404 for an event or a request that is not the viewer's own; 409 for a request that belongs to another event. One that is in it already stays.",
        params: byRequest,
        response: { 200: messageSaying("Added."), ...commonErrors },
      },
    },
    async (request_) => {
      const { id, number } = request_.params;
      await transaction(deps.db, (tx) => takeIn(deps, tx, signedIn(request_), id, number));
      return { success: true as const, message: say("Added.") };
    },
  );

  api.delete(
    "/api/events/:id/requests/:number",
    {
      schema: {
        tags,
        summary: "Takes a request out of an event: it goes on as it is",
        description:
          "404 for an event or a request that is not the viewer's own. To take out what is not in it is no fault.",
        params: byRequest,
        response: { 200: messageSaying("Taken out."), ...commonErrors },
      },
    },
    async (request_) => {
      const { id, number } = request_.params;
      await transaction(deps.db, (tx) => takeOut(tx, signedIn(request_), id, number));
      return { success: true as const, message: say("Taken out.") };
    },
  );

  api.put(
    "/api/events/:id/requests/:number/arrival",
    {
      schema: {
        tags,
        summary: "Says when somebody who is booked arrives",
        description:
          "For the event's owner: 404 for everybody else. It stands on the run sheet; nobody is told by it. 400 for what is no time; 409 for a request that does not belong to the event.",
        params: byRequest,
        body: z
          .object({
            time: z
              .string(EVENT_TEXT.time)
              .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, EVENT_TEXT.time)
              .describe("In India, as 16:30; empty: not said")
              .meta({ examples: ["15:30"] }),
          })
          .meta({ examples: [{ time: "15:30" }] }),
        response: { 200: messageSaying("Saved."), ...commonErrors },
      },
    },
    async (request_) => {
      const { id, number } = request_.params;
      await transaction(deps.db, (tx) => sayArrival(tx, signedIn(request_), id, number, request_.body.time));
      return { success: true as const, message: say("Saved.") };
    },
  );

  api.put(
    "/api/events/:id/decided/:category",
    {
      schema: {
        tags,
        summary: "Tells those who were asked besides whoever is booked that it is decided",
        description:
          "Their open requests of that category and day are taken back, each by a step of its own. For the event's owner: 404 for everybody else; 409 while nobody is booked.",
        params: byId.extend({ category: z.string() }),
        querystring: z.object({ day: z.string().optional().describe("As it stands in the row of the board") }),
        response: {
          200: messageBody
            .extend({ told: z.number() })
            .meta({ examples: [{ success: true, message: "2 were told.", told: 2 }] }),
          ...commonErrors,
        },
      },
    },
    async (request_) => {
      const { id, category } = request_.params;
      const told = await tellOthers(deps, signedIn(request_), id, {
        category,
        day: request_.query.day ?? null,
      });
      return {
        success: true as const,
        message: say("{n, plural, one {One was} other {# were}} told.", { n: told }),
        told,
      };
    },
  );
};
