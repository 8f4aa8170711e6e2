/** How often a listing was shown in lists, opened, asked and booked in each of the last weeks, and what the middle one of its district had. */
import { say } from "../../domain/words/say.ts";
import { addDays, formatDay, todayIST } from "../../domain/dates.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { ListingRow } from "../listings/listing-service.server.ts";
import { weekFigure, type WeekFigure } from "./week-figure.ts";

export const WEEKS = 12;
/** From so many listings of the same kind in the district on, the middle one is said: it is nobody's then. */
export const PEERS = 20;
/** More of them make no other middle. */
const MOST_PEERS = 500;

/** The way to a booking, step by step. */
const STEPS = ["shown", "opened", "asked", "booked"] as const;
type Step = (typeof STEPS)[number];
/** `day`: the last day of the week. The middles are null where the peers are too few. */
export type Week = { day: string } & Record<Step, number> & Record<`${Step}Middle`, number | null>;

const SQL = `WITH peers AS (
    SELECT listing_id AS id FROM listing_places WHERE category = $2 AND state = $3 AND district = $4 AND visible LIMIT ${MOST_PEERS}
  ), wanted AS (SELECT id FROM peers UNION SELECT $1::uuid),
  happened AS (
    SELECT s.listing_id AS id, s.day, 'shown' AS what, s.shown AS n FROM listing_shown_days s JOIN wanted w ON w.id = s.listing_id WHERE s.day > $6::date AND s.day <= $5::date
    UNION ALL SELECT d.listing_id AS id, d.day, 'opened' AS what, d.views AS n FROM listing_view_days d JOIN wanted w ON w.id = d.listing_id WHERE d.day > $6::date AND d.day <= $5::date
    UNION ALL SELECT v.listing_id, v.day, 'opened', count(*) FROM listing_views v JOIN wanted w ON w.id = v.listing_id WHERE v.day > $6::date AND v.day <= $5::date GROUP BY 1, 2
    UNION ALL SELECT e.listing_id, (e.created_at AT TIME ZONE 'Asia/Kolkata')::date, 'asked', 1 FROM enquiries e JOIN wanted w ON w.id = e.listing_id
      WHERE e.created_at >= ($6::date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata' AND e.created_at < ($5::date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata'
    UNION ALL SELECT e.listing_id, (v.at AT TIME ZONE 'Asia/Kolkata')::date, 'booked', 1 FROM enquiries e JOIN wanted w ON w.id = e.listing_id JOIN enquiry_events v ON v.enquiry_id = e.id AND v.what = 'confirmed'
      WHERE v.at >= ($6::date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata' AND v.at < ($5::date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata'
  ), weeks AS (SELECT at, $5::date - 7 * at AS day FROM generate_series(0, ${WEEKS - 1}) at),
  sums AS (
    SELECT w.id, k.day, ${STEPS.map((step) => `coalesce(sum(h.n) FILTER (WHERE h.what = '${step}'), 0)::int AS ${step}`).join(", ")}
    FROM wanted w CROSS JOIN weeks k LEFT JOIN happened h ON h.id = w.id AND h.day <= k.day AND h.day > k.day - 7 GROUP BY 1, 2
  )
  SELECT own.day::text AS day, (SELECT count(*)::int FROM peers) AS peers, ${STEPS.map((step) => `own.${step}, m.${step}_middle AS "${step}Middle"`).join(", ")}
  FROM sums own JOIN (
    SELECT s.day, ${STEPS.map((step) => `percentile_cont(0.5) WITHIN GROUP (ORDER BY s.${step}) AS ${step}_middle`).join(", ")}
    FROM sums s JOIN peers p ON p.id = s.id GROUP BY 1
    UNION ALL SELECT k.day, ${STEPS.map(() => "0").join(", ")} FROM weeks k WHERE NOT EXISTS (SELECT FROM peers)
  ) m ON m.day = own.day WHERE own.id = $1 ORDER BY own.day`;

type Row = { day: string; peers: number } & Record<Step | `${Step}Middle`, number>;

/** The last weeks, the newest last. */
export async function lastWeeks(
  deps: Pick<Deps, "db" | "now">,
  { id, category, state, district }: Pick<ListingRow, "id" | "category" | "state" | "district">,
): Promise<{ weeks: Week[]; peers: number }> {
  const today = todayIST(deps.now());
  const { rows } = await deps.db.$client.query<Row>(SQL, [
    id,
    category,
    state ?? "",
    district ?? "",
    today,
    addDays(today, -7 * WEEKS),
  ]);
  const peers = rows[0]?.peers ?? 0;
  const enough = peers >= PEERS;
  return {
    peers: enough ? peers : 0,
    weeks: rows.map(({ peers: _peers, ...week }) =>
      enough ? week : { ...week, shownMiddle: null, openedMiddle: null, askedMiddle: null, bookedMiddle: null },
    ),
  };
}

/** The four steps as pictures. */
export function weekFigures({ weeks, peers }: { weeks: Week[]; peers: number }): {
  figures: WeekFigure[];
  peers: number;
} {
  const figure = (title: string, unit: string, what: Step) =>
    weekFigure(
      title,
      unit,
      weeks.map((week) => ({
        label: say("Week to {day}", { day: formatDay(week.day) }),
        value: week[what],
        middle: week[`${what}Middle`],
      })),
    );
  return {
    peers,
    figures: [
      figure(say("Seen in lists"), say("times"), "shown"),
      figure(say("Page opened"), say("views"), "opened"),
      figure(say("Asked", "weeks"), say("requests"), "asked"),
      figure(say("Booked"), say("bookings"), "booked"),
    ],
  };
}

/** The same as rows of a file; the first one names the columns. */
export const weekRows = ({ weeks }: { weeks: Week[] }): (string | number)[][] => [
  [
    say("Week to"),
    say("Seen in lists"),
    say("Page opened"),
    say("Asked", "weeks"),
    say("Booked"),
    say("Seen, middle of the district"),
    say("Opened, middle of the district"),
    say("Asked, middle of the district"),
    say("Booked, middle of the district"),
  ],
  ...weeks.map((week) => [
    week.day,
    ...STEPS.map((step) => week[step]),
    ...STEPS.map((step) => week[`${step}Middle`] ?? ""),
  ]),
];
