import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { registeredArtist } from "../../src/features/artists/artist-test-kit.server.ts";
import { testListing } from "../../src/features/listings/listing-test-kit.server.ts";
import { registeredManager, validManager } from "../../src/features/managers/manager-test-kit.server.ts";
import { formOf, person, registered, smallPhoto } from "../../src/features/volunteers/volunteer-test-kit.server.ts";
import { startTestSite, type TestSite } from "../support/test-app.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ LIMIT_UPLOADS_PER_PERSON: "1000" });
});
afterAll(() => site.close());

const rows = async <Row>(text: string, values: unknown[]) =>
  (await site.deps.database.pool.query(text, values)).rows as Row[];
const photos = async (id: string) =>
  (await rows<{ n: number }>("SELECT count(*)::int AS n FROM media WHERE listing_id = $1", [id]))[0]!.n;
const version = async (id: string) =>
  (await rows<{ at: Date }>("SELECT updated_at AS at FROM listings WHERE id = $1", [id]))[0]!.at.toISOString();
const withPhoto = async (field: string, fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(field, await smallPhoto("#1e6b3c"), "stage.jpg");
  return form;
};

/** Each edit form: whose it is, where it goes, and its body with one more photo and these words. */
type Edit = { id: string; cookie: string; path: string; body: (words: string) => Promise<FormData> };
const EDITS: Record<string, () => Promise<Edit>> = {
  "PUT /api/volunteers/username/{username}": async () => {
    const { cookie, volunteer } = await registered(site, "edits.volunteer");
    return {
      id: volunteer._id,
      cookie,
      path: "/api/volunteers/username/edits.volunteer",
      body: async (words) => formOf({ profileSummary: words, oldGalleryImages: "[]" }, { profile: false, gallery: 1 }),
    };
  },
  "PUT /api/volunteersManager/profile/{username}": async () => {
    const { cookie, manager } = await registeredManager(site, "edits.manager");
    return {
      id: manager._id,
      cookie,
      path: "/api/volunteersManager/profile/edits.manager",
      body: (words) => withPhoto("images", { ...validManager, professionalSummary: words, keepExistingPhoto: "true" }),
    };
  },
  "PUT /api/artist/update": async () => {
    const { cookie, artist } = await registeredArtist(site, "edits.artist");
    return {
      id: artist._id,
      cookie,
      path: "/api/artist/update",
      body: (words) => withPhoto("images", { profileTitle: words }),
    };
  },
  "PUT /api/listings/{id}": async () => {
    const attributes = {
      kind: "Banquet hall",
      capacity: 300,
      halls: [{ name: "Hall", seated: 200, floating: 300 }],
      priceUnit: "plate",
      price: 850_00,
      nonVegPrice: null,
      rooms: 0,
      amenities: [],
      rules: [],
      description: "",
    };
    const { id } = await testListing(site.deps, "venues", {
      title: "Utsav Hall",
      slug: "edits-venue",
      attributes,
      approved: true,
    });
    const [owner, admin] = [await person(site, "edits.owner"), await person(site, "edits.admin", "admin")];
    expect(
      (
        await site.call("PATCH", `/api/admin/listings/${id}/owner`, {
          cookie: admin.cookie,
          body: { username: owner.username },
        })
      ).status,
    ).toBe(200);
    return {
      id,
      cookie: owner.cookie,
      path: `/api/listings/${id}`,
      body: (words) => withPhoto("images", { title: words }),
    };
  },
};

describe.each(Object.keys(EDITS))("%s", (name) => {
  let edit: Edit;
  const put = async (words: string, headers: Record<string, string>) =>
    site.call<{ message: string; error?: string }>("PUT", edit.path, {
      cookie: edit.cookie,
      form: await edit.body(words),
      headers,
    });
  beforeAll(async () => {
    edit = await EDITS[name]!();
  });

  test("sent again under its key, at once or later, brings its photo once", async () => {
    const before = await photos(edit.id);
    const headers = { "idempotency-key": "an-edit-sent-twice" };
    const answers = await Promise.all([put("Once", headers), put("Once", headers)]);
    answers.push(await put("Once", headers));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await photos(edit.id)).toBe(before + 1);
    expect((await put("Another", headers)).status).toBe(409);
    expect((await put("Other words", { "idempotency-key": "another-edit" })).status).toBe(200);
  });

  test("that waited is refused once the listing has changed meanwhile, and taken while it has not", async () => {
    const began = await version(edit.id);
    expect((await put("Changed elsewhere", {})).status).toBe(200);
    const now = await version(edit.id);
    const before = await photos(edit.id);
    const late = await put("Too late", { "x-based-on": began, "idempotency-key": "late-edit-1" });
    expect([late.status, late.body.message]).toEqual([
      409,
      "This was changed elsewhere after you began to edit it. Please open the form again.",
    ]);
    expect([await photos(edit.id), await version(edit.id)]).toEqual([before, now]);
    const headers = { "x-based-on": now, "idempotency-key": "late-edit-2" };
    expect((await put("In time", headers)).status).toBe(200);
    // Its answer was lost, and it is sent again: what it has changed itself does not count against it.
    expect((await put("In time", headers)).status).toBe(200);
  });
});
