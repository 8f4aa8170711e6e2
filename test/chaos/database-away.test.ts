// @suite full
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPostgres, type PostgresServer } from "../support/postgres-server.ts";
import { until } from "../support/served-site.ts";
import { chaosSite, type ChaosSite } from "./chaos-site.ts";
import { makeCast, withDeps, type Cast } from "./chaos-people.ts";
import { reconcile } from "./reconcile.ts";
import { photo, submissionsOf, type Submission } from "./submissions.ts";

const CONNECTIONS = 20;
/** Four of them carry reading statements alone. */
const POOLED = 16;
const MANY = "1000000";
let postgres: PostgresServer;
let site: ChaosSite;
let cast: Cast;
beforeAll(async () => {
  // What it has acknowledged it keeps, as any server does that is not set up for tests.
  postgres = await startPostgres({ synchronous_commit: "on" });
  const admin = new pg.Client({ connectionString: postgres.url("postgres") });
  await admin.connect();
  await admin.query("CREATE DATABASE away");
  await admin.end();
  site = await chaosSite({
    DATABASE_URL: postgres.url("away"),
    DATABASE_CONNECTIONS: String(CONNECTIONS),
    LIMIT_ENQUIRIES_PER_ADDRESS: MANY,
    LIMIT_ENQUIRIES_PER_LISTING: MANY,
    LIMIT_REVIEWS_PER_PERSON: MANY,
  });
  cast = await makeCast(site.env, { registrations: 10, reviews: 70 });
  await site.start();
});
afterAll(async () => {
  await site?.kill();
  site?.remove();
  await postgres?.stop();
});

type Outcome = { status: number; retryAfter: string | null; ms: number };

/** Sends until it is answered for good. What a person hears meanwhile goes into `heard`. */
async function send(one: Submission, heard: Outcome[]): Promise<void> {
  for (;;) {
    const body = one.body();
    const startedAt = performance.now();
    const answer = await fetch(site.url + one.path, {
      method: "POST",
      headers: {
        "idempotency-key": one.key,
        ...(one.cookie ? { cookie: one.cookie } : {}),
        ...(typeof body === "string" ? { "content-type": "application/json" } : {}),
      },
      body,
    });
    heard.push({
      status: answer.status,
      retryAfter: answer.headers.get("retry-after"),
      ms: performance.now() - startedAt,
    });
    const json = (await answer.json()) as Record<string, unknown>;
    if (answer.ok) return void (one.answer = { status: answer.status, body: json });
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

test("PostgreSQL dies under load and comes back: 503 with Retry-After meanwhile, nothing lost, nothing doubled, and the process goes on by itself", async () => {
  const submissions = submissionsOf(200, cast, await photo(), 0);
  const heard: Outcome[] = [];
  let next = 0;
  const sender = async () => {
    for (let one = submissions[next++]; one; one = submissions[next++]) await send(one, heard);
  };
  const sending = Promise.all(Array.from({ length: 12 }, sender));
  await until("some answers", () => heard.filter(({ status }) => status < 300).length > 20);
  await postgres.crash();
  await until("refusals", () => heard.some(({ status }) => status === 503));

  // A person who looks at a page gets one in our look; health checks tell the two states apart.
  const page = await fetch(`${site.url}/Volunteers?state=Goa`, { headers: { accept: "text/html" } });
  expect([page.status, page.headers.get("retry-after"), page.headers.get("content-type")]).toEqual([
    503,
    "5",
    "text/html; charset=utf-8",
  ]);
  expect(await page.text()).toContain("We will be right back.");
  const own = await fetch(`${site.url}/account`, {
    headers: { accept: "text/html", cookie: cast.volunteers[0]!.cookie },
  });
  expect(own.status).toBe(503);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  const ready = await fetch(`${site.url}/readyz`);
  expect([ready.status, ready.headers.get("retry-after")]).toEqual([503, "5"]);

  await postgres.start();
  await sending;
  expect(new Set(heard.map(({ status }) => (status < 300 ? "done" : String(status))))).toEqual(
    new Set(["done", "503"]),
  );
  expect(heard.filter(({ status, retryAfter }) => status === 503 && !retryAfter)).toEqual([]);
  expect(site.running()).toBe(true);
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);

  // Background work goes on too: the queue has found its way back by itself.
  const queue = new pg.Client({ connectionString: postgres.url("away") });
  await queue.connect();
  await until(
    "the mails to go out",
    async () =>
      (await queue.query("SELECT 1 FROM pgboss.job WHERE name = 'send-mail' AND state <> 'completed' LIMIT 1")).rows
        .length === 0,
    90_000,
  );
  await queue.end();
  await withDeps(site.env, async (deps) => expect((await reconcile(deps, submissions)).slice(0, 5)).toEqual([]));
});

test("all connections taken: nobody waits for long, what is too much is turned away, and it is over when they are free", async () => {
  const locker = new pg.Client({ connectionString: postgres.url("away") });
  // A second one looks: within a transaction one sees what was going on at its beginning.
  const watcher = new pg.Client({ connectionString: postgres.url("away") });
  await Promise.all([locker.connect(), watcher.connect()]);
  // Every booking needs the queue's table: all connections end up waiting for this one lock.
  await locker.query("BEGIN; LOCK TABLE enquiries IN ACCESS EXCLUSIVE MODE");
  const bookings = submissionsOf(200, cast, await photo(), 1).filter(
    ({ kind }) => kind === "booking" || kind === "contact",
  );
  const stuck = bookings.slice(0, POOLED).map((one) => send(one, []));
  await until("the connections to be taken", async () => {
    const { rows } = await watcher.query(
      "SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = 'away' AND wait_event_type = 'Lock'",
    );
    return (rows[0] as { n: number }).n >= POOLED;
  });
  const heard = await Promise.all(
    bookings.slice(POOLED, 60).map(async (one): Promise<Outcome> => {
      const startedAt = performance.now();
      const answer = await fetch(site.url + one.path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: one.body() as string,
      });
      return {
        status: answer.status,
        retryAfter: answer.headers.get("retry-after"),
        ms: performance.now() - startedAt,
      };
    }),
  );
  expect(new Set(heard.map(({ status }) => status))).toEqual(new Set([503]));
  expect(heard.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
  // Five seconds, and what a busy machine adds.
  expect(Math.max(...heard.map(({ ms }) => ms))).toBeLessThan(15_000);
  await locker.query("ROLLBACK");
  await Promise.all([locker.end(), watcher.end()]);
  await Promise.all(stuck);
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
});
