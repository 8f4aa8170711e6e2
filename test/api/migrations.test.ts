// @engine both
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { appliedMigrations, readJournal } from "../../src/platform/backup/table-facts.server.ts";
import { areaJob } from "../../src/features/enquiries/enquiry-jobs.server.ts";
import { sendMailJob } from "../../src/features/notifications/notification-jobs.server.ts";
import { testPerson, testVolunteer } from "../../src/features/notifications/people-test-kit.server.ts";
import { restoreBackup } from "../../src/platform/backup/restore-backup.server.ts";
import { BoundedPool } from "../../src/platform/database/bounded-pool.server.ts";
import { migrateDatabase } from "../../src/platform/database/database.server.ts";
import { projectRoot } from "../../src/platform/root.server.ts";
import { startTestSite, type TestSite } from "../support/test-app.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site?.close());

const sql = async (text: string) => (await site.deps.database.pool.query(text)).rows as Record<string, unknown>[];

test("a migration that fails halfway leaves nothing of itself nor of those before it, and can be run again", async () => {
  const folder = mkdtempSync(join(tmpdir(), "mandap-migrations-"));
  cpSync(join(projectRoot, "migrations"), folder, { recursive: true });
  const journal = readJournal();
  const last = Math.max(...journal.entries.map(({ when }) => when));
  const entries = [
    ...journal.entries,
    { idx: 98, version: "7", when: last + 1, tag: "0098_good", breakpoints: true },
    { idx: 99, version: "7", when: last + 2, tag: "0099_bad", breakpoints: true },
  ];
  writeFileSync(join(folder, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
  writeFileSync(join(folder, "0098_good.sql"), "CREATE TABLE half_done (n int);");
  writeFileSync(
    join(folder, "0099_bad.sql"),
    "INSERT INTO half_done VALUES (1);\n--> statement-breakpoint\nINSERT INTO nowhere VALUES (1);",
  );
  await expect(migrateDatabase(site.deps.database.pool, folder)).rejects.toThrow();
  expect(await sql("SELECT to_regclass('half_done') AS left")).toEqual([{ left: null }]);
  expect(await appliedMigrations(site.deps.database.pool)).toEqual(journal.entries.map(({ tag }) => tag));
  writeFileSync(join(folder, "0099_bad.sql"), "INSERT INTO half_done VALUES (1);");
  await Promise.all([
    migrateDatabase(site.deps.database.pool, folder),
    migrateDatabase(site.deps.database.pool, folder),
  ]);
  expect(await sql("SELECT n FROM half_done")).toEqual([{ n: 1 }]);
  await sql(
    "DROP TABLE half_done; DELETE FROM drizzle.__drizzle_migrations WHERE created_at > (SELECT max(created_at) - 2 FROM drizzle.__drizzle_migrations)",
  );
  rmSync(folder, { recursive: true, force: true });
});

test("a migration takes longer than any statement of a request may", async () => {
  const { pool, engine } = site.deps.database;
  const folder = mkdtempSync(join(tmpdir(), "mandap-slow-migration-"));
  cpSync(join(projectRoot, "migrations"), folder, { recursive: true });
  const journal = readJournal();
  const last = Math.max(...journal.entries.map(({ when }) => when));
  writeFileSync(
    join(folder, "meta/_journal.json"),
    JSON.stringify({
      ...journal,
      entries: [...journal.entries, { idx: 98, version: "7", when: last + 1, tag: "0098_slow", breakpoints: true }],
    }),
  );
  writeFileSync(
    join(folder, "0098_slow.sql"),
    "CREATE TABLE slow (n int);\n--> statement-breakpoint\nSELECT pg_sleep(0.5);",
  );
  // The embedded engine has no such limits.
  const hasty =
    engine === "postgres" ? new BoundedPool({ ...pool.options, statement_timeout: 250, silenceMs: 250 }) : pool;
  await migrateDatabase(hasty, folder);
  expect(await sql("SELECT n FROM slow")).toEqual([]);
  await sql(
    "DROP TABLE slow; DELETE FROM drizzle.__drizzle_migrations WHERE created_at > (SELECT max(created_at) - 1 FROM drizzle.__drizzle_migrations)",
  );
  if (hasty !== pool) await hasty.end();
  rmSync(folder, { recursive: true, force: true });
});

test("of messages that waited when they learned to say whom they are about, it is known", async () => {
  const owner = await testPerson(site.deps);
  const listing = { ...(await testVolunteer(site.deps, owner)), owner: owner.id };
  const [enquiry] = await sql(
    "INSERT INTO enquiries (id, number, kind, name, phone) VALUES (gen_random_uuid(), 'MD-7K3Q-9ZXA', 'contact', 'Ravi', '+919811122233') RETURNING id, number",
  );
  const [line] = (
    await site.deps.database.pool.query(
      "INSERT INTO audit_log (id, action, subject_type, subject_id) VALUES (gen_random_uuid(), 'listing.approve', 'listing', $1) RETURNING id",
      [listing.id],
    )
  ).rows as { id: string }[];
  const expected: Record<string, unknown[]> = {
    [`enquiry-${String(enquiry!.number)}-sender`]: [enquiry!.id],
    [`enquiry-${String(enquiry!.number)}-area-${listing.owner}`]: [enquiry!.id, listing.owner],
    [`account-closed-${listing.owner}-17`]: [listing.owner],
    [`listing-${line!.id}`]: [listing.id, listing.owner],
    "another-mail": [],
  };
  const mail = (messageId: string) => ({
    messageId,
    to: "x@mail.example",
    subject: "S",
    content: { title: "T", greeting: "G", paragraphs: [] },
  });
  for (const messageId of Object.keys(expected))
    await site.deps.jobs.enqueue(site.deps.db, sendMailJob, mail(messageId), { startAfterSeconds: 86_400 });
  await site.deps.jobs.enqueue(
    site.deps.db,
    areaJob,
    { enquiryId: String(enquiry!.id) },
    { startAfterSeconds: 86_400 },
  );
  const [statement] = /^DO \$\$.*?^END \$\$;/ms.exec(
    readFileSync(join(projectRoot, "migrations/0006_erase_by_reference.sql"), "utf8"),
  )!;
  await sql(statement);
  expect(await sql("SELECT data->'about' AS about FROM pgboss.job WHERE name = 'enquiry-area'")).toEqual([
    { about: [enquiry!.id] },
  ]);
  for (const [messageId, about] of Object.entries(expected)) {
    const { rows } = await site.deps.database.pool.query<{ about: string[] | null }>(
      "SELECT data->'about' AS about FROM pgboss.job WHERE data->>'messageId' = $1",
      [messageId],
    );
    expect([...(rows[0]!.about ?? [])].sort(), messageId).toEqual([...about].sort());
  }
});

test("the demo data of the version before come up to date with every row, and are served", async () => {
  const report = await restoreBackup(
    { database: site.deps.database, media: site.deps.media },
    join(projectRoot, "test/fixtures/backup-0001.tar.gz"),
    { force: true },
  );
  expect(report).toMatchObject({ rows: 3904, files: 0 });
  expect(await appliedMigrations(site.deps.database.pool)).toEqual(readJournal().entries.map(({ tag }) => tag));
  const counts = await sql(
    "SELECT (SELECT count(*)::int FROM users) AS users, (SELECT count(*)::int FROM listings) AS listings, (SELECT count(*)::int FROM reviews) AS reviews, (SELECT count(*)::int FROM enquiries) AS enquiries, (SELECT count(*)::int FROM media) AS media",
  );
  expect(counts).toEqual([{ users: 420, listings: 245, reviews: 309, enquiries: 251, media: 1246 }]);
  // Whoever signed up before is told once that the e-mail waits for its proof, which speaks of nobody else.
  expect(
    await sql("SELECT count(*)::int AS told FROM notifications WHERE kind = 'email-unproven' AND about = '{}'"),
  ).toEqual([{ told: 420 }]);
  // Whom a notification speaks of is known of those of before, too; of reviews in these data some authors have no account.
  const nobody =
    "kind = 'review-received' AND NOT EXISTS (SELECT 1 FROM users WHERE username = split_part(body, ': ', 1))";
  expect(
    await sql(
      `SELECT kind, bool_or(about <> '{}') AS some, count(*) FILTER (WHERE about = '{}' AND NOT (${nobody}))::int AS unknown FROM notifications WHERE kind <> 'email-unproven' GROUP BY kind ORDER BY kind`,
    ),
  ).toEqual(
    ["area-enquiry", "enquiry-moved", "enquiry-received", "review-received"].map((kind) => ({
      kind,
      some: true,
      unknown: 0,
    })),
  );
  expect(
    await sql(
      "SELECT n.kind FROM notifications n JOIN enquiries e ON e.id = n.about[1] WHERE n.kind LIKE 'enquiry-%' AND n.user_id NOT IN (e.sender_id, e.recipient_id)",
    ),
  ).toEqual([]);
  const list = await site.call<unknown[] | { volunteers?: { userId: { username: string } }[] }>(
    "GET",
    "/api/volunteers/fetch?limit=5",
  );
  expect(list.status).toBe(200);
  const [first] = (await sql(
    "SELECT slug, title FROM listings WHERE category = 'volunteers' AND status = 'approved' ORDER BY id LIMIT 1",
  )) as { slug: string; title: string }[];
  expect((await site.call("GET", `/api/volunteers/username/${first!.slug}`)).status).toBe(200);
  expect((await site.call("GET", `/api/volunteers/fetch?q=${encodeURIComponent(first!.title)}&limit=5`)).status).toBe(
    200,
  );
});

test("migrations only go forward: nothing that was released is changed", () => {
  const { entries } = readJournal();
  expect(entries.map(({ idx }) => idx)).toEqual(entries.map(({ idx }) => idx).sort((a, b) => a - b));
  for (const { tag } of entries.slice(2))
    expect(readFileSync(join(projectRoot, "migrations", `${tag}.sql`), "utf8"), tag).not.toMatch(/^\s*-- *down/im);
});
