import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { countedAs } from "../../platform/limits.server.ts";
import { findByIdentifier, setPassword } from "./account-store.server.ts";
import { advance, newMobile, person } from "./accounts-test-kit.ts";
import { openLogin } from "./login-store.server.ts";
import { hashPassword } from "./password-hash.server.ts";
import { inPasswordThread } from "./password-threads.server.ts";

vi.mock(import("./password-threads.server.ts"), async (original) => {
  const real = await original();
  return { ...real, inPasswordThread: vi.fn(real.inPasswordThread) };
});

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const login = (loginId: unknown, password: unknown = "secret-1", more: { cookie?: string; ip?: string } = {}) =>
  site.call("POST", "/api/twilio/login", { body: { loginId, password }, ...more });
const checkAuth = (cookie?: string | null) => site.call("GET", "/api/auth/check-auth", { cookie });
const DAY = 86_400_000;

describe("login", () => {
  test("by username, e-mail, and mobile with and without +91", async () => {
    const asha = await person(site, "Login.Asha");
    for (const loginId of [
      "login.ASHA",
      "LOGIN.asha@example.in",
      asha.mobile,
      asha.mobile.slice(3),
      ` ${asha.mobile.slice(3, 8)} ${asha.mobile.slice(8)}`,
    ]) {
      const answer = await login(loginId);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ success: true, msg: "Login successful", userId: asha.id });
      expect((await checkAuth(answer.cookie)).body).toMatchObject({ loggedIn: true, user: { id: asha.id } });
    }
  });

  test("says alike that an account or a password is wrong", async () => {
    await person(site, "wrong-word");
    const answers = await Promise.all([
      login("wrong-word", "not-it"),
      login("nobody-here", "not-it"),
      login(newMobile(), "not-it"),
      login("wrong-word@example.in", "a".repeat(5000)),
    ]);
    for (const { status, body, cookie } of answers) {
      expect(status).toBe(401);
      expect(body).toEqual(answers[0]!.body);
      expect(cookie).toBeNull();
    }
  });

  test("wants both fields", async () => {
    for (const [loginId, password] of [
      ["", "x"],
      ["asha", ""],
      [undefined, undefined],
    ]) {
      const answer = await login(loginId, password);
      expect([answer.status, answer.body["error"]]).toEqual([400, "Please fill in all fields."]);
    }
    const odd = await login(["a"], { $gt: "" });
    expect([odd.status, odd.body["errors"]]).toEqual([
      400,
      { loginId: "Please send one value, not a list.", password: "Please enter text." },
    ]);
  });

  // How long it takes is compared by test/attack/login-time.test.ts.
  test("compares a password for nobody as it does for somebody", async () => {
    await person(site, "as-long");
    // The hash of nobody is made with the first of them.
    await login("not-there", "not-it");
    for (const loginId of ["as-long", "not-there"]) {
      vi.mocked(inPasswordThread).mockClear();
      expect((await login(loginId, "not-it")).status).toBe(401);
      expect(vi.mocked(inPasswordThread).mock.calls).toEqual([
        [{ password: "not-it", against: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) }],
      ]);
    }
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

  test("counts a try once, whatever becomes of it, and gives back what was right", async () => {
    const asha = await person(site, "counted");
    const ip = "203.0.113.77";
    const points = async (
      name: "LIMIT_LOGINS_PER_ADDRESS" | "LIMIT_LOGINS_PER_ACCOUNT" | "LIMIT_LOGINS_PER_ACCOUNT_DAY",
      subject: string,
    ) => {
      const { rows } = await site.deps.database.pool.query<{ points: number }>(
        "SELECT points FROM rate_limits WHERE key = $1",
        [`${name}:${countedAs(site.deps.config.secret, subject)}`],
      );
      return rows[0]?.points ?? null;
    };
    const all = () =>
      Promise.all([
        points("LIMIT_LOGINS_PER_ADDRESS", ip),
        points("LIMIT_LOGINS_PER_ACCOUNT", "counted"),
        points("LIMIT_LOGINS_PER_ACCOUNT", `account:${asha.id}`),
        points("LIMIT_LOGINS_PER_ACCOUNT_DAY", `account:${asha.id}`),
      ]);
    const statuses = await Promise.all(Array.from({ length: 8 }, () => login("counted", "not-it", { ip })));
    expect(statuses.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 401));
    expect(await all()).toEqual([8, 8, 8, 8]);
    expect((await login(asha.email, "secret-1", { ip })).status).toBe(200);
    // What was typed before stays counted: nobody but its account knows it is another name of this one.
    expect(await all()).toEqual([8, 8, null, null]);
    const rush = await Promise.all(Array.from({ length: 6 }, () => login("counted", "secret-1", { ip })));
    expect(rush.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    await site.deps.database.pool.query("UPDATE rate_limits SET expire = 1");
    expect((await login("counted", "not-it", { ip })).status).toBe(401);
    expect(await all()).toEqual([1, 1, 1, 1]);
  });

  test("is refused where the password was changed while it was compared", async () => {
    const asha = await person(site, "raced");
    const user = (await findByIdentifier(site.deps.db, "raced"))!;
    await setPassword(site.deps.db, asha.id, await hashPassword("other-2"), site.deps.now());
    const session = {
      tokenHash: Buffer.alloc(32, 7),
      userId: asha.id,
      userAgent: null,
      createdAt: site.deps.now(),
      lastSeenAt: site.deps.now(),
      expiresAt: site.deps.now(),
    };
    expect(
      await openLogin(site.deps.db, {
        user,
        session,
        endedHash: Buffer.alloc(32),
        audited: "account.login",
      }),
    ).toBe(false);
    const { rows } = await site.deps.database.pool.query(
      "SELECT FROM sessions WHERE token_hash = $1 UNION ALL SELECT FROM audit_log WHERE actor_id = $2",
      [session.tokenHash, asha.id],
    );
    expect(rows).toEqual([]);
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
    for (const cookie of [
      null,
      "mandap_session=",
      "mandap_session=x",
      `mandap_session=${"a".repeat(43)}`,
      "mandap_session=%00%ff",
    ]) {
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
    expect(answer.body).toEqual({
      message: "You are logged in",
      user: { id: asha.id, username: "shown", role: "user", email: "", name: "Asha Rao" },
    });
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
    const out = await site.call("GET", "/api/auth/logout", {
      cookie: asha.cookie,
      headers: { "sec-fetch-site": "cross-site" },
    });
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
    const { rows } = await site.deps.database.pool.query(
      "SELECT last_used_at > now() + interval '57 days' AS used FROM users WHERE username = 'sliding'",
    );
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
    const answer = await other.call("POST", "/api/twilio/login", {
      body: { loginId: asha.username, password: "secret-1" },
    });
    expect(String(answer.headers["set-cookie"])).toContain(ending);
    await other.close();
  }
});
