// @engine both
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { advance, newMobile, person, signupForm, signUp } from "./accounts-test-kit.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const sendOtp = (body: unknown) => site.call("POST", "/api/twilio/send-otp", { body });
const register = (body: unknown, headers: Record<string, string> = {}) =>
  site.call("POST", "/api/twilio/register", { body, headers });
const rows = async (text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query(text, values)).rows as Record<string, unknown>[];
/** Asks for a code and gives the register body for it. */
async function withCode(username: string, overrides: Record<string, unknown> = {}) {
  const form = signupForm(username, overrides);
  const sent = await sendOtp(form);
  expect(sent.status).toBe(200);
  return { ...form, sessionId: sent.body["sessionId"], otp: site.codeFor(form.mobile) };
}

describe("send-otp", () => {
  test("sends six digits and keeps only a hash", async () => {
    const body = await withCode("first-one");
    expect(body.otp).toMatch(/^\d{6}$/);
    const [row] = await rows("SELECT * FROM one_time_codes WHERE id = $1", [body.sessionId]);
    expect(JSON.stringify(row)).not.toContain(body.otp);
    expect(row).toMatchObject({ purpose: "signup", subject: body.mobile, tries: 0, used_at: null });
    expect((row!["code_hash"] as Buffer).length).toBe(32);
    expect(await rows("SELECT 1 FROM pgboss.job WHERE data::text LIKE $1", [`%${body.otp}%`])).toEqual([]);
  });

  test("says what is wrong, by field", async () => {
    const bad = await sendOtp({ mobile: "123", username: "a b", email: "x" });
    expect(bad.status).toBe(400);
    expect(bad.body["errors"]).toEqual({
      mobile: "Valid mobile number is required",
      username: "Username should not contain spaces.",
      email: "Invalid email address",
    });
    expect(bad.body["error"]).toBe(bad.body["message"]);
    expect((await sendOtp({ mobile: newMobile(), username: "Admin", email: "" })).body["errors"]).toEqual({
      username: "This username is reserved. Please choose another.",
    });
    for (const body of [undefined, "{", [], { mobile: {}, username: 7 }])
      expect((await sendOtp(body)).status).toBe(400);
  });

  test.each([
    [(digits: string) => Number(digits)],
    [(digits: string) => digits],
    [(digits: string) => `0${digits}`],
    [(digits: string) => `91${digits}`],
    [(digits: string) => `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`],
    [(digits: string) => [...digits].map((digit) => String.fromCharCode(0x0966 + Number(digit))).join("")],
  ])("takes a mobile in any usual spelling and keeps one (%s)", async (written) => {
    const mobile = newMobile();
    const sent = await sendOtp({ mobile: written(mobile.slice(3)), username: `spelt-${mobile.slice(-6)}`, email: "" });
    const [row] = await rows("SELECT subject FROM one_time_codes WHERE id = $1", [sent.body["sessionId"]]);
    expect([sent.status, row]).toEqual([200, { subject: mobile }]);
  });

  test("says what is taken, also an e-mail as a username and the other way round", async () => {
    const taken = await person(site, "Taken-One");
    await person(site, "mail@like.in", { email: null });
    const all = await sendOtp({ mobile: taken.mobile, username: "taken-ONE", email: "TAKEN-one@example.in" });
    expect(all.status).toBe(409);
    expect(all.body["errors"]).toEqual({
      username: "This username is already taken.",
      email: "This email is already registered.",
      mobile: "This mobile number is already registered.",
    });
    expect(
      (await sendOtp({ mobile: newMobile(), username: "taken-one@example.in", email: "" })).body["errors"],
    ).toEqual({ username: "This username is already taken." });
    expect((await sendOtp({ mobile: newMobile(), username: "fresh", email: "Mail@like.in" })).body["errors"]).toEqual({
      email: "This email is already registered.",
    });
  });

  test("waits 30 s between two codes, also for two at the same instant", async () => {
    const form = signupForm("in-a-hurry");
    const both = await Promise.all([sendOtp(form), sendOtp(form)]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 429]);
    const late = await sendOtp(form);
    expect(late.status).toBe(429);
    expect(Number(late.headers["retry-after"])).toBeGreaterThan(25);
    // One that began a moment before the first and waited for it.
    const { now } = site.deps;
    const first = await site.deps.db.$client.query<{ at: Date }>(
      "SELECT max(created_at) AS at FROM one_time_codes WHERE subject = $1",
      [form.mobile],
    );
    site.deps.now = () => new Date(first.rows[0]!.at.getTime() - 5);
    expect((await sendOtp(form)).status).toBe(429);
    site.deps.now = now;
    advance(site, 31_000);
    expect((await sendOtp(form)).status).toBe(200);
  });

  test("sends at most five an hour to a number", async () => {
    const form = signupForm("many-codes");
    for (let i = 0; i < 5; i++) {
      expect((await sendOtp(form)).status).toBe(200);
      advance(site, 31_000);
    }
    const sixth = await sendOtp(form);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers["retry-after"])).toBeGreaterThan(60);
    expect(site.smsOutbox().filter(({ to }) => to === form.mobile)).toHaveLength(5);
  });
});

describe("register", () => {
  test("makes the account, records the consent and signs in", async () => {
    const { answer, body, cookie } = await signUp(site, "Asha.Rao", { firstName: "asha", lastName: "." });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ success: true, message: "Signup and Auto login successful" });
    expect([answer.headers["set-cookie"]].flat()[0]).toMatch(
      /^mandap_session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
    const who = await site.call("GET", "/api/auth/check-auth", { cookie });
    expect(who.body).toMatchObject({
      loggedIn: true,
      user: { username: "Asha.Rao", role: "unassigned", name: "Asha", email: "Asha.Rao@example.in" },
    });
    const [user] = await rows("SELECT * FROM users WHERE username_key = 'asha.rao'");
    expect(user).toMatchObject({ email_key: "asha.rao@example.in", mobile: body.mobile, first_name: "Asha" });
    expect(user!["password_hash"]).toMatch(/^\$argon2id\$/);
    expect(await rows("SELECT purpose FROM consents WHERE user_id = $1", [user!["id"]])).toEqual([
      { purpose: "terms-and-privacy" },
    ]);
    const [session] = await rows("SELECT * FROM sessions WHERE user_id = $1", [user!["id"]]);
    expect(JSON.stringify(session)).not.toContain(cookie!.split("=")[1]);
  });

  test("names every field at fault", async () => {
    const bad = await register({});
    expect(bad.status).toBe(400);
    expect(Object.keys(bad.body["errors"] as object).sort()).toEqual([
      "confirmPassword",
      "dob",
      "firstName",
      "gender",
      "lastName",
      "mobile",
      "otp",
      "password",
      "username",
    ]);
    const young = await register({ ...signupForm("too-young"), dob: "2020-05-05", otp: "123456", sessionId: "x" });
    expect(young.body["errors"]).toEqual({ dob: "You must be at least 18 years old." });
  });

  test("counts five tries and then refuses even the right code", async () => {
    const body = await withCode("five-tries");
    const wrong = body.otp === "000000" ? "000001" : "000000";
    for (let i = 0; i < 5; i++)
      expect((await register({ ...body, otp: wrong })).body["errors"]).toEqual({
        otp: "Incorrect OTP. Please try again.",
      });
    const late = await register(body);
    expect(late.status).toBe(400);
    expect(late.body["error"]).toBe("This OTP is no longer valid. Please request a new one.");
    expect(late.cookie).toBeNull();
  });

  test("counts tries made at the same instant, each", async () => {
    const body = await withCode("many-at-once");
    const wrong = body.otp === "000000" ? "000001" : "000000";
    const answers = await Promise.all(Array.from({ length: 8 }, () => register({ ...body, otp: wrong })));
    expect(answers.filter((answer) => answer.body["error"] === "Incorrect OTP. Please try again.")).toHaveLength(5);
  });

  test("refuses a code after five minutes, an unknown one, and another number", async () => {
    const body = await withCode("too-late");
    const other = await register({ ...body, mobile: newMobile() });
    expect([other.status, other.body["errors"]]).toEqual([
      400,
      { mobile: "This OTP was sent to another mobile number." },
    ]);
    for (const sessionId of ["", "x", "00000000-0000-4000-8000-000000000000", null])
      expect((await register({ ...body, sessionId })).status).toBe(400);
    advance(site, 301_000);
    expect((await register(body)).body["error"]).toBe("This OTP is no longer valid. Please request a new one.");
  });

  test("a reset code signs nobody up", async () => {
    const somebody = await person(site, "reset-code");
    const sent = await site.call("POST", "/api/twilio/forgot-password", {
      body: { emailorphoneorusername: somebody.mobile },
    });
    await expect.poll(() => site.smsOutbox().some(({ to }) => to === somebody.mobile)).toBe(true);
    const answer = await register({
      ...signupForm("with-reset-code"),
      mobile: somebody.mobile,
      sessionId: sent.body["sessionId"],
      otp: site.codeFor(somebody.mobile),
    });
    expect(answer.status).toBe(400);
  });

  test("uses a code once, and keeps it where the account is refused", async () => {
    const body = await withCode("wants-taken");
    await person(site, "rather-this");
    const refused = await register({ ...body, username: "Rather-This" });
    expect([refused.status, refused.body["errors"]]).toEqual([409, { username: "This username is already taken." }]);
    expect((await register(body)).status).toBe(201);
    await site.deps.database.pool.query("UPDATE users SET mobile = '+919999999999' WHERE username_key = 'wants-taken'");
    expect((await register({ ...body, username: "second-use", email: "" })).body["errors"]).toEqual({
      otp: "This OTP is no longer valid. Please request a new one.",
    });
  });

  test.each(["username", "email"] as const)(
    "of two registrations of one %s at the same instant one is left, where it is anybody's",
    async (field) => {
      const same = { [field]: field === "username" ? "the-same" : "the-same@mail.in" };
      const [a, b] = [await withCode(`twin-a-${field}`, same), await withCode(`twin-b-${field}`, same)];
      const answers = await Promise.all([register({ ...a, ...same }), register({ ...b, ...same })]);
      // An e-mail is nobody's before it is proven (DECISIONS 40): then both have an account.
      const left = field === "username" ? 1 : 2;
      expect(answers.map((answer) => answer.status).sort()).toEqual(left === 1 ? [201, 409] : [201, 201]);
      const column = field === "username" ? "username_key" : "email_key";
      expect(await rows(`SELECT 1 FROM users WHERE ${column} = $1`, [same[field]])).toHaveLength(left);
    },
  );

  test("of a username and the same e-mail at the same instant one is left", async () => {
    const a = await withCode("x@cross.in", { email: "" });
    const b = await withCode("cross-b", { email: "x@cross.in" });
    const answers = await Promise.all([register(a), register(b)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409]);
  });

  test("the same Idempotency-Key signs the same person in again", async () => {
    const body = await withCode("repeated");
    const key = { "idempotency-key": "key-of-repeated" };
    const answers = [...(await Promise.all([register(body, key), register(body, key)])), await register(body, key)];
    for (const answer of answers) expect(answer.status).toBe(201);
    const ids = await Promise.all(
      answers.map(
        async ({ cookie }) =>
          (await site.call<{ user: { id: string } }>("GET", "/api/auth/check-auth", { cookie })).body.user.id,
      ),
    );
    expect(new Set(ids).size).toBe(1);
    expect(new Set(answers.map(({ cookie }) => cookie)).size).toBe(3);
    expect((await register({ ...body, password: "other-1", confirmPassword: "other-1" }, key)).status).toBe(409);
    expect(JSON.stringify(await rows("SELECT body FROM idempotency_keys WHERE key = 'key-of-repeated'"))).not.toContain(
      "secret",
    );
  });

  test("a repeated Idempotency-Key signs nobody in once the password is another", async () => {
    const body = await withCode("changed-since");
    const key = { "idempotency-key": "key-of-changed" };
    const { cookie } = await register(body, key);
    const changed = await site.call("POST", "/api/auth/change-password", {
      body: { currentPassword: body.password, password: "secret-2", confirmPassword: "secret-2" },
      cookie,
    });
    expect(changed.status).toBe(200);
    const replay = await register(body, key);
    expect([replay.status, replay.cookie]).toEqual([401, null]);
  });

  test("makes nobody an admin", async () => {
    const { cookie } = await signUp(site, "no-admin", { role: "admin", isAdmin: true });
    expect((await site.call("GET", "/api/auth/check-auth", { cookie })).body).toMatchObject({
      user: { role: "unassigned" },
    });
  });
});
