import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../support/test-app.ts";
import { person } from "../../src/features/accounts/accounts-test-kit.ts";
import { newId } from "../../src/domain/ids.ts";
import { sweepAudit, writeAudit } from "../../src/platform/database/audit.server.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const sql = async (text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query(text, values)).rows as Record<string, unknown>[];
const YEAR_MS = 365 * 86_400_000;

test("the log is only ever written to: no line can be changed, removed or emptied away, whatever its age", async () => {
  const id = newId();
  await writeAudit(site.deps.db, { actorId: null, action: "test.done", subjectType: "user", subjectId: id });
  await sql(
    "INSERT INTO audit_log (id, at, action, subject_type, subject_id) VALUES ($1, now() - interval '5 years', 'test.old', 'user', 'x')",
    [newId()],
  );
  for (const attempt of [
    "UPDATE audit_log SET action = 'nothing'",
    "DELETE FROM audit_log",
    "DELETE FROM audit_log WHERE action = 'test.old'",
    "TRUNCATE audit_log",
    "SELECT set_config('mandap.audit_sweep', 'on', false); UPDATE audit_log SET action = 'nothing'",
  ]) {
    await expect(sql(attempt), attempt).rejects.toMatchObject({ code: "42501" });
  }
  // Not even with the retention job's own word for lines that are young.
  const client = await site.deps.database.pool.connect();
  await client.query("SELECT set_config('mandap.audit_sweep', 'on', false)");
  await expect(client.query("DELETE FROM audit_log WHERE action = 'test.done'")).rejects.toMatchObject({
    code: "42501",
  });
  client.release(true);
  expect(await sql("SELECT action FROM audit_log WHERE subject_id IN ($1, 'x') ORDER BY at", [id])).toEqual([
    { action: "test.old" },
    { action: "test.done" },
  ]);
});

test("erasing a person takes words out of the values of a line and nothing else", async () => {
  const [id, other] = [newId(), newId()];
  const details = {
    reason: "reason of Asha Rao, 'asha'",
    slug: "asha",
    listings: [{ title: "Asha Rao" }, 3, null],
    count: 2,
  };
  for (const subjectId of [id, other])
    await writeAudit(site.deps.db, { actorId: null, action: "test.erased", subjectType: "user", subjectId, details });
  await sql(
    "SELECT erase_from_audit_log(ARRAY(SELECT id FROM audit_log WHERE subject_id = $1), ARRAY['Asha Rao', 'asha', 'slug', 'count', 'reason'])",
    [id],
  );
  const of = async (subject: string) =>
    (await sql("SELECT details FROM audit_log WHERE subject_id = $1", [subject]))[0]!.details;
  expect(await of(id)).toEqual({
    reason: "(erased) of (erased), '(erased)'",
    slug: "(erased)",
    listings: [{ title: "(erased)" }, 3, null],
    count: 2,
  });
  expect(await of(other)).toEqual(details);
  // Whoever gets at the connection can say the word for it and still write nothing of their own.
  const client = await site.deps.database.pool.connect();
  for (const change of [
    "details = '{}'",
    `details = '{"reason": "nothing"}'`,
    "details = json_without(details, '{asha}'), action = 'nothing'",
    "details = json_without(details, '{count}') || '{\"more\": 1}'",
  ]) {
    for (const said of ["on", '["asha"]']) {
      await client.query("BEGIN");
      await client.query("SELECT set_config('mandap.audit_erasure', $1, true)", [said]);
      await expect(
        client.query(`UPDATE audit_log SET ${change} WHERE subject_id = '${other}'`),
        change,
      ).rejects.toMatchObject({ code: said === "on" ? expect.stringMatching(/^42501|22P02$/) : "42501" });
      await client.query("ROLLBACK");
    }
  }
  client.release(true);
  expect(await of(other)).toEqual(details);
});

test("the retention job removes what is two years old, and only that", async () => {
  expect(await sweepAudit(site.deps.db, new Date())).toBe(1);
  expect(await sql("SELECT 1 FROM audit_log WHERE action = 'test.old'")).toEqual([]);
  // A clock that runs ahead cannot clear the log: the database's own keeps what is younger than 180 days.
  await expect(sweepAudit(site.deps.db, new Date(Date.now() + 3 * YEAR_MS))).rejects.toMatchObject({ code: "42501" });
  expect(await sql("SELECT 1 AS kept FROM audit_log WHERE action = 'test.done'")).toEqual([{ kept: 1 }]);
});

test("what people do to their accounts is logged: registration, login, role, password", async () => {
  const asha = await person(site, "audited");
  await site.call("POST", "/api/twilio/login", { body: { loginId: "audited", password: "secret-1" } });
  await site.call("PUT", "/api/roll/set-role", { cookie: asha.cookie, body: { role: "volunteer" } });
  const changed = await site.call("POST", "/api/auth/change-password", {
    cookie: asha.cookie,
    body: { currentPassword: "secret-1", password: "another-1", confirmPassword: "another-1" },
  });
  expect(changed.status).toBe(200);
  const lines = await sql("SELECT action, actor_id, details FROM audit_log WHERE subject_id = $1 ORDER BY id", [
    asha.id,
  ]);
  expect(lines.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["account.login", "account.role", "account.password_changed"]),
  );
  expect(lines.every(({ actor_id }) => actor_id === asha.id)).toBe(true);
  expect(JSON.stringify(lines)).not.toMatch(/another-1|@|\+91/);
});
