import { randomBytes } from "node:crypto";
import { todayIST } from "../../domain/dates.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { brokenUnique } from "../../platform/database/sqlstate.server.ts";
import { afterCommit, transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { hashPassword } from "../../features/accounts/account-service.server.ts";
import { rankAnew } from "../../features/listings/ranking.server.ts";
import { tellChange } from "../../platform/cache/changes.server.ts";
import { answerRows } from "./demo-answer-rows.server.ts";
import { artistRows } from "./demo-artist-rows.server.ts";
import { bookedRequests } from "./demo-booked-requests.server.ts";
import { bookingRows } from "./demo-booking-rows.server.ts";
import { bookingReviewRows } from "./demo-booking-reviews.server.ts";
import { disputeRows } from "./demo-disputes.server.ts";
import { paperRows } from "./demo-papers.server.ts";
import { eventRows } from "./demo-events.server.ts";
import { threadRows } from "./demo-threads.server.ts";
import { savedSearchRows } from "./demo-searches.server.ts";
import { shortlistRows } from "./demo-shortlist.server.ts";
import { noticeRows } from "./demo-notices.server.ts";
import { paymentRows } from "./demo-payments.server.ts";
import { calendarRows } from "./demo-calendar-rows.server.ts";
import { priceRows } from "./demo-price-rows.server.ts";
import { CAST } from "./demo-cast.ts";
import { figureRows } from "./demo-figure-rows.server.ts";
import { readLogins, readablePassword, writeLogins, type DemoLogin } from "./demo-logins.server.ts";
import { keeperRows } from "./demo-keepers.server.ts";
import { managerRows } from "./demo-manager-rows.server.ts";
import { enquiryRows, notificationRows } from "./demo-request-rows.server.ts";
import { accountRows, demoClock, listingRows, merged, reviewRows, type Row, type Rows } from "./demo-rows.server.ts";
import { serviceRows } from "./demo-service-rows.server.ts";
import { DEMO_REACH, demoStory } from "./demo-story.ts";

export type { DemoLogin } from "./demo-logins.server.ts";

/** The row of `site_counters` that says the demo is there. */
const MARK = "demo";

/**
 * Fills an empty site with the demo, once: a second call, or one in another process at the same time, changes
 * nothing. Where somebody uses a name or number of the demo already, nothing is added and the log says so.
 * @returns the logins as kept in `$DATA_DIR/demo-logins.json`; none where that file is gone
 */
export async function seedDemo(deps: Deps): Promise<Seeded> {
  const before = underWay.get(deps.db);
  const mine = (before ?? Promise.resolve()).then(() => seedOnce(deps));
  underWay.set(
    deps.db,
    mine.catch(() => undefined),
  );
  return mine;
}

type Seeded = { created: boolean; logins: DemoLogin[] };
/** Of one process: the next one waits without holding the one connection that the embedded engine has. */
const underWay = new WeakMap<object, Promise<unknown>>();

async function seedOnce(deps: Deps): Promise<Seeded> {
  if (await isSeeded(deps.db)) return { created: false, logins: readLogins(deps.config.dataDir) };
  const logins = CAST.map(({ label, username, mobile, email, role }) => ({
    label,
    username,
    mobile,
    email,
    password: readablePassword(),
    role,
  }));
  const hashes = new Map<string, string>();
  for (const { username, password } of logins) hashes.set(username, await hashPassword(password));
  // Nobody knows it: the other accounts are for looking at.
  const nobodys = await hashPassword(randomBytes(32).toString("base64url"));
  const [rows, afterwards] = demoRows(deps.now(), (username) => hashes.get(username) ?? nobodys);
  try {
    const created = await transaction(deps.db, async (tx) => {
      if (!(await claim(tx))) return false;
      await tellMeans(tx, rows);
      const { secret } = deps.config;
      const own = [shortlistRows(rows, secret, deps.now()), savedSearchRows(rows, secret, deps.now())];
      for (const part of [rows, afterwards, ...own])
        for (const [table, list] of Object.entries(part)) await insertAll(tx, table, list);
      // The reviews came before the requests that stand behind them.
      await tx.$client.query(
        "SELECT know_booked_again(author_id, array_agg(listing_id)) FROM reviews WHERE author_id IS NOT NULL GROUP BY author_id",
      );
      await tx.$client.query(
        "INSERT INTO site_counters (name, total) VALUES ('reach', $1) ON CONFLICT (name) DO UPDATE SET total = site_counters.total + excluded.total",
        [DEMO_REACH],
      );
      // Before the commit: a demo whose passwords nobody knows would be worse than a file without its demo.
      writeLogins(deps.config.dataDir, logins);
      afterCommit(tx, () => tellChange(null));
      return true;
    });
    if (!created) return { created, logins: readLogins(deps.config.dataDir) };
  } catch (error) {
    if (!brokenUnique(error)) throw error;
    deps.log.warn(
      { constraint: brokenUnique(error) },
      "The demo was not added: somebody uses one of its names or numbers. Set DEMO=off, or begin with an empty database.",
    );
    return { created: false, logins: [] };
  }
  // Where there were listings before, the means are others now.
  await rankAnew(deps.db);
  // The embedded engine has nobody who does this in the background, and plans badly without.
  await deps.db.$client.query("ANALYZE");
  return { created: true, logins };
}

async function isSeeded(db: Db): Promise<boolean> {
  const { rows } = await db.$client.query("SELECT 1 FROM site_counters WHERE name = $1", [MARK]);
  return rows.length > 0;
}

/** Makes this transaction the one that seeds; another one waits here until it has ended. */
async function claim(tx: Tx): Promise<boolean> {
  const { rowCount } = await tx.$client.query(
    "INSERT INTO site_counters (name, total) VALUES ($1, 1) ON CONFLICT DO NOTHING",
    [MARK],
  );
  return rowCount === 1;
}

/** Every row, table by table, in the order in which they refer to each other; and those that come after all of them. */
function demoRows(now: Date, hashOf: (username: string) => string): [Rows, Rows] {
  const story = demoStory(todayIST(now));
  const clock = demoClock(now);
  const users = new Map<string, string>();
  const listings = new Map<string, string>();
  const ids = { users, listings, enquiries: new Map<string, string>() };
  const rows = merged(
    accountRows(story, clock, hashOf, users),
    listingRows(story, clock, users, listings),
    reviewRows(story, clock, users, listings),
    enquiryRows(story, clock, ids),
    notificationRows(story, clock, ids),
    artistRows(story.stage, clock, users),
    managerRows(story, clock, users),
    serviceRows(story, clock, users, todayIST(now)),
  );
  const keepers = keeperRows(rows, clock, now, todayIST(now), hashOf(""));
  const known = { ...rows, users: [...(rows["users"] ?? []), ...(keepers["users"] ?? [])] };
  const told = bookedRequests(known, clock, now, todayIST(now));
  const booked = bookingRows(known, told, now);
  // What happened to these stands with their bookings.
  const ofBookings = new Set(booked.rows.bookings.map(({ enquiry_id: id }) => id));
  const all = merged(keepers, rows, { enquiries: told.enquiries });
  const paid = paymentRows(all, booked.rows, now);
  const money = merged(booked.rows, paid.rows);
  const papers = paperRows(all, money, paid.back, now);
  all["notifications"] = noticeRows(all, booked.rows, now);
  return [
    merged(
      all,
      answerRows({ ...rows, enquiries: rows["enquiries"]?.filter(({ id }) => !ofBookings.has(id)) ?? [] }),
      figureRows(rows, todayIST(now)),
      calendarRows(all, todayIST(now), booked.agreed),
      booked.rows,
      paid.rows,
      threadRows(all, money, now),
      bookingReviewRows(all, booked.rows, now),
      disputeRows(all, booked.rows, now),
      papers.rows,
      eventRows(all, booked.rows, told.wedding, now),
      priceRows(all, now),
    ),
    merged(paid.back, papers.back),
  ];
}

/** What each category is rated on average, before the listings come: so they are ranked once, and rightly. */
async function tellMeans(tx: Tx, { listings = [], reviews = [] }: Rows): Promise<void> {
  const categoryOf = new Map(listings.map(({ id, category }) => [id, category]));
  await tx.$client.query(
    `INSERT INTO category_ratings (category, mean)
     SELECT category, avg(stars)::real FROM jsonb_to_recordset($1::jsonb) AS given (category text, stars int) GROUP BY 1
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(reviews.map(({ listing_id: id, stars }) => ({ category: categoryOf.get(id), stars })))],
  );
}

/** All rows of a table in one statement: sent as one JSON text, typed by the table itself. */
async function insertAll(tx: Tx, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(", ");
  if (columns === "") return;
  await tx.$client.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}
