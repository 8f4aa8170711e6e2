import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { addDays, todayIST } from "../../domain/dates.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";

let site: TestSite;
let volunteer: TestPerson;
let sender: TestPerson;
let stranger: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  site = await startTestSite();
  volunteer = await testPerson(site.deps, { name: "Meera Joshi", role: "volunteer" });
  await testVolunteer(site.deps, volunteer);
  sender = await testPerson(site.deps, { name: "Ravi Kumar" });
  stranger = await testPerson(site.deps);
  admin = await testPerson(site.deps, { role: "admin" });
});
afterAll(() => site.close());

async function booked(cookie: string | null = sender.cookie, calendar = todayIST()): Promise<string> {
  const body = { fullName: "Ravi Kumar", email: "ravi@mail.example", phone: "9876543210", service: "Other", calendar, budget: "1", city: "Indore", username: volunteer.username };
  const answer = await site.call<{ enquiryNumber: string }>("POST", "/api/inquiry/form/volunteerBooking", { body, cookie });
  expect(answer.status).toBe(201);
  return answer.body.enquiryNumber;
}
const move = (number: string, status: unknown, who: TestPerson | null) => site.call("PATCH", `/api/enquiries/${number}`, { body: { status }, cookie: who?.cookie ?? null });
type Seen = { number: string; status: string; moves: string[]; contact: { phone: string } | null; listing: { title: string; path: string } };
const seen = async (box: "sent" | "received", who: TestPerson, number: string) =>
  (await site.call<{ enquiries: Seen[] }>("GET", `/api/enquiries/${box}`, { cookie: who.cookie })).body.enquiries.find((one) => one.number === number);
const newest = async (who: TestPerson) => (await site.call<{ notifications: { title: string; body: string; href: string }[] }>("GET", "/api/notifications?limit=1", { cookie: who.cookie })).body.notifications[0];

test("a booking goes its way, each side sees what it may do, and hears what the other did", async () => {
  const number = await booked();
  expect(await seen("received", volunteer, number)).toMatchObject({ status: "pending", moves: ["accepted", "declined"], contact: { phone: "+919876543210" } });
  expect(await seen("sent", sender, number)).toMatchObject({ status: "pending", moves: ["cancelled"], contact: null, listing: { title: "Meera Joshi", path: `/volunteer/${volunteer.username}` } });

  expect(await move(number.toLowerCase(), "accepted", volunteer)).toMatchObject({ status: 200, body: { success: true, enquiry: { number, status: "accepted", moves: ["confirmed", "cancelled"] } } });
  expect(await newest(sender)).toMatchObject({ title: "Request accepted", body: expect.stringContaining("Meera Joshi has accepted your request"), href: "/my-requests?box=sent" });
  expect((await move(number, "confirmed", sender)).status).toBe(200);
  expect(await newest(volunteer)).toMatchObject({ title: "Request confirmed", body: expect.stringContaining("Ravi Kumar has confirmed") });
  expect((await move(number, "completed", volunteer)).status).toBe(200);
  expect(await seen("sent", sender, number)).toMatchObject({ status: "completed", moves: [] });

  await site.deps.jobs.idle(25_000);
  const mails = site.mailOutbox().filter(({ headers }) => headers.subject?.includes(number)).map(({ headers }) => `${headers.subject?.split(" (")[0]} → ${headers.to}`);
  expect(mails).toEqual(expect.arrayContaining(["Request accepted → ravi@mail.example", `Request confirmed → ${volunteer.email}`, "Request completed → ravi@mail.example"]));
});

test("nobody is asked to sign in, strangers learn nothing, the wrong side may not", async () => {
  const number = await booked();
  expect((await move(number, "accepted", null)).status).toBe(401);
  for (const who of [stranger, admin]) expect(await move(number, "accepted", who)).toMatchObject({ status: 404, body: { error: "There is no such request." } });
  expect((await move(number, "accepted", sender)).status).toBe(403);
  expect((await move(number, "cancelled", volunteer)).status).toBe(403);
  expect((await move(number, "declined", volunteer)).status).toBe(200);
  expect(await move(number, "accepted", volunteer)).toMatchObject({ status: 409, body: { error: "This request is declined already." } });
  expect(await move(number, "cancelled", sender)).toMatchObject({ status: 409 });
});

test("a step that skips another hears which one is missing", async () => {
  const number = await booked();
  for (const step of ["confirmed", "completed"]) expect(await move(number, step, sender)).toMatchObject({ status: 409, body: { error: "This request is not accepted yet." } });
  await move(number, "accepted", volunteer);
  expect(await move(number, "completed", sender)).toMatchObject({ status: 409, body: { error: "This request is not confirmed yet." } });
  expect(await move(number, "accepted", volunteer)).toMatchObject({ status: 409, body: { error: "This request is accepted already." } });
});

test("an event is completed from its day on", async () => {
  const number = await booked(sender.cookie, addDays(todayIST(), 1));
  await move(number, "accepted", volunteer);
  await move(number, "confirmed", volunteer);
  expect(await move(number, "completed", sender)).toMatchObject({ status: 403, body: { error: "This can be noted from the day of the event on." } });
  expect((await seen("sent", sender, number))?.moves).toEqual(["cancelled"]);
});

test("bad input and unknown numbers", async () => {
  const number = await booked();
  for (const status of ["pending", "ACCEPTED", "", null, 5, ["accepted"]]) expect((await move(number, status, volunteer)).status).toBe(400);
  for (const unknown of ["MD-0000-0000", "nonsense", "%00", "MD-7K3Q-9ZX'", "x".repeat(200)]) expect((await move(unknown, "accepted", volunteer)).status, unknown).toBe(404);
});

test("accepted and declined at the same instant: one of them stands, the other hears of it", async () => {
  const number = await booked();
  const both = await Promise.all([move(number, "accepted", volunteer), move(number, "declined", volunteer)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("who has no account is told by mail alone; what went to the site is an admin's to answer", async () => {
  const guest = await booked(null);
  expect((await move(guest, "accepted", volunteer)).status).toBe(200);
  const form = { fullName: "Ravi", phone: "9876543210", email: "ravi@mail.example", service: "Other", consent: true };
  const { body } = await site.call<{ enquiryNumber: string }>("POST", "/api/inquiry/form/contactUs", { body: form, cookie: sender.cookie });
  expect((await move(body.enquiryNumber, "accepted", volunteer)).status).toBe(404);
  expect((await move(body.enquiryNumber, "accepted", admin)).status).toBe(200);
  expect(await newest(sender)).toMatchObject({ body: expect.stringContaining("Mandap has accepted your request") });
  expect((await move(body.enquiryNumber, "cancelled", sender)).status).toBe(200);
  await site.deps.jobs.idle(50_000);
  const subjects = site.mailOutbox().map(({ headers }) => `${headers.subject} → ${headers.to}`);
  expect(subjects).toContain(`Request accepted (${guest}) → ravi@mail.example`);
  expect(subjects).toContain(`Request cancelled (${body.enquiryNumber}) → enquiries@mandap.example`);
  // The mails of all tests above wait before these.
}, 60_000);

test("the lists come in pages, to their owner alone", async () => {
  const lonely = await testPerson(site.deps, { role: "volunteer" });
  await testVolunteer(site.deps, lonely);
  const number: string[] = [];
  for (let i = 0; i < 3; i++) {
    const body = { fullName: "R", email: "r@mail.example", phone: "9876543210", service: "Other", calendar: todayIST(), budget: "1", city: "Indore", username: lonely.username };
    number.unshift((await site.call<{ enquiryNumber: string }>("POST", "/api/inquiry/form/volunteerBooking", { body })).body.enquiryNumber);
  }
  const first = await site.call<{ enquiries: Seen[]; next: string }>("GET", "/api/enquiries/received?limit=2", { cookie: lonely.cookie });
  expect(first.headers.link).toContain('rel="next"');
  const second = await site.call<{ enquiries: Seen[]; next: null }>("GET", `/api/enquiries/received?limit=2&cursor=${first.body.next}`, { cookie: lonely.cookie });
  expect([...first.body.enquiries, ...second.body.enquiries].map((one) => one.number)).toEqual(number);
  expect(second.body.next).toBeNull();
  expect((await site.call("GET", "/api/enquiries/received")).status).toBe(401);
  expect((await site.call("GET", "/api/enquiries/sent")).status).toBe(401);
  expect((await site.call("GET", "/api/enquiries/sent?limit=0", { cookie: lonely.cookie })).status).toBe(400);
  expect((await site.call("GET", "/api/enquiries/sent?cursor=x", { cookie: lonely.cookie })).status).toBe(400);
  expect((await site.call<{ enquiries: Seen[] }>("GET", "/api/enquiries/received", { cookie: stranger.cookie })).body.enquiries).toEqual([]);
});
