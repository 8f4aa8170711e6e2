// @engine both
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { create, extract } from "tar";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registered } from "../../src/features/volunteers/volunteer-test-kit.server.ts";
import type { Manifest } from "../../src/platform/backup/backup-format.server.ts";
import { makeBackup } from "../../src/platform/backup/make-backup.server.ts";
import { restoreBackup } from "../../src/platform/backup/restore-backup.server.ts";
import { everything } from "../support/everything.ts";
import { loseNextCommit } from "../support/lost-commit.ts";
import { startTestSite, type TestSite } from "../support/test-app.ts";

const dir = mkdtempSync(join(tmpdir(), "mandap-restore-"));
const backup = join(dir, "source.tar.gz");
let source: TestSite;
let target: TestSite;
let before: Record<string, unknown>;
beforeAll(async () => {
  source = await startTestSite();
  await registered(source, "from.backup", {}, { gallery: 1 });
  await source.deps.jobs.idle(30_000);
  const { sendMailJob } = await import("../../src/features/notifications/notification-jobs.server.ts");
  const later = (site: TestSite, messageId: string) =>
    site.deps.jobs.enqueue(
      site.deps.db,
      sendMailJob,
      {
        messageId,
        to: "asha@mail.example",
        subject: "Later",
        content: { title: "Later", greeting: "Namaste", paragraphs: ["Text"] },
      },
      { startAfterSeconds: 86_400 },
    );
  await later(source, "of-backup");
  await makeBackup(source.deps, backup);
  target = await startTestSite();
  await registered(target, "was.before", {}, { gallery: 2 });
  await target.deps.jobs.idle(30_000);
  await later(target, "of-before");
  before = await everything(target);
  expect(Object.keys(before).filter((name) => name.endsWith("webp")).length).toBeGreaterThan(3);
});
afterAll(async () => {
  await source?.close();
  await target?.close();
  rmSync(dir, { recursive: true, force: true });
});

const waiting = async ({ deps }: TestSite) =>
  (
    await deps.database.pool.query(
      "SELECT data->>'messageId' AS id FROM pgboss.job WHERE name = 'send-mail' AND state = 'created'",
    )
  ).rows as { id: string }[];
const place = () => ({ database: target.deps.database, media: target.deps.media });

/** All that was there before is there, and nothing else; the site goes on with it. */
async function isAsBefore(): Promise<void> {
  expect(await everything(target)).toEqual(before);
  expect(await waiting(target)).toEqual([{ id: "of-before" }]);
  expect((await target.call("GET", "/api/volunteers/username/was.before")).status).toBe(200);
  expect(readdirSync(join(target.dataDir, "tmp"))).toEqual([]);
}

/** The same backup with other lines in one file, and checksums that say that it is whole. */
async function altered(name: string, path: string, change: (lines: string) => string): Promise<string> {
  const folder = join(dir, name);
  mkdirSync(folder);
  await extract({ file: backup, cwd: folder });
  const text = change(readFileSync(join(folder, path), "utf8"));
  writeFileSync(join(folder, path), text);
  const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as Manifest;
  const entry = { path, bytes: Buffer.byteLength(text), sha256: createHash("sha256").update(text).digest("hex") };
  writeFileSync(
    join(folder, "manifest.json"),
    JSON.stringify({ ...manifest, entries: manifest.entries.map((one) => (one.path === path ? entry : one)) }),
  );
  await create({ gzip: true, file: `${folder}.tar.gz`, cwd: folder }, readdirSync(folder));
  return `${folder}.tar.gz`;
}

test.each([
  [
    "a row that the schema refuses",
    "tables/users.ndjson",
    (lines: string) => lines.replace(/"role":"[a-z]+"/, '"role":"emperor"'),
    /users_role|check constraint/,
  ],
  [
    "a row that is missing",
    "tables/media.ndjson",
    (lines: string) => lines.split("\n").slice(1).join("\n"),
    /media has 1 rows after the restore, and 2 in the backup/,
  ],
  [
    "work that cannot be queued",
    "jobs.ndjson",
    (lines: string) => lines.replace(/"id":"[^"]+"/, '"id":"no id"'),
    /uuid/,
  ],
])("a backup with %s leaves everything that was there", async (name, path, change, message) => {
  await expect(restoreBackup(place(), await altered(name, path, change), { force: true })).rejects.toThrow(message);
  await isAsBefore();
});

test("photos that cannot be stored leave everything that was there", async () => {
  let published = 0;
  const { media } = target.deps;
  const failing = {
    ...media,
    publish: async (...given: Parameters<typeof media.publish>) => {
      if (++published > 3) throw Object.assign(new Error("no space left"), { code: "ENOSPC" });
      await media.publish(...given);
    },
  };
  await expect(restoreBackup({ ...place(), media: failing }, backup, { force: true })).rejects.toThrow("no space left");
  expect(published).toBe(4);
  await isAsBefore();
});

test("when the very end is not answered, the photos of both are there, and it can be restored again", async () => {
  const lost = loseNextCommit(target.deps.database);
  await expect(restoreBackup(place(), backup, { force: true })).rejects.toThrow(
    "either everything is restored, or nothing",
  );
  expect(lost()).toBe(true);
  const both = await everything(target);
  for (const photo of Object.keys(before).filter((name) => name.endsWith("webp")))
    expect(both[photo], photo).toBe(before[photo]);
  expect(both).toMatchObject(await everything(source));

  const stuck = { ...target.deps.media, remove: async () => Promise.reject(new Error("The store is away.")) };
  await expect(restoreBackup({ ...place(), media: stuck }, backup, { force: true })).rejects.toThrow(
    "Everything is restored, but some photos",
  );
  await restoreBackup(place(), backup, { force: true });
  expect(await everything(target)).toEqual(await everything(source));
  expect(await waiting(target)).toEqual([{ id: "of-backup" }]);
});
