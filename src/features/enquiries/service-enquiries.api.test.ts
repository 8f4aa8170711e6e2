import { testListing } from "../listings/listing-test-kit.server.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import sharp from "sharp";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { BRAND } from "../../domain/brand.ts";
import { addDays, todayIST } from "../../domain/dates.ts";
import { testPerson, type TestPerson } from "../notifications/people-test-kit.server.ts";

let site: TestSite;
let admin: TestPerson;
let person: TestPerson;
beforeAll(async () => {
  site = await startTestSite();
  admin = await testPerson(site.deps, { role: "admin" });
  person = await testPerson(site.deps);
});
afterAll(() => site.close());

const day = addDays(todayIST(), 12);
const RENTAL = "/api/inquiry/form/rentalBooking";
const PLANNER = "/api/inquiry/form/eventplanner";
type Answer = {
  success: true;
  message: string;
  enquiryNumber: string;
  error: string;
  missingFields: string[];
  errors: Record<string, string>;
};
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  site.call<Answer>("POST", path, { body, headers });
const stored = async (number: string) =>
  (
    await site.deps.db.$client.query("SELECT *, event_date::text AS event_date FROM enquiries WHERE number = $1", [
      number,
    ])
  ).rows[0] as Record<string, unknown>;
const photo = async () =>
  new Blob(
    [
      new Uint8Array(
        await sharp({ create: { width: 60, height: 80, channels: 3, background: "#c2185b" } })
          .jpeg()
          .toBuffer(),
      ),
    ],
    { type: "image/jpeg" },
  );
const formOf = (fields: Record<string, string>, file?: Blob) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append("photo", file, "me.jpg");
  return form;
};

test("a rental: name, phone and date are enough, and the projector is meant", async () => {
  expect(await post(RENTAL, {})).toMatchObject({
    status: 400,
    body: { error: "Please fill all required fields", missingFields: ["fullName", "phone", "calendar"] },
  });
  const { status, body } = await post(RENTAL, { fullName: "Kabir", phone: "98260 12345", calendar: day });
  expect({ status, message: body.message }).toEqual({ status: 201, message: "Booking submitted successfully!" });
  expect(await stored(body.enquiryNumber)).toMatchObject({
    kind: "rentalBooking",
    phone: "+919826012345",
    email: null,
    event_date: day,
    details: { equipmentName: "BARCO PROJECTOR" },
    listing_id: null,
    status: "pending",
  });
  // Whoever asks for chairs by the same call has asked for chairs.
  const attributes = { itemCategory: "Seating", brand: "", rental: "", uses: [], cities: [], description: "" };
  await testListing(site.deps, "rentals", { title: "Banquet chairs", slug: "banquet-chairs", attributes });
  const chairs = await post(RENTAL, { fullName: "Kabir", phone: "98260 12345", calendar: day, item: "banquet-chairs" });
  expect(chairs.status).toBe(201);
  expect(await stored(chairs.body.enquiryNumber)).toMatchObject({ details: { equipmentName: "Banquet chairs" } });
  expect(await post(RENTAL, { fullName: "K", phone: "9826012345", calendar: day, item: "no-such-item" })).toMatchObject(
    { status: 404, body: { error: "Rental item not found" } },
  );
});

test("a planner: the date is spelt calender; past days and bad numbers are refused beside their fields", async () => {
  expect(await post(PLANNER, { fullName: "K", phone: "9826012345", calendar: day })).toMatchObject({
    status: 400,
    body: { missingFields: ["calender"] },
  });
  expect(await post(PLANNER, { fullName: "K", phone: "12", calender: addDays(day, -30), email: "x" })).toMatchObject({
    status: 400,
    body: {
      errors: {
        phone: "Please enter a valid 10-digit mobile number",
        calender: "Event date cannot be in the past",
        email: "Please enter a valid email address",
      },
    },
  });
  const { status, body } = await post(PLANNER, {
    fullName: "Kabir",
    phone: "9826012345",
    calender: day,
    email: "kabir@mail.example",
    description: "Three functions",
  });
  expect({ status, message: body.message }).toEqual({ status: 201, message: "Request submitted successfully!" });
  expect(await stored(body.enquiryNumber)).toMatchObject({
    kind: "eventplanner",
    details: { description: "Three functions" },
  });
  await site.deps.jobs.idle(25_000);
  const mails = site.mailOutbox().filter(({ headers }) => headers.subject?.includes(body.enquiryNumber));
  expect(mails.map(({ headers }) => headers.to).sort()).toEqual([BRAND.email.inbox, "kabir@mail.example"].sort());
});

const APPLICATIONS = [
  [
    "vendorRegistration",
    {
      fullName: "Meera",
      businessName: "Annapurna Caterers",
      typeOfWork: "Catering",
      location: "Indore",
      phone: "9826012345",
      email: "meera@mail.example",
      experience: "Eight years",
    },
    ["fullName", "phone", "location", "businessName", "typeOfWork"],
  ],
  [
    "rentalRegistration",
    { fullName: "Ravi", phone: "9826012345", category: "sound setup & mixing", shift: "night", location: "Bhopal" },
    ["fullName", "phone", "location", "category"],
  ],
  [
    "plannerRegistration",
    { fullName: "Asha", phone: "9826012345", category: "Wedding Planner", shift: "Flexible", location: "Ujjain" },
    ["fullName", "phone", "location", "category"],
  ],
] as const;

test.each(APPLICATIONS)(
  "%s: stored with or without a photo, confirmed, and told what is missing",
  async (kind, form, required) => {
    const path = `/api/inquiry/form/${kind}`;
    expect(await post(path, {})).toMatchObject({
      status: 400,
      body: { error: "Please fill all required fields", missingFields: required },
    });
    const bare = await post(path, form);
    expect(bare).toMatchObject({
      status: 201,
      body: { success: true, message: "Registration submitted successfully! We will check it and call you." },
    });
    expect(await stored(bare.body.enquiryNumber)).toMatchObject({
      kind,
      city: form.location,
      status: "pending",
      recipient_id: null,
    });
    const withPhoto = await site.call<Answer>("POST", path, { form: formOf(form, await photo()) });
    expect(withPhoto.status).toBe(201);
    const row = await stored(withPhoto.body.enquiryNumber);
    expect(row.details).toMatchObject({ photo: { width: 60, height: 80 } });
    expect(await post(path, { ...form, phone: "12345" })).toMatchObject({ status: 400, body: { missingFields: [] } });
  },
);

test("lists are understood in any case and kept in their own spelling; what is not on them is refused", async () => {
  const [, form] = APPLICATIONS[1];
  const { body } = await post("/api/inquiry/form/rentalRegistration", form);
  expect(await stored(body.enquiryNumber)).toMatchObject({
    details: { category: "Sound setup & mixing", shift: "Night" },
  });
  expect(
    await post("/api/inquiry/form/rentalRegistration", { ...form, category: "Wedding Planner", shift: "Noon" }),
  ).toMatchObject({
    status: 400,
    body: {
      errors: { category: "Please choose a category from the list.", shift: "Please choose a shift from the list." },
    },
  });
});

test("the photo is for admins: 401 to nobody, 403 to others, 404 where there is none, and never among the public pictures", async () => {
  const [, form] = APPLICATIONS[2];
  const path = "/api/inquiry/form/plannerRegistration";
  const { body } = await site.call<Answer>("POST", path, { form: formOf(form, await photo()) });
  const file = `/api/enquiries/${body.enquiryNumber}/photo`;
  expect((await site.call("GET", file)).status).toBe(401);
  expect((await site.call("GET", file, { cookie: person.cookie })).status).toBe(403);
  expect(await site.call("GET", file, { cookie: admin.cookie })).toMatchObject({
    status: 200,
    headers: { "content-type": "image/webp", "cache-control": "private, no-store" },
  });
  const { details } = (await stored(body.enquiryNumber)) as { details: { photo: { id: string } } };
  expect(
    (await site.call("GET", `/images/private/enquiries/${details.photo.id}.webp`, { cookie: admin.cookie })).status,
  ).toBe(404);
  const bare = await post(path, form);
  expect(
    (await site.call("GET", `/api/enquiries/${bare.body.enquiryNumber}/photo`, { cookie: admin.cookie })).status,
  ).toBe(404);
  expect((await site.call("GET", "/api/enquiries/nonsense/photo", { cookie: admin.cookie })).status).toBe(404);
});

test("what is no photo, or two of them, is refused and nothing is stored; sent twice with one key it is one application", async () => {
  const [, form] = APPLICATIONS[2];
  const path = "/api/inquiry/form/plannerRegistration";
  const count = async () =>
    Number((await site.deps.db.$client.query<{ count: string }>("SELECT count(*) FROM enquiries")).rows[0]?.count);
  const before = await count();
  expect((await site.call("POST", path, { form: formOf(form, new Blob(["%PDF-1.4 not a photo"])) })).status).toBe(415);
  const two = formOf(form, await photo());
  two.append("photo", await photo(), "second.jpg");
  expect((await site.call("POST", path, { form: two })).status).toBe(400);
  const stray = formOf(form);
  stray.append("cv", await photo(), "cv.jpg");
  expect((await site.call("POST", path, { form: stray })).status).toBe(400);
  expect(await count()).toBe(before);
  const headers = { "idempotency-key": "planner-application-1" };
  const file = await photo();
  const [first, second] = [
    await site.call<Answer>("POST", path, { form: formOf(form, file), headers }),
    await site.call<Answer>("POST", path, { form: formOf(form, file), headers }),
  ];
  expect(second.body).toEqual(first.body);
  expect(await count()).toBe(before + 1);
});
