import { afterAll, beforeAll, expect, test } from "vitest";
import { queueMail, queueSms } from "../../src/features/notifications/notification-jobs.server.ts";
import { transaction } from "../../src/platform/database/transaction.server.ts";
import { startFakeSmtp, type FakeSmtp } from "../support/fake-smtp.ts";
import { startFakeTwilio, type FakeTwilio } from "../support/fake-twilio.ts";
import { parseMail } from "../support/eml.ts";
import { freePort, until } from "../support/served-site.ts";
import { startTestSite, type TestSite } from "../support/test-app.ts";

let site: TestSite;
let twilio: FakeTwilio;
let smtp: FakeSmtp | null = null;
let port: number;
beforeAll(async () => {
  port = await freePort();
  twilio = await startFakeTwilio(() => ({ status: 503, body: { code: 20503, message: "Service unavailable" } }));
  site = await startTestSite({
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(port),
    SMTP_FROM: "no-reply@mandap.example",
    SMS_PROVIDER: "twilio",
    SMS_API_BASE: twilio.base,
    SMS_TWILIO_ACCOUNT_SID: "AC1",
    SMS_TWILIO_AUTH_TOKEN: "secret",
    SMS_TWILIO_FROM: "+15005550006",
  });
});
afterAll(async () => {
  await site?.close();
  await smtp?.close();
  await twilio?.close();
});

type Job = { state: string; retry_count: number; retry_limit: number; wait: number };
const jobs = async () =>
  (
    await site.deps.database.pool.query<Job>(
      "SELECT state, retry_count, retry_limit, extract(epoch FROM start_after - now())::float AS wait FROM pgboss.job WHERE name IN ('send-mail', 'send-sms') ORDER BY name",
    )
  ).rows;
/** So long passes for the queue: what waits for its next try is due that much earlier. */
const pass = (minutes: number) =>
  site.deps.database.pool.query(
    "UPDATE pgboss.job SET start_after = start_after - make_interval(mins => $1) WHERE state = 'retry'",
    [minutes],
  );

test(
  "mail and SMS providers down for an hour: tried less and less often, never given up, delivered once with the same id",
  { timeout: 240_000 },
  async () => {
    await transaction(site.deps.db, async (tx) => {
      await queueMail(site.deps, tx, {
        about: [],
        messageId: "patient-1",
        to: "ravi@mail.example",
        subject: "Hello",
        content: { title: "Hello", greeting: "Namaste", paragraphs: ["Text"] },
      });
      await queueSms(site.deps, tx, {
        about: [],
        id: "patient-1",
        to: "+919826000001",
        template: "booking-received",
        vars: { name: "Ravi", event: "Wedding", date: "1 January" },
      });
    });
    let tries = 0;
    // An hour in steps: each waits for both to have failed once more, then lets the pause pass.
    for (let minutes = 0; minutes < 60; minutes += 12) {
      tries += 1;
      await until(
        `try ${tries} of both`,
        async () =>
          (await jobs()).every(({ state, retry_count }) => state === "retry" && retry_count >= tries - 1) &&
          twilio.calls.length >= tries,
        15_000,
      );
      const waiting = await jobs();
      for (const { retry_limit, wait } of waiting) {
        expect(retry_limit).toBe(100);
        expect(wait).toBeLessThanOrEqual(900);
      }
      if (minutes < 48) await pass(16);
    }
    expect((await jobs()).every(({ wait }) => wait > 60)).toBe(true);
    smtp = await startFakeSmtp({ port });
    twilio.reply = () => ({ status: 201, body: { sid: "SM1" } });
    const failed = twilio.calls.length;
    await pass(16);
    await until("both to go out", async () => (await jobs()).every(({ state }) => state === "completed"), 20_000);
    expect(smtp.mails.map(({ raw }) => parseMail(raw).headers["message-id"])).toEqual(["<patient-1@mandap.example>"]);
    expect(twilio.calls.length).toBe(failed + 1);
  },
);
