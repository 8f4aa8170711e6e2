import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { personOf } from "../notifications/notification-service.server.ts";
import { advance, person, signUp, signupForm } from "./accounts-test-kit.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const EMAIL = "lata@proof.example";
type Sent = { sessionId: string };
const ask = (cookie: string | null) => site.call<Sent>("POST", "/api/account/email-code", { cookie });
const prove = (cookie: string | null, otp: string, sessionId: string) =>
  site.call("POST", "/api/account/prove-email", { cookie, body: { otp, sessionId } });
const codeIn = () =>
  /\b(\d{6})\b/.exec(
    site
      .mailOutbox()
      .findLast(({ headers }) => headers.to?.toLowerCase() === EMAIL && headers.subject?.includes("prove"))!.text,
  )![1]!;
const row = async (username: string) =>
  (
    await site.deps.database.pool.query(
      "SELECT id, email, email_proven_at IS NOT NULL AS proven FROM users WHERE username = $1",
      [username],
    )
  ).rows[0] as { id: string; email: string | null; proven: boolean };

test("an unproven e-mail › is not taken, gets no mail of transactions, and opens its own account", async () => {
  const squatter = await signUp(site, "squatter", { email: EMAIL });
  const owner = await signUp(site, "lata_owner", { email: EMAIL.toUpperCase() });
  expect([squatter.answer.status, owner.answer.status]).toEqual([201, 201]);
  const known = await personOf(site.deps.db, (await row("lata_owner")).id);
  expect(known).toMatchObject({ email: null, mobile: owner.body.mobile });
  // What the call of the specification says of oneself stays.
  const own = await site.call<{ user: { email: string } }>("GET", "/api/auth/check-auth", { cookie: owner.cookie });
  expect(own.body.user.email).toBe(EMAIL.toUpperCase());
});

test("a code that went there › proves it: others lose it, and from then on it is taken", async () => {
  const login = (loginId: string, password = "secret-1") =>
    site.call("POST", "/api/twilio/login", { body: { loginId, password } });
  const cookie = (await login("lata_owner")).cookie;
  const before = await ask(cookie);
  expect(before.status).toBe(200);
  expect((await prove(cookie, codeIn() === "000000" ? "111111" : "000000", before.body.sessionId)).status).toBe(400);
  // Of another account the same code proves nothing.
  const stranger = (await login("squatter")).cookie;
  expect((await prove(stranger, codeIn(), before.body.sessionId)).status).toBe(400);
  expect(await row("lata_owner")).toMatchObject({ proven: false });
  expect((await prove(cookie, codeIn(), before.body.sessionId)).status).toBe(200);
  expect(await row("lata_owner")).toMatchObject({ proven: true });
  expect(await row("squatter")).toMatchObject({ email: null, proven: false });
  const known = await personOf(site.deps.db, (await row("lata_owner")).id);
  expect(known!.email).toBe(EMAIL.toUpperCase());
  const late = { body: signupForm("late_comer", { email: EMAIL }) };
  expect((await site.call("POST", "/api/twilio/send-otp", late)).status).toBe(409);
  expect((await ask(cookie)).status).toBe(409);
  expect((await login(EMAIL)).status).toBe(200);
});

test("a code by e-mail for a new password › goes to a proven address alone", async () => {
  const proven = await person(site, "proven_one");
  const unproven = await person(site, "unproven_one", { emailProvenAt: undefined });
  advance(site, 100 * 86_400_000);
  for (const { username } of [proven, unproven])
    await site.call("POST", "/api/twilio/forgot-password", { body: { emailorphoneorusername: username } });
  await expect.poll(() => site.smsOutbox().some(({ to }) => to === unproven.mobile)).toBe(true);
  await expect.poll(() => site.mailOutbox().some(({ headers }) => headers.to === proven.email)).toBe(true);
  expect(site.mailOutbox().some(({ headers }) => headers.to === unproven.email)).toBe(false);
});
