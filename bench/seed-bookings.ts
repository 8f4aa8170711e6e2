/** Requests with bookings, their money and their conversations: the demo's, copied by set-based SQL to other listings, people and days. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { seedDemo } from "../src/app/demo/seed-demo.server.ts";
import { createSite } from "../src/app/site.server.ts";
import { readConfig } from "../src/platform/config/config.server.ts";
import { openDatabase } from "../src/platform/database/database.server.ts";
import { startPostgres } from "../test/support/postgres-server.ts";

/** Messages of a request: half a dozen from each side. */
const MESSAGES = 12;
/** Bells: of the request, its answer, the agreement and the payment. */
const BELLS = 4;
/** So many days back and ahead requests are spread over. */
const DAYS = 730;

/** By the column that says whose request it is. */
const TABLES: Readonly<Record<string, string>> = {
  enquiries: "id = ANY($1)",
  enquiry_events: "enquiry_id = ANY($1)",
  holds: "enquiry_id = ANY($1)",
  bookings: "enquiry_id = ANY($1)",
  ...Object.fromEntries(
    [
      "booking_moves",
      "quotes",
      "agreements",
      "booking_changes",
      "amendments",
      "dues",
      "ledger",
      "endings",
      "booking_review_rounds",
      "booking_reviews",
    ].map((table) => [table, "booking_id IN (SELECT id FROM bookings WHERE enquiry_id = ANY($1))"]),
  ),
  utr_claims:
    "entry_id IN (SELECT l.id FROM ledger l JOIN bookings b ON b.id = l.booking_id WHERE b.enquiry_id = ANY($1))",
};
const MADE = ["messages", "thread_sides", "notifications", "audit_log"];
/** What a season fills, and what is measured of it. */
export const SEASON = [...Object.keys(TABLES), ...MADE];

type Prototypes = Map<string, unknown[]>;

/** The demo's requests that became bookings, row by row. */
async function prototypes(): Promise<Prototypes> {
  const server = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), "mandap-bench-demo-"));
  const config = readConfig({
    DATABASE_URL: server.url("postgres"),
    LOG_LEVEL: "silent",
    DATA_DIR: dataDir,
    PUBLIC_URL: "http://localhost:3000",
    DEMO: "on",
  });
  const database = await openDatabase(config);
  const site = await createSite(config, database);
  await site.deps.jobs.stop();
  await seedDemo(site.deps);
  const { rows: booked } = await database.pool.query<{ id: string }>(
    `SELECT e.id FROM enquiries e JOIN bookings b ON b.enquiry_id = e.id
     WHERE e.listing_id IS NOT NULL AND e.sender_id IS NOT NULL AND e.recipient_id IS NOT NULL ORDER BY e.id`,
  );
  const found: Prototypes = new Map();
  for (const [table, where] of Object.entries(TABLES)) {
    const { rows } = await database.pool.query<{ row: unknown }>(
      `SELECT to_jsonb(t) AS row FROM ${table} t WHERE ${where}`,
      [booked.map(({ id }) => id)],
    );
    found.set(
      table,
      rows.map(({ row }) => row),
    );
  }
  await site.close();
  await database.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return found;
}

type Column = { name: string; type: string };

async function columnsOf(pool: pg.Pool, table: string): Promise<Column[]> {
  const { rows } = await pool.query<Column>(
    `SELECT attname AS name, format_type(atttypid, NULL) AS type FROM pg_attribute
     WHERE attrelid = ('public.' || $1)::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [table],
  );
  return rows;
}

/** What stands in a copy: another listing, other people, another day, and ids that belong together as before. */
function copied({ name, type }: Column): string {
  if (name === "number")
    return "'MD-' || left(upper(lpad(to_hex(c.n), 8, '0')), 4) || '-' || right(upper(lpad(to_hex(c.n), 8, '0')), 4)";
  if (name === "reference")
    return "CASE WHEN t.reference IS NOT NULL THEN '4' || lpad(c.n::text, 11, '0') || right(t.reference, 4) END";
  if (name === "listing_id") return "c.listing_id";
  if (name === "sender_id") return "c.sender_id";
  if (name === "recipient_id") return "c.owner_id";
  if (name === "person_id")
    return "CASE t.person_id WHEN c.old_sender THEN c.sender_id WHEN c.old_owner THEN c.owner_id END";
  if (type === "uuid") return `CASE WHEN t.${name} IS NOT NULL THEN bench.copy_id(t.${name}, c.copy) END`;
  if (type === "date") return `t.${name} + c.days`;
  if (type === "timestamp with time zone") return `t.${name} + c.days * interval '1 day'`;
  if (type === "tstzrange")
    return `tstzrange(lower(t.${name}) + c.days * interval '1 day', upper(t.${name}) + c.days * interval '1 day')`;
  return `t.${name}`;
}

const requestOf = (table: string): string =>
  table === "enquiries"
    ? "t.id"
    : ["enquiry_events", "holds", "bookings"].includes(table)
      ? "t.enquiry_id"
      : "t.bench_request";

/** Which prototype stands where in which copy; whoever asks has some forty requests, and a listing some three for each that there is. */
const PLAN = `
CREATE UNLOGGED TABLE bench.targets AS SELECT row_number() OVER (ORDER BY md5(id::text)) - 1 AS place, id, owner_id FROM listings WHERE owner_id IS NOT NULL AND status = 'approved';
CREATE UNIQUE INDEX ON bench.targets (place);
CREATE UNLOGGED TABLE bench.senders AS SELECT row_number() OVER (ORDER BY md5(id::text)) - 1 AS place, id FROM users;
CREATE UNIQUE INDEX ON bench.senders (place);
ANALYZE bench.targets; ANALYZE bench.senders;
CREATE UNLOGGED TABLE bench.requests AS
  SELECT p.id, n, (n - 1) / p.many AS copy, l.id AS listing_id, l.owner_id, s.id AS sender_id, p.sender_id AS old_sender, p.recipient_id AS old_owner,
    (n * 7919::bigint % ${DAYS})::int - ${DAYS / 2} AS days, bench.copy_id(p.id, ((n - 1) / p.many)::int) AS new_id
  FROM (SELECT *, row_number() OVER (ORDER BY md5(id::text)) AS place, count(*) OVER () AS many FROM bench.enquiries) p
  CROSS JOIN LATERAL generate_series(p.place, $BOOKINGS, p.many) n
  JOIN bench.targets l ON l.place = n * 104729::bigint % (SELECT count(*) FROM bench.targets)
  JOIN bench.senders s ON s.place = n / 40 % (SELECT count(*) FROM bench.senders);
ALTER TABLE bench.requests ALTER copy TYPE int;
CREATE INDEX ON bench.requests (id);
ANALYZE bench.requests`;

const MADE_ROWS: readonly string[] = [
  `INSERT INTO messages (id, enquiry_id, side, person_id, text, at)
   SELECT bench.copy_id(c.new_id, 100 + m), c.new_id, CASE m % 2 WHEN 0 THEN 'organiser' ELSE 'provider' END, CASE m % 2 WHEN 0 THEN c.sender_id ELSE c.owner_id END,
     'Namaste, about the evening of the wedding: ' || left(md5(c.n::text || m), 8) || ', could we begin at seven, and is the travel within the price? ' || repeat('Thank you. ', m % 5),
     to_timestamp(bench.id_ms(c.new_id) / 1000) + m * interval '5 hours'
   FROM bench.requests c CROSS JOIN generate_series(1, ${MESSAGES}) m`,
  `INSERT INTO thread_sides (enquiry_id, side, read_id)
   SELECT new_id, side, bench.copy_id(new_id, 100 + ${MESSAGES}) FROM bench.requests CROSS JOIN (VALUES ('organiser'), ('provider')) x(side)`,
  `INSERT INTO notifications (id, user_id, kind, title, body, href, about, created_at, read_at)
   SELECT bench.copy_id(c.new_id, 200 + m), CASE m % 2 WHEN 0 THEN c.sender_id ELSE c.owner_id END, 'booking', 'Your booking has moved on', 'Asha Rao has answered about the evening of the wedding.',
     '/requests/' || c.n, ARRAY[c.new_id], to_timestamp(bench.id_ms(c.new_id) / 1000) + m * interval '9 hours', CASE WHEN m < ${BELLS} THEN to_timestamp(bench.id_ms(c.new_id) / 1000) + m * interval '10 hours' END
   FROM bench.requests c CROSS JOIN generate_series(1, ${BELLS}) m`,
  `INSERT INTO audit_log (id, at, actor_id, action, subject_type, subject_id, details)
   SELECT bench.copy_id(c.new_id, 300 + m), to_timestamp(bench.id_ms(c.new_id) / 1000) + m * interval '11 hours', CASE m % 2 WHEN 0 THEN c.sender_id ELSE c.owner_id END, 'booking.moved', 'enquiry', c.new_id::text, jsonb_build_object('move', 'accept', 'round', 1)
   FROM bench.requests c CROSS JOIN generate_series(1, 3) m`,
];

/** Adds so many bookings to generated listings; triggers and foreign keys rest. The same on every run. */
export async function seedBookings(pool: pg.Pool, bookings: number, say: (what: string) => void): Promise<void> {
  say("telling the demo's bookings");
  for (const [table, rows] of await prototypes()) {
    await pool.query(
      `DROP TABLE IF EXISTS bench.${table}; CREATE UNLOGGED TABLE bench.${table} (LIKE public.${table})`,
    );
    await pool.query(
      `INSERT INTO bench.${table} SELECT * FROM jsonb_populate_recordset(NULL::bench.${table}, $1::jsonb)`,
      [JSON.stringify(rows)],
    );
  }
  for (const table of Object.keys(TABLES).filter((one) => requestOf(one) === "t.bench_request")) {
    await pool.query(`ALTER TABLE bench.${table} ADD bench_request uuid`);
    await pool.query(
      table === "utr_claims"
        ? "UPDATE bench.utr_claims t SET bench_request = b.enquiry_id FROM bench.ledger l JOIN bench.bookings b ON b.id = l.booking_id WHERE l.id = t.entry_id"
        : `UPDATE bench.${table} t SET bench_request = b.enquiry_id FROM bench.bookings b WHERE b.id = t.booking_id`,
    );
  }
  say(`planning ${bookings.toLocaleString("en-IN")}`);
  await pool.query("DROP TABLE IF EXISTS bench.requests, bench.targets, bench.senders");
  await pool.query(PLAN.replace("$BOOKINGS", String(bookings)));
  const { rows: indexes } = await pool.query<{ name: string; definition: string }>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid
     WHERE t.relnamespace = 'public'::regnamespace AND t.relname = ANY($1) AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conindid = i.indexrelid)`,
    [SEASON],
  );
  for (const { name } of indexes) await pool.query(`DROP INDEX ${name}`);
  for (const table of Object.keys(TABLES)) {
    say(table);
    const columns = await columnsOf(pool, table);
    await pool.query(
      `INSERT INTO public.${table} (${columns.map(({ name }) => name).join(", ")})
       SELECT ${columns.map(copied).join(", ")} FROM bench.requests c JOIN bench.${table} t ON ${requestOf(table)} = c.id`,
    );
  }
  say(MADE.join(", "));
  for (const statement of MADE_ROWS) await pool.query(statement);
  say(`making ${indexes.length} indexes`);
  await Promise.all(indexes.map(({ definition }) => pool.query(definition)));
  say("VACUUM ANALYZE");
  await pool.query(`VACUUM ANALYZE ${SEASON.join(", ")}`);
  say("done");
}
