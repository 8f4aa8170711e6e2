import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { addDays, todayIST } from "../../domain/dates.ts";
import { newId } from "../../domain/ids.ts";
import { testHall } from "../deciding/deciding-test-kit.server.ts";
import { newEnquiryNumber } from "../enquiries/enquiry-number.ts";
import { testListing } from "../listings/listing-test-kit.server.ts";
import { testPerson, type TestPerson } from "../notifications/people-test-kit.server.ts";
import { bandAround } from "./recommend-model.ts";
import type { ShownRecommendation } from "./recommend-shapes.ts";

let site: TestSite;
let organisers: TestPerson[];
const DAY = addDays(todayIST(), 60);
const halls: Record<string, { id: string; slug: string }> = {};
beforeAll(async () => {
  site = await startTestSite();
  organisers = await Promise.all(
    ["Ravi Kumar", "Meera Joshi", "Asha Rao"].map((name) => testPerson(site.deps, { name })),
  );
  halls["Rang Mahal"] = await testHall(site.deps, "Rang Mahal");
  halls["Anand Bhavan"] = await testHall(site.deps, "Anand Bhavan", { price: 900_00 });
  halls["Taj Lawn"] = await testHall(site.deps, "Taj Lawn", { price: 5_000_00 });
  halls["Day Hall"] = await testHall(site.deps, "Day Hall", { price: 850_00, priceUnit: "day" });
  halls["Small Hall"] = await testHall(site.deps, "Small Hall", { price: 800_00, capacity: 120 });
  halls["Lal Baag"] = await testHall(site.deps, "Lal Baag", { price: 700_00 });
});
afterAll(() => site.close());

const query = async (text: string, values: unknown[] = []) => site.deps.database.pool.query(text, values);
type Beside = { others: ShownRecommendation; together: ShownRecommendation; errors?: Record<string, string> };
const beside = (name: string, asked = "") =>
  site.call<Beside>("GET", `/api/listings/${halls[name]!.id}/recommended${asked}`);
const titles = ({ listings }: ShownRecommendation) => listings.map(({ title }) => title).toSorted();

test("others are of the same kind, near, with a like price for the same unit, and said why", async () => {
  const { status, body } = await beside("Rang Mahal");
  expect(status, JSON.stringify(body)).toBe(200);
  expect(titles(body.others)).toEqual(["Anand Bhavan", "Lal Baag", "Small Hall"]);
  expect(body.others.words).toBe("Venues within 50 km of Indore, from ₹510 to ₹1,400 a plate.");
  expect(body.together).toEqual({ words: "", listings: [] });
  const hindi = (await beside("Rang Mahal", "?in=hi")).body.others;
  expect(hindi.words).toContain("इंदौर से 50 किमी के अंदर");
  expect(hindi.listings[0]!.place).toContain("इंदौर");
});

test("for a brief only who is free that day and takes so many guests, with the sum for it", async () => {
  await query(
    `INSERT INTO holds (id, listing_id, unit, day, slot, span, kind)
     VALUES ($1, $2, 'Pearl', $3::date, 'whole', tstzrange(($3::date + time '04:00') AT TIME ZONE 'Asia/Kolkata', ($3::date + 1 + time '04:00') AT TIME ZONE 'Asia/Kolkata', '[)'), 'block')`,
    [newId(), halls["Lal Baag"]!.id, DAY],
  );
  const { body } = await beside("Rang Mahal", `?date=${DAY}&guests=300`);
  expect(titles(body.others)).toEqual(["Anand Bhavan"]);
  const [hall] = body.others.listings;
  expect(hall).toMatchObject({ allIn: { totalPaise: 300 * 900_00 }, day: { state: "notSaid" } });
  expect(hall!.path).toBe(`/venue/anand-bhavan?date=${DAY}&guests=300`);
});

test("beside a ceremony stand those of its own tradition", async () => {
  const leads = { ceremonies: ["Wedding ceremony"], languages: ["Hindi"], fee: null, travelsTo: [], materials: false };
  for (const [title, leader, tradition] of [
    ["Sharma Vidhi", "Pandit", "Hindu"],
    ["Joshi Vidhi", "Pandit", "Hindu"],
    ["Sana Idrisi", "Qazi", "Muslim"],
  ] as const)
    halls[title] = await testListing(site.deps, "ceremonies", {
      title,
      slug: title.toLowerCase().replace(" ", "-"),
      attributes: { ...leads, leader, tradition, experience: 12, description: "" },
      facets: { leader, tradition, ceremonies: "Wedding ceremony" },
    });
  const { others } = (await beside("Sharma Vidhi")).body;
  expect(others.listings.map(({ title, what }) => [title, what])).toEqual([["Joshi Vidhi", "Pandit · Hindu"]]);
});

test("what is wrong with a brief is said; what nobody sees has no others", async () => {
  expect(await beside("Rang Mahal", "?pin=999999")).toMatchObject({
    status: 400,
    body: { errors: { pin: expect.any(String) as string } },
  });
  expect((await beside("Rang Mahal", "?date=2020-01-01")).status).toBe(400);
  await query("UPDATE listings SET status = 'rejected' WHERE id = $1", [halls["Taj Lawn"]!.id]);
  expect((await beside("Taj Lawn")).status).toBe(404);
});

/** An event of this organiser for which these are booked. */
async function booked(owner: TestPerson, names: readonly string[], at: number): Promise<void> {
  const event = newId();
  await query(
    "INSERT INTO events (id, owner_id, name, created_at, updated_at) VALUES ($1, $2, 'Wedding', now(), now())",
    [event, owner.id],
  );
  for (const name of names) {
    const enquiry = newId();
    await query(
      `INSERT INTO enquiries (id, number, kind, status, sender_id, listing_id, name, phone, event_date)
       VALUES ($1, $2, 'venueBooking', 'completed', $3, $4, 'Ravi', '+919876543210', $5)`,
      [enquiry, newEnquiryNumber(), owner.id, halls[name]!.id, addDays(todayIST(), -20 - at)],
    );
    await query("INSERT INTO event_requests (enquiry_id, event_id, added_at) VALUES ($1, $2, now())", [enquiry, event]);
  }
}

test("booked together is said from ten events of three organisers on, and counts nobody twice", async () => {
  for (let at = 0; at < 9; at++) await booked(organisers[at % 3]!, ["Rang Mahal", "Day Hall"], at);
  // One who books the same two again and again is a habit, and says nothing.
  for (let at = 0; at < 12; at++) await booked(organisers[0]!, ["Rang Mahal", "Small Hall"], at);
  expect((await beside("Rang Mahal")).body.together.listings).toEqual([]);
  await booked(organisers[0]!, ["Rang Mahal", "Day Hall"], 9);
  const { together } = (await beside("Rang Mahal", "?guests=20")).body;
  expect(together.listings).toMatchObject([{ title: "Day Hall", events: 10 }]);
  expect(together.words).toContain("10 or more");
});

test("an event's board says who fits what is missing", async () => {
  const owner = organisers[1]!;
  const made = await site.call<{ id: string }>("POST", "/api/events", {
    cookie: owner.cookie,
    body: {
      name: "Riya's wedding",
      place: "Indore",
      guests: 300,
      parts: [{ name: "Wedding", day: DAY }],
      needs: ["venues"],
    },
  });
  const asked = { cookie: owner.cookie };
  const path = `/api/events/${made.body.id}/recommended`;
  const { body } = await site.call<{ needs: (ShownRecommendation & { category: string })[] }>("GET", path, asked);
  const [venues] = body.needs;
  expect(venues!.category).toBe("venues");
  expect(titles(venues!)).toContain("Anand Bhavan");
  expect(titles(venues!)).not.toContain("Small Hall");
  const stranger = await site.call("GET", path, { cookie: organisers[2]!.cookie });
  expect(stranger.status).toBe(404);
});

test("the band around a price has two digits and holds it", () => {
  expect(bandAround(850_00)).toEqual({ from: 510, below: 1_400 });
  expect(bandAround(1_00)).toEqual({ from: 0, below: 2 });
  expect(bandAround(0)).toBeNull();
  for (const paise of [100, 999, 12_345, 4_99_999, 98_76_54_321]) {
    const { from, below } = bandAround(paise)!;
    expect(from * 100).toBeLessThanOrEqual(paise);
    expect(below * 100).toBeGreaterThanOrEqual(paise);
  }
});
