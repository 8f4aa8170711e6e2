import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays, todayIST } from "../../domain/dates.ts";
import { plainPhoto } from "../../../test/support/photos.ts";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";
import { searchListings } from "./listing-search.server.ts";
import { testListing } from "./listing-test-kit.server.ts";

let site: TestSite;
let admin: TestPerson;
let owner: TestPerson;
beforeAll(async () => {
  site = await startTestSite();
  admin = await testPerson(site.deps, { name: "Ada Admin", role: "admin" });
  owner = await testPerson(site.deps, { name: "Meera Owner" });
});
afterAll(() => site?.close());

type Body = {
  message: string;
  errors?: Record<string, string>;
  listing: {
    _id: string;
    status: string;
    title: string;
    district: string;
    editPath: string;
    path: string | null;
    values: Record<string, unknown>;
    images: string[];
    profileImage: string | null;
  };
};

const ATTRIBUTES = {
  venues: {
    kind: "Banquet hall",
    capacity: 300,
    halls: [{ name: "Hall", seated: 200, floating: 300 }],
    priceUnit: "plate",
    price: 850_00,
    nonVegPrice: null,
    rooms: 0,
    amenities: ["Parking"],
    rules: [],
    description: "",
  },
  planners: { kinds: ["Wedding Planner"], experience: "8+", events: "100+", languages: ["Hindi"], summary: "" },
  rentals: {
    itemCategory: "Sound",
    brand: "JBL",
    rental: "As per requirement",
    uses: [],
    cities: ["Indore"],
    description: "",
  },
} as const;

let made = 0;
/** A listing that an admin has linked to the owner. */
async function kept(category: keyof typeof ATTRIBUTES, approved = true): Promise<string> {
  const { id } = await testListing(site.deps, category, {
    title: `Utsav ${++made}`,
    slug: `utsav-${made}`,
    attributes: ATTRIBUTES[category],
    approved,
  });
  const { status } = await site.call("PATCH", `/api/admin/listings/${id}/owner`, {
    cookie: admin.cookie,
    body: { username: owner.username },
  });
  expect(status).toBe(200);
  return id;
}
const get = (id: string, who: TestPerson | null) =>
  site.call<Body>("GET", `/api/listings/${id}`, { cookie: who?.cookie });
const put = (id: string, body: unknown, who: TestPerson | null = owner) =>
  site.call<Body>("PUT", `/api/listings/${id}`, {
    cookie: who?.cookie,
    ...(body instanceof FormData ? { form: body } : { body }),
  });
const sql = async (text: string, values: unknown[] = []) =>
  (await site.deps.db.$client.query<Record<string, unknown>>(text, values)).rows;

test("owners and admins read and rewrite it; for others there is none; nobody signs in first", async () => {
  const id = await kept("venues");
  const other = await testPerson(site.deps);
  for (const [who, status] of [
    [null, 401],
    [other, 404],
    [owner, 200],
    [admin, 200],
  ] as const) {
    expect((await get(id, who)).status).toBe(status);
    expect((await put(id, { title: "Utsav Garden" }, who)).status).toBe(status);
  }
  expect((await put("nonsense", {})).status).toBe(404);
  const { body } = await get(id, owner);
  expect(body.listing).toMatchObject({
    title: "Utsav Garden",
    status: "approved",
    editPath: `/my/listings/${id}/edit`,
    values: {
      price: "850",
      nonVegPrice: "",
      amenities: "Parking",
      halls: [{ name: "Hall", seated: "200", floating: "300" }],
    },
  });
  expect(
    (
      await site.call<{ listings: Body["listing"][] }>("GET", "/api/listings/mine", { cookie: owner.cookie })
    ).body.listings.map(({ _id }) => _id),
  ).toContain(id);
  expect(
    (await site.call<{ listings: unknown[] }>("GET", "/api/listings/mine", { cookie: other.cookie })).body.listings,
  ).toEqual([]);
  expect((await site.call("GET", "/api/listings/mine")).status).toBe(401);
});

test("an approved listing stays approved, is found by what is new, and the log tells of the change", async () => {
  const id = await kept("venues");
  const { status, body } = await put(id, {
    price: "₹1,25,000",
    priceUnit: "day",
    capacity: "1,200",
    halls: JSON.stringify([{ name: "Lawn", seated: "800", floating: "1200" }]),
    amenities: "Valet parking\n\nGenerator\nGenerator",
    state: "Karnataka",
    district: "bengaluru",
    city: "Bengaluru",
    phone: "98260 12345",
  });
  expect({ status, body }).toMatchObject({
    status: 200,
    body: {
      message: "Your listing is saved.",
      listing: {
        status: "approved",
        district: "Bengaluru Urban",
        values: {
          price: "125000",
          amenities: "Valet parking\nGenerator",
          phone: expect.stringMatching(/^\+91 ?98260 ?12345$/),
          kind: "Banquet hall",
        },
      },
    },
  });
  const found = async (query: Parameters<typeof searchListings>[2]) =>
    (await searchListings<{ _id: string }>(site.deps, "venues", query)).rows.some(({ _id }) => _id === id);
  expect(
    await found({
      state: "Karnataka",
      districts: ["Bengaluru Urban"],
      q: "valet",
      facets: { priceUnit: "day" },
      numbers: { guests: "1000" },
    }),
  ).toBe(true);
  expect(await found({ state: "Madhya Pradesh" })).toBe(false);
  expect(await sql("SELECT action FROM audit_log WHERE subject_id = $1 AND actor_id = $2", [id, owner.id])).toEqual([
    { action: "listing.edited" },
  ]);
  await put(id, { city: "Mysuru" }, admin);
  expect((await sql("SELECT action FROM audit_log WHERE subject_id = $1 ORDER BY id", [id])).at(-1)).toEqual({
    action: "listing.edited_by_admin",
  });
});

test("what does not fit is told by field and changes nothing", async () => {
  const id = await kept("venues");
  const before = await sql("SELECT * FROM listings WHERE id = $1", [id]);
  const wrong = {
    title: " ",
    kind: "Palace",
    capacity: "many",
    price: "-1",
    halls: "[]",
    state: "Goa",
    district: "Indore",
    pin: "12",
    email: "x@",
    phone: "123",
  };
  const { status, body } = await put(id, wrong);
  expect({ status, errors: body.errors }).toMatchObject({
    status: 400,
    errors: {
      title: "Name is required",
      kind: "Please choose from the list.",
      halls: "Please add at least one hall.",
      email: "Please enter a valid email address",
      phone: "Please enter a valid 10-digit mobile number",
    },
  });
  for (const name of ["capacity", "price", "pin"]) expect(body.errors?.[name]).toBeTruthy();
  expect((await put(id, { state: "Goa", district: "Indore" })).body.errors).toEqual({
    district: "There is no district of this name in Goa.",
  });
  expect((await put(id, { halls: [{ name: "", seated: "x", floating: "1" }] })).body.errors).toMatchObject({
    "halls.0.name": expect.any(String),
    "halls.0.seated": expect.any(String),
  });
  for (const halls of ['{"a":1}', "[1]", "[[]]", "null", 3]) expect((await put(id, { halls })).status).toBe(400);
  expect(await sql("SELECT * FROM listings WHERE id = $1", [id])).toEqual(before);
});

test("a rejected listing is sent again by its owner, who was led to its edit page", async () => {
  const id = await kept("planners", false);
  await site.call("PATCH", `/api/admin/listings/${id}`, {
    cookie: admin.cookie,
    body: { decision: "reject", reason: "Please write a summary." },
  });
  expect(
    (await sql("SELECT href FROM notifications WHERE user_id = $1 AND kind = 'listing-reject'", [owner.id]))[0],
  ).toEqual({ href: `/my/listings/${id}/edit` });
  expect((await put(id, { summary: "Weddings in Malwa." }, admin)).body.listing.status).toBe("rejected");
  const { body } = await put(id, { kinds: ["Wedding Planner", "Stage Setup"], languages: '["Hindi","English"]' });
  expect(body).toMatchObject({
    message: "Your listing is saved and sent to us again.",
    listing: { status: "pending", path: null },
  });
  expect((await sql("SELECT attributes FROM listings WHERE id = $1", [id]))[0]!.attributes).toMatchObject({
    kinds: ["Wedding Planner", "Stage Setup"],
    languages: ["Hindi", "English"],
    summary: "Weddings in Malwa.",
  });
});

test("photos are added, kept and removed; a foreign one is refused", async () => {
  const id = await kept("rentals");
  const form = (fields: Record<string, string>, files: [string, Buffer][] = []) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.append(name, value);
    for (const [name, bytes] of files)
      data.append(name, new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), "a.jpg");
    return data;
  };
  const first = await put(
    id,
    form({ cities: "Indore\nUjjain\nAtlantis" }, [
      ["photo", await plainPhoto("#c2185b")],
      ["images", await plainPhoto("#2b4a8b")],
      ["images", await plainPhoto("#7a1f3d")],
    ]),
  );
  expect(first.body.listing.images).toHaveLength(2);
  expect((await site.call("GET", first.body.listing.profileImage!)).status).toBe(200);
  // Found where the towns are districts of its state.
  expect(
    (await sql("SELECT district FROM listing_places WHERE listing_id = $1 AND district <> '' ORDER BY 1", [id])).map(
      ({ district }) => district,
    ),
  ).toEqual(["Indore", "Ujjain"]);

  const [, stays] = first.body.listing.images;
  const second = await put(
    id,
    form({ oldImages: JSON.stringify([stays]), keepExistingPhoto: "false" }, [["images", await plainPhoto("#444444")]]),
  );
  expect(second.body.listing).toMatchObject({ profileImage: null, images: [stays, expect.any(String)] });
  expect((await put(id, { brand: "Bose" })).body.listing.images).toEqual(second.body.listing.images);

  const foreign = (await put(await kept("rentals"), form({}, [["images", await plainPhoto("#111111")]]))).body.listing
    .images[0]!;
  expect(await put(id, form({ oldImages: JSON.stringify([foreign]) }))).toMatchObject({
    status: 400,
    body: { errors: { oldImages: "This photo does not belong to this listing." } },
  });
  expect(await put(id, form({}, [["images", Buffer.from("no picture")]]))).toMatchObject({
    status: 415,
    body: { errors: { images: expect.any(String) } },
  });
});

test("edits that arrive at once and change different fields all stay, photos too", async () => {
  const id = await kept("venues");
  const photo = async (colour: string) => {
    const form = new FormData();
    form.append("images", new Blob([new Uint8Array(await plainPhoto(colour))], { type: "image/jpeg" }), "a.jpg");
    return form;
  };
  const photos = await Promise.all([photo("#c2185b"), photo("#2b4a8b")]);
  const edits = [{ title: "Utsav Bagh" }, ...photos, { city: "Mhow" }, { capacity: "950" }, { rules: "No plastic" }];
  const answers = await Promise.all(edits.map((edit) => put(id, edit)));
  expect(answers.map(({ status }) => status)).toEqual(edits.map(() => 200));
  const { listing } = (await get(id, owner)).body;
  expect(listing).toMatchObject({
    title: "Utsav Bagh",
    city: "Mhow",
    values: { capacity: "950", rules: "No plastic", amenities: "Parking" },
  });
  expect(listing.images).toHaveLength(2);
  // A district belongs to the state as it is by then: this one is written first, or refused.
  await Promise.all([put(id, { state: "Goa", district: "North Goa" }), put(id, { district: "Ujjain" })]);
  expect((await get(id, owner)).body.listing).toMatchObject({ state: "Goa", district: "North Goa" });
});

test("a category with an edit page of its own keeps it", async () => {
  const asha = await testPerson(site.deps, { name: "Asha Rao", role: "volunteer" });
  const { id } = await testVolunteer(site.deps, asha);
  expect(await put(id, { title: "x" }, asha)).toMatchObject({
    status: 409,
    body: { message: `A volunteer's profile has an edit page of its own: /volunteer/edit/${asha.username}.` },
  });
  expect(
    (await site.call<{ listings: Body["listing"][] }>("GET", "/api/listings/mine", { cookie: asha.cookie })).body
      .listings,
  ).toMatchObject([{ _id: id, editPath: `/volunteer/edit/${asha.username}` }]);
});

test("what was asked before it was linked comes to the owner, too", async () => {
  const { id, slug } = await testListing(site.deps, "venues", {
    title: "Chandni Lawn",
    slug: "chandni-lawn",
    attributes: ATTRIBUTES.venues,
  });
  const asked = await site.call<{ enquiryNumber: string }>("POST", "/api/inquiry/form/venueBooking", {
    body: {
      fullName: "Kabir",
      phone: "9826012345",
      venue: slug,
      eventType: "Cultural Event",
      calendar: addDays(todayIST(), 200),
      guests: "200",
    },
  });
  expect(asked.status, JSON.stringify(asked.body)).toBe(201);
  const meena = await testPerson(site.deps);
  await site.call("PATCH", `/api/admin/listings/${id}/owner`, {
    cookie: admin.cookie,
    body: { username: meena.username },
  });
  const { body } = await site.call<{ enquiries: { number: string; contact: { name: string } }[] }>(
    "GET",
    "/api/enquiries/received",
    { cookie: meena.cookie },
  );
  expect(body.enquiries).toMatchObject([{ number: asked.body.enquiryNumber, contact: { name: "Kabir" } }]);
});
