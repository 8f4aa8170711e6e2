// @engine both
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestSite } from "../../../test/support/test-app.ts";
import type { TestSite } from "../../../test/support/test-app.ts";
import { person } from "../volunteers/volunteer-test-kit.server.ts";
import type { TestPerson } from "../volunteers/volunteer-test-kit.server.ts";
import { managerForm, registeredManager, type ManagerAnswer, type ManagerData } from "./manager-test-kit.server.ts";

let site: TestSite;
let admin: TestPerson;
beforeAll(async () => {
  site = await startTestSite({ LIMIT_UPLOADS_PER_PERSON: "60" });
  admin = await person(site, "the_admin", "admin");
});
afterAll(() => site.close());

const register = (form: FormData, cookie?: string, headers?: Record<string, string>) =>
  site.call<ManagerAnswer>("POST", "/api/volunteersManager/register", { cookie, form, headers });
const profile = (username: string, cookie?: string) =>
  site.call<{ success: boolean; data: ManagerData & { data: ManagerData } }>(
    "GET",
    `/api/volunteersmanager/profile/${username}`,
    { cookie },
  );
const put = (username: string, form: FormData, cookie?: string) =>
  site.call<ManagerAnswer>("PUT", `/api/volunteersManager/profile/${username}`, { cookie, form });
const all = (query = "") => site.call<ManagerData[]>("GET", `/api/volunteersmanager/all${query}`);

describe("registering", () => {
  test("a person becomes a manager and waits: nobody else sees the profile", async () => {
    const who = await person(site, "nandini.r");
    const { status, body } = await register(
      await managerForm({}, { images: 2, videos: ["youtu.be/abcdefghijk", ""] }),
      who.cookie,
      { "idempotency-key": "once-only-key-1" },
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      success: true,
      message: "Volunteer Partner Registered Successfully!",
      data: {
        fullName: "Nandini Rao",
        CompanyName: "Utsav Crew",
        mobile: "+919826012345",
        city: "Indore",
        isApproved: false,
        status: "pending",
        videos: ["https://youtu.be/abcdefghijk"],
        rating: 0,
        reviewCount: 0,
      },
    });
    expect(body.data.socialLinks).toMatchObject({
      facebook: "https://www.facebook.com/utsav.crew",
      whatsapp: "https://wa.me/919826012345",
      instagram: "",
    });
    expect(body.data.images).toHaveLength(2);
    for (const path of [body.data.photo, ...body.data.images])
      expect((await site.app.inject({ url: path })).statusCode).toBe(200);
    const again = await register(
      await managerForm({}, { images: 2, videos: ["youtu.be/abcdefghijk", ""] }),
      who.cookie,
      { "idempotency-key": "once-only-key-1" },
    );
    expect(again.body.data?._id ?? again.body).toEqual(body.data._id);
    expect((await site.deps.db.$client.query("SELECT role FROM users WHERE id = $1", [who.id])).rows).toEqual([
      { role: "volunteer-manager" },
    ]);
    const stranger = await person(site, "a_stranger");
    expect([
      (await profile("nandini.r")).status,
      (await profile("nandini.r", stranger.cookie)).status,
      (await profile("NANDINI.R", who.cookie)).status,
      (await profile("nandini.r", admin.cookie)).status,
    ]).toEqual([404, 404, 200, 200]);
    expect((await all("?q=nandini")).body).toEqual([]);
    expect(await register(await managerForm(), who.cookie)).toMatchObject({
      status: 409,
      body: { error: "You have already registered as a volunteer manager." },
    });
    const own = await site.call<{ data: ManagerData }>("GET", "/api/VolunteersManager/profile", { cookie: who.cookie });
    expect(own).toMatchObject({
      status: 200,
      body: { success: true, data: { isApproved: false, fullName: "Nandini Rao", userId: { username: "nandini.r" } } },
    });
    expect([
      (await site.call("GET", "/api/volunteersmanager/profile")).status,
      (await site.call("GET", "/api/volunteersmanager/profile", { cookie: stranger.cookie })).status,
    ]).toEqual([401, 404]);
  });

  test("what is missing is named in the specification's words", async () => {
    const who = await person(site, "forgetful");
    expect((await register(await managerForm())).status).toBe(401);
    const empty = await register(new FormData(), who.cookie);
    expect(empty.status).toBe(400);
    expect(empty.body.message).toBe("Please fix the errors in the form before submitting");
    expect(empty.body.errors).toEqual({
      fullName: "Full name is required",
      mobile: "Mobile number is required",
      email: "Email is required",
      addressState: "State is required",
      addressDistrict: "District is required",
      experienceYears: "Experience years is required",
      totalEventCount: "Total event count is required",
      experience: "Work experience is required",
      photo: "Profile photo is required",
    });
    const wrong = await register(
      await managerForm(
        { mobile: "12345", email: "no", addressDistrict: "Pune", "socialLinks[website]": "javascript:alert(1)" },
        { videos: ["one two"] },
      ),
      who.cookie,
    );
    expect(wrong.body.errors).toMatchObject({
      mobile: "Please enter a valid 10-digit mobile number",
      email: "Please enter a valid email address",
    });
    expect(wrong.body.errors?.["socialLinks.website"] ?? wrong.body.errors?.socialLinks).toMatch(/web address/);
    expect(
      (
        await register(
          await managerForm(
            {},
            { videos: ["a", "b", "c", "d", "e", "f"].map((id) => `https://youtu.be/${id}bcdefghijk`) },
          ),
          who.cookie,
        )
      ).status,
    ).toBe(400);
    expect(await register(await managerForm({}, { images: 11 }), who.cookie)).toMatchObject({
      status: 400,
      body: { error: "Maximum 10 images allowed" },
    });
    const large = await register(
      await managerForm({}, { photo: new Blob([new Uint8Array(25 * 1_048_576)], { type: "image/jpeg" }) }),
      who.cookie,
    );
    expect(large).toMatchObject({ status: 413, body: { error: "Profile photo must be less than 25MB" } });
    expect(
      (await site.deps.db.$client.query("SELECT count(*)::int AS n FROM listings WHERE owner_id = $1", [who.id])).rows,
    ).toEqual([{ n: 0 }]);
  });
});

describe("approval", () => {
  test("admins alone see who waits, and decide; the person is told", async () => {
    const { manager, cookie } = await registeredManager(
      site,
      "kiran.waits",
      { fullName: "Kiran Waits" },
      { approve: false },
    );
    const path = `/api/volunteersmanager/${manager._id}`;
    for (const [method, at] of [
      ["GET", "/api/volunteersmanager/pending"],
      ["PATCH", `${path}/approve`],
      ["DELETE", path],
    ] as const) {
      expect([(await site.call(method, at)).status, (await site.call(method, at, { cookie })).status], at).toEqual([
        401, 403,
      ]);
    }
    expect(
      (await site.call<ManagerData[]>("GET", "/api/volunteersmanager/pending", { cookie: admin.cookie })).body.map(
        ({ _id }) => _id,
      ),
    ).toContain(manager._id);

    expect(
      await site.call("DELETE", path, { cookie: admin.cookie, body: { reason: "The photo shows a logo." } }),
    ).toMatchObject({ status: 200, body: { success: true } });
    expect((await profile("kiran.waits")).status).toBe(404);
    expect((await profile("kiran.waits", cookie)).body.data).toMatchObject({
      status: "rejected",
      statusReason: "The photo shows a logo.",
      isApproved: false,
    });
    // Corrected, it waits again.
    expect(
      (await put("kiran.waits", await managerForm({ fullName: "Kiran Waits" }, { photo: true }), cookie)).body,
    ).toMatchObject({
      success: true,
      message: "Profile updated successfully!",
      data: { status: "pending", statusReason: "" },
    });
    expect(await site.call<ManagerAnswer>("PATCH", `${path}/approve`, { cookie: admin.cookie })).toMatchObject({
      status: 200,
      body: { success: true, data: { isApproved: true } },
    });
    expect((await site.call("PATCH", `${path}/approve`, { cookie: admin.cookie })).status).toBe(409);
    expect(
      (await site.call("PATCH", `/api/volunteersmanager/${admin.id}/approve`, { cookie: admin.cookie })).status,
    ).toBe(404);

    await site.deps.jobs.idle();
    const mails = site.mailOutbox().filter(({ headers }) => JSON.stringify(headers).includes("nandini@mail.example"));
    expect(mails.some(({ text }) => text.includes("The photo shows a logo."))).toBe(true);
    const notes = await site.call<{ notifications: { title: string; href: string }[] }>("GET", "/api/notifications", {
      cookie,
    });
    expect(notes.body.notifications.map(({ href }) => href)).toEqual(
      expect.arrayContaining(["/VolunteerManagerEditPage/kiran.waits", "/volunteermanagerprofile/kiran.waits"]),
    );
  });
});

describe("being found", () => {
  test("approved managers are listed, by city, with the e-mail by choice and never the mobile", async () => {
    await registeredManager(site, "pune.crew", {
      fullName: "Pune Crew",
      addressState: "Maharashtra",
      addressDistrict: "Pune",
    });
    await registeredManager(site, "shy.crew", { fullName: "Shy Crew", showEmail: "false" });
    const listed = (await all()).body;
    expect(listed.every(({ isApproved }) => isApproved)).toBe(true);
    expect(JSON.stringify(listed)).not.toContain("9826012345");
    expect((await all("?city=pUn")).body.map(({ fullName }) => fullName)).toEqual(["Pune Crew"]);
    const shown = (await profile("pune.crew")).body.data;
    expect(shown).toMatchObject({
      email: "nandini@mail.example",
      mobile: "",
      city: "Pune",
      data: { fullName: "Pune Crew", isApproved: true },
    });
    expect(listed.find(({ fullName }) => fullName === "Shy Crew")?.email).toBe("");
    expect((await profile("shy.crew")).body.data.email).toBe("");
    expect((await profile("nobody.here")).status).toBe(404);
  });
});

describe("editing", () => {
  test("images are kept, removed and added, the photo kept, replaced and let go", async () => {
    const { manager, cookie } = await registeredManager(site, "edits.much", {}, { images: 3 });
    const [first = "", second = "", third = ""] = manager.images;
    const json = (list: string[]) => JSON.stringify(list);
    const one = await put(
      "edits.much",
      await managerForm(
        {
          keepExistingImages: json([third, first]),
          removedImages: json([second]),
          keepExistingPhoto: "true",
          socialLinks: '{"youtube":"youtube.com/@utsav"}',
          "socialLinks[facebook]": undefined,
          "socialLinks[whatsapp]": undefined,
        },
        { photo: false, images: 1 },
      ),
      cookie,
    );
    expect(one.status).toBe(200);
    expect(one.body.data.images.slice(0, 2)).toEqual([third, first]);
    expect(one.body.data).toMatchObject({
      photo: manager.photo,
      isApproved: true,
      socialLinks: { facebook: "", youtube: "https://youtube.com/@utsav" },
    });
    expect(one.body.data.images).toHaveLength(3);
    const two = await put(
      "edits.much",
      await managerForm({ removedImages: json([first]), keepExistingPhoto: "false" }, { photo: false }),
      cookie,
    );
    expect(two.body.data).toMatchObject({ photo: "" });
    expect(two.body.data.images).toHaveLength(2);
    const three = await put("edits.much", await managerForm({ keepExistingPhoto: "false" }), cookie);
    expect(three.body.data.photo).toMatch(/^\/images\/managers\//);
    expect((await put("edits.much", await managerForm({}, { photo: false, images: 9 }), cookie)).body.error).toBe(
      "Maximum 10 images allowed",
    );
    expect(
      (
        await put(
          "edits.much",
          await managerForm({ keepExistingImages: json(["/images/managers/gallery/none.webp"]) }, { photo: false }),
          cookie,
        )
      ).status,
    ).toBe(400);
  });

  test("edits that arrive at once and change different fields all stay", async () => {
    const { cookie } = await registeredManager(site, "edits.at_once");
    const edit = (name: string, value: string) => {
      const form = new FormData();
      form.append(name, value);
      return put("edits.at_once", form, cookie);
    };
    const changes = { CompanyName: "Utsav & Sons", professionalSummary: "Loud teams.", experience: "Marathons" };
    const answers = await Promise.all(Object.entries(changes).map(([name, value]) => edit(name, value)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await profile("edits.at_once", cookie)).body.data).toMatchObject({ ...changes, fullName: "Nandini Rao" });
  });

  test("a network's field takes that network alone, and what was kept before is not shown", async () => {
    const evil = "https://www.facebook.com.evil.example/utsav";
    const { manager, cookie } = await registeredManager(site, "links.well");
    const wrong = await put(
      "links.well",
      await managerForm({ "socialLinks[facebook]": evil }, { videos: [evil] }),
      cookie,
    );
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      {
        "socialLinks.facebook": "Please enter an address on Facebook, such as https://www.facebook.com/…",
        "videos.0":
          "Please enter a link to YouTube, Vimeo, Facebook or Instagram, such as https://www.youtube.com/watch?v=…",
      },
    ]);
    await site.deps.db.$client.query(
      `UPDATE listings SET attributes = jsonb_set(jsonb_set(attributes, '{socialLinks,facebook}', $2), '{videos}', $3) WHERE id = $1`,
      [manager._id, JSON.stringify(evil), JSON.stringify([evil])],
    );
    const { data } = (await profile("links.well")).body;
    expect(data).toMatchObject({ videos: [], socialLinks: { facebook: "", whatsapp: "https://wa.me/919826012345" } });
  });

  test("an edit that does not say whether the e-mail is shown leaves it hidden", async () => {
    const { cookie } = await registeredManager(site, "stays.shy", { showEmail: "false" });
    for (const showEmail of [undefined, ""]) {
      const { status } = await put("stays.shy", await managerForm({ showEmail }, { photo: false }), cookie);
      expect([status, (await profile("stays.shy")).body.data.email]).toEqual([200, ""]);
    }
  });

  test("only its owner and admins may, and an incomplete form changes nothing", async () => {
    const { cookie } = await registeredManager(site, "not.yours");
    const other = await person(site, "other_one");
    expect([
      (await put("not.yours", await managerForm())).status,
      (await put("not.yours", await managerForm(), other.cookie)).status,
      (await put("no.such", await managerForm(), cookie)).status,
    ]).toEqual([401, 403, 404]);
    expect(await put("not.yours", await managerForm({ fullName: " " }), cookie)).toMatchObject({
      status: 400,
      body: {
        error: "Please fix the errors in the form before submitting",
        errors: { fullName: "Full name is required" },
      },
    });
    expect(
      (await put("not.yours", await managerForm({ fullName: "Named Anew" }), admin.cookie)).body.data.fullName,
    ).toBe("Named Anew");
  });
});
