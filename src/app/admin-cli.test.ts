import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "../platform/database/database.server.ts";

const dataDir = mkdtempSync(join(tmpdir(), "mandap-admin-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function run(...args: string[]) {
  const { DATABASE_URL: _none, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["src/app/admin-cli.ts", ...args], { env: { ...env, DATA_DIR: dataDir }, encoding: "utf8" });
  return { status, out: stdout.trim(), err: stderr.trim() };
}

test("the command makes an admin, promotes one that exists, and says what is wrong in a sentence", { timeout: 90_000 }, async () => {
  expect(run("--help").out).toContain("--username");
  expect(run("destroy")).toMatchObject({ status: 1, err: expect.stringContaining("There is one command, 'create'") });
  expect(run("create", "--colour", "red")).toMatchObject({ status: 1, err: expect.stringMatching(/^Unknown option '--colour'\.\n/) });

  const made = run("create", "--username", "meera.j", "--mobile", "98260 00009", "--email", "meera@mandap.example");
  expect(made).toMatchObject({ status: 0, out: expect.stringMatching(/^The admin meera\.j has been made\.\nPassword: \S{14}\n/) });
  expect(run("create", "--username", "Meera.J")).toMatchObject({ status: 0, out: "meera.j is an admin now. Password, mobile and e-mail are as they were." });
  expect(run("create", "--username", "second")).toMatchObject({ status: 1, err: "Valid mobile number is required" });

  const database = await openDatabase({ databaseUrl: null, dataDir });
  try {
    const { rows } = await database.db.$client.query("SELECT username, role, mobile FROM users");
    expect(rows).toEqual([{ username: "meera.j", role: "admin", mobile: "+919826000009" }]);
    expect(run("create", "--username", "third", "--mobile", "9826000008")).toMatchObject({ status: 1, err: expect.stringContaining("Stop the site, run this command again") });
  } finally {
    await database.close();
  }
});
