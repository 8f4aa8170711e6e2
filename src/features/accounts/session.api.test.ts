import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { advance, newMobile, person } from "./accounts-test-kit.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const login = (loginId: unknown, password: unknown = "secret-1", more: { cookie?: string; ip?: string } = {}) => site.call("POST", "/api/twilio/login", { body: { loginId, password }, ...more });
const checkAuth = (cookie?: string | null) => site.call("GET", "/api/auth/check-auth", { cookie });
const DAY = 86_400_000;

describe("login", () => {
  test("by username, e-mail, and mobile with and without +91", async () => {
    const asha = await person(site, "Login.Asha");
    for (const loginId of ["login.ASHA", "LOGIN.asha@example.in", asha.mobile, asha.mobile.slice(3), ` ${asha.mobile.slice(3, 8)} ${asha.mobile.slice(8)}`]) {
      const answer = await login(loginId);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ success: true, msg: "Login successful", userId: asha.id });
      expect((await checkAuth(answer.cookie)).body).toMatchObject({ loggedIn: true, user: { id: asha.id } });
    }
  });

  test("says alike that an account or a password is wrong", async () => {
    await person(site, "wrong-word");
    const answers = await Promise.all([login("wrong-word", "not-it"), login("nobody-here", "not-it"), login(newMobile(), "not-it"), login("wrong-word@example.in", "a".repeat(5000))]);
    for (const { status, body, cookie } of answers) {
      expect(status).toBe(401);
      expect(body).toEqual(answers[0]!.body);
      expect(cookie).toBeNull();
    }
  });

  test("wants both fields", async () => {
    for (const [loginId, password] of [["", "x"], ["asha", ""], [undefined, undefined], [["a"], { $gt: "" }]]) {
      const answer = await login(loginId, password);
      expect([answer.status, answer.body["error"]]).toEqual([400, "Please fill in all fields."]);
    }
  });

  test("takes as long for nobody as for somebody", async () => {
    await person(site, "as-long");
    const time = async (loginId: string) => {
      const start = performance.now();
      await login(loginId, "not-it");
      return performance.now() - start;
    };
    await time("as-long");
    const known = Math.min(await time("as-long"), await time("as-long"), await time("as-long"));
    const unknown = Math.min(await time("not-there"), await time("not-there"), await time("not-there"));
    expect(unknown).toBeGreaterThan(known / 2);
  });

  test("stops after ten wrong tries of one identifier, and forgets them on success", async () => {
    await person(site, "many-tries");
    for (let i = 0; i < 9; i++) expect((await login("many-tries", "not-it")).status).toBe(401);
    expect((await login("Many-Tries")).status).toBe(200);
    for (let i = 0; i < 10; i++) expect((await login("many-tries", "not-it")).status).toBe(401);
    const stopped = await login("many-tries");
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers["retry-after"])).toBeGreaterThan(0);
    for (let i = 0; i < 10; i++) await login("never-was", "not-it");
    expect((await login("never-was")).status).toBe(429);
  });

  test("stops an address that tries many identifiers", async () => {
    for (let i = 0; i < 100; i++) await site.deps.limits.hit("LIMIT_LOGINS_PER_ADDRESS", "203.0.113.9");
    expect((await login("anybody", "x", { ip: "203.0.113.9" })).status).toBe(429);
    expect((await login("anybody", "x", { ip: "203.0.113.10" })).status).toBe(401);
  });

  test("gives a new token and ends the one this browser had", async () => {
    const asha = await person(site, "renewed");
    const again = await login("renewed", "secret-1", { cookie: asha.cookie });
    expect(again.cookie).not.toBe(asha.cookie);
    expect((await checkAuth(asha.cookie)).body).toEqual({ loggedIn: false });
  });
});

describe("the session", () => {
  test("tells nobody, and a broken cookie, that they are logged out", async () => {
    for (const cookie of [null, "mandap_session=", "mandap_session=x", `mandap_session=${"a".repeat(43)}`, "mandap_session=%00%ff"]) {
      const answer = await checkAuth(cookie);
      expect([answer.status, answer.body]).toEqual([200, { loggedIn: false }]);
      const refused = await site.call("GET", "/api/auth/protected", { cookie });
      expect([refused.status, refused.body["error"]]).toEqual([401, refused.body["message"]]);
    }
  });

  test("shows oneself and nothing secret", async () => {
    const asha = await person(site, "shown", { email: null });
    const answer = await site.call("GET", "/API/Auth/Protected", { cookie: asha.cookie });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ message: "You are logged in", user: { id: asha.id, username: "shown", role: "user", email: "", name: "Asha Rao" } });
    expect(JSON.stringify((await checkAuth(asha.cookie)).body)).not.toMatch(/argon|hash|secret|\+91/);
  });

  test("ends with logout, in the database too", async () => {
    const asha = await person(site, "leaving");
    const out = await site.call("GET", "/api/auth/logout", { cookie: asha.cookie });
    expect(out.body).toEqual({ message: "Logged out successfully", msg: "Logged out successfully" });
    expect(String(out.headers["set-cookie"])).toMatch(/^mandap_session=; Path=\/; Expires=Thu, 01 Jan 1970/);
    expect((await checkAuth(asha.cookie)).body).toEqual({ loggedIn: false });
    expect((await site.call("GET", "/api/auth/logout")).status).toBe(200);
  });

  test("is not ended by another site", async () => {
    const asha = await person(site, "cross-site");
    const out = await site.call("GET", "/api/auth/logout", { cookie: asha.cookie, headers: { "sec-fetch-site": "cross-site" } });
    expect(out.status).toBe(403);
    expect((await checkAuth(asha.cookie)).body["loggedIn"]).toBe(true);
  });

  test("lives 30 days from its last use", async () => {
    const asha = await person(site, "sliding");
    expect((await checkAuth(asha.cookie)).cookie).toBeNull();
    advance(site, 29 * DAY);
    const used = await checkAuth(asha.cookie);
    expect(used.body["loggedIn"]).toBe(true);
    expect(String(used.headers["set-cookie"])).toContain(asha.cookie);
    advance(site, 29 * DAY);
    expect((await checkAuth(asha.cookie)).body["loggedIn"]).toBe(true);
    advance(site, 31 * DAY);
    expect((await checkAuth(asha.cookie)).body["loggedIn"]).toBe(false);
    const { rows } = await site.deps.database.pool.query("SELECT last_used_at > now() + interval '57 days' AS used FROM users WHERE username = 'sliding'");
    expect(rows[0]).toEqual({ used: true });
  });
});

test("cookies are Secure over https, and open to other origins only where they are allowed", async () => {
  for (const [env, ending] of [
    [{ PUBLIC_URL: "https://mandap.example" }, "HttpOnly; Secure; SameSite=Lax"],
    [{ CORS_ORIGINS: "https://app.example.in" }, "HttpOnly; Secure; SameSite=None"],
  ] as const) {
    const other = await startTestSite(env);
    const asha = await person(other, "cookie-flags");
    const answer = await other.call("POST", "/api/twilio/login", { body: { loginId: asha.username, password: "secret-1" } });
    expect(String(answer.headers["set-cookie"])).toContain(ending);
    await other.close();
  }
});
