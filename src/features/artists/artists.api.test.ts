import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDays, todayIST } from "../../domain/dates.ts";
import { startTestSite } from "../../../test/support/test-app.ts";
import type { TestSite } from "../../../test/support/test-app.ts";
import { volunteers } from "../volunteers/volunteer-category.ts";
import { formOf, person, smallPhoto } from "../volunteers/volunteer-test-kit.server.ts";
import type { TestPerson } from "../volunteers/volunteer-test-kit.server.ts";
import { artistForm, registeredArtist, validArtist } from "./artist-test-kit.server.ts";
import type { ArtistAnswer } from "./artist-test-kit.server.ts";

let site: TestSite;
let admin: TestPerson;
beforeAll(async () => {
  site = await startTestSite({ LIMIT_UPLOADS_PER_PERSON: "60" });
  admin = await person(site, "the_admin", "admin");
});
afterAll(() => site.close());

const add = (form: FormData, cookie?: string, headers?: Record<string, string>) =>
  site.call<ArtistAnswer>("POST", "/api/artists/add", { cookie, form, headers });
const one = (id: string, cookie?: string) => site.call("GET", `/api/artists/${id}`, { cookie });
const list = (query = "") =>
  site.call<{ _id: string; firstName: string; email?: string; mobile?: string }[]>("GET", `/api/artists/${query}`);

describe("registering", () => {
  test("a person becomes an artist and waits: nobody else sees the profile", async () => {
    const who = await person(site, "gauri.b");
    const { status, body } = await add(
      await artistForm({}, { images: 2, videos: ["https://youtu.be/abcdefghijk", "https://youtu.be/abcdefghijk"] }),
      who.cookie,
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      success: true,
      artist: {
        status: "pending",
        firstName: "Gauri",
        lastName: "Bapat",
        category: "Singer",
        mobile: "+919826054321",
        email: "gauri@mail.example",
        addressState: "Madhya Pradesh",
        videoLink: ["https://youtu.be/abcdefghijk"],
        rating: 0,
        reviews: 0,
      },
    });
    expect(body.artist.images).toHaveLength(2);
    for (const path of [body.artist.profileImage, ...body.artist.images])
      expect((await site.app.inject({ url: path })).statusCode).toBe(200);
    expect((await site.deps.db.$client.query("SELECT role FROM users WHERE id = $1", [who.id])).rows).toEqual([
      { role: "artist" },
    ]);
    const stranger = await person(site, "a_stranger");
    expect([
      (await one(body.artist._id)).status,
      (await one(body.artist._id, stranger.cookie)).status,
      (await one(body.artist._id, who.cookie)).status,
      (await one(body.artist._id, admin.cookie)).status,
    ]).toEqual([404, 404, 200, 200]);
    expect((await list("?q=gauri")).body).toEqual([]);
    expect(await add(await artistForm(), who.cookie)).toMatchObject({
      status: 409,
      body: { error: "You have already registered as an artist." },
    });
  });

  test("nobody is refused, and so is a second profile of another kind", async () => {
    expect((await add(await artistForm())).status).toBe(401);
    const who = await person(site, "two_hats");
    await add(await artistForm(), who.cookie);
    expect(await site.call("POST", "/api/volunteers/add", { cookie: who.cookie, form: await formOf() })).toMatchObject({
      status: 409,
      body: { error: volunteers.messages.otherProfile },
    });
  });

  test("an empty form names every field that is missing", async () => {
    const who = await person(site, "empty_artist");
    const { status, body } = await add(
      await artistForm(Object.fromEntries(Object.keys(validArtist).map((name) => [name, undefined])), {
        profile: false,
      }),
      who.cookie,
    );
    expect(status).toBe(400);
    expect(body.message).toBe("Please fill all required fields");
    expect(body.errors).toMatchObject({
      firstName: "First name is required",
      email: "Email is required",
      mobile: "Mobile number is required",
      category: "Category is required",
      addressState: "State is required",
      city: "City is required",
      profileImage: "Profile photo is required",
    });
    expect(body.missingFields).toContain("profileImage");
  });

  const VIDEO_TEXT =
    "Please enter a link to YouTube, SoundCloud, Vimeo, Facebook or Instagram, such as https://www.youtube.com/watch?v=…";
  test.each<[string, Record<string, string>, string, string]>([
    ["long keywords", { profileKeywords: "x".repeat(161) }, "profileKeywords", "Please use at most 160 characters."],
    [
      "a long meta description",
      { profileDescription: "x".repeat(167) },
      "profileDescription",
      "Please use at most 166 characters.",
    ],
    ["a foreign category", { category: "Plumber" }, "category", "Please choose a category from the list."],
    ["a foreign state", { addressState: "Bavaria" }, "addressState", "Please choose a state from the list."],
    ["a bad mobile", { mobile: "12345" }, "mobile", "Please enter a valid 10-digit mobile number"],
    ["a script as a video", { videoLink: "javascript:alert(1)" }, "videoLink.0", VIDEO_TEXT],
    ["a video of somewhere", { videoLink: "https://www.youtube.com.evil.example/v" }, "videoLink.0", VIDEO_TEXT],
  ])("%s is refused", async (_what, changes, field, message) => {
    const who = await person(site, `bad_${field.replace(".", "_")}_${Object.values(changes)[0]!.length}`);
    const { status, body } = await add(await artistForm(changes), who.cookie);
    expect([status, body.errors?.[field]]).toEqual([400, message]);
  });

  test("six videos and eleven images are too many", async () => {
    const who = await person(site, "too_much");
    expect(
      (
        await add(
          await artistForm({}, { videos: Array.from({ length: 6 }, (_, at) => `https://youtu.be/${at}`) }),
          who.cookie,
        )
      ).body.errors,
    ).toEqual({ videoLink: "You can add a maximum of 5 videos" });
    expect((await add(await artistForm({}, { images: 11 }), who.cookie)).body).toMatchObject({
      error: "Maximum 10 images allowed",
    });
  });

  test("sent twice with one key it registers once", async () => {
    const who = await person(site, "twice_sent");
    const headers = { "idempotency-key": "artist-key-0001" };
    const [first, second] = [
      await add(await artistForm(), who.cookie, headers),
      await add(await artistForm(), who.cookie, headers),
    ];
    expect([first.status, second.status, second.body.artist._id]).toEqual([201, 201, first.body.artist._id]);
  });
});

describe("the decision", () => {
  test("is an admin's; the artist is told in the app and by mail", async () => {
    const { artist, cookie } = await registeredArtist(site, "to_approve", { firstName: "Kavita" }, { approve: false });
    for (const [method, path] of [
      ["PATCH", `/api/artists/${artist._id}/approve`],
      ["DELETE", `/api/artists/${artist._id}`],
      ["GET", "/api/artists/pending"],
    ] as const) {
      expect((await site.call(method, path)).status).toBe(401);
      expect((await site.call(method, path, { cookie })).status).toBe(403);
    }
    expect(
      (await site.call<{ _id: string; mobile: string }[]>("GET", "/api/artists/pending", { cookie: admin.cookie }))
        .body,
    ).toContainEqual(expect.objectContaining({ _id: artist._id, mobile: "+919826054321" }));
    expect(await site.call("PATCH", `/api/artists/${artist._id}/approve`, { cookie: admin.cookie })).toMatchObject({
      status: 200,
      body: { success: true, message: "Artist approved", artist: { status: "approved" } },
    });
    expect(await site.call("PATCH", `/api/artists/${artist._id}/approve`, { cookie: admin.cookie })).toMatchObject({
      status: 409,
    });
    expect(
      (await site.call<{ notifications: { title: string; href: string }[] }>("GET", "/api/notifications", { cookie }))
        .body.notifications[0],
    ).toMatchObject({ title: "Your profile is approved", href: "/artist/to_approve" });
    await site.deps.jobs.idle(30_000);
    expect(
      site
        .mailOutbox()
        .some(
          ({ headers, text }) =>
            /approved/i.test(headers.subject ?? headers.Subject ?? "") && text.includes("/artist/to_approve"),
        ),
    ).toBe(true);
    // Public now, without what is for the owner alone.
    expect((await one(artist._id)).body).toMatchObject({ firstName: "Kavita", email: "", mobile: "" });
    const [card] = (await list("?q=kavita")).body;
    expect(card).toMatchObject({ _id: artist._id, images: [], rating: 0 });
    expect(card).not.toHaveProperty("email");
  });

  test("a rejection keeps the record, tells the reason, and ends with a corrected profile", async () => {
    const { artist, cookie } = await registeredArtist(site, "to_reject", {}, { approve: false });
    expect(
      await site.call("DELETE", `/api/artists/${artist._id}`, {
        cookie: admin.cookie,
        body: { reason: "The photo shows a poster." },
      }),
    ).toMatchObject({ status: 200, body: { success: true, message: "Artist rejected/deleted" } });
    expect((await one(artist._id)).status).toBe(404);
    expect((await one(artist._id, cookie)).body).toMatchObject({
      status: "rejected",
      statusReason: "The photo shows a poster.",
    });
    expect(
      (await site.call<{ notifications: { body: string; href: string }[] }>("GET", "/api/notifications", { cookie }))
        .body.notifications[0],
    ).toMatchObject({ body: expect.stringContaining("The photo shows a poster."), href: "/EditArtistProfile" });
    const form = new FormData();
    form.append("image", await smallPhoto("#123456"), "me.jpg");
    expect((await site.call<ArtistAnswer>("PUT", "/api/artist/update", { cookie, form })).body.artist).toMatchObject({
      status: "pending",
      statusReason: "",
    });
  });

  test("a client that knows no reasons can reject; an unknown one is not found", async () => {
    const { artist } = await registeredArtist(site, "no_reason", {}, { approve: false });
    expect((await site.call("DELETE", `/api/artists/${artist._id}`, { cookie: admin.cookie })).status).toBe(200);
    for (const id of ["nobody", "0190b7c2-0000-7000-8000-000000000001"])
      expect((await site.call("PATCH", `/api/artists/${id}/approve`, { cookie: admin.cookie })).status).toBe(404);
  });
});

describe("the own profile", () => {
  test("the self-edit changes only what is sent", async () => {
    const { cookie, artist } = await registeredArtist(site, "self_edit", {}, { images: 2 });
    expect((await site.call("GET", "/api/artist/mer", { cookie })).body).toEqual({
      _id: artist._id,
      name: "Gauri Bapat",
      email: "gauri@mail.example",
      phone: "+919826054321",
      bio: validArtist.description!.trim(),
      profileImage: artist.profileImage,
    });
    const form = new FormData();
    form.append("name", "Gauri Rao Bapat");
    form.append("phone", "9826099999");
    form.append("image", await smallPhoto("#00ff00"), "new.jpg");
    const { status, body } = await site.call<ArtistAnswer>("PUT", "/api/artist/update", { cookie, form });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      message: "Profile updated successfully!",
      artist: {
        firstName: "Gauri Rao",
        lastName: "Bapat",
        mobile: "+919826099999",
        genre: "Sufi, Hindustani classical",
        status: "approved",
      },
    });
    expect(body.artist.profileImage).not.toBe(artist.profileImage);
    expect(body.artist.images).toEqual(artist.images);
    // By both of its names at once it would be two.
    form.append("profileImage", await smallPhoto(), "other.jpg");
    expect(await site.call("PUT", "/api/artist/update", { cookie, form })).toMatchObject({
      status: 400,
      body: { errors: { image: "Please choose one profile photo." } },
    });
  });

  test("what is wrong is told under the name that was sent", async () => {
    const { cookie } = await registeredArtist(site, "self_wrong");
    const form = new FormData();
    for (const [name, value] of [
      ["name", " "],
      ["email", "x"],
      ["bio", "short"],
    ] as const)
      form.append(name, value);
    expect((await site.call<ArtistAnswer>("PUT", "/api/artist/update", { cookie, form })).body.errors).toEqual({
      name: "First name is required",
      email: "Please enter a valid email address",
    });
  });

  test("a short description is kept, and a bad video of earlier is neither shown nor in the way", async () => {
    const { cookie, artist } = await registeredArtist(
      site,
      "old_video",
      {},
      { videos: ["https://youtu.be/abcdefghijk"] },
    );
    await site.deps.db.$client.query(
      `UPDATE listings SET attributes = jsonb_set(attributes, '{videoLink}', $2) WHERE id = $1`,
      [artist._id, JSON.stringify(["https://www.youtube.com.evil.example/v", "https://youtu.be/abcdefghijk"])],
    );
    const shown = await site.call<ArtistAnswer["artist"]>("GET", `/api/artists/${artist._id}`, { cookie });
    expect(shown.body.videoLink).toEqual(["https://youtu.be/abcdefghijk"]);
    const form = new FormData();
    form.append("bio", "I sing.");
    const { status, body } = await site.call<ArtistAnswer>("PUT", "/api/artist/update", { cookie, form });
    expect([status, body.artist.description]).toEqual([200, "I sing."]);
  });

  test("every field and the gallery can be changed", async () => {
    const { cookie, artist } = await registeredArtist(
      site,
      "full_edit",
      {},
      { images: 2, videos: ["https://youtu.be/a"] },
    );
    const form = await artistForm({ genre: "Indie pop" }, { profile: false, images: 1 });
    form.append("videoLink[]", "");
    form.append("oldImages", JSON.stringify([artist.images[1]]));
    const { body } = await site.call<ArtistAnswer>("PUT", "/api/artist/update", { cookie, form });
    expect(body.artist).toMatchObject({ genre: "Indie pop", videoLink: [], profileImage: artist.profileImage });
    expect(body.artist.images).toHaveLength(2);
    expect(body.artist.images[0]).toBe(artist.images[1]);
    const foreign = new FormData();
    foreign.append("oldImages", JSON.stringify(["/images/artists/gallery/0190b7c2-0000-7000-8000-000000000001.webp"]));
    expect((await site.call("PUT", "/api/artist/update", { cookie, form: foreign })).status).toBe(400);
  });

  test("saved without a change it stays as it is", async () => {
    const { cookie, artist } = await registeredArtist(site, "no_change");
    expect(await site.call<ArtistAnswer>("PUT", "/api/artist/update", { cookie, form: new FormData() })).toMatchObject({
      status: 200,
      body: {
        message: "Profile updated successfully!",
        artist: { profileImage: artist.profileImage, firstName: "Gauri" },
      },
    });
  });

  test("is nobody else's", async () => {
    const stranger = await person(site, "no_profile");
    expect([
      (await site.call("GET", "/api/artist/mer")).status,
      (await site.call("GET", "/api/artist/mer", { cookie: stranger.cookie })).status,
      (await site.call("PUT", "/api/artist/update", { cookie: stranger.cookie, form: new FormData() })).status,
    ]).toEqual([401, 404, 404]);
  });
});

describe("the search", () => {
  beforeAll(async () => {
    await registeredArtist(site, "find_dj", {
      firstName: "Dev",
      category: "DJ",
      genre: "EDM, Bollywood remix",
      language: "English",
      addressState: "Goa",
      city: "Panaji",
    });
    await registeredArtist(site, "find_dance", {
      firstName: "Mira",
      category: "Dancer",
      genre: "Kathak",
      language: "Hindi",
      addressState: "Rajasthan",
      city: "Jaipur",
    });
  });
  const names = async (query: string) => (await list(`?limit=100&${query}`)).body.map(({ firstName }) => firstName);

  test.each<[string, string[], string[]]>([
    ["category=dj", ["Dev"], ["Mira"]],
    ["category=DANCER", ["Mira"], ["Dev"]],
    ["genre=bollywood", ["Dev"], ["Mira"]],
    ["genre=remix&language=english", ["Dev"], ["Mira"]],
    ["language=Hindi", ["Mira"], ["Dev"]],
    ["state=Goa", ["Dev"], ["Mira"]],
    ["state=Rajasthan&district=Jaipur", ["Mira"], ["Dev"]],
    ["city=jaip", ["Mira"], ["Dev"]],
    ["q=kathak+mira", ["Mira"], ["Dev"]],
    ["rating=4", [], ["Dev", "Mira"]],
    ["category=Plumber", [], ["Dev", "Mira"]],
  ])("%s", async (query, there, missing) => {
    const found = await names(query);
    expect(found).toEqual(expect.arrayContaining(there));
    for (const name of missing) expect(found).not.toContain(name);
  });

  test("pages and counts; bad filters are 400", async () => {
    const { headers, body } = await list("?limit=1");
    expect(body).toHaveLength(1);
    expect(Number(headers["x-total-count"])).toBeGreaterThan(2);
    expect(String(headers.link)).toMatch(/^<\/api\/artists\/\?limit=1&cursor=[\w-]+>; rel="next"$/);
    expect((await list("?rating=9")).status).toBe(400);
  });

  test("a rating narrows by place as well", async () => {
    const { artist } = await registeredArtist(site, "find_rated", {
      firstName: "Rated",
      addressState: "Goa",
      city: "Margao",
    });
    const fan = await person(site, "a_fan");
    expect(
      (
        await site.call("POST", `/api/reviews/${artist._id}`, {
          cookie: fan.cookie,
          body: { rating: 5, comment: "Wonderful." },
        })
      ).status,
    ).toBe(201);
    expect(await names("state=Goa&rating=4.5")).toEqual(["Rated"]);
    expect(await names("rating=4.5")).toEqual(["Rated"]);
  });
});

describe("a booking", () => {
  const booking = {
    fullName: "Nandini Rao",
    phone: "9826011122",
    email: "nandini@mail.example",
    eventType: "Cultural Event",
    eventDate: addDays(todayIST(), 200),
  };
  const send = (body: object, cookie?: string) =>
    site.call<{ message: string; enquiryNumber: string; missingFields?: string[] }>(
      "POST",
      "/api/artists/booking/form",
      { body, cookie },
    );

  test("reaches the artist by id or username, and needs no account", async () => {
    const { artist, cookie } = await registeredArtist(site, "booked_one");
    for (const artistId of [artist._id, "Booked_One"]) {
      expect(await send({ ...booking, artistId, artistName: "somebody@else.example" })).toMatchObject({
        status: 201,
        body: {
          success: true,
          message: "Booking submitted successfully!",
          enquiryNumber: expect.stringMatching(/^MD-/),
        },
      });
    }
    const box = await site.call<{ enquiries: { label: string; contact: { name: string } }[] }>(
      "GET",
      "/api/enquiries/received",
      { cookie },
    );
    expect(box.body.enquiries).toHaveLength(2);
    expect(box.body.enquiries[0]).toMatchObject({ label: "Artist booking", contact: { name: "Nandini Rao" } });
    expect((await send({ ...booking, artistId: artist._id }, cookie)).status).toBe(403);
  });

  test("without what is required, for one who waits, and for a past day it is refused", async () => {
    const { artist } = await registeredArtist(site, "not_booked", {}, { approve: false });
    expect((await send({ ...booking, artistId: artist._id })).status).toBe(404);
    expect((await send({ artistId: artist._id })).body).toMatchObject({
      message: "Please fill all required fields",
      missingFields: ["fullName", "phone", "email", "eventType", "eventDate"],
    });
    expect((await send({ ...booking, artistId: artist._id, eventDate: "2020-01-01" })).status).toBe(400);
  });
});

test("a number in the words › is covered for visitors, and stands for its owner and admins", async () => {
  const description = `${"We sing at weddings and play the dhol. ".repeat(10)}Call 9826O12345.`;
  const { artist, cookie } = await registeredArtist(site, "words_artist", { description });
  const admin = await person(site, "words_desk", "admin");
  const read = async (who: string | null) =>
    JSON.stringify((await site.call("GET", `/api/artists/${artist._id}`, { cookie: who })).body);
  const visitor = await read(null);
  expect(visitor).toContain("Call •••");
  expect(visitor).not.toContain("9826O12345");
  for (const own of [cookie, admin.cookie]) expect(await read(own)).toContain("9826O12345");
});
