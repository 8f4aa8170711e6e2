// @engine both
import { afterAll, beforeAll, expect, test } from "vitest";
import { strictCalendar } from "../../../test/support/strict-calendar.ts";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { addDays, todayIST } from "../../domain/dates.ts";
import type { EnquiryView } from "../enquiries/enquiry-view.ts";
import { newEnquiryNumber } from "../enquiries/enquiry-number.ts";
import { eventPath } from "../../domain/request-paths.ts";
import type { MoneyView } from "../payments/payment-view.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";
import type { EventBoard, EventView } from "./event-model.ts";
import { eventsRights } from "./events-rights.server.ts";

let site: TestSite;
let organiser: TestPerson;
let stranger: TestPerson;
const providers: { person: TestPerson; listing: string }[] = [];
const DAY = addDays(todayIST(), 60);
beforeAll(async () => {
  site = await startTestSite();
  for (const name of ["Meera Joshi", "Asha Rao", "Tara Devi"]) {
    const person = await testPerson(site.deps, { name, role: "volunteer" });
    providers.push({ person, listing: (await testVolunteer(site.deps, person)).id });
  }
  organiser = await testPerson(site.deps, { name: "Ravi Kumar" });
  stranger = await testPerson(site.deps);
});
afterAll(() => site.close());

const query = async <Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query<Row>(text, values)).rows;

type Answer = EventBoard & {
  message: string;
  error?: string;
  errors?: Record<string, string>;
  id: string;
  told: number;
  events: EventView[];
  money: MoneyView;
};
const call = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, who: TestPerson | null, body?: unknown) =>
  site.call<Answer>(method, `/api/${path}`, { ...(who ? { cookie: who.cookie } : {}), ...(body ? { body } : {}) });

async function asked(at: number, day: string = DAY, sender: TestPerson = organiser): Promise<string> {
  const number = newEnquiryNumber();
  await query(
    `INSERT INTO enquiries (id, number, kind, status, sender_id, listing_id, recipient_id, name, phone, email, event_type, event_date)
     VALUES (gen_random_uuid(), $1, 'volunteerBooking', 'pending', $2, $3, $4, 'Ravi Kumar', '+919876543210', 'ravi@mail.example', 'Wedding', $5)`,
    [number, sender.id, providers[at]!.listing, providers[at]!.person.id, day],
  );
  return number;
}
const quote = (number: string, at: number, rupees: number) =>
  call("POST", `bookings/${number}/quotes`, providers[at]!.person, {
    lines: [{ label: "Help at the gate", quantity: 1, unit: "event", eachPaise: rupees * 100 }],
    discountPaise: 0,
    tax: { kind: "none", percent: 0 },
    included: "A torch",
    excluded: "Food",
    note: "",
    milestones: [{ kind: "balance", percent: 100, due: "event", days: 0 }],
    ladder: "fair",
    validUntil: addDays(todayIST(), 5),
    holdHours: 0,
    seen: { round: 0, state: "enquired" },
  });
const WEDDING = {
  name: "Riya's wedding",
  budgetPaise: 10_000_00,
  parts: [{ name: "Wedding", day: DAY }],
  needs: ["volunteers", "venues"],
};
const board = async (id: string) => (await call("GET", `events/${id}`, organiser)).body;

test("from an empty board to somebody who is booked: requests of its days belong to it, quotes stand side by side, the others are told with one tap", async () => {
  const numbers = [await asked(0), await asked(1)];
  const elsewhere = await asked(2, addDays(DAY, 9));
  const made = await call("POST", "events", organiser, WEDDING);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const { id } = made.body;
  const late = await asked(2);
  const before = await board(id);
  expect(
    before.board.rows.map(({ category, open }) => [category, open.map(({ number }) => number).toSorted()]),
  ).toEqual([
    ["volunteers", numbers.toSorted()],
    ["venues", []],
  ]);
  expect(before.board.rows[0]!.day).toBe(DAY);
  expect(before.loose.map(({ number }) => number)).toEqual([late]);
  expect((await call("PUT", `events/${id}/requests/${late}`, organiser)).status).toBe(200);
  expect((await call("PUT", `events/${id}/requests/${elsewhere}`, organiser)).status).toBe(200);
  expect((await call("DELETE", `events/${id}/requests/${elsewhere}`, organiser)).status).toBe(200);

  expect((await quote(numbers[0]!, 0, 3_000)).status).toBe(201);
  expect((await quote(numbers[1]!, 1, 2_000)).status).toBe(201);
  const compared = await board(id);
  expect(compared.board).toMatchObject({ bookedPaise: 0, likelyPaise: 2_000_00 });
  expect(compared.board.rows[0]!.open.map(({ totalPaise }) => totalPaise)).toEqual([2_000_00, 3_000_00, null]);
  expect(compared.board.rows[0]!.open[0]!.quote).toMatchObject({ lines: ["Help at the gate"], excluded: "Food" });

  expect(await call("PUT", `events/${id}/decided/volunteers?day=${DAY}`, organiser)).toMatchObject({
    status: 409,
    body: { error: "Nobody is booked for this yet." },
  });
  const accepted = await call("POST", `bookings/${numbers[0]}/accept`, organiser, { round: 1 });
  expect(accepted.status, JSON.stringify(accepted.body)).toBeLessThan(300);
  const after = await board(id);
  expect(after.board).toMatchObject({ bookedPaise: 3_000_00, paidPaise: 0, likelyPaise: 0 });
  // What is noted and not yet confirmed is neither paid nor to be paid: it is said to be just that.
  const noted = { amountPaise: 1_000_00, method: "cash" };
  expect((await call("POST", `bookings/${numbers[0]}/payments`, organiser, noted)).status).toBe(201);
  const waiting = await board(id);
  expect(waiting.board).toMatchObject({ bookedPaise: 3_000_00, paidPaise: 0, claimedPaise: 1_000_00 });
  expect(waiting.dues.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(2_000_00);
  const { money } = (await call("GET", "payments", organiser)).body;
  expect(money.events).toMatchObject([
    {
      name: "Riya's wedding",
      path: eventPath(id),
      bookings: 1,
      donePaise: 0,
      waitsPaise: 1_000_00,
      openPaise: 2_000_00,
    },
  ]);
  expect(money.sums.paid).toMatchObject({ donePaise: 0, waitsPaise: 1_000_00, openPaise: 2_000_00 });
  expect(money.ahead.map(({ number, amountPaise }) => [number, amountPaise])).toEqual(
    waiting.dues.map(({ number, amountPaise }) => [number, amountPaise]),
  );
  const [one, other] = await Promise.all([
    call("PUT", `events/${id}/decided/volunteers?day=${DAY}`, organiser),
    call("PUT", `events/${id}/decided/volunteers?day=${DAY}`, organiser),
  ]);
  expect([one.status, other.status].every((status) => status === 200 || status === 409)).toBe(true);
  expect(
    await query("SELECT status FROM enquiries WHERE number = ANY($1) ORDER BY status", [[numbers[1], late]]),
  ).toEqual([{ status: "cancelled" }, { status: "cancelled" }]);
  expect((await board(id)).board.rows[0]).toMatchObject({ open: [], booked: [{ number: numbers[0] }] });
  expect(
    await query("SELECT 1 FROM notifications WHERE user_id = $1 AND kind <> 'booking-moved'", [
      providers[1]!.person.id,
    ]),
  ).not.toHaveLength(0);
});

test("an event is its owner's alone, and only their own requests belong to it", async () => {
  const { id } = (await call("POST", "events", organiser, { ...WEDDING, name: "रिया की शादी 🎉 <b>'--" })).body;
  expect((await board(id)).event.name).toBe("रिया की शादी 🎉 <b>'--");
  const theirs = await asked(0, addDays(DAY, 20), stranger);
  expect((await call("PUT", `events/${id}/requests/${theirs}`, organiser)).status).toBe(404);
  for (const [method, path, body] of [
    ["GET", `events/${id}`, undefined],
    ["PUT", `events/${id}`, WEDDING],
    ["DELETE", `events/${id}`, undefined],
    ["PUT", `events/${id}/decided/volunteers`, undefined],
  ] as const) {
    expect((await call(method, path, stranger, body)).status, path).toBe(404);
    expect((await call(method, path, null, body)).status, path).toBe(401);
  }
  expect((await call("GET", "events", stranger)).body.events).toEqual([]);
  expect((await call("GET", "events/nope", organiser)).status).toBe(404);

  const mine = await asked(0, addDays(DAY, 21));
  const second = (
    await call("POST", "events", organiser, { ...WEDDING, parts: [{ name: "Mela", day: addDays(DAY, 21) }] })
  ).body;
  expect(await call("PUT", `events/${id}/requests/${mine}`, organiser)).toMatchObject({
    status: 409,
    body: { error: "This request belongs to another event of yours." },
  });
  expect((await call("DELETE", `events/${second.id}`, organiser)).status).toBe(200);
  expect(await query("SELECT status FROM enquiries WHERE number = $1", [mine])).toEqual([{ status: "pending" }]);
});

test("a request that names no place says where its event is, else its venue, to whoever sent it", async () => {
  const day = addDays(DAY, 40);
  const number = await asked(0, day);
  const where = async (box: "sent" | "received", who: TestPerson) => {
    const { body } = await site.call<{ enquiries: EnquiryView[] }>("GET", `/api/enquiries/${box}?limit=100`, {
      cookie: who.cookie,
    });
    return body.enquiries.find((one) => one.number === number)!.where;
  };
  expect(await where("sent", organiser)).toBeNull();
  const venue =
    "UPDATE listings SET category = $2, state = 'Madhya Pradesh', district = 'Indore', city = 'Mhow' WHERE id = $1";
  await query(venue, [providers[0]!.listing, "venues"]);
  expect(await where("sent", organiser)).toBe("Mhow, Indore, Madhya Pradesh");
  const form = { ...WEDDING, place: "Vijay Nagar, Indore", parts: [{ name: "Wedding", day }] };
  expect((await call("POST", "events", organiser, form)).status).toBe(201);
  expect(await where("sent", organiser)).toBe("Vijay Nagar, Indore");
  expect(await where("received", providers[0]!.person)).toBeNull();
  await query(venue, [providers[0]!.listing, "volunteers"]);
});

test("what is wrong is said by field, and a change replaces all of it", async () => {
  const wrong = async (change: object) =>
    (await call("POST", "events", organiser, { ...WEDDING, ...change })).body.errors;
  expect(await wrong({ name: "" })).toEqual({ name: "Please give it a name, such as Riya's wedding." });
  expect(await wrong({ parts: [] })).toEqual({ parts: "Please add at least one day." });
  expect(Object.keys((await wrong({ parts: [{ name: "", day: "12/02/2027" }] })) ?? {}).toSorted()).toEqual([
    "parts.0.day",
    "parts.0.name",
  ]);
  expect(await wrong({ guests: "many" })).toEqual({ guests: "Please enter a number of guests." });
  expect(await wrong({ budgetPaise: -5 })).toEqual({ budgetPaise: "Please enter an amount, such as 5 lakh." });
  expect(await wrong({ needs: ["elephants"] })).toEqual({ needs: "There is no such category." });
  const { id } = (await call("POST", "events", organiser, WEDDING)).body;
  const change = {
    name: "Small wedding",
    parts: [
      { name: "Lunch", day: DAY },
      { name: "Dinner", day: DAY },
    ],
    needs: ["caterers"],
  };
  expect((await call("PUT", `events/${id}`, organiser, change)).status).toBe(200);
  expect((await board(id)).event).toMatchObject({ ...change, budgetPaise: null, guests: null });
});

test("an event is a file for one's own calendar: its parts, and who is booked", async () => {
  const day = addDays(todayIST(), 75);
  const number = await asked(0, day);
  await quote(number, 0, 9_000);
  expect((await call("POST", `bookings/${number}/accept`, organiser, { round: 1 })).status).toBe(201);
  const { id } = (await call("POST", "events", organiser, { ...WEDDING, parts: [{ name: "Sangeet", day }] })).body;
  await query("UPDATE events SET name = 'Riya; Arjun, Indore' WHERE id = $1", [id]);
  const file = await site.call<string>("GET", `/api/events/${id}/calendar.ics`, { cookie: organiser.cookie });
  expect(file.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(strictCalendar(String(file.body)).getFirstPropertyValue("name")).toBe(String.raw`Riya\; Arjun\, Indore`);
  for (const line of ["SUMMARY:Sangeet", "SUMMARY:Meera Joshi", "STATUS:TENTATIVE", day.replaceAll("-", "")])
    expect(String(file.body)).toContain(line);
  const { rowCount } = await site.deps.database.pool.query(
    `UPDATE enquiries SET details = details || '{"days":"2","slot":"18:00-23:00"}' WHERE number = $1`,
    [number],
  );
  expect(rowCount).toBe(1);
  const evenings = String(
    (await site.call<string>("GET", `/api/events/${id}/calendar.ics`, { cookie: organiser.cookie })).body,
  );
  expect(evenings.match(/^DTSTART:.*$/gm)?.map((line) => line.trim())).toEqual(
    [day, addDays(day, 1)].map((one) => `DTSTART:${one.replaceAll("-", "")}T123000Z`),
  );
  expect(evenings.indexOf("X-WR-TIMEZONE")).toBeLessThan(evenings.indexOf("BEGIN:VEVENT"));
  expect((await call("GET", `events/${id}/calendar.ics`, stranger)).status).toBe(404);
  // Below a language its links lead there, and its parts are said in it.
  const hindi = await site.call<string>("GET", `/hi/api/events/${id}/calendar.ics`, { cookie: organiser.cookie });
  expect(String(hindi.body)).toMatch(/\/\/HI\b[^]*URL[^\n]*\/hi\/bookings\//);
  expect(String(hindi.body)).toContain("SUMMARY:संगीत");
  expect(String(file.body)).not.toContain("/hi/");
});

test("the copy of one's data has the events", async () => {
  const { id } = (await call("POST", "events", organiser, WEDDING)).body;
  await call("PUT", `events/${id}/picks`, organiser, { paths: [`/volunteer/${providers[0]!.person.username}`] });
  // Links and votes: family.api.test.ts.
  const own = Object.entries(eventsRights.copy!).filter(([part]) => part !== "eventLinks" && part !== "eventVotes");
  for (const [part, text] of own) expect(await query(text, [organiser.id]), part).not.toHaveLength(0);
});
