// @engine both
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { addDays, formatDay, lastAhead, todayIST } from "../../domain/dates.ts";
import { searchListings } from "../listings/listing-search.server.ts";
import { testListing } from "../listings/listing-test-kit.server.ts";
import { testPerson } from "../notifications/people-test-kit.server.ts";
import type { VenueAttributes } from "./venue-category.ts";
import { askedBy } from "../listings/search-description.ts";
import { venues } from "./venue-category.ts";

let site: TestSite;
const venue = (more: Partial<VenueAttributes>): VenueAttributes => ({
  kind: "Marriage garden",
  capacity: 500,
  halls: [{ name: "Lawn", seated: 300, floating: 500 }],
  priceUnit: "plate",
  price: 800_00,
  nonVegPrice: null,
  rooms: 0,
  amenities: ["Parking"],
  rules: [],
  description: "",
  ...more,
});
const add = (
  slug: string,
  attributes: VenueAttributes,
  more: { approved?: boolean; state?: string; district?: string } = {},
) =>
  testListing(site.deps, "venues", {
    title: slug,
    slug,
    attributes,
    facets: { kind: attributes.kind, priceUnit: attributes.priceUnit },
    words: attributes.amenities,
    ...more,
  });

beforeAll(async () => {
  site = await startTestSite();
  await add(
    "small-hall",
    venue({ kind: "Banquet hall", capacity: 150, price: 600_00, amenities: ["Air conditioning"] }),
  );
  await add("big-garden", venue({ capacity: 2_000, price: 950_00 }));
  await add("day-farm", venue({ kind: "Farmhouse", capacity: 400, priceUnit: "day", price: 90_000_00 }), {
    state: "Rajasthan",
    district: "Jaipur",
  });
  await add("waiting-palace", venue({ capacity: 5_000 }), { approved: false });
  // Another category's text under the same name must not trouble the numbers.
  await site.deps.db.$client.query(
    "UPDATE listings SET attributes = attributes || '{\"rooms\": 3}' WHERE slug = 'small-hall'",
  );
});
afterAll(() => site.close());

const slugs = async (extra: Record<string, string>, place: { state?: string; districts?: string[]; q?: string } = {}) =>
  (await searchListings<{ slug: string }>(site.deps, "venues", { ...place, ...askedBy(venues, extra) })).rows
    .map(({ slug }) => slug)
    .sort();

test("found by guests, price, what it is for, its kind, its place and its words; those who wait are not", async () => {
  expect(await slugs({})).toEqual(["big-garden", "day-farm", "small-hall"]);
  expect(await slugs({ guests: "400" })).toEqual(["big-garden", "day-farm"]);
  expect(await slugs({ priceUnit: "plate", price: "700" })).toEqual(["small-hall"]);
  expect(await slugs({ price: "1,00,000", guests: "2000" })).toEqual(["big-garden"]);
  expect(await slugs({ kind: "farmhouse" })).toEqual(["day-farm"]);
  expect(await slugs({ guests: "100" }, { state: "Rajasthan" })).toEqual(["day-farm"]);
  expect(await slugs({}, { state: "Madhya Pradesh", districts: ["Indore"], q: "conditioning" })).toEqual([
    "small-hall",
  ]);
  expect(await slugs({ guests: "9999999999999999", kind: "';--" })).toEqual([]);
});

test("an enquiry needs name, phone and date; it is kept with the venue and told to everybody concerned", async () => {
  const path = "/api/inquiry/form/venueBooking";
  expect(await site.call("POST", path, { body: {} })).toMatchObject({
    status: 400,
    body: { error: "Please fill all required fields", missingFields: ["fullName", "phone", "calendar", "venue"] },
  });
  const form = {
    fullName: "Kabir",
    phone: "9826012345",
    email: "kabir@mail.example",
    calendar: addDays(todayIST(), 200),
    guests: "300",
    description: "Evening",
    venue: "BIG-garden",
  };
  const { status, body } = await site.call<{ message: string; enquiryNumber: string }>("POST", path, {
    body: form,
  });
  expect({ status, message: body.message }).toEqual({ status: 201, message: "Request submitted successfully!" });
  const { rows } = await site.deps.db.$client.query(
    "SELECT e.kind, e.name, e.event_date::text, e.details, e.recipient_id, l.slug FROM enquiries e JOIN listings l ON l.id = e.listing_id WHERE number = $1",
    [body.enquiryNumber],
  );
  expect(rows).toEqual([
    {
      kind: "venueBooking",
      name: "Kabir",
      event_date: addDays(todayIST(), 200),
      details: { guests: "300", description: "Evening" },
      recipient_id: null,
      slug: "big-garden",
    },
  ]);
  expect((await site.call("POST", path, { body: { ...form, calendar: lastAhead() } })).status).toBe(201);
  // DECISIONS 35: what lies beyond is refused in the call of the specification too.
  const far = await site.call("POST", path, { body: { ...form, calendar: addDays(lastAhead(), 1) } });
  expect([far.status, far.body["errors"]]).toEqual([
    400,
    { calendar: `Calendars reach two years ahead. Please choose a day up to ${formatDay(lastAhead())}.` },
  ]);
  for (const gone of ["waiting-palace", "nowhere", "x\u0000"])
    expect(await site.call("POST", path, { body: { ...form, venue: gone } }), gone).toMatchObject({
      status: 404,
      body: { error: "Venue not found" },
    });
});

test("a venue is reviewed once by each signed-in person", async () => {
  const { rows } = await site.deps.db.$client.query<{ id: string }>(
    "SELECT id FROM listings WHERE slug = 'big-garden'",
  );
  const path = `/api/reviews/${rows[0]?.id}`;
  const guest = await testPerson(site.deps, { name: "Nandini Rao" });
  expect((await site.call("POST", path, { body: { rating: 5, comment: "Green lawn." } })).status).toBe(401);
  expect(
    (await site.call("POST", path, { body: { rating: 5, comment: "Green lawn." }, cookie: guest.cookie })).status,
  ).toBe(201);
  expect((await site.call("POST", path, { body: { rating: 1, comment: "Again." }, cookie: guest.cookie })).status).toBe(
    409,
  );
  expect((await site.call("GET", `${path}/reviews`)).body).toMatchObject([
    { rating: 5, comment: "Green lawn.", user: { firstName: "Nandini" } },
  ]);
});
