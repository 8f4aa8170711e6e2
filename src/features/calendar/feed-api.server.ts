import { createHash } from "node:crypto";
import { z } from "zod";
import type { Actor } from "../../domain/actor.ts";
import { AppError } from "../../domain/errors.ts";
import { badInputFrom } from "../../domain/zod-issues.ts";
import { receiveForm } from "../../platform/http/form-body.server.ts";
import { takesForm } from "../../platform/http/form-description.server.ts";
import { signedIn } from "../../platform/http/guards.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { idempotencyKey, keptAnswer, once, type Answer } from "../../platform/http/idempotency.server.ts";
import { FOR_ONE_ALONE } from "../../platform/http/private-picture.server.ts";
import { commonErrors, errorBody } from "../../platform/http/response-shapes.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import { calendarPath } from "../listings/listing-edit-path.ts";
import { keptListing } from "../listings/own-listing-service.server.ts";
import { FEED_MESSAGES, feedSchema, type FeedForm } from "./feed-model.ts";
import {
  addFeed,
  calendarsElsewhere,
  dropFeed,
  endLink,
  linkedCalendar,
  makeLink,
  tryFeed,
} from "./feed-service.server.ts";

const tags = ["Calendar"];
const byId = z.object({ id: z.string().describe("Of the listing") });
const instant = z.string().meta({ format: "date-time" });
const feed = z.object({
  id: z.string(),
  name: z.string(),
  host: z.string().describe("Of its address, which is said to nobody again"),
  triedAt: instant.nullable(),
  readAt: instant.nullable().describe("When it was last read"),
  trouble: z.string().nullable().describe("What went wrong the last time, in words"),
  total: z.number().describe("Entries in the file when it was last read"),
  unread: z.number().describe("Those of them that could not be read: their owner is not warned of these"),
});
const EXAMPLE_FEED: z.infer<typeof feed> = {
  id: "0190a0a0-0000-7000-8000-000000000001",
  name: "Google",
  host: "calendar.google.com",
  triedAt: "2026-12-01T04:37:00.000Z",
  readAt: "2026-12-01T04:37:00.000Z",
  trouble: null,
  total: 41,
  unread: 3,
};
const ADDRESS = "https://mandap.example/api/calendars/3q2-7wEjRWeJq83vASNFZw.ics";
const elsewhere = z
  .object({
    success: z.literal(true),
    link: z
      .object({ since: instant, address: z.string().nullable().describe("For the owner of the listing alone") })
      .nullable(),
    feeds: z.array(feed),
  })
  .meta({
    examples: [{ success: true, link: { since: "2026-11-23T05:00:00.000Z", address: ADDRESS }, feeds: [EXAMPLE_FEED] }],
  });
const made = z
  .object({ success: z.literal(true), message: z.string(), address: z.string() })
  .meta({ examples: [{ success: true, message: FEED_MESSAGES.made, address: ADDRESS }] });
const added = z
  .object({ success: z.literal(true), message: z.string(), feed })
  .meta({ examples: [{ success: true, message: FEED_MESSAGES.added, feed: EXAMPLE_FEED }] });
const done = (message: string) =>
  z.object({ success: z.literal(true), message: z.string() }).meta({ examples: [{ success: true, message }] });
const EXAMPLE_ASKED: z.input<typeof feedSchema> = {
  name: "Google",
  address: "https://calendar.google.com/calendar/ical/meera%40example.com/private-0123/basic.ics",
};
const EXAMPLE_FILE = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n…\r\nEND:VCALENDAR";

/** A calendar may be asked for again after so many seconds; until then whoever asked keeps it. */
const KEPT_S = 300;

/** @throws 400 by field */
function feedOf(fields: unknown): FeedForm {
  const parsed = feedSchema.safeParse(fields);
  if (!parsed.success) throw badInputFrom(parsed.error);
  return parsed.data;
}

/** Calendars elsewhere: one that reads a listing's dates, and those that are read for it (docs/adr/0023). */
export const feedApi: ApiRoutes = (api, deps) => {
  /** Reads it, and then keeps it, once for a key. */
  async function keep(key: Parameters<typeof once>[1], actor: Actor, id: string, form: FeedForm): Promise<Answer> {
    const read = await tryFeed(deps, actor, id, form);
    return once(deps.db, key, async (tx) => ({
      status: 200,
      body: {
        success: true,
        message: FEED_MESSAGES.added,
        feed: await addFeed(deps, tx, actor, id, { form, read }),
      },
    }));
  }

  api.get(
    "/api/calendars/:token",
    {
      schema: {
        tags,
        summary: "A listing's dates as an iCalendar file, for whoever has its owner's link",
        description:
          "Blocks with their notes, requests that are confirmed or accepted with their number, occasion, part of the day and address here; the last two months and two years ahead. Answers 304 to `If-None-Match`.",
        params: z.object({ token: z.string().describe("With or without .ics behind it") }),
        response: {
          200: {
            description: "The file",
            content: { "text/calendar": { schema: z.string().meta({ examples: [EXAMPLE_FILE] }) } },
          },
          304: z.null().describe("It is as it was"),
          404: errorBody,
          429: errorBody,
        },
      },
    },
    async (request, reply) => {
      const text = await linkedCalendar(deps, request.params.token.replace(/\.ics$/i, ""), request.ip);
      const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
      void reply.headers({
        ETag: etag,
        "Cache-Control": `private, max-age=${KEPT_S}`,
        "Referrer-Policy": "no-referrer",
        "X-Robots-Tag": "noindex, nofollow",
      });
      if (request.headers["if-none-match"]?.includes(etag)) return reply.status(304).send(null);
      return reply
        .headers({
          "Content-Type": "text/calendar; charset=utf-8",
          "Content-Disposition": 'inline; filename="mandap.ics"',
        })
        .send(text);
    },
  );

  api.get(
    "/api/listings/:id/calendar/elsewhere",
    {
      schema: {
        tags,
        summary:
          "The link to a listing's calendar file, and the calendars that are read for it, for its owner and admins",
        description:
          "`link` is null where none was made; its address is told to the owner alone. Of the calendars that are read no address is told again, the host alone. 404 for everybody but the listing's owner and admins.",
        params: byId,
        response: { 200: elsewhere, ...commonErrors },
      },
    },
    async (request, reply) =>
      reply
        .headers(FOR_ONE_ALONE)
        .send({ success: true, ...(await calendarsElsewhere(deps, signedIn(request), request.params.id)) }),
  );

  api.put(
    "/api/listings/:id/calendar/link",
    {
      schema: {
        tags,
        summary: "Makes the link to a listing's calendar file, or a new one: the old one is dead from then on",
        description:
          "For the listing's owner and admins: 404 for everybody else. Whoever has the address reads the calendar with its notes, without an account: it is a secret.",
        params: byId,
        response: { 200: made, ...commonErrors },
      },
    },
    async (request, reply) => {
      const actor = signedIn(request);
      const address = await transaction(deps.db, (tx) => makeLink(deps, tx, actor, request.params.id));
      return reply.headers(FOR_ONE_ALONE).send({ success: true, message: FEED_MESSAGES.made, address });
    },
  );

  api.delete(
    "/api/listings/:id/calendar/link",
    {
      schema: {
        tags,
        summary: "Ends the link to a listing's calendar file",
        description:
          "For the listing's owner and admins: 404 for everybody else. Whoever reads by it is answered 404 from then on; to end what is not there is no fault.",
        params: byId,
        response: { 200: done(FEED_MESSAGES.ended), ...commonErrors },
      },
    },
    async (request) => {
      await endLink(deps, signedIn(request), request.params.id);
      return { success: true as const, message: FEED_MESSAGES.ended };
    },
  );

  api.post(
    "/api/listings/:id/calendar/feeds",
    {
      config: takesForm({ fields: [feedSchema.meta({ examples: [EXAMPLE_ASKED] })], files: {} }),
      schema: {
        tags,
        summary: "Has a calendar elsewhere read for a listing, once an hour; three at most",
        description:
          "JSON, or a form; for the listing's owner and admins: 404 for everybody else. It is read at once, and kept if it can be: 400 with `errors.address` says why it could not. What stands there warns its owner and refuses nothing; nobody else sees it, and of its entries the times alone are kept. 409 for one that is read already, and for a fourth.",
        params: byId,
        response: {
          200: added,
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
      const page = request.headers.accept?.includes("text/html") ?? false;
      try {
        const form = feedOf(fields);
        const key = { scope: `feed:${actor.id}`, key: idempotencyKey(request), fingerprint: { id, form } };
        const before = key.key === null ? null : await keptAnswer(deps.db, key.scope, key.key, key.fingerprint);
        const { body } = before ?? (await keep(key, actor, id, form));
        if (page) return await reply.redirect(`${calendarPath(id)}?said=read`, 303);
        return await reply
          .headers(FOR_ONE_ALONE)
          .status(200)
          .send(body as z.infer<typeof added>);
      } catch (error) {
        if (!page || !(error instanceof AppError) || error.status >= 500) throw error;
        return reply.redirect(`${calendarPath(id)}?said=unread`, 303);
      }
    },
  );

  api.delete(
    "/api/listings/:id/calendar/feeds",
    {
      schema: {
        tags,
        summary: "Has a calendar elsewhere read no more; what it said goes with it",
        description:
          "For the listing's owner and admins: 404 for everybody else, and where there is no such calendar; 400 with `errors.feed` for what is no id.",
        params: byId,
        querystring: z.object({ feed: z.string().optional().describe("Its id") }),
        response: { 200: done(FEED_MESSAGES.removed), ...commonErrors },
      },
    },
    async (request) => {
      await dropFeed(deps, signedIn(request), request.params.id, request.query.feed);
      return { success: true as const, message: FEED_MESSAGES.removed };
    },
  );
};
