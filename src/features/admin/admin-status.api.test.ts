import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { sendMailJob } from "../notifications/notification-jobs.server.ts";
import { testPerson, type TestPerson } from "../notifications/people-test-kit.server.ts";
import { inLanguage } from "../../platform/words.server.ts";
import type { StatusView } from "./admin-status-model.ts";
import { siteStatus } from "./admin-status.server.ts";
import { jobWords } from "./job-words.ts";

let site: TestSite;
let admin: TestPerson;
beforeAll(async () => {
  site = await startTestSite();
  admin = await testPerson(site.deps, { role: "admin" });
});
afterAll(() => site.close());

const status = async () =>
  (await site.call<{ status: StatusView }>("GET", "/api/admin/status", { cookie: admin.cookie })).body.status;
const sql = async (text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query(text, values)).rows as Record<string, unknown>[];

/** A mail that was given up: its last try failed. */
async function givenUp(messageId: string): Promise<string> {
  await site.deps.jobs.enqueue(
    site.deps.db,
    sendMailJob,
    {
      messageId,
      to: "ravi@mail.example",
      subject: "Hello",
      content: { title: "Hello", greeting: "Namaste", paragraphs: ["Text"] },
    },
    { startAfterSeconds: 86_400 },
  );
  const [row] = await sql(
    `UPDATE pgboss.job SET state = 'failed', start_after = now(), completed_on = now(), output = '{"message": "550 no such person ravi@mail.example, call +91 98765 43210"}' WHERE data->>'messageId' = $1 RETURNING id`,
    [messageId],
  );
  return String(row?.id);
}

test("says how full the queues are, what was given up, how much room there is, and what runs", async () => {
  const before = await status();
  expect(before).toMatchObject({
    failed: [],
    backup: null,
    messages: { outboxMails: 0 },
    database: { engine: site.deps.database.engine, version: expect.stringMatching(/^\d+/) },
    versions: { node: process.versions.node },
  });
  expect(before.queues.find(({ name }) => name === "send-mail")).toEqual({
    name: "send-mail",
    waiting: 0,
    later: 0,
    active: 0,
    failed: 0,
  });
  expect(before.disk!.free).toBeGreaterThan(0);
  const id = await givenUp("given-up-1");
  const after = await status();
  expect(after.queues.find(({ name }) => name === "send-mail")).toMatchObject({ failed: 1 });
  // The error of a provider may name people; the page does not.
  expect(after.failed).toEqual([
    { id, name: "send-mail", tries: 1, at: expect.any(String), message: "550 no such person …, call …" },
  ]);
});

test("an admin who reads Hindi reads it of the messages, the photos and every kind of job", async () => {
  await inLanguage("hi", async () => {
    const { messages, photos, queues } = await siteStatus(site.deps);
    const folder = site.deps.config.dataDir;
    for (const words of [
      messages.mail,
      messages.sms,
      messages.whatsapp,
      photos,
      ...queues.map(({ name }) => jobWords(name)),
    ])
      expect(words.replaceAll(folder, "").replace(/\S*\/\S*|SMS|WhatsApp/g, "")).not.toMatch(/[A-Za-z]/);
  });
});

test("a job that was given up is tried again, once, and the log says who did it", async () => {
  const id = await givenUp("given-up-2");
  const retry = () => site.call("POST", `/api/admin/jobs/${id}/retry`, { cookie: admin.cookie });
  const [first, second] = await Promise.all([retry(), retry()]);
  expect([first!.status, second!.status].sort()).toEqual(expect.arrayContaining([200]));
  await site.deps.jobs.idle(25_000);
  expect(site.mailOutbox().filter(({ headers }) => headers["message-id"]?.includes("given-up-2"))).toHaveLength(1);
  expect(await retry()).toMatchObject({
    status: 404,
    body: { message: "There is no such failed job. Somebody may have retried it already." },
  });
  expect(
    (await sql("SELECT actor_id, details FROM audit_log WHERE action = 'job.retry' AND subject_id = $1", [id]))[0],
  ).toEqual({ actor_id: admin.id, details: { job: "send-mail" } });
  expect((await site.call("POST", "/api/admin/jobs/nobody/retry", { cookie: admin.cookie })).status).toBe(404);
});
