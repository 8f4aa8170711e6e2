// @engine both
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sweepFiles } from "../../src/app/media-sweep-job.server.ts";
import { advance, person, signUp } from "../../src/features/accounts/accounts-test-kit.ts";
import { makeAvifJob } from "../../src/features/listings/listing-jobs.server.ts";
import { eraseDue } from "../../src/features/rights/erase-service.server.ts";
import { formOf, registered, smallPhoto } from "../../src/features/volunteers/volunteer-test-kit.server.ts";
import { holdingFiles } from "../../src/platform/backup/hold-files.server.ts";
import { until } from "../support/served-site.ts";
import { startTestSite, type TestSite } from "../support/test-app.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site?.close());

const sql = async (text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query(text, values)).rows as Record<string, unknown>[];
const files = async (folder: string) =>
  (await readdir(join(site.dataDir, "media", folder), { recursive: true }).catch(() => [])).filter((name) =>
    /\.(webp|avif)$/.test(name),
  );
const refusals = () => sql("SELECT 1 FROM pgboss.job WHERE name = 'listing-photos-remove' AND state = 'retry'");

/** Lets go what was refused while files were held. */
async function afterwards(): Promise<void> {
  await sql("UPDATE pgboss.job SET start_after = now() WHERE name = 'listing-photos-remove' AND state = 'retry'");
  await site.deps.jobs.idle(30_000);
}

test("the photo of an application whose sender is erased stays while a backup is being made, and goes after it", async () => {
  const { cookie, body } = await signUp(site, "held.sender");
  const form = new FormData();
  for (const [name, value] of Object.entries({
    fullName: "Ravi Kumar",
    phone: String(body.mobile),
    email: "ravi@mail.example",
    location: "Indore",
    businessName: "Annapurna",
    typeOfWork: "Caterer",
  }))
    form.append(name, value);
  form.append("photo", await smallPhoto(), "kitchen.jpg");
  expect((await site.call("POST", "/api/inquiry/form/vendorRegistration", { form, cookie })).status).toBe(201);
  expect((await site.call("POST", "/api/account/close", { cookie, body: { password: "secret-1" } })).status).toBe(200);
  await site.deps.jobs.idle(30_000);
  const there = await files("private");
  expect(there.length).toBeGreaterThan(0);
  advance(site, 8 * 86_400_000);
  await holdingFiles(site.deps.database, async () => {
    expect(await eraseDue(site.deps)).toMatchObject({ erased: 1 });
    await until("the removal to be refused", async () => (await refusals()).length === 1);
    expect(await files("private")).toEqual(there);
  });
  advance(site, -8 * 86_400_000);
  await afterwards();
  expect(await files("private")).toEqual([]);
});

test("a photo whose row goes while its AVIF files are made stays while a backup is being made, and goes after it", async () => {
  const { volunteer } = await registered(site, "held.avif");
  await site.deps.jobs.idle(30_000);
  const [photo] = await sql("UPDATE media SET has_avif = false WHERE listing_id = $1 RETURNING id", [volunteer._id]);
  const there = (await files("volunteers")).length;
  const { media } = site.deps;
  // The row goes at the latest moment.
  const meanwhile = {
    ...site.deps,
    media: {
      ...media,
      publish: async (...given: Parameters<typeof media.publish>) =>
        void (await sql("DELETE FROM media WHERE id = $1", [photo?.id]), await media.publish(...given)),
    },
  };
  await holdingFiles(site.deps.database, async () => {
    await makeAvifJob.handle(meanwhile, { mediaIds: [String(photo?.id)] });
    await until("the removal to be refused", async () => (await refusals()).length === 1);
    expect(await files("volunteers")).toHaveLength(there);
  });
  await afterwards();
  expect(await files("volunteers")).toEqual([]);
});

test("a sweep that is under way when a backup begins removes nothing more", async () => {
  const asha = await person(site, "held.sweep");
  const added = await site.call<{ volunteer: { _id: string } }>("POST", "/api/volunteers/add", {
    cookie: asha.cookie,
    form: await formOf(),
  });
  await site.deps.jobs.idle(30_000);
  const there = await files("volunteers");
  await sql("DELETE FROM media WHERE listing_id = $1", [added.body.volunteer._id]);
  await holdingFiles(site.deps.database, async () => {
    expect(await sweepFiles(site.deps, -60_000)).toMatchObject({ photos: 0 });
    expect(await files("volunteers")).toEqual(there);
  });
  expect(await sweepFiles(site.deps, -60_000)).toMatchObject({ photos: 1 });
  expect(await files("volunteers")).toEqual([]);
});
