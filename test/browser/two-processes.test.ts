// @suite full
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDeps } from "../../src/app/site.server.ts";
import { addDays, todayIST } from "../../src/domain/dates.ts";
import { createUser } from "../../src/features/accounts/account-service.server.ts";
import { SESSION_COOKIE, openSession } from "../../src/features/accounts/session-service.server.ts";
import { NEWS } from "../../src/features/content/defaults/news.ts";
import { formOf } from "../../src/features/volunteers/volunteer-test-kit.server.ts";
import type { Deps } from "../../src/platform/deps.server.ts";
import { readConfig } from "../../src/platform/config/config.server.ts";
import { databaseOver } from "../../src/platform/database/database.server.ts";
import { startPostgres, type PostgresServer } from "../support/postgres-server.ts";
import { serveSite, until, type ServedSite } from "../support/served-site.ts";

// Two servers on one PostgreSQL, as two containers would stand: nothing is shared but the database and the secret.
// Answers are kept for an hour, so that what one changes and the other shows was told, and not made anew by itself.

const SECRET = "two-processes-two-processes-two-processes";
const BROWSER = "Mozilla/5.0 (Android 14) Chrome/131";
let server: PostgresServer;
let deps: Deps;
let pool: pg.Pool;
let a: ServedSite;
let b: ServedSite;
beforeAll(async () => {
  server = await startPostgres();
  const admin = new pg.Client({ connectionString: server.url("postgres") });
  await admin.connect();
  await admin.query("CREATE DATABASE two");
  await admin.end();
  const env = { DATABASE_URL: server.url("two"), SECRET, ANSWER_CACHE_SECONDS: "3600", TRUST_PROXY: "on" };
  // Both at once: the schema is brought up to date once all the same.
  [a, b] = await Promise.all([serveSite(env), serveSite(env)]);
  pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: 3 });
  deps = createDeps(
    readConfig({ ...env, DATA_DIR: a.dataDir, LOG_LEVEL: "silent" }),
    databaseOver(pool, "postgres", () => pool.end()),
  );
});
afterAll(async () => {
  await Promise.all([a?.stop(), b?.stop()]);
  await pool?.end();
  await server?.stop();
});

let people = 0;
async function person(username: string, role: "user" | "admin" | "unassigned" = "unassigned") {
  const mobile = `+9198261${String(++people).padStart(5, "0")}`;
  const { id } = await createUser(deps.db, {
    username,
    role,
    email: `${username}@mail.example`,
    mobile,
    firstName: "Asha",
    lastName: "Rao",
    dob: "1995-05-05",
    gender: "Female",
    password: "secret-1",
  });
  const { token } = await openSession(deps, deps.db, id);
  return { id, username, cookie: `${SESSION_COOKIE}=${token}` };
}

type Input = {
  method?: string;
  cookie?: string;
  ip?: string;
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
};
async function ask(
  site: ServedSite,
  path: string,
  { method = "GET", cookie, ip = "10.0.0.1", body, form, headers = {} }: Input = {},
) {
  const response = await fetch(site.url + path, {
    method,
    redirect: "manual",
    body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
    headers: {
      "user-agent": BROWSER,
      "x-forwarded-for": ip,
      ...(cookie ? { cookie } : {}),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
  });
  const text = await response.text();
  return {
    status: response.status,
    text,
    json: () => JSON.parse(text) as Record<string, unknown>,
    cookie: response.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; "),
    etag: response.headers.get("etag"),
  };
}
const loggedIn = async (site: ServedSite, cookie: string) =>
  (await ask(site, "/api/auth/check-auth", { cookie })).json()["loggedIn"];

test("a login on one is seen on the other, and a logout too", async () => {
  await person("two_login");
  const login = await ask(a, "/api/twilio/login", {
    method: "POST",
    body: { loginId: "two_login", password: "secret-1" },
  });
  expect(login.status).toBe(200);
  expect([await loggedIn(a, login.cookie), await loggedIn(b, login.cookie)]).toEqual([true, true]);
  expect((await ask(b, "/account", { cookie: login.cookie })).text).toContain("two_login");
  expect((await ask(b, "/api/auth/logout", { cookie: login.cookie })).status).toBe(200);
  expect([await loggedIn(a, login.cookie), await loggedIn(b, login.cookie)]).toEqual([false, false]);
});

test("limits count on both together", async () => {
  await person("two_guessed");
  const guess = (site: ServedSite, at: number) =>
    ask(site, "/api/twilio/login", {
      method: "POST",
      ip: `10.4.0.${at}`,
      body: { loginId: "two_guessed", password: `wrong-${at}` },
    });
  const answers = [];
  for (let at = 0; at < 10; at++) answers.push((await guess(at % 2 ? a : b, at)).status);
  expect(answers).toEqual(Array.from({ length: 10 }, () => 401));
  // Ten were looked at, five on each: not even the right one opens it now, on neither.
  for (const site of [a, b])
    expect(
      (
        await ask(site, "/api/twilio/login", {
          method: "POST",
          ip: "10.4.1.1",
          body: { loginId: "two_guessed", password: "secret-1" },
        })
      ).status,
    ).not.toBe(200);
});

test("what is changed on one is shown by the other, which had kept it", async () => {
  const search = "/Volunteers?state=Madhya+Pradesh";
  const call = "/api/volunteers/fetch?state=Madhya%20Pradesh&sort=newest";
  const before = await ask(b, search);
  expect(before.text).not.toContain("two_changed");
  expect((await ask(b, call)).text).not.toContain("two_changed");
  expect((await ask(b, search)).etag).toBe(before.etag);
  const me = await person("two_changed");
  expect(
    (await ask(a, "/api/volunteers/add", { method: "POST", cookie: me.cookie, form: await formOf({ city: "Mhow" }) }))
      .status,
  ).toBe(201);
  await until(
    "the new profile in the other's search",
    async () => (await ask(b, search)).text.includes("two_changed"),
    5_000,
  );
  await until(
    "the new profile in the other's call",
    async () => (await ask(b, call)).text.includes("two_changed"),
    5_000,
  );
  expect((await ask(b, "/volunteer/two_changed")).text).toContain("Mhow");
  expect((await ask(a, "/volunteer/two_changed")).text).toContain("Mhow");
  expect(
    (
      await ask(b, "/api/volunteers/username/two_changed", {
        method: "PUT",
        cookie: me.cookie,
        form: await formOf({ city: "Sanwer", profileImage: undefined }, { profile: false }),
      })
    ).status,
  ).toBe(200);
  // Where it was changed it is shown with the next answer; elsewhere as soon as the word is there.
  expect((await ask(b, "/volunteer/two_changed")).text).toContain("Sanwer");
  await until(
    "the change in the other's page",
    async () => (await ask(a, "/volunteer/two_changed")).text.includes("Sanwer"),
    5_000,
  );
});

test("what an admin writes on one stands on both", async () => {
  const admin = await person("two_admin", "admin");
  for (const site of [a, b]) expect((await ask(site, "/newsblog")).text).toContain(NEWS[0]!.title);
  const items = [{ ...NEWS[0]!, title: "Told by the other process" }, ...NEWS.slice(1)];
  expect(
    (await ask(a, "/api/admin/content/news", { method: "PUT", cookie: admin.cookie, body: { items } })).status,
  ).toBe(200);
  expect((await ask(a, "/newsblog")).text).toContain("Told by the other process");
  await until(
    "the news on the other",
    async () => (await ask(b, "/newsblog")).text.includes("Told by the other process"),
    5_000,
  );
});

test("views add up, each visitor once", async () => {
  const me = await person("two_viewed");
  await ask(a, "/api/volunteers/add", { method: "POST", cookie: me.cookie, form: await formOf() });
  for (const [site, ip] of [
    [a, "10.5.0.1"],
    [b, "10.5.0.1"],
    [a, "10.5.0.2"],
    [b, "10.5.0.3"],
    [b, "10.5.0.3"],
    [a, "10.5.0.3"],
  ] as const)
    expect((await ask(site, "/volunteer/two_viewed", { ip })).status).toBe(200);
  const views = async () =>
    (await pool.query<{ n: number }>("SELECT view_count AS n FROM listings WHERE slug_key = 'two_viewed'")).rows[0]!.n;
  const written = async () =>
    (
      await pool.query<{ n: number }>(
        "SELECT count(*)::int AS n FROM listing_views v JOIN listings l ON l.id = v.listing_id WHERE l.slug_key = 'two_viewed'",
      )
    ).rows[0]!.n;
  await until("three visitors", async () => (await written()) === 3);
  expect(await views()).toBe(3);
});

test("a job is done once, and a request sent to both at once creates once", async () => {
  const body = {
    fullName: "Kabir",
    phone: "9826012345",
    calender: addDays(todayIST(), 12),
    email: "kabir@mail.example",
    description: "Three functions",
  };
  const headers = { "idempotency-key": "two-processes-one-request" };
  const answers = await Promise.all(
    [a, b, a, b, a, b].map((site) => ask(site, "/api/inquiry/form/eventplanner", { method: "POST", body, headers })),
  );
  const numbers = new Set(answers.map((answer) => answer.json()["enquiryNumber"]));
  expect([answers.map(({ status }) => status), numbers.size]).toEqual([[201, 201, 201, 201, 201, 201], 1]);
  expect((await pool.query("SELECT 1 FROM enquiries WHERE kind = 'eventplanner'")).rowCount).toBe(1);
  const [number] = [...numbers] as [string];
  const mails = () => [...a.mails(), ...b.mails()].filter((mail) => mail.headers["subject"]?.includes(number));
  await until("both mails", () => mails().length >= 2);
  await deps.jobs.idle(25_000);
  // One to the site, one to the sender, whichever process has sent them.
  expect(
    mails()
      .map((mail) => mail.headers["to"])
      .toSorted(),
  ).toHaveLength(2);
  expect(new Set(mails().map((mail) => mail.headers["to"])).size).toBe(2);
});
