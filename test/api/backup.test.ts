// @engine both
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { everything } from "../support/everything.ts";
import { startTestSite, type TestSite } from "../support/test-app.ts";
import { formOf, person } from "../../src/features/volunteers/volunteer-test-kit.server.ts";
import { filesAreHeld, holdingFiles } from "../../src/platform/backup/hold-files.server.ts";
import { makeBackup } from "../../src/platform/backup/make-backup.server.ts";
import { restoreBackup } from "../../src/platform/backup/restore-backup.server.ts";

const dir = mkdtempSync(join(tmpdir(), "mandap-backup-"));
const file = join(dir, "all.tar.gz");
let site: TestSite;
let empty: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  empty = await startTestSite();
  const asha = await person(site, "kept.asha");
  const answer = await site.call("POST", "/api/volunteers/add", {
    cookie: asha.cookie,
    form: await formOf({}, { gallery: 2 }),
  });
  expect(answer.status).toBe(201);
  await site.call("POST", "/api/ratings/volunteer/kept.asha", {
    cookie: (await person(site, "kept.ravi")).cookie,
    body: { stars: 4, comment: 'शाबाश! "quoted", back\\slash,\nand a new line' },
  });
  await site.deps.jobs.idle(30_000);
  // Something that is still to be done, tomorrow.
  const { sendMailJob } = await import("../../src/features/notifications/notification-jobs.server.ts");
  await site.deps.jobs.enqueue(
    site.deps.db,
    sendMailJob,
    {
      messageId: "later",
      to: "ravi@mail.example",
      subject: "Later",
      content: { title: "Later", greeting: "Namaste", paragraphs: ["Text"] },
    },
    { startAfterSeconds: 86_400 },
  );
});
afterAll(async () => {
  await site?.close();
  await empty?.close();
  rmSync(dir, { recursive: true, force: true });
});

test("a backup of the running site, restored into an empty place, is the same in every table and file", async () => {
  const report = await makeBackup(site.deps, file);
  expect(report).toMatchObject({ file, jobs: 1 });
  expect(report.files).toBeGreaterThan(6);
  const before = await everything(site);
  const restored = await restoreBackup({ database: empty.deps.database, media: empty.deps.media }, file);
  expect(restored).toMatchObject({ rows: report.rows, files: report.files, tables: report.tables, jobs: 1 });
  expect(await everything(empty)).toEqual(before);
  const { rows } = await empty.deps.database.pool.query(
    "SELECT name, data->>'messageId' AS id, start_after > now() + interval '20 hours' AS later FROM pgboss.job WHERE state = 'created' AND name = 'send-mail'",
  );
  expect(rows).toEqual([{ name: "send-mail", id: "later", later: true }]);
  // What the schema holds is awake again.
  await expect(empty.deps.database.pool.query("DELETE FROM audit_log")).rejects.toMatchObject({ code: "42501" });
  await expect(
    empty.deps.database.pool.query(
      "INSERT INTO reviews (id, listing_id, stars, comment) SELECT gen_random_uuid(), id, 9, '' FROM listings",
    ),
  ).rejects.toMatchObject({ code: "23514" });
  expect(
    (
      await site.deps.database.pool.query(
        "SELECT details->>'files' AS files FROM audit_log WHERE action = 'backup.made'",
      )
    ).rows,
  ).toEqual([{ files: String(report.files) }]);
});

test("is not restored over anything, unless that is said", async () => {
  const place = { database: empty.deps.database, media: empty.deps.media };
  await expect(restoreBackup(place, file)).rejects.toThrow("There are people in this database already.");
  await empty.deps.database.pool.query("DELETE FROM users");
  await expect(restoreBackup(place, file)).rejects.toThrow(/already/);
  await restoreBackup(place, file, { force: true });
  expect((await empty.deps.database.pool.query("SELECT username FROM users ORDER BY 1")).rows).toEqual([
    { username: "kept.asha" },
    { username: "kept.ravi" },
  ]);
});

describe("a backup that is not whole changes nothing", () => {
  const damaged = (name: string, change: (bytes: Buffer) => Buffer) => {
    const path = join(dir, name);
    writeFileSync(path, change(readFileSync(file)));
    return path;
  };
  test.each([
    ["cut short", (bytes: Buffer) => bytes.subarray(0, bytes.length / 2), /cannot be read|ends early|lacks/],
    ["no backup at all", () => Buffer.from("hello"), /cannot be read|ends early/],
    [
      "a changed row",
      (bytes: Buffer) =>
        gzipSync(Buffer.from(gunzipSync(bytes).toString("latin1").replace("kept.asha", "kept.evil"), "latin1")),
      /not as it was written/,
    ],
  ])("%s", async (name, change, message) => {
    await expect(
      restoreBackup({ database: empty.deps.database, media: empty.deps.media }, damaged(`${name}.tar.gz`, change), {
        force: true,
      }),
    ).rejects.toThrow(message);
    expect((await empty.deps.database.pool.query("SELECT count(*)::int AS n FROM users")).rows).toEqual([{ n: 2 }]);
  });
});

test("a new backup in a folder takes the old ones away, and only once it is whole", async () => {
  const folder = join(dir, "kept");
  const old = join(folder, "mandap-2020-01-01T02-20-00-000Z.tar.gz");
  mkdirSync(folder);
  for (const path of [old, join(folder, "mine.tar.gz")]) writeFileSync(path, "");
  const failing = {
    ...site.deps,
    media: {
      ...site.deps.media,
      list: () => {
        throw new Error("The store is away.");
      },
    },
  };
  await expect(makeBackup(failing, folder)).rejects.toThrow("The store is away.");
  expect(existsSync(old)).toBe(true);
  const report = await makeBackup(site.deps, folder);
  expect(report.removed).toBe(1);
  expect(readdirSync(folder).sort()).toEqual([report.file.slice(folder.length + 1), "mine.tar.gz"]);
});

test("a folder that is not there is made, and the next backup overwrites nothing", async () => {
  const folder = join(dir, "not-yet");
  const files = [(await makeBackup(site.deps, folder)).file, (await makeBackup(site.deps, folder)).file];
  expect(
    readdirSync(folder)
      .map((name) => join(folder, name))
      .sort(),
  ).toEqual(files);
});

test("a backup that cannot be written holds no photo any longer", async () => {
  const nowhere = join(dir, "unwritable.tar.gz");
  symlinkSync(join(dir, "no-such-folder/file"), `${nowhere}.part`);
  await expect(makeBackup(site.deps, nowhere)).rejects.toThrow("ENOENT");
  expect(await filesAreHeld(site.deps.database)).toBe(false);
  expect(readdirSync(join(site.dataDir, "tmp"))).toEqual([]);
});

test("photos stay where they are while a backup copies them", async () => {
  expect(await filesAreHeld(site.deps.database)).toBe(false);
  const held = await holdingFiles(site.deps.database, () => filesAreHeld(site.deps.database));
  expect([held, await filesAreHeld(site.deps.database)]).toEqual([true, false]);
});
