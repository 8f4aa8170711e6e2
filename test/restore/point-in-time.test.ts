import { execFile, execFileSync } from "node:child_process";
import { chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectRoot } from "../../src/platform/root.server.ts";
import { chaosSite, type ChaosSite } from "../chaos/chaos-site.ts";
import { makeCast, withDeps } from "../chaos/chaos-people.ts";
import { drive } from "../chaos/drive.ts";
import { reconcile } from "../chaos/reconcile.ts";
import { photo, sharesOf, submissionsOf, type Submission } from "../chaos/submissions.ts";
import { changedConfig } from "../support/changed-config.ts";
import { serverUser, startPostgres, type PostgresServer } from "../support/postgres-server.ts";
import { until } from "../support/served-site.ts";
import { tableDigests } from "../support/table-digests.ts";

// What deploy/ has for the backups of a large site, as an operator puts it there but for folders and port: a disaster,
// the loss of the machine, and everything as it was in the second before.

const MANY = "1000000";
const dir = mkdtempSync(join(tmpdir(), "mandap-restore-"));
const config = join(dir, "pgbackrest.conf");
const data = join(dir, "pg", "data");
const copy = join(dir, "photos");
const user = serverUser();
const run = promisify(execFile);
let server: PostgresServer;
let site: ChaosSite;

/** pgBackRest as the user that PostgreSQL runs as. @returns what it says, and the seconds that it took */
async function pgbackrest(...args: string[]): Promise<{ said: string; seconds: number }> {
  const startedAt = performance.now();
  const { stdout } = await run("pgbackrest", [`--config=${config}`, "--stanza=mandap", ...args], {
    cwd: dir,
    ...user,
  });
  return { said: stdout, seconds: (performance.now() - startedAt) / 1000 };
}

const photos = (what: "keep" | "bring-back", from: string, to: string) =>
  execFileSync(join(projectRoot, "deploy/copy-photos.sh"), [what, from, to], { stdio: "pipe" });

async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: server.url("kept") });
  await client.connect();
  return client;
}

/** The settings of deploy/postgresql-archive.conf, led to our configuration of pgBackRest. */
function archiveSettings(): Record<string, string> {
  const text = changedConfig("postgresql-archive.conf", [["pgbackrest --", `pgbackrest --config=${config} --`]]);
  return Object.fromEntries(
    [...text.matchAll(/^(\w+) = (.*)$/gm)].map(([, name, value]) => [name!, value!.replace(/^'(.*)'$/, "$1")]),
  );
}

beforeAll(async () => {
  for (const name of ["pg", "repo", "spool", "lock", "log"]) mkdirSync(join(dir, name));
  if (user)
    for (const name of ["", "pg", "repo", "spool", "lock", "log"]) chownSync(join(dir, name), user.uid, user.gid);
  server = await startPostgres(archiveSettings(), join(dir, "pg"));
  writeFileSync(
    config,
    changedConfig("pgbackrest.conf", [
      ["=/var/lib/pgbackrest", `=${join(dir, "repo")}`],
      ["=/var/spool/pgbackrest", `=${join(dir, "spool")}`],
      ["=/tmp/pgbackrest", `=${join(dir, "lock")}`],
      ["=/var/log/pgbackrest", `=${join(dir, "log")}`],
      ["=CHANGE-ME", "=words-of-a-test-alone"],
      ["=/var/lib/postgresql/15/main", `=${data}`],
      ["=/var/run/postgresql", `=${join(dir, "pg")}`],
      ["pg1-port=5432", `pg1-port=${new URL(server.url("postgres")).port}`],
      ["pg1-user=postgres", "pg1-user=mandap"],
    ]),
  );
  const admin = new pg.Client({ connectionString: server.url("postgres") });
  await admin.connect();
  await admin.query("CREATE DATABASE kept");
  await admin.end();
  site = await chaosSite({
    DATABASE_URL: server.url("kept"),
    LIMIT_ENQUIRIES_PER_ADDRESS: MANY,
    LIMIT_ENQUIRIES_PER_LISTING: MANY,
    LIMIT_REVIEWS_PER_PERSON: MANY,
  });
});
afterAll(async () => {
  await site?.kill();
  site?.remove();
  await server?.stop();
  rmSync(dir, { recursive: true, force: true });
});

/** Every table once nothing changes any more: the same before and after a second, which lies between. */
async function atRest(client: pg.Client): Promise<{ at: string; tables: Record<string, string> }> {
  return until(
    "the site to have nothing to do",
    async () => {
      const before = await tableDigests(client);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      const after = await tableDigests(client);
      return JSON.stringify(before.tables) === JSON.stringify(after.tables) ? after : null;
    },
    90_000,
  );
}

test("a full and an incremental backup while people write, the machine lost: every table as it was in the second before the disaster", async () => {
  const [picture, wave] = [await photo(), 90];
  const { registration, review } = sharesOf(wave);
  const reviewers = Math.ceil(review / 20);
  const cast = await makeCast(site.env, { registrations: registration * 4, reviews: reviewers * 20 * 4 });
  // Each wave has people of its own: one reviews and registers once.
  const waves = Array.from({ length: 4 }, (_, n) => {
    const own = { newcomers: cast.newcomers.slice(n * registration), reviewers: cast.reviewers.slice(n * reviewers) };
    return submissionsOf(wave, { ...cast, ...own }, picture, n);
  });
  await site.start();
  const send = (list: Submission[]) => drive(site, list, { crashAt: [], crash: async () => {}, deadlineMs: 60_000 });

  await pgbackrest("stanza-create");
  await pgbackrest("check");
  const first = send(waves[0]!);
  const full = await pgbackrest("--type=full", "backup");
  await first;
  const second = send(waves[1]!);
  const incremental = await pgbackrest("--type=incr", "backup");
  await second;
  photos("keep", join(site.dataDir, "media"), copy);
  // What comes after every backup is in the write-ahead log alone.
  await send(waves[2]!);
  let client = await connected();
  const before = await atRest(client);
  photos("keep", join(site.dataDir, "media"), copy);

  // The doctor knows how old all this is.
  const { stdout } = await run(process.execPath, ["src/app/doctor/doctor-cli.ts", "--json"], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, PGBACKREST_CONFIG: config, ...site.env },
  }).catch((error: { stdout: string }) => error);
  const findings = JSON.parse(stdout) as { about: string; verdict: string; says: string }[];
  expect(findings.filter(({ about }) => about === "archive").map(({ verdict, says }) => `${verdict}: ${says}`)).toEqual(
    [
      expect.stringMatching(/^ok: The write-ahead log is archived, last \d+ seconds ago\.$/),
      "ok: The newest backup by pgBackRest is 0 hours old, the newest full one 0 hours.",
    ],
  );

  // People go on, a photo goes by the way, and a hand slips.
  await send(waves[3]!);
  const { rows } = await client.query<{ id: string }>("SELECT id FROM media LIMIT 1");
  const media = readdirSync(join(site.dataDir, "media"), { recursive: true, encoding: "utf8" });
  for (const name of media.filter((one) => one.includes(rows[0]!.id))) rmSync(join(site.dataDir, "media", name));
  await client.query("TRUNCATE listings CASCADE");
  photos("keep", join(site.dataDir, "media"), copy);
  await client.query("SELECT pg_switch_wal()");
  await until(
    "the archive to have it",
    async () =>
      (await client.query("SELECT 1 FROM pg_stat_archiver WHERE last_archived_time > now() - interval '1 second'"))
        .rowCount,
    60_000,
  );
  await client.end();
  await site.kill();
  await server.crash();
  rmSync(data, { recursive: true });
  rmSync(join(site.dataDir, "media"), { recursive: true });
  mkdirSync(data, { mode: 0o700 });
  if (user) chownSync(data, user.uid, user.gid);

  const restore = await pgbackrest("--type=time", `--target=${before.at}`, "--target-action=promote", "restore");
  const replayFrom = performance.now();
  await server.start();
  client = await connected();
  await until(
    "the end of the replay",
    async () => (await client.query("SELECT 1 WHERE NOT pg_is_in_recovery()")).rowCount,
    60_000,
  );
  const replay = (performance.now() - replayFrom) / 1000;
  const after = await tableDigests(client);
  expect(after.tables).toEqual(before.tables);
  expect(Object.keys(after.tables).length).toBeGreaterThan(60);
  photos("bring-back", copy, join(site.dataDir, "media"));
  await withDeps(site.env, async (deps) =>
    expect((await reconcile(deps, waves.slice(0, 3).flat())).slice(0, 5)).toEqual([]),
  );

  // And it is a site again, which takes what was sent after that second once more.
  await site.start();
  await send(waves[3]!);
  await withDeps(site.env, async (deps) => expect((await reconcile(deps, waves.flat())).slice(0, 5)).toEqual([]));
  await pgbackrest("--type=incr", "backup");
  const size = (await client.query<{ size: string }>("SELECT pg_size_pretty(pg_database_size('kept')) AS size"))
    .rows[0]!.size;
  await client.end();
  process.stdout.write(
    `${size}: full backup ${full.seconds.toFixed(1)} s, incremental ${incremental.seconds.toFixed(1)} s, restore ${restore.seconds.toFixed(1)} s, replay ${replay.toFixed(1)} s; ${Object.keys(after.tables).length} tables compared as of ${before.at}\n`,
  );
});

test("copies of photos that have gone are kept for 29 days, and an empty store takes none along", () => {
  const [media, kept] = [join(dir, "m"), join(dir, "k")];
  mkdirSync(media);
  for (const name of ["a", "b"]) writeFileSync(join(media, name), name);
  photos("keep", media, kept);
  rmSync(join(media, "a"));
  photos("keep", media, kept);
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  for (const ago of [28, 31]) cpSync(join(kept, "now"), join(kept, "gone", day(ago)), { recursive: true });
  utimesSync(join(kept, "gone", day(28)), 0, 0);
  photos("keep", media, kept);
  const [oldest, ...rest] = readdirSync(join(kept, "gone")).sort();
  expect([oldest, rest.length]).toEqual([day(28), 1]);
  rmSync(media, { recursive: true });
  photos("bring-back", kept, media);
  expect(readdirSync(media).sort()).toEqual(["a", "b"]);
  rmSync(media, { recursive: true });
  expect(() => photos("keep", media, kept)).toThrow(/no photos/);
  expect(readdirSync(join(kept, "now"))).toEqual(["b"]);
});
