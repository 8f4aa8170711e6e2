import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDeps } from "../../src/app/site.server.ts";
import { limitedSms } from "../../src/platform/sms/limited-sms.server.ts";
import { hearLog } from "../support/heard-log.ts";
import { sendSmsJob } from "../../src/features/notifications/notification-jobs.server.ts";
import { startTestSite, type TestSite } from "../support/test-app.ts";
import { advance, newMobile, person } from "../../src/features/accounts/accounts-test-kit.ts";

// Guessing gets nowhere, and locking somebody out by guessing does not either.

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({
    LIMIT_CODE_TRIES_PER_ADDRESS: "1000",
    LIMIT_CODES_PER_ADDRESS: "1000",
    LIMIT_SMS_PER_HOUR: "40",
  });
});
afterAll(() => site?.close());

let addresses = 0;
const stranger = () => `198.51.${Math.floor(++addresses / 250)}.${addresses % 250}`;
const login = (loginId: string, password: string, more: { cookie?: string | null; ip?: string } = {}) =>
  site.call("POST", "/api/twilio/login", { body: { loginId, password }, ip: stranger(), ...more });
const deviceOf = (cookies: string | null) => /mandap_device=[^;]+/.exec(cookies ?? "")?.[0] ?? "";
const statuses = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

describe("passwords", () => {
  test("from two hundred addresses at once, under all three names of an account: ten are looked at, then not even the right one opens it", async () => {
    const asha = await person(site, "guessed");
    const names = ["guessed", asha.email!, asha.mobile];
    const answers = await statuses(Array.from({ length: 200 }, (_, at) => login(names[at % 3]!, `wrong-${at}`)));
    expect(new Set(answers)).toEqual(new Set([401, 429]));
    for (const name of names) expect((await login(name, "secret-1")).status).not.toBe(200);
  });

  test("ten by the username leave none by the e-mail, and the answer does not tell that both are one account", async () => {
    const ravi = await person(site, "linked");
    for (let at = 0; at < 10; at++) await login("linked", "wrong");
    const right = await login(ravi.email!, "secret-1");
    const unknown = await login("somebody-else@example.in", "secret-1");
    expect([right.status, right.body]).toEqual([401, unknown.body]);
  });

  test("a day has a hundred, however slowly they come", async () => {
    const slow = await person(site, "slowly-guessed");
    for (let at = 0; at < 100; at++)
      await site.deps.limits.within("LIMIT_LOGINS_PER_ACCOUNT_DAY", `account:${slow.id}`);
    expect((await login("slowly-guessed", "secret-1")).status).toBe(401);
  });

  test("one address that tries an account after the other is stopped, a known browser behind it is not", async () => {
    const neighbour = await person(site, "neighbour");
    const ip = stranger();
    const device = deviceOf((await login("neighbour", "secret-1", { ip })).cookie);
    await Promise.all(Array.from({ length: 100 }, () => site.deps.limits.within("LIMIT_LOGINS_PER_ADDRESS", ip)));
    expect((await login("never-tried", "wrong", { ip })).status).toBe(429);
    expect((await login("neighbour", "secret-1", { ip, cookie: device })).body["userId"]).toBe(neighbour.id);
  });

  test("what was counted holds in another process and after a restart", async () => {
    await person(site, "counted");
    for (let at = 0; at < 6; at++) await site.deps.limits.hit("LIMIT_LOGINS_PER_ACCOUNT", "counted");
    // As a second process, or the same one after a restart, has it: everything anew but the database.
    const other = createDeps(site.deps.config, site.deps.database);
    for (let at = 0; at < 4; at++) await other.limits.hit("LIMIT_LOGINS_PER_ACCOUNT", "counted");
    expect((await login("counted", "secret-1")).status).toBe(429);
    await expect(
      createDeps(site.deps.config, site.deps.database).limits.hit("LIMIT_LOGINS_PER_ACCOUNT", "counted"),
    ).rejects.toMatchObject({ status: 429 });
  });
});

describe("the owner", () => {
  test("gets in on a browser that the account knows, whatever strangers do; a forged or foreign cookie is no such browser", async () => {
    const meera = await person(site, "besieged");
    const device = deviceOf((await login("besieged", "secret-1")).cookie);
    expect(device).toMatch(/^mandap_device=[\w-]{22}\.[\w-]{22}$/);
    const foreign = deviceOf((await login((await person(site, "foreigner")).username, "secret-1")).cookie);
    await statuses(Array.from({ length: 30 }, () => login("besieged", "wrong")));
    const forged = [
      foreign,
      device.replace(/.$/, "_"),
      `${foreign}.${device.split(".")[1]}`,
      "mandap_device=....",
      `mandap_device=${"a".repeat(4000)}`,
    ];
    for (const cookie of [null, ...forged])
      expect((await login("besieged", "secret-1", { cookie })).status, String(cookie)).toBe(429);
    const own = await login("besieged", "secret-1", { cookie: device });
    expect([own.status, own.body["userId"]]).toEqual([200, meera.id]);
    // A stolen cookie gives ten tries, no more.
    for (let at = 0; at < 10; at++) expect((await login("besieged", "wrong", { cookie: device })).status).toBe(401);
    expect((await login("besieged", "secret-1", { cookie: device })).status).toBe(429);
  });

  test("gets in by a new password, which makes every other browser unknown", async () => {
    const kavya = await person(site, "resetting");
    const old = deviceOf((await login("resetting", "secret-1")).cookie);
    await statuses(Array.from({ length: 30 }, () => login("resetting", "wrong")));
    const asked = await site.call("POST", "/api/twilio/forgot-password", {
      body: { emailorphoneorusername: "resetting" },
      ip: stranger(),
    });
    await expect.poll(() => site.smsOutbox().some(({ to }) => to === kavya.mobile)).toBe(true);
    const proof = { sessionId: asked.body["sessionId"], otp: site.codeFor(kavya.mobile) };
    expect(
      (
        await site.call("POST", "/api/twilio/verifyForgotOtp", {
          body: { emailorphoneorusername: "resetting", ...proof },
        })
      ).status,
    ).toBe(200);
    const reset = await site.call("POST", "/api/twilio/resetPassword", {
      body: { identifier: "resetting", password: "secret-2", confirmPassword: "secret-2", ...proof },
    });
    expect(reset.status).toBe(200);
    expect((await login("resetting", "secret-2")).status).toBe(200);
    await statuses(Array.from({ length: 30 }, () => login("resetting", "wrong")));
    expect((await login("resetting", "secret-2", { cookie: old })).status).toBe(429);
    expect((await login("resetting", "secret-2", { cookie: deviceOf(reset.cookie) })).status).toBe(200);
  });
});

describe("codes", () => {
  const forgot = (name: string, cookie: string | null = null) =>
    site.call("POST", "/api/twilio/forgot-password", {
      body: { emailorphoneorusername: name },
      ip: stranger(),
      cookie,
    });
  const verify = (name: string, sessionId: unknown, otp: string) =>
    site.call("POST", "/api/twilio/verifyForgotOtp", {
      body: { emailorphoneorusername: name, otp, sessionId },
      ip: stranger(),
    });

  test("five wrong ones use a code up, at once and from everywhere", async () => {
    const lata = await person(site, "coded");
    const { body } = await forgot("coded");
    await expect.poll(() => site.smsOutbox().some(({ to }) => to === lata.mobile)).toBe(true);
    const right = site.codeFor(lata.mobile);
    const wrong = right === "000000" ? "000001" : "000000";
    await statuses(Array.from({ length: 50 }, () => verify("coded", body["sessionId"], wrong)));
    expect((await verify("coded", body["sessionId"], right)).status).toBe(400);
  });

  test("a number gets ten a day by whichever name, and a code that nobody gets cannot be guessed; a known browser has its own", async () => {
    const usha = await person(site, "flooded");
    const device = deviceOf((await login("flooded", "secret-1")).cookie);
    for (let at = 0; at < 10; at++)
      await site.deps.limits.hit("LIMIT_CODES_PER_NUMBER_DAY", `sent:reset-to:${usha.id}`);
    const { status, body } = await forgot(usha.email!);
    expect(status).toBe(200);
    const { pool } = site.deps.database;
    await expect
      .poll(
        async () => (await pool.query("SELECT 1 FROM one_time_codes WHERE id = $1", [body["sessionId"]])).rows.length,
      )
      .toBe(0);
    expect(site.smsOutbox().filter(({ to }) => to === usha.mobile)).toEqual([]);
    expect((await forgot("flooded", device)).status).toBe(200);
    await expect.poll(() => site.smsOutbox().filter(({ to }) => to === usha.mobile).length).toBe(1);
  });

  test("past the site's hour no SMS goes out, and the log raises an alarm", async () => {
    const lines = hearLog(site.deps);
    const send = () =>
      site.deps.sms.sender.send({ to: newMobile(), template: "signup-code", vars: { code: "123456" } });
    const sent = await Promise.allSettled(Array.from({ length: 60 }, send));
    expect(sent.filter(({ status }) => status === "rejected").length).toBeGreaterThanOrEqual(20);
    expect(lines.some((line) => line.includes("sms-hourly-limit"))).toBe(true);
    advance(site, 60_000);
    const refused = await site.call("POST", "/api/twilio/send-otp", {
      body: { mobile: newMobile(), username: "too-late", email: "" },
      ip: stranger(),
    });
    expect([refused.status, refused.body["error"]]).toEqual([503, "Failed to send OTP."]);
  });

  test("past a number's day SMS of jobs › wait with a line each, and raise an alarm by their rate", async () => {
    const own = await startTestSite({ LIMIT_SMS_PUT_OFF_PER_HOUR: "2" });
    const lines = hearLog(own.deps);
    const to = newMobile();
    const vars = { event: "Wedding", date: "1 May 2027" };
    for (let n = 0; n < 23; n++)
      await own.deps.jobs.enqueue(own.deps.db, sendSmsJob, {
        about: [],
        id: `put-off-${n}`,
        to,
        template: "booking-received",
        vars,
      });
    await own.deps.jobs.idle(25_000);
    expect(own.smsOutbox().filter((sms) => sms.to === to)).toHaveLength(20);
    expect(lines.filter((line) => line.includes("SMS put off"))).toHaveLength(3);
    expect(lines.filter((line) => line.includes("sms-put-off"))).toHaveLength(1);
    expect(lines.filter((line) => line.includes("job failed"))).toEqual([]);
    await own.close();
  });

  test("one number gets twenty SMS a day, whatever for", async () => {
    const limited = createDeps(
      {
        ...site.deps.config,
        limits: { ...site.deps.config.limits, LIMIT_SMS_PER_HOUR: { points: 1000, seconds: 3600 } },
      },
      site.deps.database,
    );
    const to = newMobile();
    const sent = await Promise.allSettled(
      Array.from({ length: 25 }, () =>
        limited.sms.sender.send({ to, template: "signup-code", vars: { code: "123456" } }),
      ),
    );
    expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
  });

  test("what the provider did not take is not counted, however often it is tried", async () => {
    let down = true;
    const settings = {
      ...site.deps.config,
      limits: { ...site.deps.config.limits, LIMIT_SMS_PER_HOUR: { points: 1000, seconds: 3600 } },
    };
    const { limits, log } = createDeps(settings, site.deps.database);
    const sms = limitedSms(
      {
        codes: null,
        languageFor: () => "en",
        describe: () => "",
        sender: { send: () => (down ? Promise.reject(new Error("down")) : Promise.resolve()) },
      },
      limits,
      log,
    );
    const message = { to: newMobile(), template: "signup-code", vars: { code: "123456" } } as const;
    for (let at = 0; at < 40; at++) await expect(sms.sender.send(message)).rejects.toThrow("down");
    down = false;
    await sms.sender.send(message);
  });
});
