// @engine both
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestSite } from "../../../test/support/test-app.ts";
import type { TestSite } from "../../../test/support/test-app.ts";
import type { Actor } from "../../domain/actor.ts";
import { newId } from "../../domain/ids.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import { createUser } from "../accounts/account-service.server.ts";
import { makeAvifJob } from "./listing-jobs.server.ts";
import { cardPicture, imageInfo } from "./listing-media.server.ts";
import { pictureOf } from "./parts/photo-of.ts";
import { insertListing, setPlaces } from "./listing-store.server.ts";
import { setListingStatus } from "./listing-service.server.ts";
import { forgetVisitorsJob } from "./listing-views.server.ts";
import { workersIn } from "./listing-workers.server.ts";

let site: TestSite;
beforeAll(async () => void (site = await startTestSite()));
afterAll(() => site.close());

let made = 0;
async function user(role: Actor["role"] = "volunteer", email: string | null = null): Promise<Actor> {
  const username = `person${++made}`;
  const { id } = await createUser(site.deps.db, {
    username,
    role,
    email,
    mobile: `+919${String(700_000_000 + made)}`,
    firstName: "Ravi",
    lastName: ".",
    dob: null,
    gender: null,
    passwordHash: "none",
    emailProvenAt: new Date(),
  });
  return { id, username, role, email, emailProven: true, name: "Ravi" };
}

async function listing(owner: Actor, status: "pending" | "approved", places: [string, boolean][] = [["Kohima", true]]) {
  return transaction(site.deps.db, async (tx) => {
    const row = await insertListing(tx, {
      id: newId(),
      category: "volunteers",
      ownerId: owner.id,
      onePerPerson: true,
      slug: owner.username,
      slugKey: owner.username,
      status,
      title: "Ravi",
      email: "profile@mail.example",
    });
    await setPlaces(
      tx,
      row,
      places.map(([district, worksHere]) => ({ state: "Nagaland", district, worksHere })),
    );
    return row;
  });
}
const visible = async (id: string) =>
  (
    await site.deps.db.$client.query<{ visible: boolean }>("SELECT visible FROM listing_places WHERE listing_id = $1", [
      id,
    ])
  ).rows[0]?.visible;

describe("a listing that waits", () => {
  test("is approved by an admin alone, and then found", async () => {
    const owner = await user();
    const { id } = await listing(owner, "pending");
    expect(await visible(id)).toBe(false);
    await expect(setListingStatus(site.deps, owner, "volunteers", id, "approve")).rejects.toMatchObject({
      status: 403,
    });
    const admin = await user("admin");
    expect(await setListingStatus(site.deps, admin, "volunteers", id, "approve")).toMatchObject({
      status: "approved",
      statusReason: null,
    });
    expect(await visible(id)).toBe(true);
    await expect(setListingStatus(site.deps, admin, "volunteers", newId(), "approve")).rejects.toMatchObject({
      status: 404,
    });
    await expect(setListingStatus(site.deps, admin, "volunteers", id, "reject", "Late")).rejects.toMatchObject({
      status: 409,
    });
    const { rows } = await site.deps.db.$client.query("SELECT action FROM audit_log WHERE subject_id = $1", [id]);
    expect(rows).toEqual([{ action: "listing.approve" }]);
  });

  test("is rejected with a reason, corrected and sent again", async () => {
    const owner = await user();
    const admin = await user("admin");
    const { id } = await listing(owner, "pending");
    await expect(setListingStatus(site.deps, admin, "volunteers", id, "reject", " ")).rejects.toMatchObject({
      status: 400,
      fields: { reason: "Please give a reason." },
    });
    expect(
      await setListingStatus(site.deps, admin, "volunteers", id, "reject", "The photo shows a dog."),
    ).toMatchObject({ status: "rejected", statusReason: "The photo shows a dog." });
    await expect(setListingStatus(site.deps, admin, "volunteers", id, "resubmit")).rejects.toMatchObject({
      status: 403,
    });
    expect(await setListingStatus(site.deps, owner, "volunteers", id, "resubmit")).toMatchObject({
      status: "pending",
      statusReason: null,
    });
  });

  test("two admins at the same instant decide once", async () => {
    const admin = await user("admin");
    const { id } = await listing(await user(), "pending");
    const both = await Promise.allSettled([
      setListingStatus(site.deps, admin, "volunteers", id, "approve"),
      setListingStatus(site.deps, admin, "volunteers", id, "reject", "No"),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("an approved one is suspended and restored", async () => {
    const admin = await user("admin");
    const { id } = await listing(await user(), "approved");
    await setListingStatus(site.deps, admin, "volunteers", id, "suspend", "Complaints");
    expect(await visible(id)).toBe(false);
    await setListingStatus(site.deps, admin, "volunteers", id, "restore");
    expect(await visible(id)).toBe(true);
  });
});

test("those who work in a district are found page by page, with the account's e-mail first", async () => {
  const workers = [
    await user("volunteer", "a@mail.example"),
    await user("volunteer"),
    await user("volunteer", "c@mail.example"),
  ];
  for (const worker of workers) await listing(worker, "approved", [["Mon", true]]);
  await listing(await user(), "approved", [["Mon", false]]);
  await listing(await user(), "pending", [["Mon", true]]);
  const where = { category: "volunteers", state: "Nagaland", district: "Mon" };
  const first = await workersIn(site.deps.db, where, { limit: 2 });
  const second = await workersIn(site.deps.db, where, { after: first.next, limit: 2 });
  expect(second.next).toBeNull();
  expect([...first.people, ...second.people].toReversed()).toEqual([
    { userId: workers[0]!.id, email: "a@mail.example", name: "Ravi", language: "en" },
    { userId: workers[1]!.id, email: "profile@mail.example", name: "Ravi", language: "en" },
    { userId: workers[2]!.id, email: "c@mail.example", name: "Ravi", language: "en" },
  ]);
});

test("visitors are forgotten after two days", async () => {
  const { id } = await listing(await user(), "approved");
  await site.deps.db.$client.query(
    "INSERT INTO listing_views (listing_id, day, visitor) VALUES ($1, current_date - 5, '\\x01'), ($1, current_date, '\\x01')",
    [id],
  );
  await forgetVisitorsJob.handle(site.deps, {});
  expect(
    (await site.deps.db.$client.query("SELECT count(*)::int AS n FROM listing_views WHERE listing_id = $1", [id])).rows,
  ).toEqual([{ n: 1 }]);
});

describe("pictures", () => {
  test("the job for AVIF bears a photo that is gone", async () => {
    await makeAvifJob.handle(site.deps, { mediaIds: [newId()] });
  });

  test("a photo offers AVIF only where it was made, and its fallback's own size", () => {
    const row = {
      id: "01890a5d-ac96-774b-bcce-b302099a8057",
      category: "volunteers",
      kind: "gallery" as const,
      width: 3000,
      height: 4000,
      widths: [320, 640, 1920],
      hasAvif: false,
    };
    const info = imageInfo(row, "Ravi");
    expect(info).toMatchObject({
      src: `/images/volunteers/gallery/${row.id}.webp`,
      width: 1920,
      height: 2560,
      alt: "Ravi",
    });
    expect(info.srcSet).toBe(
      [320, 640, 1920].map((width) => `/images/volunteers/gallery/${row.id}-${width}.webp ${width}w`).join(", "),
    );
    expect(info).not.toHaveProperty("avifSrcSet");
    expect(imageInfo({ ...row, hasAvif: true }, "").avifSrcSet).toContain(".avif 320w");
    // A card carries the widths alone; what the browser spells out of them are the same addresses.
    const { srcSet, avifSrcSet } = imageInfo({ ...row, widths: [320, 640], hasAvif: true }, "");
    expect(pictureOf(cardPicture({ ...row, hasAvif: true }), "Ravi")).toEqual({
      src: info.src,
      width: 1920,
      height: 2560,
      alt: "Ravi",
      srcSet,
      avifSrcSet,
    });
  });
});
