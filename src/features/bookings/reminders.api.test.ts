import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { MS_PER_DAY, addDays, formatDay, todayIST } from "../../domain/dates.ts";
import { newEnquiryNumber } from "../enquiries/enquiry-number.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";
import type { BookingView } from "./booking-present.server.ts";
import { remindOfRequests } from "./booking-reminders.server.ts";

let site: TestSite;
let provider: TestPerson;
let organiser: TestPerson;
let listing: string;
beforeAll(async () => {
  site = await startTestSite();
  provider = await testPerson(site.deps, { name: "Meera Joshi", role: "volunteer" });
  listing = (await testVolunteer(site.deps, provider)).id;
  organiser = await testPerson(site.deps, { name: "Ravi Kumar" });
});
afterEach(() => void (site.deps.now = () => new Date()));
afterAll(() => site.close());

const query = async <Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query<Row>(text, values)).rows;
const day = (at: number) => addDays(todayIST(), at);
const later = (days: number) => void (site.deps.now = () => new Date(Date.now() + days * MS_PER_DAY));

async function asked(at: string | null, status: string, sender: TestPerson | null = organiser): Promise<string> {
  const number = newEnquiryNumber();
  await query(
    `INSERT INTO enquiries (id, number, kind, status, sender_id, listing_id, recipient_id, name, phone, email, event_type, event_date, state, district, city)
     VALUES (gen_random_uuid(), $1, 'volunteerBooking', $2, $3, $4, $5, 'Ravi Kumar', '+919876543210', 'ravi@mail.example', 'Wedding', $6, 'Madhya Pradesh', 'Indore', 'Indore')`,
    [number, status, sender?.id ?? null, listing, provider.id, at],
  );
  return number;
}
const told = async (number: string) =>
  (
    await query<{ what: string }>(
      "SELECT r.what FROM request_reminders r JOIN enquiries e ON e.id = r.enquiry_id WHERE e.number = $1 ORDER BY r.at",
      [number],
    )
  ).map(({ what }) => what);
const newest = async (who: TestPerson) =>
  (
    await query<{ title: string; href: string }>(
      "SELECT title, href FROM notifications WHERE user_id = $1 ORDER BY id DESC LIMIT 1",
      [who.id],
    )
  )[0];
const seen = async (number: string, who = organiser) =>
  (await site.call<{ booking: BookingView }>("GET", `/api/bookings/${number}`, { cookie: who.cookie })).body.booking;

test("a week and a day before, both sides hear of what is confirmed, once, however many remind", async () => {
  const number = await asked(day(9), "confirmed");
  const cancelled = await asked(day(9), "cancelled");
  const guests = await asked(day(9), "confirmed", null);
  await remindOfRequests(site.deps);
  expect(await told(number)).toEqual([]);
  later(2);
  await Promise.all([remindOfRequests(site.deps), remindOfRequests(site.deps)]);
  await remindOfRequests(site.deps);
  expect(await told(number)).toEqual(["week"]);
  expect((await newest(organiser))!.title).toMatch(/^In a week: /);
  later(8);
  await remindOfRequests(site.deps);
  expect(await told(number)).toEqual(["week", "day"]);
  expect(await newest(organiser)).toMatchObject({
    title: expect.stringMatching(/^Tomorrow: /),
    href: `/my-requests?box=sent&number=${number}`,
  });
  expect((await newest(provider))!.href).toContain("box=received");
  expect([await told(cancelled), await told(guests)]).toEqual([[], ["week", "day"]]);
  // What is confirmed late hears of the day alone.
  site.deps.now = () => new Date();
  const late = await asked(day(3), "confirmed");
  await remindOfRequests(site.deps);
  later(2);
  await remindOfRequests(site.deps);
  expect(await told(late)).toEqual(["day"]);
});

test("a week before, whoever has asked for WhatsApp is written to there, and a guest by SMS, each in their language", async () => {
  const reader = await testPerson(site.deps, { name: "Sunita Verma", language: "hi" });
  for (const who of [reader, provider])
    expect(
      (
        await site.call("PUT", "/api/account/consents/whatsapp", {
          body: { given: true },
          cookie: who.cookie,
          ...(who === reader ? { headers: { "accept-language": "hi" } } : {}),
        })
      ).status,
    ).toBe(200);
  const number = await asked(day(8), "confirmed", reader);
  const form = {
    fullName: "Ravi Kumar",
    email: "guest@mail.example",
    phone: "98765 43211",
    service: "Wedding",
    calendar: day(8),
    budget: "5000",
    city: "Indore",
    username: provider.username,
  };
  const guest = await site.call<{ enquiryNumber: string }>("POST", "/api/inquiry/form/volunteerBooking", {
    body: form,
  });
  expect(guest.status).toBe(201);
  await query("UPDATE enquiries SET status = 'confirmed' WHERE number = $1", [guest.body.enquiryNumber]);
  await site.deps.jobs.idle();
  later(1);
  await remindOfRequests(site.deps);
  await remindOfRequests(site.deps);
  await site.deps.jobs.idle();
  const file = join(site.dataDir, "outbox/whatsapp.jsonl");
  const written = readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { to: string; text: string });
  const about = (to: string, said: string) => written.filter((one) => one.to === to && one.text.includes(said));
  expect(about(reader.mobile, number).map(({ text }) => text)).toEqual([
    expect.stringContaining(`आपकी बुकिंग ${number} की तारीख़`),
  ]);
  expect(about(provider.mobile, number).map(({ text }) => text)).toEqual([
    expect.stringContaining(`Your booking ${number} on Mandap is on ${formatDay(day(8))}.`),
  ]);
  const texts = site.smsOutbox().filter(({ to, template }) => to === "+919876543211" && template === "guest-reminder");
  expect(texts.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Mandap: your booking is on .+\. See what you both agreed: http/),
  ]);
});

test("who does not answer for 24 waking hours is reminded, and whoever asked is led on to those who are free", async () => {
  const at = day(40);
  const others = [];
  for (const name of ["Asha Rao", "Kiran Das", "Lata Jain", "Omkar Bhide"]) {
    const person = await testPerson(site.deps, { name, role: "volunteer" });
    others.push({ ...(await testVolunteer(site.deps, person)), name });
  }
  // Free, and a thousand kilometres away.
  await testVolunteer(site.deps, await testPerson(site.deps, { name: "Far Away", role: "volunteer" }), {
    state: "Kerala",
    districts: ["Kollam"],
  });
  // One of them is taken that day, one was asked already.
  await query(
    "INSERT INTO holds (id, listing_id, unit, day, slot, span, kind) VALUES (gen_random_uuid(), $1, '', $2::date, 'whole', tstzrange($2::date::timestamptz - interval '12 hours', $2::date::timestamptz + interval '36 hours', '[)'), 'block')",
    [others[0]!.id, at],
  );
  const number = await asked(at, "pending");
  expect((await seen(number)).others).toEqual([]);
  await remindOfRequests(site.deps);
  expect(await told(number)).toEqual([]);
  later(3);
  await Promise.all([remindOfRequests(site.deps), remindOfRequests(site.deps)]);
  expect(await told(number)).toEqual(["reply"]);
  expect(await newest(organiser)).toMatchObject({ title: "No answer yet", href: `/bookings/${number}` });
  expect(await newest(provider)).toMatchObject({ title: "Somebody waits for your answer" });
  const offered = await seen(number);
  const pages = ({ others: cards }: BookingView) => cards.map(({ path }) => path).sort();
  const pageOf = ({ username }: { username: string }) => `/volunteer/${username}`;
  expect(pages(offered)).toEqual(others.slice(1).map(pageOf).sort());
  expect(offered.othersWhere).toBe("Indore");
  expect(await seen(number, provider)).toMatchObject({ others: [], othersWhere: null });
  await query("UPDATE enquiries SET listing_id = $1 WHERE number = $2", [others[1]!.id, await asked(at, "pending")]);
  expect(pages(await seen(number))).toEqual(others.slice(2).map(pageOf).sort());
});

test("what is offered in place of a thing to rent is such a thing", async () => {
  const admin = await testPerson(site.deps, { role: "admin" });
  const rental = async (title: string, itemCategory: string): Promise<string> => {
    const { cookie } = await testPerson(site.deps, { name: title });
    const form = new FormData();
    const fields = { title, itemCategory, state: "Assam", district: "Kamrup", price: "40", priceUnit: "piece" };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const { body } = await site.call<{ listing: { _id: string } }>("POST", "/api/rentals", { cookie, form });
    const id = body.listing._id;
    const decided = { cookie: admin.cookie, body: { decision: "approve" } };
    expect((await site.call("PATCH", `/api/admin/listings/${id}`, decided)).status).toBe(200);
    return id;
  };
  const chairs = await rental("Gold chairs", "Seating");
  await rental("Loudspeaker", "Sound");
  const others = await rental("Silver chairs", "Seating");
  const number = await asked(day(60), "declined");
  await query("UPDATE enquiries SET state = 'Assam', district = NULL, listing_id = $1 WHERE number = $2", [
    chairs,
    number,
  ]);
  expect((await seen(number)).others.map(({ id }) => id)).toEqual([others]);
});

test("where nobody near is free, that is said, and nobody of another state is offered", async () => {
  const at = day(15);
  const person = await testPerson(site.deps, { name: "Sunita Rawat", role: "volunteer" });
  const own = await testVolunteer(site.deps, person, { state: "Goa", districts: ["North Goa"] });
  const number = await asked(at, "declined");
  // The form asked for no state: where whoever was asked works stands for it, else what the words name.
  await query("UPDATE enquiries SET state = NULL, district = NULL, city = NULL, listing_id = $1 WHERE number = $2", [
    own.id,
    number,
  ]);
  expect(await seen(number)).toMatchObject({ others: [], othersWhere: "Goa" });
  await query("UPDATE enquiries SET city = 'Vijay Nagar, Indore' WHERE number = $1", [number]);
  const shown = await seen(number);
  expect([shown.others.length, shown.othersWhere]).toEqual([3, "Indore"]);
});
