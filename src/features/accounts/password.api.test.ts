import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { advance, newMobile, person } from "./accounts-test-kit.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ LIMIT_LOGINS_PER_ADDRESS: "1000", LIMIT_CODE_TRIES_PER_ADDRESS: "1000" });
});
afterAll(() => site.close());

const post = (path: string, body: unknown, cookie?: string | null) => site.call("POST", path, { body, cookie });
const forgot = (identifier: unknown) => post("/api/twilio/forgot-password", { emailorphoneorusername: identifier });
const verify = (identifier: unknown, sessionId: unknown, otp: unknown) =>
  post("/api/twilio/verifyForgotOtp", { emailorphoneorusername: identifier, sessionId, otp });
const reset = (identifier: unknown, more: Record<string, unknown> = {}, cookie?: string | null) =>
  post("/api/twilio/resetPassword", { identifier, password: "fresh-2", confirmPassword: "fresh-2", ...more }, cookie);
const login = (loginId: string, password: string) => post("/api/twilio/login", { loginId, password });

/** Asks for a code and waits for its SMS. */
async function codeOf(identifier: string, mobile: string) {
  const before = site.smsOutbox().length;
  const sent = await forgot(identifier);
  expect(sent.status).toBe(200);
  await expect.poll(() => site.smsOutbox().length).toBe(before + 1);
  return { sessionId: String(sent.body["sessionId"]), otp: site.codeFor(mobile) };
}

describe("the forgotten password", () => {
  test("from the code to a new password, signed in, all other sessions ended", async () => {
    const asha = await person(site, "Forgetful");
    const { sessionId, otp } = await codeOf("forgetful", asha.mobile);
    const verified = await verify("FORGETFUL", sessionId, otp);
    expect([verified.status, verified.body]).toEqual([200, { success: true, message: "OTP verified!" }]);
    const done = await reset("forgetful", { sessionId });
    expect([done.status, done.body]).toEqual([
      200,
      { success: true, message: "Password reset successful!", username: "Forgetful" },
    ]);
    expect((await site.call("GET", "/api/auth/check-auth", { cookie: asha.cookie })).body).toEqual({ loggedIn: false });
    expect((await site.call("GET", "/api/auth/check-auth", { cookie: done.cookie })).body).toMatchObject({
      loggedIn: true,
      user: { id: asha.id },
    });
    expect((await login("forgetful", "secret-1")).status).toBe(401);
    expect((await login("forgetful", "fresh-2")).status).toBe(200);
    expect((await reset("forgetful", { sessionId, password: "third-3", confirmPassword: "third-3" })).status).toBe(401);
  });

  test("the cookie of the verified step is proof too, in that browser alone", async () => {
    const asha = await person(site, "by-cookie");
    const { sessionId, otp } = await codeOf(asha.mobile, asha.mobile);
    const { cookie, headers } = await verify(asha.mobile.slice(3), sessionId, otp);
    expect(String(headers["set-cookie"])).toMatch(/^mandap_reset=.*HttpOnly/);
    expect((await reset(asha.mobile)).status).toBe(401);
    expect((await reset(asha.mobile, {}, cookie)).status).toBe(200);
  });

  test("without a verified code for that identifier nothing is reset", async () => {
    const [asha, other] = [await person(site, "no-proof"), await person(site, "not-mine")];
    expect((await reset("no-proof")).status).toBe(401);
    const { sessionId, otp } = await codeOf("no-proof", asha.mobile);
    expect((await reset("no-proof", { sessionId })).status).toBe(401);
    for (const id of ["", "x", null, "00000000-0000-4000-8000-000000000000"])
      expect((await reset("no-proof", { sessionId: id })).status).toBe(401);
    expect((await verify("no-proof", sessionId, otp)).status).toBe(200);
    expect((await reset(other.username, { sessionId })).status).toBe(401);
    expect((await login("not-mine", "secret-1")).status).toBe(200);
    advance(site, 16 * 60_000);
    expect((await reset("no-proof", { sessionId })).status).toBe(401);
    expect((await login("no-proof", "secret-1")).status).toBe(200);
  });

  test("one of two resets at the same instant passes", async () => {
    const asha = await person(site, "twice-at-once");
    const { sessionId, otp } = await codeOf("twice-at-once", asha.mobile);
    await verify("twice-at-once", sessionId, otp);
    const answers = await Promise.all([reset("twice-at-once", { sessionId }), reset("twice-at-once", { sessionId })]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401]);
  });

  test("answers alike for somebody and nobody at every step", async () => {
    const asha = await person(site, "alike");
    const before = site.smsOutbox().length;
    const steps: unknown[][] = [];
    for (const identifier of [asha.mobile, newMobile()]) {
      const sent = await forgot(identifier);
      const again = await forgot(identifier);
      const wrong = [];
      for (let i = 0; i < 6; i++)
        wrong.push(await verify(identifier, sent.body["sessionId"], "00000x".replace("x", String(i))));
      steps.push([
        sent.status,
        sent.body["message"],
        Object.keys(sent.body),
        again.status,
        again.body,
        ...wrong.map(({ status, body }) => [status, body]),
      ]);
    }
    expect(steps[1]).toEqual(steps[0]);
    expect(steps[0]!.at(-1)).toEqual([
      400,
      expect.objectContaining({ error: "This OTP is no longer valid. Please request a new one." }),
    ]);
    await expect.poll(() => site.smsOutbox().length - before).toBe(1);
  });

  test("a code is for the identifier it was asked with, for five minutes, and no signup code", async () => {
    const [asha, other] = [await person(site, "for-me"), await person(site, "for-you")];
    const { sessionId, otp } = await codeOf("for-me", asha.mobile);
    expect((await verify(other.username, sessionId, otp)).status).toBe(400);
    const mobile = newMobile();
    const signup = await post("/api/twilio/send-otp", { mobile, username: "not-a-reset", email: "" });
    expect((await verify(mobile, signup.body["sessionId"], site.codeFor(mobile))).status).toBe(400);
    advance(site, 301_000);
    expect((await verify("for-me", sessionId, otp)).status).toBe(400);
  });

  test("says what is missing", async () => {
    expect((await forgot(" ")).body["error"]).toBe("Please enter your mobile/email/username.");
    expect((await verify("asha", "x", "12")).body["error"]).toBe("Enter a valid 6-digit OTP.");
    expect((await reset("asha", { password: "" })).body["error"]).toBe("Please enter both password fields.");
    expect((await reset("asha", { confirmPassword: "other-2" })).body["error"]).toBe("Passwords do not match.");
    expect((await reset("asha", { password: "12345", confirmPassword: "12345" })).body["error"]).toBe(
      "Password must be at least 6 characters",
    );
    for (const body of [undefined, "[]", null])
      expect((await post("/api/twilio/resetPassword", body)).status).toBe(400);
  });

  test("under whichever identifier, a number gets at most five codes an hour", async () => {
    const asha = await person(site, "five-of-mine");
    for (const identifier of ["five-of-mine", asha.mobile, asha.email]) {
      for (let i = 0; i < 2; i++) {
        expect((await forgot(identifier)).status).toBe(200);
        advance(site, 31_000);
      }
    }
    await expect.poll(() => site.smsOutbox().filter(({ to }) => to === asha.mobile).length).toBe(5);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(site.smsOutbox().filter(({ to }) => to === asha.mobile)).toHaveLength(5);
  });

  test("goes by e-mail where the account was not used for 90 days and has one", async () => {
    const [mailed, without] = [await person(site, "long-away"), await person(site, "no-mail-away", { email: null })];
    await site.deps.database.pool.query("UPDATE users SET last_used_at = $1 WHERE id = ANY($2)", [
      new Date(site.deps.now().getTime() - 91 * 86_400_000),
      [mailed.id, without.id],
    ]);
    const sent = await forgot(mailed.mobile);
    const codes = () => site.mailOutbox().filter(({ headers }) => headers.to === mailed.email);
    await expect.poll(() => codes().length).toBe(1);
    const mail = codes()[0]!;
    const otp = /\b\d{6}\b/.exec(mail.text)![0];
    expect((await verify(mailed.mobile, sent.body["sessionId"], otp)).status).toBe(200);
    expect(site.smsOutbox().some(({ to }) => to === mailed.mobile)).toBe(false);
    await codeOf(without.mobile, without.mobile);
  });
});

describe("changing the password", () => {
  const change = (body: unknown, cookie?: string) => post("/api/auth/change-password", body, cookie);
  const wish = { currentPassword: "secret-1", password: "fresh-2", confirmPassword: "fresh-2" };

  test("is for signed-in people, who know the present one", async () => {
    const asha = await person(site, "changing");
    expect((await change(wish)).status).toBe(401);
    expect((await change({})).status).toBe(401);
    expect((await change({ ...wish, currentPassword: "guess" }, asha.cookie)).body).toMatchObject({
      errors: { currentPassword: "The current password is not correct." },
    });
    expect((await change({ ...wish, password: "12345", confirmPassword: "12345" }, asha.cookie)).status).toBe(400);
    expect((await change({ ...wish, confirmPassword: "fresh-3" }, asha.cookie)).body["error"]).toBe(
      "Passwords do not match.",
    );
    expect((await login("changing", "secret-1")).status).toBe(200);
  });

  test("ends the sessions elsewhere and keeps this one", async () => {
    const asha = await person(site, "changed");
    const elsewhere = (await login("changed", "secret-1")).cookie;
    const done = await change(wish, asha.cookie);
    expect([done.status, JSON.stringify(done.body)]).toEqual([
      200,
      JSON.stringify({ success: true, message: "Password changed successfully!" }),
    ]);
    expect((await site.call("GET", "/api/auth/check-auth", { cookie: asha.cookie })).body["loggedIn"]).toBe(true);
    expect((await site.call("GET", "/api/auth/check-auth", { cookie: elsewhere })).body["loggedIn"]).toBe(false);
    expect((await login("changed", "fresh-2")).status).toBe(200);
  });

  test("withdraws a reset that was verified and not finished", async () => {
    const asha = await person(site, "changed-first");
    const { sessionId, otp } = await codeOf("changed-first", asha.mobile);
    expect((await verify("changed-first", sessionId, otp)).status).toBe(200);
    expect((await change(wish, asha.cookie)).status).toBe(200);
    expect((await reset("changed-first", { sessionId })).status).toBe(401);
    expect((await login("changed-first", "fresh-2")).status).toBe(200);
  });

  test("stops guessing the present one", async () => {
    const asha = await person(site, "guessed-at");
    for (let i = 0; i < 10; i++)
      expect((await change({ ...wish, currentPassword: `guess-${i}` }, asha.cookie)).status).toBe(400);
    expect((await change(wish, asha.cookie)).status).toBe(429);
  });
});
