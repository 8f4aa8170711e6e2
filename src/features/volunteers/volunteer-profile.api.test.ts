import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestSite } from "../../../test/support/test-app.ts";
import type { TestSite } from "../../../test/support/test-app.ts";
import { localMediaStore } from "../../platform/media/local-media-store.server.ts";
import { formOf, person, registered, smallPhoto } from "./volunteer-test-kit.server.ts";

let site: TestSite;
beforeAll(async () => void (site = await startTestSite()));
afterAll(() => site.close());

type Profile = Record<string, unknown> & {
  _id: string;
  userId: { _id: string; username: string };
  galleryImages: string[];
  profileImage: string;
  viewCount: number;
};
type Written = { success: boolean; message: string; errors?: Record<string, string>; volunteer: Profile };
const BROWSER = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36";
const get = <T = Profile>(path: string, cookie?: string, ip?: string, agent = BROWSER) =>
  site.call<T>("GET", path, { cookie, ip, headers: { "user-agent": agent } });
const put = (username: string, form: FormData, cookie?: string) =>
  site.call<Written>("PUT", `/api/volunteers/username/${username}`, { form, cookie });
const onDisk = (path: string) => {
  const [, , category = "", kind = "", file = ""] = path.split("/");
  return existsSync(localMediaStore(site.dataDir).path({ category, kind }, file));
};

describe("a profile", () => {
  test("is the same by username in any case, by user and by id", async () => {
    const { id, volunteer } = await registered(site, "Same.Every-where");
    const byName = await get("/API/Volunteers/Username/same.every-WHERE");
    expect(byName.status).toBe(200);
    expect(byName.body.userId).toEqual({ _id: id, username: "Same.Every-where" });
    const { viewCount: _views, ...rest } = byName.body;
    expect((await get(`/api/volunteers/${volunteer._id}`)).body).toMatchObject(rest);
    const byUser = await get<Profile & { volunteer: Profile }>(`/api/volunteers/by-user/${id}`);
    expect(byUser.body).toMatchObject(rest);
    expect(byUser.body.volunteer).toMatchObject(rest);
  });

  test.each([
    "/api/volunteers/username/nobody",
    "/api/volunteers/by-user/nobody",
    "/api/volunteers/by-user/01890a5d-ac96-774b-bcce-b302099a8057",
    "/api/volunteers/nobody",
    "/api/volunteers/01890a5d-ac96-774b-bcce-b302099a8057",
  ])("%s is unknown", async (path) => {
    const { status, body } = await get<{ error: string; message: string }>(path);
    expect([status, body.error, body.message]).toEqual([404, "Volunteer not found", "Volunteer not found"]);
  });

  test("one's own: 401 for nobody, 404 without one", async () => {
    expect((await get("/api/volunteers/profile/fetch")).status).toBe(401);
    expect((await get("/api/volunteers/profile/fetch", (await person(site, "has_none")).cookie)).status).toBe(404);
  });

  test("shows nobody but its owner and admins what is hidden", async () => {
    const { cookie, volunteer, id } = await registered(site, "hides_all", {
      showPhone: "false",
      showEmail: "false",
      showAddress: "false",
      showDob: "false",
    });
    const hidden = { phone: "", email: "", address: "", zipCode: "", dob: "", age: "" };
    const other = (await registered(site, "looks_on")).cookie;
    for (const path of [
      "/api/volunteers/username/hides_all",
      `/api/volunteers/${volunteer._id}`,
      `/api/volunteers/by-user/${id}`,
    ]) {
      for (const viewer of [undefined, other])
        expect((await get(path, viewer)).body).toMatchObject({ ...hidden, addressDistrict: "Indore", city: "Mhow" });
      for (const viewer of [
        cookie,
        (await person(site, `admin_${Math.random().toString(36).slice(2, 9)}`, "admin")).cookie,
      ]) {
        expect((await get(path, viewer)).body).toMatchObject({
          phone: "+919826012345",
          email: "meera@mail.example",
          address: "12 Station Road",
          dob: "1998-02-03",
          showPhone: false,
        });
      }
    }
  });

  test("an edit that does not speak of what is shown leaves it as it was", async () => {
    const { cookie } = await registered(site, "stays_hidden", {
      showPhone: "false",
      showEmail: "true",
      showAddress: "false",
      showDob: "false",
    });
    for (const showDob of [undefined, ""]) {
      expect((await put("stays_hidden", await formOf({ showDob }), cookie)).status).toBe(200);
      expect((await get("/api/volunteers/username/stays_hidden")).body).toMatchObject({
        phone: "",
        email: "meera@mail.example",
        address: "",
        dob: "",
      });
    }
    expect((await put("stays_hidden", await formOf({ showDob: "true" }), cookie)).status).toBe(200);
    expect((await get("/api/volunteers/username/stays_hidden")).body).toMatchObject({ phone: "", dob: "1998-02-03" });
  });

  test("counts a visitor once a day, not the owner, not crawlers", async () => {
    const { cookie } = await registered(site, "is_visited");
    const look = async (...from: [string?, string?, string?]) =>
      (await get("/api/volunteers/username/is_visited", ...from)).body.viewCount;
    expect(await look(undefined, "10.0.0.1")).toBe(1);
    expect(await look(undefined, "10.0.0.1")).toBe(1);
    expect(await look(undefined, "10.0.0.2")).toBe(2);
    expect(await look(cookie, "10.0.0.3")).toBe(2);
    expect(
      await look(undefined, "10.0.0.4", "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"),
    ).toBe(2);
    const together = await Promise.all(Array.from({ length: 5 }, () => look(undefined, "10.0.0.5")));
    expect(Math.max(...together)).toBe(3);
  });

  test("a suspended one is known to its owner and admins only", async () => {
    const { cookie, volunteer } = await registered(site, "is_suspended");
    await site.deps.db.$client.query("UPDATE listings SET status = 'suspended' WHERE id = $1", [volunteer._id]);
    expect((await get("/api/volunteers/username/is_suspended")).status).toBe(404);
    expect((await get("/api/volunteers/username/is_suspended", cookie)).status).toBe(200);
    expect((await put("is_suspended", await formOf(), (await person(site, "not_the_owner")).cookie)).status).toBe(404);
  });
});

describe("rewriting a profile", () => {
  test("is for its owner and admins", async () => {
    await registered(site, "is_edited");
    const sent = () => formOf({ profileImage: undefined }, { profile: false });
    expect((await put("is_edited", await sent())).status).toBe(401);
    expect((await put("is_edited", await sent(), (await registered(site, "wrong_person")).cookie)).status).toBe(403);
    expect((await put("nobody_here", await sent(), (await person(site, "somebody")).cookie)).status).toBe(404);
    const admin = await person(site, "an_admin", "admin");
    const { status, body } = await put("IS_EDITED", await sent(), admin.cookie);
    expect([status, body.message, body.success]).toEqual([200, "Volunteer updated successfully", true]);
    expect(
      (await site.deps.db.$client.query("SELECT action FROM audit_log WHERE actor_id = $1", [admin.id])).rows,
    ).toEqual([{ action: "listing.edited_by_admin" }]);
    expect((await get("/api/volunteers/username/is_edited")).body.userId.username).toBe("is_edited");
  });

  test("changes text and the places it is found in", async () => {
    const { cookie } = await registered(site, "has_moved", { city: "Mhow" });
    const { status, body } = await put(
      "has_moved",
      await formOf(
        {
          addressState: "Haryana",
          addressDistrict: "Gurgaon",
          selectedState: "Delhi",
          selectedDistricts: '["New Delhi"]',
          hasAward: "No",
          city: "",
        },
        { profile: false },
      ),
      cookie,
    );
    expect(status).toBe(200);
    expect(body.volunteer).toMatchObject({
      addressState: "Haryana",
      addressDistrict: "Gurugram",
      selectedState: "Delhi",
      selectedDistricts: ["New Delhi"],
      awards: [],
      city: "",
    });
    const search = async (query: string) =>
      (await get<Profile[]>(`/api/volunteers/fetch?${query}`)).body.map(({ userId }) => userId.username);
    expect(await search("state=Haryana&district=Gurgaon")).toEqual(["has_moved"]);
    expect(await search("state=Delhi")).toEqual(["has_moved"]);
    expect(await search("state=Madhya Pradesh&district=Ujjain&q=has_moved")).toEqual([]);
  });

  test("refuses what registering refuses, and changes nothing", async () => {
    const { cookie } = await registered(site, "bad_edit");
    const { status, body } = await put(
      "bad_edit",
      await formOf({ firstName: "", skills: "{" }, { profile: false }),
      cookie,
    );
    expect([status, body.message, body.errors]).toEqual([
      400,
      "Please fill all required fields.",
      { firstName: "First name is required", skills: "This list could not be read. Please send a JSON list." },
    ]);
    expect((await get("/api/volunteers/username/bad_edit")).body.firstName).toBe("Meera");
  });

  test("keeps, drops, orders and adds photos; what went is gone from the disk", async () => {
    const { cookie, volunteer } = await registered(site, "has_photos", {}, { gallery: 3 });
    // What its card says of them.
    const counted = async (): Promise<number> =>
      (await site.deps.database.pool.query("SELECT photo_count FROM listings WHERE id = $1", [volunteer._id])).rows[0]
        .photo_count;
    expect(await counted()).toBe(3);
    const [first, second, third] = (volunteer as Profile).galleryImages as [string, string, string];
    const { body } = await put(
      "has_photos",
      await formOf(
        {
          profileImage: `http://localhost:3000${volunteer.profileImage as string}`,
          oldGalleryImages: JSON.stringify([third, first.split("/").at(-1)]),
        },
        { profile: false, gallery: 1 },
      ),
      cookie,
    );
    expect(body.volunteer.profileImage).toBe(volunteer.profileImage);
    expect(body.volunteer.galleryImages.slice(0, 2)).toEqual([third, first]);
    expect(body.volunteer.galleryImages).toHaveLength(3);
    await site.deps.jobs.idle(30_000);
    expect([first, second, third].map(onDisk)).toEqual([true, false, true]);

    const replaced = (
      await put("has_photos", await formOf({ oldGalleryImages: "[]" }, { profile: await smallPhoto("#000") }), cookie)
    ).body.volunteer;
    expect(replaced.galleryImages).toEqual([]);
    expect(await counted()).toBe(0);
    expect(replaced.profileImage).not.toBe(volunteer.profileImage);
    await site.deps.jobs.idle(30_000);
    expect([first, volunteer.profileImage as string, replaced.profileImage].map(onDisk)).toEqual([false, false, true]);
  });

  test("a form that says nothing about photos keeps them", async () => {
    const { cookie, volunteer } = await registered(site, "keeps_photos", {}, { gallery: 2 });
    const { body } = await put("keeps_photos", await formOf({}, { profile: false }), cookie);
    expect(body.volunteer).toMatchObject({
      profileImage: volunteer.profileImage,
      galleryImages: volunteer.galleryImages,
    });
  });

  test("takes no photo of somebody else, and no eleventh one", async () => {
    const other = (await registered(site, "other_photos", {}, { gallery: 1 })).volunteer as Profile;
    const { cookie, volunteer } = await registered(site, "own_photos", {}, { gallery: 2 });
    const stolen = await put(
      "own_photos",
      await formOf({ profileImage: other.profileImage }, { profile: false }),
      cookie,
    );
    expect([stolen.status, stolen.body.errors]).toEqual([
      400,
      { profileImage: "This photo does not belong to this profile." },
    ]);
    const gallery = await put(
      "own_photos",
      await formOf({ oldGalleryImages: JSON.stringify(other.galleryImages) }, { profile: false }),
      cookie,
    );
    expect([gallery.status, gallery.body.errors]).toEqual([
      400,
      { oldGalleryImages: "This photo does not belong to this profile." },
    ]);
    const many = await put(
      "own_photos",
      await formOf({ oldGalleryImages: JSON.stringify(volunteer.galleryImages) }, { profile: false, gallery: 9 }),
      cookie,
    );
    expect([many.status, many.body.message]).toEqual([400, "You can upload a maximum of 10 gallery images"]);
    const bad = await put("own_photos", await formOf({}, { profile: new Blob(["no photo"]) }), cookie);
    expect(bad.status).toBe(415);
    expect((await get("/api/volunteers/username/own_photos")).body).toMatchObject({
      profileImage: volunteer.profileImage,
      galleryImages: volunteer.galleryImages,
    });
  });

  test("two rewrites at the same instant leave one whole profile", async () => {
    const { cookie } = await registered(site, "edited_twice");
    const answers = await Promise.all(
      ["Dewas", "Ratlam"].map(async (city) => put("edited_twice", await formOf({ city }, { gallery: 2 }), cookie)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await site.deps.jobs.idle(30_000);
    const after = (await get("/api/volunteers/username/edited_twice")).body;
    for (const path of [after.profileImage, ...after.galleryImages]) expect(onDisk(path)).toBe(true);
    const { rows } = await site.deps.db.$client.query(
      "SELECT count(*)::int AS n FROM media WHERE listing_id = $1 AND kind = 'profile'",
      [after._id],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });
});
