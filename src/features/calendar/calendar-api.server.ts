import { z } from "zod";
import { todayIST } from "../../domain/dates.ts";
import { AppError } from "../../domain/errors.ts";
import { badInputFrom } from "../../domain/zod-issues.ts";
import { receiveForm } from "../../platform/http/form-body.server.ts";
import { takesForm } from "../../platform/http/form-description.server.ts";
import { signedIn } from "../../platform/http/guards.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { idempotencyKey, once } from "../../platform/http/idempotency.server.ts";
import { FOR_ONE_ALONE } from "../../platform/http/private-picture.server.ts";
import { commonErrors, errorBody } from "../../platform/http/response-shapes.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import { keptListing } from "../listings/own-listing-service.server.ts";
import { offeredSlots } from "./calendar-days.ts";
import { CALENDAR_MESSAGES, UNTOUCHED, blockSchema, settingsSchema, type BlockForm } from "./calendar-model.ts";
import { apiCalendar, apiParts, availabilityBody, blockedBody, calendarBody } from "./calendar-shapes.server.ts";
import { askedDays, availabilityOf, blockDays, ownCalendar, saveCalendar } from "./calendar-service.server.ts";
import { calendarPath } from "../listings/listing-edit-path.ts";

const tags = ["Calendar"];
const byId = z.object({ id: z.string().describe("Of the listing") });
const EXAMPLE_SETTINGS: z.input<typeof settingsSchema> = {
  capacity: null,
  slots: ["day"],
  ownSlots: [{ name: "Sangeet", from: "18:00", to: "01:30" }],
  weekdaysOff: [1],
  leadDays: 2,
  bufferMinutes: 60,
};
const EXAMPLE_BLOCK: z.input<typeof blockSchema> = {
  does: "block",
  from: "2026-12-05",
  to: "2026-12-08",
  slot: "18:00-01:30",
  note: "Cousin's wedding",
};
const day = z
  .string()
  .optional()
  .meta({ format: "date", examples: ["2026-12-01"] });
const range = z.object({
  from: day.describe("By default today; earlier days are left out"),
  to: day.describe("By default sixty days in all; at most 366"),
});
const opened = z.object({ from: z.string(), to: z.string().optional(), unit: z.string().optional() });

/** A form that a browser sends by itself, where no script runs: it is led back to the page. */
const byItself = (accept: string | undefined): boolean => accept?.includes("text/html") ?? false;

/** The dates of listings: what everybody may read, and what their owners say. */
export const calendarApi: ApiRoutes = (api, deps) => {
  const block = (form: unknown): BlockForm => {
    const parsed = blockSchema.safeParse(form);
    if (!parsed.success) throw badInputFrom(parsed.error);
    return parsed.data;
  };

  api.get(
    "/api/listings/:id/availability",
    {
      schema: {
        tags,
        summary: "Which days of a listing are free, asked or taken, and of which nothing is said",
        description:
          "For everybody, without an account; why a day is taken, and by whom, stands nowhere. 400 with `errors.from` or `errors.to` for days that are none, in the wrong order, or more than 366; 404 where there is no such listing, or it is not shown.",
        params: byId,
        querystring: range,
        response: { 200: availabilityBody, 400: errorBody, 404: errorBody },
      },
    },
    async (request) => {
      const { from, to, calendar, days } = await availabilityOf(deps, request.params.id, request.query);
      const { leadDays, weekdaysOff, ownSlots } = calendar.said ?? UNTOUCHED;
      return {
        success: true as const,
        from,
        to,
        said: calendar.said !== null && !calendar.stale,
        parts: apiParts(offeredSlots(calendar), ownSlots),
        leadDays,
        weekdaysOff,
        days,
      };
    },
  );

  api.get(
    "/api/listings/:id/calendar",
    {
      schema: {
        tags,
        summary: "A listing's calendar with who is there and why, for its owner and admins",
        description:
          "Every day with its blocks and their notes, the requests that hold it, and when the owner is busy by calendars elsewhere. 404 for everybody but the listing's owner and admins.",
        params: byId,
        querystring: range,
        response: { 200: calendarBody, ...commonErrors },
      },
    },
    async (request, reply) => {
      const actor = signedIn(request);
      const own = await ownCalendar(deps, actor, request.params.id, askedDays(request.query, todayIST(deps.now())));
      return reply.headers(FOR_ONE_ALONE).send({ success: true, calendar: apiCalendar(own) });
    },
  );

  api.put(
    "/api/listings/:id/calendar",
    {
      schema: {
        tags,
        summary: "Says how a listing's calendar is kept; what is not sent is taken back",
        description:
          "For the listing's owner and admins: 404 for everybody else. From then on the listing says of its days that they are free. 400 with `errors` by field; 409 with `errors.capacity` where more is promised on a day than there would be.",
        params: byId,
        body: settingsSchema.meta({ examples: [EXAMPLE_SETTINGS] }),
        response: { 200: calendarBody, ...commonErrors },
      },
    },
    async (request, reply) => {
      const actor = signedIn(request);
      const { id } = request.params;
      await saveCalendar(deps, actor, id, request.body);
      const own = await ownCalendar(deps, actor, id, askedDays({}, todayIST(deps.now())));
      return reply
        .headers(FOR_ONE_ALONE)
        .send({ success: true, message: CALENDAR_MESSAGES.saved, calendar: apiCalendar(own) });
    },
  );

  api.post(
    "/api/listings/:id/calendar/blocks",
    {
      config: takesForm({ fields: [blockSchema.meta({ examples: [EXAMPLE_BLOCK] })], files: {} }),
      schema: {
        tags,
        summary: "Takes days out of a listing's calendar, or back in",
        description:
          "JSON, or a form; for the listing's owner and admins: 404 for everybody else. What is held already stays, and its days stand in `kept`; 400 for days that are over or too many, and a hall or part of the day that the calendar has not; 409 with `errors.nextFree` where every day is taken.",
        params: byId,
        response: {
          200: blockedBody,
          303: z.null().describe("Back to the page, for a form that a browser sends without a script"),
          ...commonErrors,
        },
      },
    },
    async (request, reply) => {
      const actor = signedIn(request);
      const { id } = request.params;
      await keptListing(deps, actor, id);
      const { fields } = await receiveForm(request, { dir: deps.media.tempDir, files: {} });
      const page = byItself(request.headers.accept);
      try {
        const form = block(fields);
        const key = { scope: `block:${actor.id}`, key: idempotencyKey(request), fingerprint: { id, form } };
        const { status, body } = await once(deps.db, key, async (tx) => ({
          status: 200,
          body: {
            success: true,
            message: form.does === "open" ? CALENDAR_MESSAGES.opened : CALENDAR_MESSAGES.blocked,
            ...(await blockDays(deps, tx, actor, id, form)),
          },
        }));
        if (page)
          return await reply.redirect(`${calendarPath(id)}?month=${form.from.slice(0, 7)}&said=${form.does}`, 303);
        return await reply.status(status as 200).send(body as z.infer<typeof blockedBody>);
      } catch (error) {
        if (!page || !(error instanceof AppError) || error.status >= 500) throw error;
        return reply.redirect(`${calendarPath(id)}?said=${error.status === 409 ? "taken" : "wrong"}`, 303);
      }
    },
  );

  api.delete(
    "/api/listings/:id/calendar/blocks",
    {
      schema: {
        tags,
        summary: "Takes days back into a listing's calendar; what requests hold stays",
        description:
          "For the listing's owner and admins: 404 for everybody else. Blocks alone are taken away, of all parts of the day, and of one hall where `unit` names it; `POST` with `does: open` opens a part of the day. 400 without a first day.",
        params: byId,
        querystring: opened.partial({ from: true }),
        response: { 200: blockedBody, ...commonErrors },
      },
    },
    async (request) => {
      const actor = signedIn(request);
      const { id } = request.params;
      await keptListing(deps, actor, id);
      const form = block({ ...request.query, does: "open" });
      const changed = await transaction(deps.db, (tx) => blockDays(deps, tx, actor, id, form));
      return { success: true as const, message: CALENDAR_MESSAGES.opened, ...changed };
    },
  );
};
