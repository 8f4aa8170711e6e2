import { afterAll, beforeAll, expect, test } from "vitest";
import { createMetrics } from "../../src/platform/metrics.server.ts";
import { pageRoute } from "../../src/app/metrics-routes.server.ts";
import { startTestSite, type TestSite } from "../support/test-app.ts";
import { formOf, person } from "../../src/features/volunteers/volunteer-test-kit.server.ts";

const TOKEN = "a-token-for-prometheus";
let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ METRICS_TOKEN: TOKEN });
});
afterAll(() => site.close());

const scrape = async () => {
  const { status, body } = await site.call<string>("GET", "/metrics", {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect(status).toBe(200);
  return String(body);
};

test("is not there for anybody without the token", async () => {
  for (const authorization of [undefined, "Bearer wrong", `Bearer ${TOKEN}x`, TOKEN, `Basic ${TOKEN}`]) {
    const answer = await site.call("GET", "/metrics", { headers: authorization ? { authorization } : {} });
    expect([answer.status, answer.body]).toEqual([
      404,
      { error: "There is nothing at this address.", message: "There is nothing at this address." },
    ]);
  }
  const closed = await startTestSite();
  expect((await closed.call("GET", "/metrics", { headers: { authorization: "Bearer " } })).status).toBe(404);
  await closed.close();
});

test("counts requests by the pattern of their route, uploads, jobs, messages, connections", async () => {
  const asha = await person(site, "measured.person");
  expect((await site.call("POST", "/api/volunteers/add", { cookie: asha.cookie, form: await formOf() })).status).toBe(
    201,
  );
  for (const name of ["measured.person", "MEASURED.person", "nobody.here"])
    await site.call("GET", `/api/volunteers/username/${name}?secret=1`);
  await site.call("GET", "/api/nothing/asha@mail.example");
  await site.call("POST", "/api/inquiry/form", {
    body: {
      fullName: "Ravi",
      phone: "9876543210",
      email: "ravi@mail.example",
      service: "Artist Booking",
      consent: true,
    },
  });
  await site.deps.jobs.idle(25_000);
  const text = await scrape();
  expect(text).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/volunteers\/username\/:username",status="200"\} 2/,
  );
  expect(text).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/volunteers\/username\/:username",status="404"\} 1/,
  );
  expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="none",status="404"\}/);
  expect(text).toMatch(/uploads_total\{outcome="taken"\} 1/);
  expect(text).toMatch(/messages_total\{channel="mail",outcome="sent"\} [1-9]/);
  expect(text).toMatch(/job_duration_seconds_count\{job="send-mail",outcome="done"\} [1-9]/);
  expect(text).toMatch(/job_queue_jobs\{job="send-mail",state="failed"\} 0/);
  expect(text).toMatch(/database_connections\{state="open"\} [1-9]/);
  expect(/database_connections\{state="reads"\} [1-4]/.test(text)).toBe(site.deps.database.engine === "postgres");
  expect(text).toMatch(/process_resident_memory_bytes|nodejs_eventloop_lag_seconds/);
  // Nobody can be told from it.
  expect(text).not.toMatch(/measured|nobody\.here|asha|ravi|secret|9876543210|@/i);
});

test("says how old the newest backup is, and what of the hour's SMS is used up", async () => {
  expect(await scrape()).toMatch(/^backup_age_seconds\{by="site"\} \+Inf$/m);
  await site.deps.db.$client.query(
    "INSERT INTO audit_log (id, at, action, subject_type, subject_id) VALUES (gen_random_uuid(), now() - interval '2 hours', 'site-backed-up', 'site', 'backup')",
  );
  expect(await scrape()).toMatch(/^backup_age_seconds\{by="site"\} 72\d\d(?:\.\d+)?$/m);

  const used = async () => Number(/^sms_hour_used_ratio\{limit="site"\} (\S+)$/m.exec(await scrape())?.[1]);
  const { limits, config } = site.deps;
  await limits.forget("LIMIT_SMS_PER_HOUR", "site");
  expect(await used()).toBe(0);
  for (let n = 0; n < 3; n++) await limits.within("LIMIT_SMS_PER_HOUR", "site");
  expect(await used()).toBeCloseTo(3 / config.limits.LIMIT_SMS_PER_HOUR.points, 6);
  // An hour that is over counts no more.
  await site.deps.db.$client.query("UPDATE rate_limits SET expire = 1 WHERE key LIKE 'LIMIT_SMS_PER_HOUR%'");
  expect(await used()).toBe(0);
});

test.each([
  ["/", "/"],
  ["/Volunteers?state=Goa", "/Volunteers"],
  ["/volunteer/asha.rao", "/volunteer/:slug"],
  ["/VOLUNTEER/x.data", "/volunteer/:slug"],
  ["/_root.data", "/"],
  ["/artistko/0190", "/artistko/:id"],
  ["/wp-admin/x.php", "no page"],
  ["/volunteer/a/b", "no page"],
])("the page %s is counted as %s", (url, route) => expect(pageRoute(url)).toBe(route));

test("a database that hangs keeps nobody from the rest", async () => {
  const { database } = site.deps;
  const hangs = {
    ...database,
    pool: Object.create(database.pool, { query: { value: () => new Promise(() => {}) } }) as typeof database.pool,
  };
  const startedAt = performance.now();
  const text = await createMetrics(hangs, site.deps.config.dataDir).text();
  expect(performance.now() - startedAt).toBeLessThan(8_000);
  expect(text).toMatch(/^data_disk_free_bytes \d/m);
  expect(text).not.toMatch(/^(?:job_queue_jobs\{|backup_age_seconds\{)/m);
});
