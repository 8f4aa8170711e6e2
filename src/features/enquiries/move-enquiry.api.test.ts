import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { addDays, todayIST } from "../../domain/dates.ts";
import { daysBefore } from "../../platform/jobs/sweep-job.server.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";
import { proveSilence } from "./enquiry-proof-store.server.ts";

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

async function booked(
  cookie: string | null = sender.cookie,
  calendar = todayIST(),
  more: Record<string, unknown> = {},
): Promise<string> {
  const body = {
    fullName: "Ravi Kumar",
    email: "ravi@mail.example",
    phone: "9876543210",
    service: "Other",
    calendar,
    budget: "1",
    city: "Indore",
    username: volunteer.username,
    ...more,
  };
  const answer = await site.call<{ enquiryNumber: string }>("POST", "/api/inquiry/form/volunteerBooking", {
    body,
    cookie,
  });
  expect(answer.status).toBe(201);
  return answer.body.enquiryNumber;
}
const move = (number: string, status: unknown, who: TestPerson | null) =>
  site.call("PATCH", `/api/enquiries/${number}`, { body: { status }, cookie: who?.cookie ?? null });
type Seen = {
  number: string;
  status: string;
  moves: string[];
  contact: { name: string; phone: string | null; email: string | null } | null;
  reach: string;
  timeline: { what: string; by: string }[];
  listing: { title: string; path: string };
};
const seen = async (box: "sent" | "received", who: TestPerson, number: string) =>
  (await site.call<{ enquiries: Seen[] }>("GET", `/api/enquiries/${box}`, { cookie: who.cookie })).body.enquiries.find(
    (one) => one.number === number,
  );
const newest = async (who: TestPerson) =>
  (
    await site.call<{ notifications: { title: string; body: string; href: string }[] }>(
      "GET",
      "/api/notifications?limit=1",
      { cookie: who.cookie },
    )
  ).body.notifications[0];

test("a booking goes its way, each side sees what it may do, and hears what the other did", async () => {
  const number = await booked();
  expect(await seen("received", volunteer, number)).toMatchObject({
    status: "pending",
    moves: ["accepted", "declined"],
    contact: { name: "Ravi Kumar", phone: null, email: null },
    reach: "later",
  });
  expect(await seen("sent", sender, number)).toMatchObject({
    status: "pending",
    moves: ["cancelled"],
    contact: null,
    listing: { title: "Meera Joshi", path: `/volunteer/${volunteer.username}` },
  });

  expect(await move(number.toLowerCase(), "accepted", volunteer)).toMatchObject({
    status: 200,
    body: { success: true, enquiry: { number, status: "accepted", moves: ["cancelled"] } },
  });
  expect(await newest(sender)).toMatchObject({
    title: "Request accepted",
    body: expect.stringContaining("Meera Joshi has accepted your request"),
    href: `/my-requests?box=sent&number=${number}`,
  });
  expect((await seen("sent", sender, number))?.moves).toEqual(["confirmed", "cancelled"]);
  // Nobody confirms alone.
  expect((await move(number, "confirmed", volunteer)).status).toBe(403);
  expect((await move(number, "confirmed", sender)).status).toBe(200);
  expect(await newest(volunteer)).toMatchObject({
    title: "Request confirmed",
    body: expect.stringContaining("Ravi Kumar has confirmed"),
  });
  expect((await move(number, "completed", volunteer)).status).toBe(200);
  expect(await seen("sent", sender, number)).toMatchObject({ status: "completed", moves: [] });

  await site.deps.jobs.idle(25_000);
  const mails = site
    .mailOutbox()
    .filter(({ headers }) => headers.subject?.includes(number))
    .map(({ headers }) => `${headers.subject?.split(" (")[0]} → ${headers.to}`);
  expect(mails).toEqual(
    expect.arrayContaining([
      "Request accepted → ravi@mail.example",
      `Request confirmed → ${volunteer.email}`,
      "Request completed → ravi@mail.example",
    ]),
  );
});

test("numbers open once the one asked accepts, and both sides see each opening", async () => {
  const number = await booked();
  const open = (who: TestPerson | null) =>
    site.call("POST", `/api/enquiries/${number}/contact`, { cookie: who?.cookie ?? null });
  expect((await open(null)).status).toBe(401);
  for (const who of [stranger, admin]) expect((await open(who)).status).toBe(404);
  for (const who of [volunteer, sender])
    expect(await open(who)).toMatchObject({
      status: 409,
      body: { error: "The number can be opened once the request is accepted." },
    });
  await site.deps.jobs.idle(25_000);
  const told = site
    .mailOutbox()
    .find(({ headers }) => headers.to === volunteer.email && headers.subject?.includes(number));
  expect(told?.text).toContain("As soon as you accept");
  expect(JSON.stringify(told)).not.toMatch(/98765 ?43210|ravi@mail/);

  await move(number, "accepted", volunteer);
  expect(await seen("received", volunteer, number)).toMatchObject({ reach: "now", contact: { phone: null } });
  expect(await open(volunteer)).toMatchObject({
    status: 200,
    headers: { "cache-control": "private, no-store" },
    body: { contact: { name: "Ravi Kumar", phone: "+919876543210", email: "ravi@mail.example" } },
  });
  // WhatsApp is handed the booking's address, and nothing else of it.
  const { contact } = (await open(volunteer)).body as { contact: { whatsapp: string } };
  const handed = new URL(contact.whatsapp);
  expect([handed.host, handed.pathname, handed.searchParams.get("text")]).toEqual([
    "wa.me",
    "/919876543210",
    `About our booking ${number}:\n${site.deps.config.publicUrl}/bookings/${number}`,
  ]);
  expect(await open(sender)).toMatchObject({ body: { contact: { name: "Meera Joshi", phone: volunteer.mobile } } });
  const story = async (box: "sent" | "received", who: TestPerson) =>
    (await seen(box, who, number))?.timeline.map(({ what, by }) => `${what} by ${by}`);
  expect(await story("received", volunteer)).toEqual([
    "sent by them",
    "accepted by you",
    "opened by you",
    "opened by you",
    "opened by them",
  ]);
  expect(await story("sent", sender)).toEqual([
    "sent by you",
    "accepted by them",
    "opened by them",
    "opened by them",
    "opened by you",
  ]);
  // Called off, they are closed again.
  await move(number, "cancelled", sender);
  expect((await open(volunteer)).status).toBe(409);
  expect((await seen("received", volunteer, number))?.reach).toBe("never");
});

test("who ticks 'You may call me now' is called before the answer; their own side waits", async () => {
  const number = await booked(sender.cookie, todayIST(), { callNow: true });
  const open = (who: TestPerson) => site.call("POST", `/api/enquiries/${number}/contact`, { cookie: who.cookie });
  expect((await seen("received", volunteer, number))?.reach).toBe("now");
  expect((await open(volunteer)).status).toBe(200);
  expect((await open(sender)).status).toBe(409);
  await site.deps.jobs.idle(25_000);
  const told = site
    .mailOutbox()
    .find(({ headers }) => headers.to === volunteer.email && headers.subject?.includes(number));
  expect(told?.text).toContain("+91 98765 43210");
  const left = await booked(sender.cookie, todayIST(), { callNow: "false" });
  expect((await seen("received", volunteer, left))?.reach).toBe("later");
});

test("nobody is asked to sign in, strangers learn nothing, the wrong side may not", async () => {
  const number = await booked();
  expect((await move(number, "accepted", null)).status).toBe(401);
  for (const who of [stranger, admin])
    expect(await move(number, "accepted", who)).toMatchObject({
      status: 404,
      body: { error: "There is no such request." },
    });
  expect((await move(number, "accepted", sender)).status).toBe(403);
  expect((await move(number, "cancelled", volunteer)).status).toBe(403);
  expect((await move(number, "declined", volunteer)).status).toBe(200);
  expect(await move(number, "accepted", volunteer)).toMatchObject({
    status: 409,
    body: { error: "This request is declined already." },
  });
  expect(await move(number, "cancelled", sender)).toMatchObject({ status: 409 });
});

test("a step that skips another hears which one is missing", async () => {
  const number = await booked();
  for (const step of ["confirmed", "completed"])
    expect(await move(number, step, sender)).toMatchObject({
      status: 409,
      body: { error: "This request is not accepted yet." },
    });
  await move(number, "accepted", volunteer);
  expect(await move(number, "completed", sender)).toMatchObject({
    status: 409,
    body: { error: "This request is not confirmed yet." },
  });
  expect(await move(number, "accepted", volunteer)).toMatchObject({
    status: 409,
    body: { error: "This request is accepted already." },
  });
});

test("an event is completed from its day on", async () => {
  const number = await booked(sender.cookie, addDays(todayIST(), 1));
  await move(number, "accepted", volunteer);
  await move(number, "confirmed", sender);
  expect(await move(number, "completed", sender)).toMatchObject({
    status: 403,
    body: { error: "This can be noted from the day of the event on." },
  });
  expect((await seen("sent", sender, number))?.moves).toEqual(["cancelled"]);
});

test("a second request for a day that has a confirmed one is asked about first", async () => {
  const day = addDays(todayIST(), 40);
  const [first, second, another] = [await booked(sender.cookie, day), await booked(null, day), await booked()];
  // Both may be accepted while none of them is confirmed.
  await move(first, "accepted", volunteer);
  await move(first, "confirmed", sender);
  const doubt = await move(second, "accepted", volunteer);
  expect(doubt).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining(first), errors: { anyway: expect.stringContaining(first) } },
  });
  expect((await move(another, "accepted", volunteer)).status).toBe(200);
  expect((await seen("received", volunteer, second))?.status).toBe("pending");
  const anyway = (value: unknown) =>
    site.call("PATCH", `/api/enquiries/${second}`, {
      body: { status: "accepted", anyway: value },
      cookie: volunteer.cookie,
    });
  expect((await anyway("yes")).status).toBe(400);
  expect((await anyway(false)).status).toBe(409);
  expect((await anyway(true)).status).toBe(200);
});

test("a confirmed request holds its day, and gives it back when it is called off", async () => {
  const day = addDays(todayIST(), 50);
  const [first, second] = [await booked(sender.cookie, day), await booked(sender.cookie, day)];
  const { rows } = await site.deps.database.pool.query<{ id: string }>("SELECT id FROM listings WHERE owner_id = $1", [
    volunteer.id,
  ]);
  const state = async () =>
    (
      await site.call<{ days: { state: string }[] }>(
        "GET",
        `/api/listings/${rows[0]!.id}/availability?from=${day}&to=${day}`,
      )
    ).body.days[0]!.state;
  for (const one of [first, second]) expect((await move(one, "accepted", volunteer)).status).toBe(200);
  expect(await state()).toBe("asked");
  expect((await move(first, "confirmed", sender)).status).toBe(200);
  expect(await state()).toBe("taken");
  // Nobody has both: whoever comes second is told which days are free.
  const late = await move(second, "confirmed", sender);
  expect(late).toMatchObject({
    status: 409,
    body: {
      error: expect.stringContaining("is taken by now. Free after that: "),
      errors: { nextFree: [1, 2, 3].map((at) => addDays(day, at)).join(", ") },
    },
  });
  expect((await seen("sent", sender, second))?.status).toBe("accepted");
  expect((await move(first, "cancelled", volunteer)).status).toBe(200);
  expect(await state()).toBe("asked");
  expect((await move(second, "confirmed", sender)).status).toBe(200);
  expect(await state()).toBe("taken");
});

test("whoever accepts a request for a day that they have blocked is asked first, and may", async () => {
  const day = addDays(todayIST(), 52);
  const number = await booked(sender.cookie, day);
  const { rows } = await site.deps.database.pool.query<{ id: string }>("SELECT id FROM listings WHERE owner_id = $1", [
    volunteer.id,
  ]);
  const blocked = await site.call("POST", `/api/listings/${rows[0]!.id}/calendar/blocks`, {
    body: { from: day },
    cookie: volunteer.cookie,
  });
  expect(blocked.status).toBe(200);
  expect(await move(number, "accepted", volunteer)).toMatchObject({
    status: 409,
    body: { errors: { anyway: expect.stringContaining("You have blocked") } },
  });
  const anyway = await site.call("PATCH", `/api/enquiries/${number}`, {
    body: { status: "accepted", anyway: true },
    cookie: volunteer.cookie,
  });
  expect(anyway.status).toBe(200);
  expect((await move(number, "confirmed", sender)).status).toBe(200);
  // The block goes; whoever was taken in spite of it stays, and the next one is told of them.
  await site.call("POST", `/api/listings/${rows[0]!.id}/calendar/blocks`, {
    body: { from: day, does: "open" },
    cookie: volunteer.cookie,
  });
  const next = await booked(sender.cookie, day);
  expect(await move(next, "accepted", volunteer)).toMatchObject({
    status: 409,
    body: { errors: { anyway: expect.stringContaining(`already (${number})`) } },
  });
});

test("bad input and unknown numbers", async () => {
  const number = await booked();
  for (const status of ["pending", "ACCEPTED", "", null, 5, ["accepted"]])
    expect((await move(number, status, volunteer)).status).toBe(400);
  for (const unknown of ["MD-0000-0000", "nonsense", "%00", "MD-7K3Q-9ZX'", "x".repeat(200)])
    expect((await move(unknown, "accepted", volunteer)).status, unknown).toBe(404);
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
  const { body } = await site.call<{ enquiryNumber: string }>("POST", "/api/inquiry/form/contactUs", {
    body: form,
    cookie: sender.cookie,
  });
  expect((await move(body.enquiryNumber, "accepted", volunteer)).status).toBe(404);
  expect((await move(body.enquiryNumber, "accepted", admin)).status).toBe(200);
  expect(await newest(sender)).toMatchObject({ body: expect.stringContaining("Mandap has accepted your request") });
  expect((await move(body.enquiryNumber, "cancelled", sender)).status).toBe(200);
  await site.deps.jobs.idle(50_000);
  const subjects = site.mailOutbox().map(({ headers }) => `${headers.subject} → ${headers.to}`);
  expect(subjects).toContain(`Request accepted (${guest}) → ravi@mail.example`);
  expect(subjects).toContain(`Request cancelled (${body.enquiryNumber}) → enquiries@mandap.example`);
  // The mails of all tests above wait before these.
}, 240_000);

test("the lists come in pages, to their owner alone", async () => {
  const lonely = await testPerson(site.deps, { role: "volunteer" });
  await testVolunteer(site.deps, lonely);
  const number: string[] = [];
  for (let i = 0; i < 3; i++) {
    const body = {
      fullName: "R",
      email: "r@mail.example",
      phone: "9876543210",
      service: "Other",
      calendar: todayIST(),
      budget: "1",
      city: "Indore",
      username: lonely.username,
    };
    number.unshift(
      (await site.call<{ enquiryNumber: string }>("POST", "/api/inquiry/form/volunteerBooking", { body })).body
        .enquiryNumber,
    );
  }
  const first = await site.call<{ enquiries: Seen[]; next: string }>("GET", "/api/enquiries/received?limit=2", {
    cookie: lonely.cookie,
  });
  expect(first.headers.link).toContain('rel="next"');
  const second = await site.call<{ enquiries: Seen[]; next: null }>(
    "GET",
    `/api/enquiries/received?limit=2&cursor=${first.body.next}`,
    { cookie: lonely.cookie },
  );
  expect([...first.body.enquiries, ...second.body.enquiries].map((one) => one.number)).toEqual(number);
  expect(second.body.next).toBeNull();
  expect((await site.call("GET", "/api/enquiries/received")).status).toBe(401);
  expect((await site.call("GET", "/api/enquiries/sent")).status).toBe(401);
  expect((await site.call("GET", "/api/enquiries/sent?limit=0", { cookie: lonely.cookie })).status).toBe(400);
  expect((await site.call("GET", "/api/enquiries/sent?cursor=x", { cookie: lonely.cookie })).status).toBe(400);
  expect(
    (await site.call<{ enquiries: Seen[] }>("GET", "/api/enquiries/received", { cookie: stranger.cookie })).body
      .enquiries,
  ).toEqual([]);
});

test("a listing proves what its requests say, and praises nobody who has stopped answering", async () => {
  const asked = await testPerson(site.deps, { name: "Nisha Verma", role: "volunteer" });
  const { id } = await testVolunteer(site.deps, asked);
  const proven = async () => {
    const { rows } = await site.deps.db.$client.query(
      "SELECT booked, weddings, answer_minutes FROM listings WHERE id = $1",
      [id],
    );
    return Object.values(rows[0] as Record<string, number | null>);
  };
  // One day, one booking: the sangeet is tomorrow.
  const wanted = (service: string) =>
    booked(sender.cookie, addDays(todayIST(), service === "Sangeet" ? 1 : 0), { username: asked.username, service });
  const steps = async (number: string, ...taken: string[]) => {
    for (const step of taken)
      expect((await move(number, step, step === "confirmed" ? sender : asked)).status, step).toBe(200);
  };
  const [wedding, sangeet, declined] = [await wanted("Wedding"), await wanted("Sangeet"), await wanted("Wedding")];
  await steps(wedding, "accepted");
  await steps(declined, "declined");
  // Two answers are too few to tell how fast somebody is.
  expect(await proven()).toEqual([0, 0, null]);
  await steps(sangeet, "accepted", "confirmed");
  await steps(wedding, "confirmed");
  // What has not taken place is a booking, and no wedding yet.
  expect(await proven()).toEqual([2, 0, 0]);
  await steps(wedding, "completed");
  expect(await proven()).toEqual([2, 1, 0]);
  await steps(sangeet, "cancelled");
  expect(await proven()).toEqual([1, 1, 0]);

  const ignored = [await wanted("Haldi"), await wanted("Haldi"), await wanted("Haldi"), await wanted("Haldi")];
  await site.deps.db.$client.query("UPDATE enquiries SET created_at = $1 WHERE number = ANY($2)", [
    daysBefore(site.deps.now(), 3),
    ignored,
  ]);
  expect(await proven()).toEqual([1, 1, 0]);
  await proveSilence(site.deps.db, site.deps.now());
  expect(await proven()).toEqual([1, 1, null]);
  // What was accepted has a booking, whose story nobody deletes: here the whole request goes.
  await site.deps.db.$client.query("ALTER TABLE booking_moves DISABLE TRIGGER USER");
  await site.deps.db.$client.query(
    "DELETE FROM booking_moves m USING bookings b, enquiries e WHERE m.booking_id = b.id AND b.enquiry_id = e.id AND e.number = $1",
    [wedding],
  );
  await site.deps.db.$client.query("ALTER TABLE booking_moves ENABLE TRIGGER USER");
  await site.deps.db.$client.query(
    "DELETE FROM bookings b USING enquiries e WHERE b.enquiry_id = e.id AND e.number = $1",
    [wedding],
  );
  await site.deps.db.$client.query("DELETE FROM enquiries WHERE number = $1", [wedding]);
  expect(await proven()).toEqual([0, 0, null]);
});
