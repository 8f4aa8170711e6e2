/** What happened on the site in the last weeks, by week and by state: for the admins' desk. */
import { addDays, todayIST } from "../../domain/dates.ts";
import { placeSaid } from "../../domain/places/place-said.ts";
import { say } from "../../domain/words/say.ts";
import { COUNT_MINUTES, counted, type Counted, type KeptCount } from "../../platform/cache/kept-count.server.ts";
import { remembered } from "../../platform/cache/remembered.server.ts";
import type { Deps } from "../../platform/deps.server.ts";

export const INSIGHT_WEEKS = 12;

/** `answerMinutes`: the median of the requests of two days ago and before, unanswered ones as never; null where that is never, or none was asked. */
export type Insight = {
  registered: number;
  requests: number;
  bookings: number;
  agreedPaise: number;
  answerMinutes: number | null;
};
/** `week`: its last day; '' for all of them. `state`: '' for all of India. */
export type InsightRow = Insight & { week: string; state: string };

/** Minutes that stand for never. */
const NEVER = 1_440_000;

/**
 * The total of an agreement's text, cut out of it: reading all of it as JSON takes five times as long. Its money comes
 * before all else of that name, and in what people write into it the signs around a name are escaped.
 */
const totalIn = (of: string): string => `substring(split_part(${of}.terms, '"totalPaise":', 2) FROM '^[0-9]+')::bigint`;

/** $1 and $2: from when until when, whole weeks in India; compared as they stand, so that the planner knows how many there are. $3: now. */
const SQL = `WITH facts AS (
    SELECT l.created_at AS at, l.state, 'registered' AS what, 1::bigint AS n, NULL::float8 AS waited FROM listings l WHERE l.created_at >= $1 AND l.created_at < $2
    UNION ALL SELECT e.created_at, coalesce(l.state, e.state), 'requests', 1,
      CASE WHEN a.at IS NOT NULL OR (e.status = 'pending' AND e.created_at < $3::timestamptz - interval '2 days') THEN coalesce(extract(epoch FROM a.at - e.created_at) / 60, ${NEVER}) END
      FROM enquiries e LEFT JOIN listings l ON l.id = e.listing_id CROSS JOIN LATERAL answered_at(e.id) a
      WHERE e.created_at >= $1 AND e.created_at < $2 AND e.listing_id IS NOT NULL
    UNION ALL SELECT v.at, coalesce(l.state, e.state), 'bookings', 1, NULL
      FROM enquiry_events v JOIN enquiries e ON e.id = v.enquiry_id LEFT JOIN listings l ON l.id = e.listing_id WHERE v.what = 'confirmed' AND v.at >= $1 AND v.at < $2 AND e.listing_id IS NOT NULL
    UNION ALL SELECT g.accepted_at, coalesce(l.state, e.state), 'agreed', ${totalIn("g")}, NULL
      FROM agreements g JOIN bookings b ON b.id = g.booking_id JOIN enquiries e ON e.id = b.enquiry_id LEFT JOIN listings l ON l.id = e.listing_id WHERE g.accepted_at >= $1 AND g.accepted_at < $2
    -- What both have changed since, when they did: by how much it is more or less than what was agreed before.
    UNION ALL SELECT m.accepted_at, coalesce(l.state, e.state), 'agreed', ${totalIn("m")} - ${totalIn("p")}, NULL
      FROM amendments m JOIN bookings b ON b.id = m.booking_id JOIN enquiries e ON e.id = b.enquiry_id LEFT JOIN listings l ON l.id = e.listing_id
      CROSS JOIN LATERAL (SELECT x.terms FROM (SELECT n, terms FROM amendments WHERE booking_id = m.booking_id UNION ALL SELECT 0, terms FROM agreements WHERE booking_id = m.booking_id) x WHERE x.n < m.n ORDER BY x.n DESC LIMIT 1) p WHERE m.accepted_at >= $1 AND m.accepted_at < $2
  ), placed AS (SELECT date_bin('7 days', at, $1::timestamptz) AS week, coalesce(state, '') AS state, what, n, waited FROM facts)
  SELECT coalesce(((week AT TIME ZONE 'Asia/Kolkata')::date + 6)::text, '') AS week, CASE WHEN grouping(state) = 1 THEN NULL ELSE state END AS state,
    count(*) FILTER (WHERE what = 'registered')::int AS registered, count(*) FILTER (WHERE what = 'requests')::int AS requests, count(*) FILTER (WHERE what = 'bookings')::int AS bookings,
    coalesce(sum(n) FILTER (WHERE what = 'agreed'), 0)::bigint::text AS agreed, percentile_disc(0.5) WITHIN GROUP (ORDER BY waited) AS waited
  FROM placed GROUP BY GROUPING SETS ((week, state), (week), (state), ()) ORDER BY 1, 2`;

type Row = {
  week: string;
  state: string | null;
  registered: number;
  requests: number;
  bookings: number;
  agreed: string;
  waited: number | null;
};
const NOTHING: Insight = { registered: 0, requests: 0, bookings: 0, agreedPaise: 0, answerMinutes: null };

export type Insights = {
  /** When they were counted. */
  at: Date;
  everyMinutes: number;
  total: Insight;
  /** All of India or the state that is asked for, a row a week, the newest last. */
  weeks: InsightRow[];
  /** Over all weeks, most requests first; what names no state is left out. */
  states: InsightRow[];
  /** Every week and state of which there is something; '' is no state. */
  all: InsightRow[];
};

/** What was counted, and of which day: the last one of the newest week. */
type Sums = { rows: Row[]; today: string };

/** The last weeks of the whole site. */
export const insightsCount: KeptCount<Sums> = {
  name: "insights",
  async read(db, now) {
    const today = todayIST(now);
    const midnight = (day: string) => new Date(`${day}T00:00:00+05:30`);
    const from = midnight(addDays(today, 1 - 7 * INSIGHT_WEEKS));
    const { rows } = await db.$client.query<Row>(SQL, [from, midnight(addDays(today, 1)), now]);
    return { rows, today };
  },
};

/** So long they are remembered: they add up the whole site, and are looked at by state and by figure. */
const REMEMBERED_MINUTES = 5;
const remember = remembered<null, Counted<Sums>>({
  forMs: REMEMBERED_MINUTES * 60_000,
  most: 2,
  changedBy: () => false,
  read: (deps) => counted(deps, insightsCount),
});

/** @param state only its weeks; '' for all of India */
export async function insightsOf(deps: Deps, state = ""): Promise<Insights> {
  const { value, at, kept } = await remember(deps, todayIST(deps.now()), null);
  const { rows, today } = value;
  const found = rows.map(({ agreed, waited, ...row }): Insight & { week: string; state: string | null } => ({
    ...row,
    agreedPaise: Number(agreed),
    answerMinutes: waited === null || waited >= NEVER ? null : Math.round(waited),
  }));
  const placed = found.filter((row): row is InsightRow => row.state !== null);
  const named = placed.filter((row) => row.state !== "");
  const asked = state === "" ? found.filter((row) => row.state === null) : named.filter((row) => row.state === state);
  const weeks = Array.from({ length: INSIGHT_WEEKS }, (_, at) => addDays(today, -7 * (INSIGHT_WEEKS - 1 - at)));
  return {
    at,
    everyMinutes: kept ? COUNT_MINUTES : REMEMBERED_MINUTES,
    total: { ...NOTHING, ...asked.find(({ week }) => week === "") },
    weeks: weeks.map((week) => ({ ...NOTHING, ...asked.find((row) => row.week === week), week, state })),
    states: named
      .filter(({ week }) => week === "")
      .sort((a, b) => b.requests - a.requests || (a.state < b.state ? -1 : 1)),
    all: placed.filter(({ week }) => week !== ""),
  };
}

/** As rows of a file, which add up to all of India; the first one names the columns. */
export const insightRows = ({ all }: Pick<Insights, "all">): (string | number)[][] => [
  [
    say("Week to"),
    say("State"),
    say("Listings registered"),
    say("Requests"),
    say("Bookings"),
    say("Rupees agreed"),
    say("Median minutes to an answer"),
  ],
  ...all.map(({ week, state, registered, requests, bookings, agreedPaise, answerMinutes }) => [
    week,
    state ? placeSaid(state) : say("Not said"),
    registered,
    requests,
    bookings,
    agreedPaise / 100,
    answerMinutes ?? "",
  ]),
];
