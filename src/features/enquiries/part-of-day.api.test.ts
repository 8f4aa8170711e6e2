import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { addDays, formatDay, todayIST } from "../../domain/dates.ts";
import { testListing } from "../listings/listing-test-kit.server.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";

let site: TestSite;
let owner: TestPerson;
let sender: TestPerson;
let venue: string;
let chairs: string;
let volunteer: string;
const day = (at: number) => addDays(todayIST(), at);
const query = <Row extends object>(text: string, values: unknown[] = []) =>
  site.deps.database.pool.query<Row>(text, values);

beforeAll(async () => {
  site = await startTestSite({ LIMIT_ENQUIRIES_PER_ADDRESS: "1000" });
  owner = await testPerson(site.deps, { name: "Meera Joshi", role: "volunteer" });
  sender = await testPerson(site.deps, { name: "Ravi Kumar" });
  volunteer = (await testVolunteer(site.deps, owner)).id;
  venue = (
    await testListing(site.deps, "venues", {
      title: "Rang Mahal",
      slug: "rang-mahal",
      attributes: {
        kind: "Banquet hall",
        capacity: 600,
        halls: ["Pearl", "Lawn"].map((name) => ({ name, seated: 100, floating: 200 })),
        priceUnit: "plate",
        price: 85_000,
        rooms: 4,
        amenities: [],
        rules: [],
        description: "",
      },
    })
  ).id;
  chairs = (
    await testListing(site.deps, "rentals", {
      title: "Chairs",
      slug: "chairs",
      attributes: { itemCategory: "Seating", brand: "", rental: "", uses: [], cities: [], description: "" },
    })
  ).id;
  await query("UPDATE listings SET owner_id = $1 WHERE id = ANY($2)", [owner.id, [venue, chairs]]);
});
afterAll(() => site.close());

const about = {
  venues: { path: "/api/inquiry/form/venueBooking", names: { venue: "rang-mahal" } },
  rentals: { path: "/api/inquiry/form/rentalBooking", names: { item: "chairs" } },
  volunteers: { path: "/api/inquiry/form/volunteerBooking", names: {} },
} as const;

const send = (category: keyof typeof about, at: string, more: object) =>
  site.call<{ enquiryNumber: string; errors?: Record<string, string> }>("POST", about[category].path, {
    cookie: sender.cookie,
    body: {
      fullName: "Ravi Kumar",
      email: "ravi@mail.example",
      phone: "9876543210",
      calendar: at,
      city: "Indore",
      ...(category === "volunteers" ? { service: "Wedding", budget: "1", username: owner.username } : {}),
      ...about[category].names,
      ...more,
    },
  });
const move = (number: string, status: string, who: TestPerson, more: object = {}) =>
  site.call<{ error: string; errors?: Record<string, string> }>("PATCH", `/api/enquiries/${number}`, {
    body: { status, ...more },
    cookie: who.cookie,
  });
/** Sent, accepted, confirmed. @returns the status of the last */
async function confirmed(category: keyof typeof about, at: string, more: object): Promise<string> {
  const sent = await send(category, at, more);
  expect(sent.status, JSON.stringify(sent.body)).toBe(201);
  const { enquiryNumber: number } = sent.body;
  const accepted = await move(number, "accepted", owner);
  if (accepted.status !== 200) return `not accepted: ${accepted.body.error}`;
  return String((await move(number, "confirmed", sender)).status);
}
const holds = async (listing: string, at: string) =>
  (
    await query<{ slot: string; unit: string }>(
      "SELECT slot, unit FROM holds WHERE listing_id = $1 AND day = $2 ORDER BY unit, slot",
      [listing, at],
    )
  ).rows.map(({ slot, unit }) => [unit, slot].filter(Boolean).join(" "));

test("who asks for a part of the day holds that part, and the other one stays free", async () => {
  expect(await confirmed("volunteers", day(10), { slot: "evening" })).toBe("200");
  expect(await holds(volunteer, day(10))).toEqual(["evening"]);
  expect(await confirmed("volunteers", day(10), { slot: "day" })).toBe("200");
  expect(await holds(volunteer, day(10))).toEqual(["day", "evening"]);
  // A third one is told of, and one that names none wants all of it.
  expect(await confirmed("volunteers", day(10), { slot: "day" })).toMatch(
    /^not accepted: You have a confirmed booking/,
  );
  expect(await confirmed("volunteers", day(11), {})).toBe("200");
  expect(await holds(volunteer, day(11))).toEqual(["whole"]);
});

test("who asks for a hall holds that hall, or hears that it is taken; without one any that is free", async () => {
  expect(await confirmed("venues", day(10), { hall: "Pearl", slot: "evening" })).toBe("200");
  expect(await holds(venue, day(10))).toEqual(["Pearl evening"]);
  expect(await confirmed("venues", day(10), { hall: "Pearl", slot: "evening" })).toMatch(
    /^not accepted: You have a confirmed booking/,
  );
  expect(await confirmed("venues", day(10), { hall: "Lawn", slot: "evening" })).toBe("200");
  expect(await confirmed("venues", day(10), { slot: "day" })).toBe("200");
  expect(await holds(venue, day(10))).toEqual(["Lawn day", "Lawn evening", "Pearl evening"]);
  const { status, body } = await send("venues", day(12), { hall: "Ballroom" });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ["hall"]]);
});

test("who asks for pieces holds as many, and no more are promised than there are", async () => {
  const kept = await site.call("PUT", `/api/listings/${chairs}/calendar`, {
    cookie: owner.cookie,
    body: { capacity: 300 },
  });
  expect(kept.status).toBe(200);
  expect(await confirmed("rentals", day(10), { pieces: "2,00" })).toBe("200");
  const taken = async () =>
    (await query<{ taken: number }>("SELECT taken FROM stock WHERE listing_id = $1 AND day = $2", [chairs, day(10)]))
      .rows;
  expect(await taken()).toEqual([{ taken: 200 }]);
  expect(await confirmed("rentals", day(10), { pieces: 150 })).toBe(
    `not accepted: You have 100 left on ${formatDay(day(10))}, and this asks for more. Accept it all the same?`,
  );
  expect(await confirmed("rentals", day(10), { pieces: 100 })).toBe("200");
  expect(await taken()).toEqual([{ taken: 300 }]);
  for (const pieces of ["some", "0", "1000000"]) {
    const { status, body } = await send("rentals", day(11), { pieces });
    expect([status, Object.keys(body.errors ?? {})], pieces).toEqual([400, ["pieces"]]);
  }
});

test("both sides read it, what is unknown is refused, and the form offers what the calendar does", async () => {
  const { body } = await send("venues", day(20), { hall: "Lawn", slot: "full" });
  const { enquiries } = (
    await site.call<{ enquiries: { number: string; facts: { label: string; value: string }[] }[] }>(
      "GET",
      "/api/enquiries/received",
      { cookie: owner.cookie },
    )
  ).body;
  const { facts } = enquiries.find(({ number }) => number === body.enquiryNumber)!;
  expect(facts).toEqual(
    expect.arrayContaining([
      { label: "Part of the day", value: "4 pm to 3 pm" },
      { label: "Hall", value: "Lawn" },
    ]),
  );
  await site.deps.jobs.idle(25_000);
  const mail = site.mailOutbox().find(({ headers }) => headers.subject?.includes(body.enquiryNumber));
  expect(JSON.stringify(mail)).toContain("4 pm to 3 pm");
  expect((await send("venues", day(20), { slot: "noon" })).body.errors).toHaveProperty("slot");

  const fields = async (id: string) =>
    (
      await site.call<{ form: { fields: { name: string; options?: { value: string }[] }[] } }>(
        "GET",
        `/api/listings/${id}/enquiry-form`,
      )
    ).body.form.fields;
  const offered = async (id: string, name: string) =>
    (await fields(id)).find((field) => field.name === name)?.options?.map(({ value }) => value);
  expect(await offered(venue, "slot")).toEqual(["day", "evening", "full"]);
  expect(await offered(venue, "hall")).toEqual(["Lawn", "Pearl", "The whole venue"]);
  expect(await offered(volunteer, "slot")).toEqual(["day", "evening"]);
  expect((await fields(chairs)).map(({ name }) => name)).toContain("pieces");
  // Who offers one part alone is not asked which.
  await site.call("PUT", `/api/listings/${volunteer}/calendar`, { cookie: owner.cookie, body: { slots: ["evening"] } });
  expect(await offered(volunteer, "slot")).toBeUndefined();
});
