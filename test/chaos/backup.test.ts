// @suite full
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectRoot } from "../../src/platform/root.server.ts";
import { startPostgres, type PostgresServer } from "../support/postgres-server.ts";
import { chaosSite, type ChaosSite } from "./chaos-site.ts";
import { makeCast, withDeps } from "./chaos-people.ts";
import { drive } from "./drive.ts";
import { reconcile } from "./reconcile.ts";
import { photo, sharesOf, submissionsOf } from "./submissions.ts";

const dir = mkdtempSync(join(tmpdir(), "mandap-backups-"));
const COUNT = 60;
let postgres: PostgresServer;
let site: ChaosSite;
let other: ChaosSite;
beforeAll(async () => {
  postgres = await startPostgres();
  const admin = new pg.Client({ connectionString: postgres.url("postgres") });
  await admin.connect();
  await admin.query("CREATE DATABASE other");
  await admin.end();
  site = await chaosSite({ LIMIT_ENQUIRIES_PER_ADDRESS: "100000" });
  other = await chaosSite({ DATABASE_URL: postgres.url("other") });
});
afterAll(async () => {
  await site?.kill();
  site?.remove();
  other?.remove();
  await postgres?.stop();
  rmSync(dir, { recursive: true, force: true });
});

const run = promisify(execFile);
async function command(env: Record<string, string>, ...args: string[]): Promise<{ status: number; text: string }> {
  try {
    const { stdout } = await run(process.execPath, ["src/app/backup-cli.ts", ...args], {
      cwd: projectRoot,
      env: { PATH: process.env.PATH, ...env },
    });
    return { status: 0, text: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { status: code, text: stderr };
  }
}

test("the commands: a backup while submissions arrive, restored into PostgreSQL, and back into another embedded engine", async () => {
  const cast = await makeCast(site.env, {
    registrations: sharesOf(COUNT).registration,
    reviews: sharesOf(COUNT).review,
  });
  const submissions = submissionsOf(COUNT, cast, await photo(), 0);
  await site.start();
  const driving = drive(site, submissions, { crashAt: [], crash: async () => {}, deadlineMs: 60_000 });
  const during = join(dir, "during.tar.gz");
  expect(await command(site.env, "backup", "--to", during)).toMatchObject({
    status: 0,
    text: expect.stringMatching(/\d+ tables with \d+ rows/),
  });
  expect(statSync(during).mode & 0o777).toBe(0o600);
  await driving;

  // In the middle of everything it is of one moment: every rating is that of its reviews, every photo has its files.
  expect((await command(other.env, "restore", during)).text).toMatch(/^Restored as of 20/);
  await withDeps(other.env, async (deps) => expect((await reconcile(deps, [])).slice(0, 5)).toEqual([]));

  // The site runs: the embedded engine lets nobody else in.
  expect(await command(site.env, "restore", during, "--force")).toMatchObject({
    status: 1,
    text: expect.stringContaining("stop it first"),
  });
  const after = join(dir, "after.tar.gz");
  expect((await command(site.env, "backup", "--to", after)).status).toBe(0);
  expect(await command(other.env, "restore", after)).toMatchObject({
    status: 1,
    text: expect.stringContaining("add --force"),
  });
  expect((await command(other.env, "restore", after, "--force")).status).toBe(0);
  await withDeps(other.env, async (deps) => expect((await reconcile(deps, submissions)).slice(0, 5)).toEqual([]));

  // And home again, from PostgreSQL into an empty folder.
  const home = join(dir, "home.tar.gz");
  expect((await command(other.env, "backup", "--to", home)).status).toBe(0);
  const env = { ...site.env, DATA_DIR: join(dir, "data") };
  expect((await command(env, "restore", home)).text).toMatch(/^Restored as of 20/);
  await withDeps(env, async (deps) => expect((await reconcile(deps, submissions)).slice(0, 5)).toEqual([]));
  expect(existsSync(join(dir, "data/tmp")) ? (await import("node:fs")).readdirSync(join(dir, "data/tmp")) : []).toEqual(
    [],
  );
});
