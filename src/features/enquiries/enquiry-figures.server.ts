/** What a person has to do and to look forward to in their requests, and how it went lately: for the page of what they keep. */
import type { Deps } from "../../platform/deps.server.ts";
import { daysBetween, todayIST } from "../../domain/dates.ts";
import { say } from "../../domain/words/say.ts";
import type { OpenRequests } from "./open-things.ts";
import { stagesOf } from "./request-store.server.ts";
import { STATUS_WORDS } from "./enquiry-access.ts";
import { eventName, whenOf } from "./enquiry-words.ts";
import { placeSaid } from "../../domain/places/place-said.ts";
import type { EnquiryRow } from "./enquiry-store.server.ts";

type Reads = Pick<Deps, "db" | "now">;

/** Requests that wait for the person: for an answer, for one to a quote, and for the word that it is booked. */
export async function openRequests(deps: Reads & Pick<Deps, "bookings">, userId: string): Promise<OpenRequests> {
  const wanted = { today: todayIST(deps.now()), quoted: deps.bookings.quoted() };
  const [received, sent] = await Promise.all([
    stagesOf(deps.db, "received", userId, wanted),
    stagesOf(deps.db, "sent", userId, wanted),
  ]);
  return { toAnswer: received.pending, quotes: sent.quoted, toConfirm: sent.accepted };
}

export type ComingEvent = {
  number: string;
  /** Who asked, or who was asked; null where that is nobody in particular any more. */
  who: string | null;
  what: string;
  place: string;
  day: string;
  /** Of several days the last one; null for one. */
  lastDay: string | null;
  inDays: number;
  booked: boolean;
  /** How it stands, as its card and its page say it. */
  stands: string;
  box: "received" | "sent";
};

/** The next events that are agreed on, from either side. */
export async function comingEvents(deps: Deps, userId: string, most: number): Promise<ComingEvent[]> {
  const today = todayIST(deps.now());
  const { rows } = await deps.db.$client.query<
    Pick<EnquiryRow, "id" | "number" | "kind" | "status" | "state" | "district" | "city"> & {
      event_type: string | null;
      day: string;
      details: Record<string, unknown>;
      received: boolean;
      who: string | null;
    }
  >(
    `SELECT e.id, e.number, e.kind, e.status, e.event_type, e.event_date::text AS day, e.details, e.state, e.district, e.city,
       e.recipient_id IS NOT DISTINCT FROM $1 AS received,
       CASE WHEN e.recipient_id IS NOT DISTINCT FROM $1 THEN e.name ELSE (SELECT l.title FROM listings l WHERE l.id = e.listing_id) END AS who
     FROM enquiries e WHERE (e.recipient_id = $1 OR e.sender_id = $1) AND e.status IN ('accepted', 'confirmed') AND e.event_date >= $2::date
     ORDER BY e.event_date, e.id LIMIT $3`,
    [userId, today, most],
  );
  const idsOf = (side: boolean) => rows.filter(({ received }) => received === side).map(({ id }) => id);
  const [asProvider, asOrganiser] = await Promise.all([
    deps.bookings.glances(deps, deps.db, idsOf(true), "received"),
    deps.bookings.glances(deps, deps.db, idsOf(false), "sent"),
  ]);
  return rows.map(({ event_type: eventType, day, details, received, who, ...row }) => ({
    number: row.number,
    who: who || null,
    what: eventName({ ...row, eventType }),
    // The city alone: the card is narrow.
    place: placeSaid(row.state ?? "", row.city || row.district || row.state || ""),
    day,
    lastDay: whenOf({ eventDate: day, details }).lastDay,
    inDays: daysBetween(today, day),
    booked: row.status === "confirmed",
    stands: (received ? asProvider : asOrganiser).get(row.id)?.state?.label ?? say(STATUS_WORDS[row.status]),
    box: received ? "received" : "sent",
  }));
}

/** What is answered within so many hours is answered in time. */
export const IN_TIME_HOURS = 24;

export type RequestFigures = { days: { day: string; n: number }[]; asked: number; inTime: number };

/**
 * The requests that a person received since a day, by day in India, and how many of those that are answered, or should be by now,
 * were answered in time. What the sender took back before is not counted among them.
 */
export async function requestFigures(deps: Reads, userId: string, since: string): Promise<RequestFigures> {
  const { rows } = await deps.db.$client.query<{ day: string; n: number; asked: number; in_time: number }>(
    `SELECT (e.created_at AT TIME ZONE 'Asia/Kolkata')::date::text AS day, count(*)::int AS n,
       count(*) FILTER (WHERE a.at IS NOT NULL OR (e.status <> 'cancelled' AND e.created_at < $3::timestamptz - $4 * interval '1 hour'))::int AS asked,
       count(*) FILTER (WHERE a.at <= e.created_at + $4 * interval '1 hour')::int AS in_time
     FROM enquiries e CROSS JOIN LATERAL answered_at(e.id) a
     WHERE e.recipient_id = $1 AND e.created_at >= $2::date - interval '1 day' GROUP BY 1 ORDER BY 1`,
    [userId, since, deps.now(), IN_TIME_HOURS],
  );
  const shown = rows.filter(({ day }) => day >= since);
  return {
    days: shown.map(({ day, n }) => ({ day, n })),
    asked: shown.reduce((sum, { asked }) => sum + asked, 0),
    inTime: shown.reduce((sum, { in_time: inTime }) => sum + inTime, 0),
  };
}
