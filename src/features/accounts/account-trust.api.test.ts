import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { personOf } from "../notifications/notification-service.server.ts";
import { hashPassword } from "./password-hash.server.ts";
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

test("an e-mail that nobody has proven › names nobody once two have it; whoever proves it, it names", async () => {
  const email = "shared@mail.example";
  const login = async (loginId: string, password: string) =>
    (await site.call<{ userId?: string }>("POST", "/api/twilio/login", { body: { loginId, password } })).body.userId;
  const thief = await person(site, "first_thief", { email, password: "thief-pass-1", emailProvenAt: undefined });
  expect(await login(email, "thief-pass-1")).toBe(thief.id);
  const owner = await person(site, "second_owner", { email, password: "owner-pass-1", emailProvenAt: undefined });
  for (const password of ["thief-pass-1", "owner-pass-1"]) expect(await login(email, password)).toBeUndefined();
  for (const name of [owner.username, owner.mobile]) expect(await login(name, "owner-pass-1")).toBe(owner.id);
  await site.deps.db.$client.query("UPDATE users SET email_proven_at = now() WHERE id = $1", [owner.id]);
  expect(await login(email, "owner-pass-1")).toBe(owner.id);
  expect(await login(email, "thief-pass-1")).toBeUndefined();
});

test("a password that everybody tries first › is refused at sign-up and change, in whatever case", async () => {
  const form = signupForm("common_one");
  const sent = await site.call<Sent>("POST", "/api/twilio/send-otp", { body: form });
  const body = { ...form, sessionId: sent.body.sessionId, otp: site.codeFor(String(form.mobile)) };
  const tried = { ...body, password: "Qwerty123", confirmPassword: "Qwerty123" };
  expect(await site.call("POST", "/api/twilio/register", { body: tried })).toMatchObject({
    status: 400,
    body: { errors: { password: expect.stringContaining("tried first") } },
  });
  // The code was not used up by it.
  const { status, cookie } = await site.call("POST", "/api/twilio/register", { body });
  expect(status).toBe(201);
  const change = (password: string) =>
    site.call("POST", "/api/auth/change-password", {
      cookie,
      body: { currentPassword: "secret-1", password, confirmPassword: password },
    });
  expect((await change("iloveyou")).status).toBe(400);
  expect((await change("Nayi-Kitab-7")).status).toBe(200);
  const { body: bell } = await site.call<{ notifications: { title: string }[] }>("GET", "/api/notifications?limit=1", {
    cookie,
  });
  expect(bell.notifications[0]).toMatchObject({ title: "Your password was changed" });
});

test("one's sessions › are listed with their browser, and end one by one or all but this", async () => {
  const who = await person(site, "many_places", { passwordHash: await hashPassword("secret-1") });
  const login = async (agent: string) =>
    (
      await site.call("POST", "/api/twilio/login", {
        body: { loginId: "many_places", password: "secret-1" },
        headers: { "user-agent": agent },
      })
    ).cookie;
  const phone = await login("Mozilla/5.0 (Linux; Android 10; K) Chrome/131.0.0.0 Mobile Safari/537.36");
  const laptop = await login("Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0");
  type Session = { id: string; device: string; here: boolean };
  const list = async (cookie: string | null) =>
    (await site.call<{ sessions: Session[] }>("GET", "/api/account/sessions", { cookie })).body.sessions;
  const inside = async (cookie: string | null) =>
    (await site.call("GET", "/api/auth/check-auth", { cookie })).body["loggedIn"];
  const seen = await list(laptop);
  expect(seen.map(({ device, here }) => `${device}${here ? " here" : ""}`).toSorted()).toEqual([
    "An unknown browser",
    "Chrome on Android",
    "Firefox on Windows here",
  ]);
  const { id } = seen.find(({ device }) => device === "Chrome on Android")!;
  const stranger = await person(site, "ends_others");
  const end = (cookie: string | null, query = "") => site.call("DELETE", `/api/account/sessions${query}`, { cookie });
  expect((await end(stranger.cookie, `?id=${id}`)).status).toBe(404);
  expect(await inside(phone)).toBe(true);
  expect((await end(laptop, `?id=${id}`)).status).toBe(200);
  expect([await inside(phone), await inside(who.cookie), await inside(laptop)]).toEqual([false, true, true]);
  expect((await end(laptop)).status).toBe(200);
  expect([await inside(who.cookie), await inside(laptop)]).toEqual([false, true]);
  expect((await list(laptop)).length).toBe(1);
});

test("a sign-in on a new device › is told by bell and mail, one on a known device is not", async () => {
  const who = await person(site, "new_device", { passwordHash: await hashPassword("secret-1") });
  const body = { loginId: "new_device", password: "secret-1" };
  const first = await site.app.inject({ method: "POST", url: "/api/twilio/login", body });
  const device = first.cookies.find(({ name }) => name === "mandap_device")!;
  const notices = async () =>
    (
      await site.call<{ notifications: { title: string }[] }>("GET", "/api/notifications?limit=10", who)
    ).body.notifications.filter(({ title }) => title === "Signed in on a new device").length;
  expect([first.statusCode, await notices()]).toEqual([200, 1]);
  const cookies = { mandap_device: device.value };
  await site.app.inject({ method: "POST", url: "/api/twilio/login", body, cookies });
  expect(await notices()).toBe(1);
  await site.app.inject({ method: "POST", url: "/api/twilio/login", body });
  expect(await notices()).toBe(2);
  await site.deps.jobs.idle(25_000);
  expect(site.mailOutbox().filter(({ headers }) => headers.to === who.email)).toHaveLength(2);
});

test("the session's cookie › is of this host alone over https, and one of the older name is read until it ends", async () => {
  const secure = await startTestSite({ PUBLIC_URL: "https://mandap.example" });
  const old = await person(secure, "older_cookie", { passwordHash: await hashPassword("secret-1") });
  const body = { loginId: "older_cookie", password: "secret-1" };
  const answer = await secure.app.inject({ method: "POST", url: "/api/twilio/login", body });
  const cookie = answer.cookies.find(({ name }) => name === "__Host-mandap_session")!;
  expect(cookie).toMatchObject({ path: "/", secure: true, httpOnly: true });
  expect(cookie.domain).toBeUndefined();
  for (const brought of [old.cookie, `__Host-mandap_session=${cookie.value}`])
    expect((await secure.call("GET", "/api/auth/check-auth", { cookie: brought })).body["loggedIn"]).toBe(true);
  await secure.close();
});

test("a session › ends ninety days after it began, the desk's after twelve hours or half an hour of nothing", async () => {
  const strict = await startTestSite({ ADMIN_SESSION_HOURS: "12", ADMIN_IDLE_MINUTES: "30" });
  const inside = async (cookie: string) =>
    (await strict.call("GET", "/api/auth/check-auth", { cookie })).body["loggedIn"];
  const minutes = (n: number) => advance(strict, n * 60_000);
  const idle = await person(strict, "idle_desk", { role: "admin" });
  const busy = await person(strict, "busy_desk", { role: "admin" });
  const member = await person(strict, "long_member");
  minutes(29);
  expect([await inside(busy.cookie)]).toEqual([true]);
  minutes(2);
  expect([await inside(idle.cookie), await inside(busy.cookie), await inside(member.cookie)]).toEqual([
    false,
    true,
    true,
  ]);
  for (let half = 0; half < 26; half++) {
    minutes(29);
    await inside(busy.cookie);
  }
  expect(await inside(busy.cookie)).toBe(false);
  for (let weeks = 0; weeks < 12; weeks++) {
    minutes(7 * 24 * 60);
    expect(await inside(member.cookie)).toBe(true);
  }
  minutes(7 * 24 * 60);
  expect(await inside(member.cookie)).toBe(false);
  await strict.close();
});
