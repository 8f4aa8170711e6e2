// @engine both
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestSite } from "../../../test/support/test-app.ts";
import type { TestSite } from "../../../test/support/test-app.ts";
import { formOf, person, registered, smallPhoto, validForm } from "./volunteer-test-kit.server.ts";

let site: TestSite;
beforeAll(async () => void (site = await startTestSite({ LIMIT_UPLOADS_PER_PERSON: "40" })));
afterAll(() => site.close());

type Answer = {
  success?: boolean;
  message: string;
  error?: string;
  errors?: Record<string, string>;
  missingFields?: string[];
  volunteer: Record<string, unknown> & { _id: string; galleryImages: string[]; profileImage: string };
};
const add = (form: FormData, cookie?: string, headers?: Record<string, string>) =>
  site.call<Answer>("POST", "/api/volunteers/add", { cookie, form, headers });
const rows = async (table: string, where = "true") =>
  Number(
    (await site.deps.db.$client.query<{ n: string }>(`SELECT count(*)::int AS n FROM ${table} WHERE ${where}`)).rows[0]!
      .n,
  );
const files = async (folder = "media") =>
  (await readdir(join(site.dataDir, folder), { recursive: true, withFileTypes: true }).catch(() => [])).filter(
    (entry) => entry.isFile(),
  ).length;

describe("registering", () => {
  test("nobody is refused, and nothing is kept", async () => {
    const answer = await add(await formOf());
    expect(answer.status).toBe(401);
    expect(answer.body.error).toBe(answer.body.message);
    expect(await files("tmp")).toBe(0);
  });

  test("a person becomes a volunteer, approved at once", async () => {
    const who = await person(site, "Meera_J");
    const { status, body } = await add(await formOf({}, { gallery: 2 }), who.cookie);
    expect(status).toBe(201);
    expect(body).toMatchObject({ success: true, message: "Volunteer Registered Successfully!" });
    expect(body.volunteer).toMatchObject({
      userId: { _id: who.id, username: "Meera_J" },
      firstName: "Meera",
      lastName: "Joshi",
      email: "meera@mail.example",
      phone: "+919826012345",
      dob: "1998-02-03",
      gender: "Female",
      zipCode: "452010",
      city: "Mhow",
      exprience: "Gates and stages",
      hasAward: "Yes",
      awards: ["Best volunteer 2024"],
      skills: [{ skill: "Crowd control", level: "Excellent" }],
      selectedState: "Madhya Pradesh",
      selectedDistricts: ["Indore", "Ujjain"],
      showPhone: true,
      viewCount: 0,
      averageRating: 0,
      ratingCount: 0,
    });
    expect(body.volunteer.age).toBeGreaterThanOrEqual(28);
    expect(body.volunteer.profileImage).toMatch(/^\/images\/volunteers\/profile\/[\w-]{36}\.webp$/);
    expect(body.volunteer.galleryImages).toHaveLength(2);
    for (const path of [body.volunteer.profileImage, ...body.volunteer.galleryImages]) {
      const photo = await site.app.inject({ url: path });
      expect([photo.statusCode, photo.headers["content-type"]]).toEqual([200, "image/webp"]);
    }
    expect((await site.deps.db.$client.query("SELECT role FROM users WHERE id = $1", [who.id])).rows).toEqual([
      { role: "volunteer" },
    ]);
    expect(await rows("audit_log", `action = 'listing.registered' AND actor_id = '${who.id}'`)).toBe(1);
    await site.deps.jobs.idle(30_000);
    expect(await files("tmp")).toBe(0);

    const own = await site.call<{ volunteer: { _id: string } }>("GET", "/api/volunteers/profile/fetch", {
      cookie: who.cookie,
    });
    expect(own.body.volunteer._id).toBe(body.volunteer._id);
  });

  test("the AVIF files follow in the background", async () => {
    const { volunteer } = await registered(site, "avif_later");
    await site.deps.jobs.idle(30_000);
    expect(await rows("media", `listing_id = '${volunteer._id}' AND has_avif`)).toBe(1);
    const photo = await site.app.inject({ url: String(volunteer.profileImage).replace("webp", "avif") });
    expect(photo.headers["content-type"]).toBe("image/avif");
  });

  test("what is optional may be absent; what an older client does not know is on", async () => {
    const sent = Object.fromEntries(
      [
        "phone",
        "exprience",
        "zipCode",
        "degree",
        "profileSummary",
        "hasExhibition",
        "exhibitionName",
        "exhibitionDesc",
        "hasAward",
        "awards",
        "skills",
        "city",
        "age",
      ].map((name) => [name, undefined]),
    );
    const { volunteer } = await registered(site, "short_form", { ...sent, lastName: "." });
    expect(volunteer).toMatchObject({
      lastName: ".",
      phone: "",
      zipCode: "",
      hasExhibition: "No",
      hasAward: "No",
      awards: [],
      skills: [],
      city: "",
      showPhone: true,
      showDob: true,
    });
  });

  test("an empty form names every field that is missing", async () => {
    const who = await person(site, "empty_form");
    const { status, body } = await add(
      await formOf(Object.fromEntries(Object.keys(validForm).map((name) => [name, undefined])), { profile: false }),
      who.cookie,
    );
    expect(status).toBe(400);
    expect(body.message).toBe("Please fill all required fields.");
    expect(body.errors).toMatchObject({
      firstName: "First name is required",
      lastName: "Last name is required",
      email: "Email is required",
      dob: "Date of Birth is required",
      gender: "Gender is required",
      address: "Address is required",
      addressState: "State is required",
      addressDistrict: "District is required",
      educationLevel: "Education level is required",
      profileImage: "Profile image is required",
      selectedDistricts: "Please select at least one district.",
    });
    expect(body.missingFields).toContain("profileImage");
  });

  test.each<[string, Record<string, string | undefined>, string, string]>([
    ["no district of work", { selectedDistricts: "[]" }, "selectedDistricts", "Please select at least one district."],
    ["under age", { dob: "2015-01-01" }, "dob", "You must be at least 18 years old."],
    ["a phone that is none", { phone: "12345" }, "phone", "Please enter a valid 10-digit mobile number"],
    ["an unknown gender", { gender: "Robot" }, "gender", "Please choose a gender from the list."],
    [
      "a district of another state",
      { addressDistrict: "Pune" },
      "addressDistrict",
      "Please choose a district of this state.",
    ],
    [
      "a state that does not exist",
      { selectedState: "Atlantis" },
      "selectedState",
      "Please choose a state from the list.",
    ],
    [
      "six skills",
      { skills: JSON.stringify(Array.from({ length: 6 }, () => ({ skill: "a", level: "Good" }))) },
      "skills",
      "You can add a maximum of 5 skills",
    ],
    ["four awards", { awards: '["a","b","c","d"]' }, "awards", "You can add a maximum of 3 awards"],
    [
      "a skill without a name",
      { skills: '[{"skill":" ","level":"Good"}]' },
      "skills.0.skill",
      "Please enter a skill name.",
    ],
    ["a skill without a level", { skills: '[{"skill":"x"}]' }, "skills.0.level", "Please select a skill level."],
    ["skills that are no JSON", { skills: "[{" }, "skills", "This list could not be read. Please send a JSON list."],
    [
      "districts that are no list",
      { selectedDistricts: '{"a":1}' },
      "selectedDistricts",
      "This list could not be read. Please send a JSON list.",
    ],
    [
      "a summary of 201 characters",
      { profileSummary: "क".repeat(201) },
      "profileSummary",
      "Please use at most 200 characters.",
    ],
    ["a PIN of five digits", { zipCode: "45201" }, "zipCode", "Please enter a valid 6-digit PIN code."],
    ["terms refused", { termsAccepted: "false" }, "termsAccepted", "Please accept terms and conditions"],
    ["terms refused, by their other name", { terms: "false" }, "termsAccepted", "Please accept terms and conditions"],
  ])("%s", async (name, changes, field, message) => {
    const who = await person(site, `bad_${name.replaceAll(/\W+/g, "_").slice(0, 24)}`);
    const { status, body } = await add(await formOf(changes), who.cookie);
    expect([status, body.errors?.[field], body.message]).toEqual([400, message, message]);
    expect(await rows("listings", `owner_id = '${who.id}'`)).toBe(0);
  });

  test("200 characters of Devanagari are 200 characters", async () => {
    const { volunteer } = await registered(site, "devanagari", { profileSummary: "क्षि".repeat(200), firstName: "आशा" });
    expect(volunteer.firstName).toBe("आशा");
  });

  test("a second profile is refused, and leaves no photo", async () => {
    const who = await registered(site, "only_one");
    await site.deps.jobs.idle(30_000);
    const before = await files();
    const { status, body } = await add(await formOf(), who.cookie);
    expect([status, body.message]).toEqual([409, "You have already registered as a volunteer."]);
    expect(await files()).toBe(before);
  });

  test("so is somebody who keeps a profile of another category", async () => {
    const who = await person(site, "an_artist");
    await site.deps.db.$client.query(
      "INSERT INTO listings (id, category, owner_id, one_per_person, slug, slug_key, status, title) VALUES (gen_random_uuid(), 'artists', $1, true, 'an_artist', 'an_artist', 'pending', 'A')",
      [who.id],
    );
    expect((await add(await formOf(), who.cookie)).body).toMatchObject({
      message: "You already have another profile. One person keeps one profile.",
    });
  });

  test("two registrations at the same instant leave one profile and its photos alone", async () => {
    const who = await person(site, "two_at_once");
    await site.deps.jobs.idle(30_000);
    const before = await files();
    const answers = await Promise.all([add(await formOf(), who.cookie), add(await formOf(), who.cookie)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await rows("listings", `owner_id = '${who.id}'`)).toBe(1);
    await site.deps.jobs.idle(30_000);
    expect(await files()).toBe(before + 4); // WebP and AVIF, each with its width and as the largest
  });

  test("sent twice under one key it is done once and answers the same", async () => {
    const who = await person(site, "same_key");
    const photo = await smallPhoto();
    const once = async () =>
      add(await formOf({}, { profile: photo }), who.cookie, { "idempotency-key": "a-key-of-mine" });
    const answers = [...(await Promise.all([once(), once()])), await once()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.volunteer._id)).size).toBe(1);
    expect(
      (
        await add(await formOf({ city: "Dewas" }, { profile: photo }), who.cookie, {
          "idempotency-key": "a-key-of-mine",
        })
      ).status,
    ).toBe(409);
  });
});

describe("a bad photo leaves nothing behind:", () => {
  const script = new Blob(["<script>alert(1)</script>"], { type: "image/jpeg" });
  test.each<[string, () => Promise<Parameters<typeof formOf>[1]>, number, string, string]>([
    [
      "a renamed script as profile photo",
      async () => ({ profile: script }),
      415,
      "profileImage",
      "Please choose a JPEG, PNG or WebP photo.",
    ],
    [
      "a bad one behind good ones",
      async () => ({ gallery: [await smallPhoto(), script] }),
      415,
      "galleryImages",
      "Please choose a JPEG, PNG or WebP photo.",
    ],
    [
      "eleven gallery photos",
      async () => ({ gallery: 11 }),
      400,
      "galleryImages",
      "You can upload a maximum of 10 gallery images",
    ],
    [
      "an empty file",
      async () => ({ profile: new Blob([]) }),
      415,
      "profileImage",
      "Please choose a JPEG, PNG or WebP photo.",
    ],
  ])("%s", async (name, photos, status, field, message) => {
    const who = await person(site, `photo_${name.replaceAll(/\W+/g, "_").slice(0, 20)}`);
    await site.deps.jobs.idle(30_000);
    const before = await files();
    const answer = await add(await formOf({}, await photos()), who.cookie);
    expect([answer.status, answer.body.errors?.[field]]).toEqual([status, message]);
    expect([await files(), await files("tmp"), await rows("listings", `owner_id = '${who.id}'`)]).toEqual([
      before,
      0,
      0,
    ]);
  });

  test("50 MB is too large", async () => {
    const who = await person(site, "too_large");
    const large = new Blob([new Uint8Array(50 * 1_048_576)]);
    const profile = await add(await formOf({}, { profile: large }), who.cookie);
    expect([profile.status, profile.body.message]).toEqual([413, "Profile image must be less than 50 MB"]);
    const gallery = await add(await formOf({}, { gallery: [large] }), who.cookie);
    expect([gallery.status, gallery.body.message]).toEqual([413, "Each gallery image must be less than 50 MB"]);
    expect(await files("tmp")).toBe(0);
  });
});

test("uploads are limited by person", async () => {
  const who = await person(site, "many_uploads");
  for (let i = 0; i < 40; i++) await site.deps.limits.hit("LIMIT_UPLOADS_PER_PERSON", who.id);
  const { status, headers } = await add(await formOf(), who.cookie);
  expect(status).toBe(429);
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
});
