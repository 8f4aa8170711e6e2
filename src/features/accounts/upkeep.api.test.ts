import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { sweep, sweepJobs } from "../../../test/support/sweep.ts";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { advance, newMobile, person } from "./accounts-test-kit.ts";
import { createAdmin } from "./create-admin.server.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const query = async (text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query(text, values)).rows as Record<string, unknown>[];

describe("the command line makes admins", () => {
  test("new ones, who can log in", async () => {
    const mobile = newMobile();
    const made = await createAdmin(site.deps, {
      username: "admin",
      email: "admin@example.in",
      mobile,
      password: "secret-1",
    });
    expect(made).toMatchObject({ username: "admin", created: true });
    const { cookie } = await site.call("POST", "/api/twilio/login", {
      body: { loginId: mobile, password: "secret-1" },
    });
    expect((await site.call("GET", "/api/auth/check-auth", { cookie })).body).toMatchObject({
      user: { role: "admin", name: "Admin" },
    });
    expect(await query("SELECT action FROM audit_log WHERE subject_id = $1 ORDER BY id", [made.id])).toEqual([
      { action: "admin.created" },
      { action: "account.login" },
    ]);
  });

  test("of people who have an account, whose password stays", async () => {
    const asha = await person(site, "promoted");
    expect(await createAdmin(site.deps, { username: "Promoted" })).toEqual({
      id: asha.id,
      username: "promoted",
      created: false,
    });
    expect((await site.call("GET", "/api/auth/check-auth", { cookie: asha.cookie })).body).toMatchObject({
      user: { role: "admin" },
    });
    expect(await query("SELECT action, details FROM audit_log WHERE subject_id = $1", [asha.id])).toEqual([
      { action: "admin.promoted", details: { from: "user" } },
    ]);
  });

  test("and says what is missing or taken", async () => {
    const taken = await person(site, "in-the-way");
    const whole = { username: "new-admin", email: "", mobile: newMobile(), password: "secret-1" };
    for (const wrong of [
      { username: "a b" },
      { mobile: "1" },
      { mobile: undefined },
      { password: "12345" },
      { password: undefined },
      { email: "x" },
    ]) {
      await expect(createAdmin(site.deps, { ...whole, ...wrong })).rejects.toMatchObject({ status: 400 });
    }
    await expect(createAdmin(site.deps, { ...whole, mobile: taken.mobile })).rejects.toMatchObject({ status: 409 });
    // Somebody's e-mail is no username of theirs.
    await expect(createAdmin(site.deps, { ...whole, username: taken.email! })).rejects.toMatchObject({ status: 409 });
  });
});

test("the sweep removes what has run out and nothing else", async () => {
  const asha = await person(site, "swept");
  await site.call("POST", "/api/twilio/send-otp", { body: { mobile: newMobile(), username: "sweep-me", email: "" } });
  await query(
    "INSERT INTO idempotency_keys (scope, key, request_hash, created_at) VALUES ('t', 'old-key-1', '', now() - interval '3 days'), ('t', 'new-key-1', '', now())",
  );
  const count = async (table: string) => Number((await query(`SELECT count(*) AS n FROM ${table}`))[0]!["n"]);
  const codes = await count("one_time_codes");
  await sweep(site.deps);
  expect(await count("one_time_codes")).toBe(codes);
  expect(await query("SELECT key FROM idempotency_keys WHERE scope = 't'")).toEqual([{ key: "new-key-1" }]);
  expect((await site.call("GET", "/api/auth/check-auth", { cookie: asha.cookie })).body["loggedIn"]).toBe(true);
  advance(site, 40 * 86_400_000);
  await sweep(site.deps);
  for (const table of ["one_time_codes", "sessions", "idempotency_keys", "rate_limits"])
    expect([table, await count(table)]).toEqual([table, 0]);
  expect(await count("users")).toBeGreaterThan(0);
});

test("a table that cannot be swept stops no other one, and is tried again", async () => {
  const asha = await person(site, "swept-later");
  await query(
    "INSERT INTO one_time_codes (id, purpose, subject, channel, expires_at) VALUES (gen_random_uuid(), 'signup', 'old', 'none', now() - interval '2 days')",
  );
  const left = async () =>
    Number((await query("SELECT count(*) AS n FROM one_time_codes WHERE subject = 'old'"))[0]!["n"]);
  await query("UPDATE sessions SET expires_at = now() - interval '1 hour' WHERE user_id = $1", [asha.id]);
  await query(
    "INSERT INTO idempotency_keys (scope, key, request_hash, created_at) VALUES ('t', 'old-key-2', '', now() - interval '3 days')",
  );
  // The clock of the site was a month ahead; the queue's is the database's.
  site.deps.now = () => new Date();
  await query("ALTER TABLE one_time_codes RENAME TO away");
  for (const { name, schema } of sweepJobs)
    await site.deps.jobs.enqueue(site.deps.db, { name, schema: schema as z.ZodType<object> }, {});
  const state = async (name: string) =>
    (
      await query("SELECT state::text AS state FROM pgboss.job WHERE name = $1 ORDER BY created_on DESC LIMIT 1", [
        name,
      ])
    )[0]?.["state"];
  await expect.poll(() => state("accounts.sweep"), { timeout: 240_000 }).toBe("retry");
  for (const { name } of sweepJobs)
    if (name !== "accounts.sweep") await expect.poll(() => state(name), { timeout: 240_000 }).toBe("completed");
  expect(await query("SELECT 1 FROM sessions WHERE user_id = $1", [asha.id])).toEqual([]);
  expect(await query("SELECT 1 FROM idempotency_keys WHERE key = 'old-key-2'")).toEqual([]);
  await query("ALTER TABLE away RENAME TO one_time_codes");
  expect(await left()).toBe(1);
  await query("UPDATE pgboss.job SET start_after = now() WHERE name = 'accounts.sweep' AND state = 'retry'");
  await site.deps.jobs.idle(20_000);
  expect(await left()).toBe(0);
});
