// @engine both
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PLANNER_KINDS } from "../../src/domain/event-types.ts";
import { testPerson } from "../../src/features/notifications/people-test-kit.server.ts";
import { formOf, person, registered, smallPhoto } from "../../src/features/volunteers/volunteer-test-kit.server.ts";
import { isUndecided, isUnavailable } from "../../src/platform/database/sqlstate.server.ts";
import { transaction } from "../../src/platform/database/transaction.server.ts";
import { loseNextCommit } from "../support/lost-commit.ts";
import { startTestSite, type CallResult, type TestSite } from "../support/test-app.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site?.close());

const sql = async (text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query(text, values)).rows as Record<string, unknown>[];
const files = async (folder: string) =>
  (await readdir(join(site.dataDir, "media", folder), { recursive: true }).catch(() => [])).filter((name) =>
    name.endsWith(".webp"),
  );

/** Every photo that rows speak of has its file. */
async function allThere(folder: string, ids: readonly unknown[]): Promise<void> {
  const names = await files(folder);
  expect(ids.length).toBeGreaterThan(0);
  for (const id of ids)
    expect(
      names.filter((name) => name.endsWith(`${String(id)}.webp`)),
      String(id),
    ).toHaveLength(1);
}

function isBusy({ status, headers }: CallResult): void {
  expect(status).toBe(503);
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
}

test("a registration whose COMMIT nobody hears of answers 503 and keeps its photos; sent again it is answered, once", async () => {
  const asha = await person(site, "lost.asha");
  const send = async () =>
    site.call<{ volunteer?: { _id: string } }>("POST", "/api/volunteers/add", {
      cookie: asha.cookie,
      headers: { "idempotency-key": "lost-registration" },
      form: await formOf({}, { gallery: 2 }),
    });
  const lost = loseNextCommit(site.deps.database);
  isBusy(await send());
  expect(lost()).toBe(true);
  const photos = await sql(
    "SELECT m.id FROM media m JOIN listings l ON l.id = m.listing_id WHERE l.slug = 'lost.asha'",
  );
  expect(photos).toHaveLength(3);
  const again = await send();
  expect(again.status).toBe(201);
  expect(await sql("SELECT id FROM listings WHERE slug = 'lost.asha'")).toEqual([{ id: again.body.volunteer?._id }]);
  await allThere(
    "volunteers",
    photos.map(({ id }) => id),
  );
});

test("an edit whose COMMIT nobody hears of keeps its new photos", async () => {
  const { cookie, volunteer } = await registered(site, "lost.ravi", {}, { gallery: 1 });
  const form = new FormData();
  for (const [name, value] of (await formOf({ profileSummary: "Changed." })).entries()) form.append(name, value);
  const lost = loseNextCommit(site.deps.database);
  isBusy(await site.call("PUT", "/api/volunteers/username/lost.ravi", { cookie, form }));
  expect(lost()).toBe(true);
  await site.deps.jobs.idle(30_000);
  await allThere(
    "volunteers",
    (await sql("SELECT id FROM media WHERE listing_id = $1", [volunteer._id])).map(({ id }) => id),
  );
});

test("an application whose COMMIT nobody hears of keeps its photo, and so does the listing made of it", async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    fullName: "Ravi Kumar",
    phone: "9876543210",
    email: "ravi@mail.example",
    location: "Indore",
    businessName: "Annapurna",
    typeOfWork: "Caterer",
  }))
    form.append(name, value);
  form.append("photo", await smallPhoto(), "kitchen.jpg");
  const lost = loseNextCommit(site.deps.database);
  isBusy(await site.call("POST", "/api/inquiry/form/vendorRegistration", { form }));
  expect(lost()).toBe(true);
  const [application] = await sql("SELECT number, details->'photo'->>'id' AS photo FROM enquiries");
  await allThere("private", [application?.photo]);

  const admin = await testPerson(site.deps, { name: "Ada Admin", role: "admin" });
  const lostAgain = loseNextCommit(site.deps.database);
  isBusy(
    await site.call("POST", `/api/admin/enquiries/${String(application?.number)}/listing`, {
      cookie: admin.cookie,
      body: {
        category: "planners",
        title: "Annapurna",
        kinds: [PLANNER_KINDS[0]],
        state: "Madhya Pradesh",
        district: "Indore",
        description: "Food for three hundred guests, fresh and on time.",
        phone: "9876543210",
        approve: false,
      },
    }),
  );
  expect(lostAgain()).toBe(true);
  const made = await sql(
    "SELECT m.id, m.category FROM media m JOIN listings l ON l.id = m.listing_id WHERE l.title = 'Annapurna'",
  );
  await allThere(
    String(made[0]?.category),
    made.map(({ id }) => id),
  );
});

test("what the database refuses at COMMIT is decided; a failure that was passed over is no success", async () => {
  const { db } = site.deps;
  await sql("CREATE TABLE later (n int UNIQUE DEFERRABLE INITIALLY DEFERRED)");
  const twice = await transaction(
    db,
    async (tx) => void (await tx.$client.query("INSERT INTO later VALUES (1), (1)")),
  ).catch((error: unknown) => error);
  expect([(twice as { code: string }).code, isUndecided(twice)]).toEqual(["23505", false]);
  const passedOver = await transaction(db, async (tx) => {
    await tx.$client.query("INSERT INTO later VALUES (2)");
    await tx.$client.query("SELECT 1 / 0").catch(() => {});
  }).catch((error: unknown) => error);
  expect([passedOver instanceof Error, isUndecided(passedOver)]).toEqual([true, false]);
  expect(await sql("SELECT n FROM later")).toEqual([]);
  const lost = loseNextCommit(site.deps.database);
  const unheard = await transaction(
    db,
    async (tx) => void (await tx.$client.query("INSERT INTO later VALUES (3)")),
  ).catch((error: unknown) => error);
  expect([lost(), isUndecided(unheard), isUnavailable(unheard)]).toEqual([true, true, true]);
  expect(await sql("SELECT n FROM later")).toEqual([{ n: 3 }]);
  await sql("DROP TABLE later");
});
