import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { startS3 } from "../../test/support/s3-server.ts";
import { openDatabase } from "../platform/database/database.server.ts";

const dataDir = mkdtempSync(join(tmpdir(), "mandap-admin-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function run(...args: string[]) {
  const { DATABASE_URL: _none, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["src/app/admin-cli.ts", ...args], {
    env: { ...env, DATA_DIR: dataDir },
    encoding: "utf8",
  });
  return { status, out: stdout.trim(), err: stderr.trim() };
}

/** While a server of this process has to answer it. */
async function runAsync(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, ["src/app/admin-cli.ts", ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env },
  });
  const [out, err, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { status: status as number, out: out.trim(), err: err.trim() };
}

test(
  "the command makes an admin, promotes one that exists, and says what is wrong in a sentence",
  { timeout: 300_000 },
  async () => {
    expect(run("--help").out).toContain("--username");
    expect(run("destroy")).toMatchObject({
      status: 1,
      err: expect.stringContaining("There are two commands, 'create' and 'move-media'"),
    });
    expect(run("create", "--colour", "red")).toMatchObject({
      status: 1,
      err: expect.stringMatching(/^Unknown option '--colour'\.\n/),
    });

    const made = run("create", "--username", "meera.j", "--mobile", "98260 00009", "--email", "meera@mandap.example");
    expect(made).toMatchObject({
      status: 0,
      out: expect.stringMatching(/^The admin meera\.j has been made\.\nPassword: \S{14}\n/),
    });
    expect(run("create", "--username", "Meera.J")).toMatchObject({
      status: 0,
      out: "meera.j is an admin now. Password, mobile and e-mail are as they were.",
    });
    expect(run("create", "--username", "second")).toMatchObject({ status: 1, err: "Valid mobile number is required" });

    const database = await openDatabase({ databaseUrl: null, dataDir });
    try {
      const { rows } = await database.db.$client.query("SELECT username, role, mobile FROM users");
      expect(rows).toEqual([{ username: "meera.j", role: "admin", mobile: "+919826000009" }]);
      expect(run("create", "--username", "third", "--mobile", "9826000008")).toMatchObject({
        status: 1,
        err: expect.stringContaining("Stop the site, run this command again"),
      });
    } finally {
      await database.close();
    }
  },
);

test("photos are moved to a bucket and back, and what is missing is said", { timeout: 300_000 }, async () => {
  expect(run("move-media")).toMatchObject({ status: 1, err: expect.stringContaining("--to s3 or --to disk") });
  expect(run("move-media", "--to", "s3")).toMatchObject({
    status: 1,
    err: expect.stringContaining("Please set S3_BUCKET"),
  });
  const s3 = await startS3();
  try {
    const file = join(dataDir, "media/volunteers/profile/57/01890a5d-ac96-774b-bcce-b302099a8057.webp");
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, "a photo");
    const moved = await runAsync(s3.env, "move-media", "--to", "s3", "--remove");
    expect(moved).toEqual({
      status: 0,
      out: "1 files copied (0.0 MB), 0 were there already.\n1 photos removed from where they came.",
      err: "",
    });
    expect(existsSync(file)).toBe(false);
    expect((await runAsync(s3.env, "move-media", "--to", "disk")).status).toBe(0);
    expect(readFileSync(file, "utf8")).toBe("a photo");
    s3.failure = () => "error";
    expect(await runAsync(s3.env, "move-media", "--to", "s3")).toMatchObject({
      status: 1,
      err: expect.stringMatching(
        /^The store of photos did not answer as it should: .+\nWhat was copied stays; run the command again to go on\.$/,
      ),
    });
  } finally {
    await s3.close();
  }
});
