/** What a season leaves behind: how large each growing table is, and what is asked of it by the busiest people. */
import { statfsSync } from "node:fs";
import pg from "pg";
import { insightsCount } from "../src/features/admin/insights.server.ts";
import { facilitatedCounts } from "../src/features/payments/money-service.server.ts";
import { keepCount } from "../src/platform/cache/kept-count.server.ts";
import { openDatabase } from "../src/platform/database/database.server.ts";
import { BENCH_PASSWORD, benchDatabase, benchFolder, benchServer } from "./database.ts";
import { median } from "./figures.ts";
import { SEASON, seedBookings } from "./seed-bookings.ts";
import { serveProgram, SITE } from "./serving.ts";
import type { Settings, Table } from "./table.ts";

/** People of each kind who ask, and how often each asks for each. */
const PEOPLE = 8;
const TIMES = 5;

const many = (count: number) => count.toLocaleString("en-IN");

/** What a booking takes with all that belongs to it, and what the server wants for its log and for sorting meanwhile. */
const BOOKING_BYTES = 13_000;
const SERVER_BYTES = 12e9;

/** Whether the disk has room for a copy of the database with so many bookings beside it; of another's server nothing is known. */
async function roomForBoth(admin: pg.Client, database: string, bookings: number): Promise<boolean> {
  if (process.env.DATABASE_URL) return true;
  const { rows } = await admin.query<{ bytes: string }>("SELECT pg_database_size($1) AS bytes", [database]);
  const disk = statfsSync(benchFolder());
  return disk.bavail * disk.bsize > Number(rows[0]!.bytes) + bookings * BOOKING_BYTES + SERVER_BYTES;
}

/**
 * The generated listings with so many bookings, in a database of its own that is kept for the next run: a copy of the
 * listings', or, where there is no room for both, that one itself under another name (who asks for it makes it anew).
 */
async function seasonDatabase(listings: number, bookings: number) {
  const server = process.env.DATABASE_URL ? null : await benchServer();
  const name = `mandap_${listings}_${bookings}`;
  const at = (database: string) => {
    const url = new URL(process.env.DATABASE_URL ?? server!.url(database));
    url.pathname = `/${database}`;
    return url.href;
  };
  const admin = new pg.Client({ connectionString: at("postgres") });
  await admin.connect();
  const { rows } = await admin.query(
    "SELECT 1 FROM pg_database WHERE datname = $1 AND shobj_description(oid, 'pg_database') = 'full'",
    [name],
  );
  if (rows.length === 0) {
    const { url, pool: readers } = await benchDatabase(listings);
    // A database that somebody is connected to is nobody's template, and gets no other name.
    await readers.end();
    const from = new URL(url).pathname.slice(1);
    await admin.query(`DROP DATABASE IF EXISTS ${name}`);
    await admin.query(
      (await roomForBoth(admin, from, bookings))
        ? `CREATE DATABASE ${name} TEMPLATE ${from} STRATEGY FILE_COPY`
        : `ALTER DATABASE ${from} RENAME TO ${name}`,
    );
    const pool = new pg.Pool({
      connectionString: at(name),
      max: 3,
      options: "-c session_replication_role=replica -c work_mem=256MB -c maintenance_work_mem=512MB -c jit=off",
    });
    const startedAt = performance.now();
    await seedBookings(pool, bookings, (what) =>
      console.log(`  ${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${what}`),
    );
    await pool.end();
    await admin.query(`COMMENT ON DATABASE ${name} IS 'full'`);
  }
  await admin.end();
  const pool = new pg.Pool({ connectionString: at(name), max: 2 });
  pool.on("error", () => {});
  return {
    url: at(name),
    pool,
    stop: async () => {
      await pool.end();
      await server?.stop();
    },
  };
}

/** The sizes of the tables that grow, with their indexes. */
async function sizes(pool: pg.Pool): Promise<string[][]> {
  const rows: string[][] = [];
  for (const table of [...SEASON, "listings", "listing_places", "users"]) {
    const { rows: found } = await pool.query<{ n: string; own: string; indexes: string }>(
      `SELECT (SELECT count(*) FROM ${table}) AS n, pg_table_size('${table}') AS own, pg_indexes_size('${table}') AS indexes`,
    );
    const [n, own, indexes] = [found[0]!.n, found[0]!.own, found[0]!.indexes].map(Number) as [number, number, number];
    const mb = (bytes: number) => `${many(Math.round(bytes / 1e6))} MB`;
    rows.push([table, many(n), mb(own), mb(indexes), `${Math.round((own + indexes) / Math.max(1, n))} B`]);
  }
  return rows;
}

type Asking = { cookie: string; paths: readonly string[] };

async function login(url: string, loginId: string): Promise<string> {
  const answer = await fetch(`${url}/api/twilio/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ loginId, password: BENCH_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${loginId} could not log in: ${answer.status} ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
}

/** What the job of the desk's sums does in an hour. @returns a row for each, with the time that it took */
async function countForDesk(databaseUrl: string, dataDir: string): Promise<string[][]> {
  const database = await openDatabase({ databaseUrl, dataDir }, { migrate: false });
  await database.pool.query("DELETE FROM kept_counts");
  const now = () => new Date();
  for (const count of [insightsCount, ...facilitatedCounts(now())])
    await keepCount({ db: database.db, database, now }, count);
  const { rows } = await database.pool.query<{ name: string; ms: number; bytes: number }>(
    "SELECT name, took_ms AS ms, pg_column_size(value) AS bytes FROM kept_counts ORDER BY 1",
  );
  await database.close();
  return rows.map(({ name, ms, bytes }) => [name, `${ms} ms`, `${bytes} B`, "", ""]);
}

/** The same call with whatever is of one person left out. */
const kindOf = (path: string) =>
  path.replace(/MD-[0-9A-Z]{4}-[0-9A-Z]{4}/, ":number").replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, ":id");

export async function benchSeason({ listings, bookings }: Settings): Promise<Table> {
  const { url: databaseUrl, pool, stop } = await seasonDatabase(listings, bookings);
  await pool.query(
    "UPDATE users SET role = 'admin' WHERE id = (SELECT min(id::text)::uuid FROM users WHERE role <> 'admin') AND NOT EXISTS (SELECT 1 FROM users WHERE role = 'admin')",
  );
  const { rows: owners } = await pool.query<{ username: string; listing: string; number: string }>(
    `SELECT u.username, o.listing_id AS listing, o.number FROM (
       SELECT recipient_id, min(listing_id::text) AS listing_id, max(number) AS number FROM enquiries WHERE recipient_id IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT ${PEOPLE}) o
     JOIN users u ON u.id = o.recipient_id`,
  );
  const { rows: senders } = await pool.query<{ username: string; number: string }>(
    `SELECT u.username, s.number FROM (SELECT sender_id, max(number) AS number FROM enquiries WHERE sender_id IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT ${PEOPLE}) s JOIN users u ON u.id = s.sender_id`,
  );
  const { rows: admins } = await pool.query<{ username: string }>(
    "SELECT username FROM users WHERE role = 'admin' LIMIT 1",
  );
  const site = await serveProgram("Mandap", SITE, { env: { DATABASE_URL: databaseUrl, ANSWER_CACHE: "off" } });
  const rows: string[][] = [
    ["table", "rows", "table itself", "its indexes", "with indexes, a row"],
    ...(await sizes(pool)),
  ];
  const size = await pool.query<{ size: string }>(
    "SELECT pg_size_pretty(pg_database_size(current_database())) AS size",
  );
  try {
    rows.push(["counted by the job", "time", "kept", "", ""], ...(await countForDesk(databaseUrl, site.dataDir)));
    const asking: Asking[] = [];
    const both = (number: string) =>
      ["", "/messages", "/payments", "/agreements"].map((part) => `/api/bookings/${number}${part}`);
    for (const { username, listing, number } of owners)
      asking.push({
        cookie: await login(site.url, username),
        paths: [
          "/api/enquiries/received",
          "/api/notifications",
          "/api/payments",
          ...both(number),
          "/my-requests",
          "/my/money",
          "/my/listings",
          `/my/listings/${listing}/calendar`,
          `/my/listings/${listing}/visibility`,
        ],
      });
    for (const { username, number } of senders)
      asking.push({
        cookie: await login(site.url, username),
        paths: [
          "/api/enquiries/sent",
          "/api/notifications",
          "/api/payments",
          ...both(number),
          "/my-requests",
          "/my/money",
        ],
      });
    for (const { username } of admins)
      asking.push({
        cookie: await login(site.url, username),
        paths: [
          "/AdminDashboard",
          "/api/admin/queue",
          "/api/admin/enquiries",
          "/api/admin/people",
          "/api/admin/audit",
          "/api/admin/status",
          "/admin/insights",
          "/admin/facilitated",
        ],
      });
    const taken = new Map<string, { ms: number[]; states: Set<number> }>();
    for (let time = 0; time < TIMES; time++)
      for (const { cookie, paths } of asking)
        for (const path of paths) {
          const start = performance.now();
          const answer = await fetch(site.url + path, { headers: { cookie }, redirect: "manual" });
          await answer.arrayBuffer();
          const one = taken.get(kindOf(path)) ?? { ms: [], states: new Set() };
          one.ms.push(performance.now() - start);
          one.states.add(answer.status);
          taken.set(kindOf(path), one);
        }
    const lines = [...taken].map(([path, { ms, states }]) => ({
      path,
      middle: median(ms),
      longest: Math.max(...ms),
      states: [...states].join(" "),
    }));
    rows.push(["asked by the busiest", "answers", "median", "longest", ""]);
    for (const { path, middle, longest, states } of lines.toSorted((a, b) => b.middle - a.middle))
      rows.push([path, states, `${middle.toFixed(1)} ms`, `${longest.toFixed(1)} ms`, ""]);
  } finally {
    await site.stop();
    await stop();
  }
  return {
    title: `${many(bookings)} bookings over ${many(listings)} volunteers and the others in proportion, ${size.rows[0]!.size}; ${PEOPLE} owners and ${PEOPLE} organisers with the most requests and an admin, ${TIMES} times each, nothing kept`,
    rows,
  };
}
