import { createHash } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { askedFor } from "../../../test/support/test-bookings.ts";
import { insightsOf } from "../admin/insights.server.ts";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { MS_PER_DAY, addDays, formatDay, todayIST } from "../../domain/dates.ts";
import type { EnquiryView } from "../enquiries/enquiry-view.ts";
import { testListing } from "../listings/listing-test-kit.server.ts";
import { whenWords } from "../listings/when-words.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";
import { ownDesk } from "../storefront/own-desk.server.ts";
import { lapseChanges } from "./amendment-service.server.ts";
import type { AgreementVersion } from "./agreement-versions.server.ts";
import { takeDueMoves } from "./booking-jobs.server.ts";
import type { BookingView } from "./booking-present.server.ts";
import { bookingsRights } from "./bookings-rights.server.ts";
import { remindOfRequests } from "./booking-reminders.server.ts";

let site: TestSite;
let provider: TestPerson;
let organiser: TestPerson;
let stranger: TestPerson;
let listing: string;
let chairs: string;
let halls: string;
beforeAll(async () => {
  site = await startTestSite();
  provider = await testPerson(site.deps, { name: "Meera Joshi", role: "volunteer" });
  listing = (await testVolunteer(site.deps, provider)).id;
  organiser = await testPerson(site.deps, { name: "Ravi Kumar" });
  stranger = await testPerson(site.deps);
  const attributes = { itemCategory: "Seating", brand: "", rental: "", uses: [], cities: [], description: "" };
  chairs = (await testListing(site.deps, "rentals", { title: "Chairs", slug: "chairs", attributes })).id;
  const palace = {
    kind: "Banquet hall",
    capacity: 600,
    halls: ["Ashoka", "Kamal"].map((name) => ({ name, seated: 100, floating: 200 })),
    priceUnit: "plate",
    price: 85_000,
    rooms: 4,
    amenities: [],
    rules: [],
    description: "",
  };
  halls = (await testListing(site.deps, "venues", { title: "Palace", slug: "palace", attributes: palace })).id;
  await query("UPDATE listings SET owner_id = $1 WHERE id = ANY($2::uuid[])", [provider.id, [chairs, halls]]);
  await query("INSERT INTO calendars (listing_id, capacity) VALUES ($1, 100)", [chairs]);
});
const realNow = () => new Date();
afterEach(() => void (site.deps.now = realNow));
afterAll(() => site.close());

const query = async <Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query<Row>(text, values)).rows;
const day = (at: number) => addDays(todayIST(), at);
let days = 40;
const nextDay = () => day((days += 3));
const later = (ms: number) => void (site.deps.now = () => new Date(Date.now() + ms));

type Answer = {
  number: string;
  state: string;
  n: number;
  message: string;
  error?: string;
  errors?: Record<string, string>;
};
const call = (method: "POST" | "PATCH" | "GET", path: string, who: TestPerson | null, body?: unknown) =>
  site.call<Answer>(method, path, { body, cookie: who?.cookie ?? null });
const TOTAL = 5_000_000;

/** Agreed, with a token of 20 % due at once. */
async function agreed(
  at: string = nextDay(),
  { of = listing, details = {} }: { of?: string; details?: Record<string, string> } = {},
): Promise<{ number: string; id: string; at: string }> {
  const { number, id } = await askedFor(site.deps.db, {
    sender: organiser.id,
    recipient: provider.id,
    listing: of,
    day: at,
    details,
  });
  const form = {
    lines: [
      { label: "Plates", quantity: 100, unit: "plate", eachPaise: 40_000 },
      { label: "Travel", quantity: 1, unit: "event", eachPaise: 1_000_000 },
    ],
    milestones: [
      { kind: "token", percent: 20, due: "agreement" },
      { kind: "advance", percent: 30, due: "before", days: 14 },
      { kind: "balance", percent: 50, due: "event" },
    ],
    validUntil: day(3),
  };
  expect((await call("POST", `/api/bookings/${number}/quotes`, provider, form)).status).toBe(201);
  expect((await call("POST", `/api/bookings/${number}/accept`, organiser, { round: 1 })).status).toBe(201);
  return { number, id, at };
}
const propose = (number: string, body: object, who: TestPerson | null = organiser) =>
  call("POST", `/api/bookings/${number}/changes`, who, body);
const callOff = (number: string, who: TestPerson | null = organiser, reason = "The river has flooded the road.") =>
  call("POST", `/api/bookings/${number}/call-offs`, who, { reason });
const answer = (number: string, n: number, said: string, who: TestPerson | null = provider) =>
  call("PATCH", `/api/bookings/${number}/changes/${n}`, who, { answer: said });
const seen = async (number: string, who: TestPerson = organiser) => {
  const { status, body } = await site.call<{ booking: BookingView }>("GET", `/api/bookings/${number}`, {
    cookie: who.cookie,
  });
  expect(status).toBe(200);
  return body.booking;
};
const card = async (number: string, box: "sent" | "received", who: TestPerson) => {
  const { body } = await site.call<{ enquiries: EnquiryView[] }>("GET", `/api/enquiries/${box}?limit=100`, {
    cookie: who.cookie,
  });
  return body.enquiries.find((one) => one.number === number)!;
};
const versions = async (number: string) =>
  (
    await site.call<{ agreements: AgreementVersion[] }>("GET", `/api/bookings/${number}/agreements`, {
      cookie: organiser.cookie,
    })
  ).body.agreements;
const matches = async (number: string, hash: string) =>
  (await site.call<{ matches: boolean; replaced: boolean }>("GET", `/api/agreements/${number}?hash=${hash}`)).body;
const newest = async (who: TestPerson) =>
  (
    await site.call<{ notifications: { title: string; body: string }[] }>("GET", "/api/notifications?limit=1", {
      cookie: who.cookie,
    })
  ).body.notifications[0];
const holds = async (enquiry: string) =>
  query<{ day: string; unit: string; slot: string }>(
    "SELECT day::text AS day, unit, slot FROM holds WHERE enquiry_id = $1 ORDER BY 1",
    [enquiry],
  );
const dues = (number: string) =>
  query<{ n: number; paise: string; day: string | null }>(
    "SELECT d.n, d.amount_paise AS paise, d.day::text AS day FROM dues d JOIN bookings b ON b.id = d.booking_id JOIN enquiries e ON e.id = b.enquiry_id WHERE e.number = $1 ORDER BY d.n",
    [number],
  );
const balance = async (number: string) =>
  (
    await query<Record<string, unknown>>(
      "SELECT w.total_paise::int AS total, w.paid_paise::int AS paid, w.owed_back_paise::int AS owed, w.back_paise::int AS back, w.ended FROM booking_balances w JOIN bookings b ON b.id = w.booking_id JOIN enquiries e ON e.id = b.enquiry_id WHERE e.number = $1",
      [number],
    )
  )[0];
/** Noted by the payer, acknowledged by the payee. */
async function pay(number: string, amountPaise: number, payer: TestPerson = organiser) {
  const payee = payer === organiser ? provider : organiser;
  const path = `/api/bookings/${number}/payments`;
  expect((await call("POST", path, payer, { amountPaise: String(amountPaise), method: "cash" })).status).toBe(201);
  const { body } = await site.call<{ payments: { entries: { id: string }[] } }>("GET", path, { cookie: payee.cookie });
  const said = { answer: "acknowledged" };
  expect((await call("POST", `/api/payments/${body.payments.entries[0]!.id}/answer`, payee, said)).status).toBe(201);
}

test("a day moves by both sides' consent: the new hold first, then the old one goes, and everything follows", async () => {
  const { number, id, at } = await agreed();
  await pay(number, 1_000_000);
  const to = addDays(at, 1);
  const before = (await versions(number))[0]!;
  expect(await propose(number, { day: to, note: "The hall has moved us." })).toMatchObject({
    status: 201,
    body: { n: 1, state: "confirmed", message: "Proposed. The other side answers next." },
  });
  expect(await newest(provider)).toMatchObject({ title: "A change is proposed" });
  expect((await seen(number)).moves).toEqual(["takeBackChange"]);
  const shown = await seen(number, provider);
  expect(shown.moves).toEqual(["agreeChange", "refuseChange"]);
  expect(shown.change).toMatchObject({
    n: 1,
    by: "them",
    note: "The hall has moved us.",
    lines: [{ label: "Day", before: formatDay(at), after: formatDay(to) }],
    says: [`Moving the day once is free. If it is called off later, the dates count from ${formatDay(to)}.`],
  });
  expect(await holds(id)).toMatchObject([{ day: at }]);
  // The card of whoever answers leads there before all else, and so does what they have to do.
  const [mine, theirs] = [await card(number, "sent", organiser), await card(number, "received", provider)];
  expect(mine.booking).toMatchObject({ sentence: null, way: null });
  expect(theirs.booking).toMatchObject({
    sentence: "They propose a change to what is agreed.",
    way: { label: "See the change", path: `/bookings/${number}` },
    hides: expect.arrayContaining(["confirmed"]),
  });
  expect(theirs.timeline.at(-1)).toMatchObject({ what: "step", by: "them", words: "Ravi Kumar proposed a change" });
  expect((await ownDesk(site.deps, provider)).next[0]).toEqual({
    text: expect.stringMatching(/^Ravi Kumar proposes a change to what is agreed: answer until .+\.$/),
    label: "See the change",
    path: `/bookings/${number}`,
  });
  const { bookings } = site.deps;
  expect(await bookings.toAnswer(site.deps, provider.id, "received")).toMatchObject([{ label: "See the change" }]);
  expect(await bookings.toAnswer(site.deps, provider.id, "sent")).toEqual([]);
  expect(await bookings.toAnswer(site.deps, organiser.id, "sent")).toEqual([]);
  const ofOrganiser = (await ownDesk(site.deps, organiser)).next;
  expect(ofOrganiser.filter(({ path }) => path === `/bookings/${number}`)).toEqual([]);

  expect(await answer(number, 1, "agree")).toMatchObject({ status: 200, body: { state: "confirmed" } });
  expect((await card(number, "received", provider)).booking).toMatchObject({ way: null });
  expect(await newest(organiser)).toMatchObject({ title: "The change is agreed" });
  expect(await holds(id)).toMatchObject([{ day: to }]);
  const now = await seen(number);
  expect(now).toMatchObject({ state: "confirmed", change: null, moves: ["propose", "proposeEnd"] });
  expect(now.request.eventDate).toBe(to);
  expect(now.agreement).toMatchObject({
    n: 1,
    agreed: { event: { day: to }, amendment: { n: 1, replaces: before.sha256 } },
  });
  expect(createHash("sha256").update(now.agreement!.text).digest("hex")).toBe(now.agreement!.sha256);
  expect(now.agreement!.agreed.cancellation.dates[1]!.until).toBe(addDays(to, -21));
  const due = new Date(`${addDays(to, 3)}T00:00:00+05:30`).toISOString();
  expect((await query("SELECT due_at FROM bookings WHERE enquiry_id = $1", [id]))[0]).toEqual({
    due_at: new Date(due),
  });
  expect((await dues(number)).map((one) => one.day)).toEqual([todayIST(), addDays(to, -14), to]);
  // Both can be read, and told apart by whoever holds a copy.
  expect((await versions(number)).map(({ n, inForce }) => [n, inForce])).toEqual([
    [1, true],
    [0, false],
  ]);
  expect(await matches(number, now.agreement!.sha256)).toMatchObject({ matches: true, replaced: false });
  expect(await matches(number, before.sha256)).toMatchObject({ matches: true, replaced: true });
  expect(await matches(number, "0".repeat(64))).toMatchObject({ matches: false, replaced: false });

  // It is in the copy of both sides' data, and stays as it is.
  for (const who of [organiser, provider])
    for (const part of ["bookingChanges", "amendments"])
      expect(
        (await query(bookingsRights.copy![part]!, [who.id])).map((row) => row["number"]),
        part,
      ).toContain(number);
  await expect(query("UPDATE amendments SET terms = '{}'")).rejects.toThrow("append-only");
  await expect(query("UPDATE booking_changes SET outcome = 'declined'")).rejects.toThrow("append-only");
  await expect(query("DELETE FROM dues")).rejects.toThrow("append-only");

  // A second move says what the ladder would have said.
  expect((await propose(number, { day: addDays(to, 1) }, provider)).body.n).toBe(2);
  expect((await seen(number)).change!.says).toEqual([
    expect.stringContaining("The day was moved once already."),
    "If it were called off today instead: All that you have paid comes back: ₹10,000.",
  ]);
  expect((await answer(number, 2, "withdraw", provider)).body.message).toContain("stays as it is");
});

test("nobody but the two sides proposes or answers, each only what is theirs, and once", async () => {
  const { number } = await agreed();
  const to = { day: nextDay() };
  expect((await propose(number, to, null)).status).toBe(401);
  expect((await propose(number, to, stranger)).status).toBe(404);
  expect((await callOff(number, stranger)).status).toBe(404);
  expect((await call("GET", `/api/bookings/${number}/agreements`, stranger)).status).toBe(404);
  expect((await propose(number, {})).body.errors).toEqual({
    day: "Please change something: the day, the hall, how many, or the price.",
  });
  expect((await propose(number, { day: day(-1) })).status).toBe(400);
  expect((await propose(number, { day: day(900) })).status).toBe(400);
  expect((await propose(number, { totalPaise: TOTAL })).body.errors).toHaveProperty("day");
  expect((await propose(number, { pieces: 4 })).body.errors).toHaveProperty("pieces");
  expect((await propose(number, { hall: "Ashoka" })).body.errors).toHaveProperty("hall");
  expect((await callOff(number, organiser, " ")).body.errors).toHaveProperty("reason");
  expect((await propose(number, to)).status).toBe(201);
  expect(await propose(number, to, provider)).toMatchObject({
    status: 409,
    body: { error: "A change waits for its answer already." },
  });
  expect((await callOff(number, provider)).status).toBe(409);
  expect((await answer(number, 1, "agree", null)).status).toBe(401);
  expect((await answer(number, 1, "agree", stranger)).status).toBe(404);
  expect((await answer(number, 1, "agree", organiser)).status).toBe(403);
  expect((await answer(number, 1, "withdraw", provider)).status).toBe(403);
  expect((await answer(number, 1, "perhaps")).status).toBe(400);
  expect((await answer(number, 2, "agree")).status).toBe(409);
  expect((await answer(number, 1, "decline")).body.message).toBe("Declined. What is agreed stays as it is.");
  expect((await answer(number, 1, "agree")).status).toBe(409);
  expect(await newest(organiser)).toMatchObject({ title: "The change was declined" });
  // Of what is not agreed nothing can be changed.
  const { number: fresh } = await askedFor(site.deps.db, {
    sender: organiser.id,
    recipient: provider.id,
    listing,
    day: nextDay(),
  });
  expect((await propose(fresh, to)).status).toBe(409);
});

test.each<[string, (first: string) => Record<string, string>]>([
  ["takes place", () => ({ days: "3" })],
  ["is rented", (first) => ({ returnDate: addDays(first, 2) })],
])("of several days the whole span is proposed where it %s", async (_, saidOf) => {
  const spanWords = (from: string) => whenWords({ from, until: addDays(from, 2), slot: "", only: false });
  const [first, other] = [nextDay(), nextDay()];
  const { number } = await agreed(first, { details: saidOf(first) });
  expect((await propose(number, { day: other })).status).toBe(201);
  expect((await seen(number)).change!.lines).toEqual([
    { label: "Days", before: spanWords(first), after: spanWords(other) },
  ]);
});

test("a day that somebody else has is refused when it is proposed and when it is accepted, and what was held stays", async () => {
  const other = nextDay();
  const first = await agreed();
  expect((await propose(first.number, { day: other })).status).toBe(201);
  const second = await agreed(other);
  const gone = await answer(first.number, 1, "agree");
  expect(gone.status).toBe(409);
  expect(gone.body.error).toContain("is taken by now");
  expect(gone.body.errors).toHaveProperty("nextFree");
  expect(await holds(first.id)).toMatchObject([{ day: first.at }]);
  expect((await seen(first.number)).request.eventDate).toBe(first.at);
  expect((await versions(first.number)).length).toBe(1);
  // It still waits; another may be proposed once it is taken back.
  expect((await answer(first.number, 1, "withdraw", organiser)).status).toBe(200);
  expect((await propose(first.number, { day: second.at })).status).toBe(409);
});

test("less is agreed than was paid: the rest comes back, and is asked for again where more is agreed later", async () => {
  const { number } = await agreed();
  await pay(number, 1_000_000);
  await pay(number, 2_500_000);
  expect((await propose(number, { totalPaise: 3_000_000 }, provider)).status).toBe(201);
  expect((await seen(number)).change).toMatchObject({
    beforePaise: TOTAL,
    afterPaise: 3_000_000,
    says: ["₹35,000 is paid already: ₹5,000 comes back to the organiser."],
  });
  expect((await answer(number, 1, "agree", organiser)).status).toBe(200);
  expect(await balance(number)).toMatchObject({ total: 3_000_000, paid: 3_500_000, owed: 500_000, ended: false });
  expect((await dues(number)).map(({ paise }) => Number(paise))).toEqual([600_000, 900_000, 1_500_000]);
  expect((await seen(number, provider)).money).toMatchObject({ line: "You owe ₹5,000 back.", next: true });
  expect(await newest(organiser)).toMatchObject({ title: "₹5,000 comes back to you" });
  expect(
    (await call("POST", `/api/bookings/${number}/payments`, organiser, { amountPaise: "1", method: "cash" })).status,
  ).toBe(409);
  await pay(number, 500_000, provider);
  expect(await balance(number)).toMatchObject({ paid: 3_000_000, owed: 500_000, back: 500_000 });
  expect((await seen(number)).money).toMatchObject({ line: "All is paid: ₹30,000." });
  // More again: what came back is not paid.
  expect((await propose(number, { totalPaise: 4_000_000 })).status).toBe(201);
  expect((await answer(number, 2, "agree")).status).toBe(200);
  expect(await balance(number)).toMatchObject({ total: 4_000_000, paid: 3_000_000, owed: 500_000, back: 500_000 });
  const open =
    "SELECT coalesce(sum(amount_paise), 0)::int AS sum FROM dues d JOIN bookings b ON b.id = d.booking_id JOIN enquiries e ON e.id = b.enquiry_id WHERE e.number = $1";
  expect((await query(open, [number]))[0]).toEqual({ sum: 4_000_000 });
  await pay(number, 1_000_000);
  expect((await seen(number)).money).toMatchObject({ line: "All is paid: ₹40,000." });
});

test("lines change as in a quote: fewer plates cost less, and the total follows to the paisa", async () => {
  const { number } = await agreed();
  const lines = [
    { label: "Plates", quantity: 80, unit: "plate", eachPaise: 40_000 },
    { label: "Travel", quantity: 1, unit: "event", eachPaise: 1_000_000 },
  ];
  expect((await propose(number, { lines, discountPaise: 99_999_999_99 })).status).toBe(400);
  expect((await propose(number, { lines })).status).toBe(201);
  const { change } = await seen(number, provider);
  expect(change!.lines).toEqual([
    { label: "Plates", before: "100 × ₹400 = ₹40,000", after: "80 × ₹400 = ₹32,000" },
    { label: "All in", before: "₹50,000", after: "₹42,000" },
  ]);
  expect((await answer(number, 1, "agree")).status).toBe(200);
  const { agreement } = await seen(number);
  expect(agreement!.agreed.money.totalPaise).toBe(4_200_000);
  expect(agreement!.agreed.terms.lines[0]).toMatchObject({ quantity: 80, amountPaise: 3_200_000 });
});

test("another hall, and another part of the day, go through the same door", async () => {
  const at = nextDay();
  const { number, id } = await agreed(at, { of: halls, details: { hall: "Ashoka", slot: "evening", guests: "120" } });
  expect(await holds(id)).toEqual([{ day: at, unit: "Ashoka", slot: "evening" }]);
  const other = await agreed(at, { of: halls, details: { hall: "Kamal", slot: "evening" } });
  expect((await propose(number, { hall: "Kamal" })).status).toBe(409);
  // Longer on the same day, over what it has itself.
  expect((await propose(number, { slot: "full" })).status).toBe(201);
  expect((await answer(number, 1, "agree")).status).toBe(200);
  expect(await holds(id)).toEqual([{ day: at, unit: "Ashoka", slot: "full" }]);
  expect((await call("PATCH", `/api/enquiries/${other.number}`, organiser, { status: "cancelled" })).status).toBe(200);
  expect((await propose(number, { hall: "Kamal", guests: 80 })).status).toBe(201);
  expect((await answer(number, 2, "agree")).status).toBe(200);
  expect(await holds(id)).toEqual([{ day: at, unit: "Kamal", slot: "full" }]);
  expect((await seen(number)).agreement!.agreed.event).toMatchObject({ hall: "Kamal", slot: "full", guests: "80" });
});

test("fewer of what is counted always goes, more only while there are; another day takes them along", async () => {
  const at = nextDay();
  const taken = async (on: string) =>
    Number(
      (await query("SELECT taken FROM stock WHERE listing_id = $1 AND day = $2", [chairs, on]))[0]?.["taken"] ?? 0,
    );
  const { number } = await agreed(at, { of: chairs, details: { pieces: "60" } });
  await agreed(at, { of: chairs, details: { pieces: "30" } });
  expect(await taken(at)).toBe(90);
  expect((await propose(number, { pieces: 71 })).status).toBe(201);
  expect((await answer(number, 1, "agree")).status).toBe(409);
  expect(await taken(at)).toBe(90);
  expect((await answer(number, 1, "withdraw", organiser)).status).toBe(200);
  await query("UPDATE stock SET closed = true WHERE listing_id = $1 AND day = $2", [chairs, at]);
  expect((await propose(number, { pieces: 40 })).status).toBe(201);
  expect((await answer(number, 2, "agree")).status).toBe(200);
  expect(await taken(at)).toBe(70);
  const to = nextDay();
  expect((await propose(number, { day: to, pieces: 90 })).status).toBe(201);
  expect((await answer(number, 3, "agree")).status).toBe(200);
  expect([await taken(at), await taken(to)]).toEqual([30, 90]);
});

test("a change lapses after a week, never later than the day, and not while a dispute stops the clock", async () => {
  const { number } = await agreed();
  await pay(number, 1_000_000);
  expect((await propose(number, { totalPaise: 4_500_000 })).status).toBe(201);
  expect(new Date((await seen(number)).change!.expiresAt!).getTime() - Date.now()).toBeGreaterThan(6.9 * MS_PER_DAY);
  later(7.1 * MS_PER_DAY);
  expect((await seen(number)).change).toBeNull();
  expect((await answer(number, 1, "agree")).status).toBe(409);
  expect(await lapseChanges(site.deps)).toBe(1);
  expect(await lapseChanges(site.deps)).toBe(0);
  expect(await newest(provider)).toMatchObject({ title: "A change ran out" });
  expect((await seen(number)).story.at(-1)).toMatchObject({ move: "lapseChange", by: "clock" });
  site.deps.now = realNow;

  const soon = await agreed(day(3));
  expect((await propose(soon.number, { totalPaise: 4_500_000 })).status).toBe(201);
  expect((await seen(soon.number)).change!.expiresAt).toBe(new Date(`${day(4)}T00:00:00+05:30`).toISOString());

  const disputed = await agreed();
  await pay(disputed.number, 1_000_000);
  expect((await propose(disputed.number, { totalPaise: 4_500_000 })).status).toBe(201);
  const said = { about: "money", text: "We are at odds." };
  expect((await call("POST", `/api/bookings/${disputed.number}/dispute`, provider, said)).status).toBe(201);
  later(8 * MS_PER_DAY);
  await lapseChanges(site.deps);
  expect((await seen(disputed.number)).change).toMatchObject({ n: 1, expiresAt: null });
  const settle = `/api/bookings/${disputed.number}/dispute/settled`;
  expect((await site.call("PUT", settle, { cookie: provider.cookie })).status).toBe(200);
  const left = new Date((await seen(disputed.number)).change!.expiresAt!).getTime() - site.deps.now().getTime();
  expect(left / MS_PER_DAY).toBeGreaterThan(6.9);
});

test("what is changed before it is confirmed waits anew, and what is called off is changed no more", async () => {
  const { number, id } = await agreed();
  expect((await propose(number, { totalPaise: 4_500_000 })).status).toBe(201);
  expect((await call("PATCH", `/api/enquiries/${number}`, organiser, { status: "cancelled" })).status).toBe(200);
  expect((await seen(number)).change).toBeNull();
  expect((await answer(number, 1, "agree")).status).toBe(409);
  expect(
    await query(
      "SELECT outcome FROM booking_changes c JOIN bookings b ON b.id = c.booking_id WHERE b.enquiry_id = $1",
      [id],
    ),
  ).toEqual([{ outcome: "over" }]);
});

test("both call it off for a cause beyond them: nothing is kept, all comes back, and no record counts it", async () => {
  const at = day(5);
  const { number, id } = await agreed(at);
  await pay(number, 1_000_000);
  expect((await callOff(number, provider)).body).toMatchObject({ n: 1, state: "confirmed" });
  expect(await newest(organiser)).toMatchObject({ title: "Call it off together?" });
  expect((await seen(number)).moves).toEqual(["agreeEnd", "refuseChange"]);
  expect(await answer(number, 1, "agree", organiser)).toMatchObject({
    status: 200,
    body: { state: "cancelled", message: "Called off by both of you. Nothing is owed; what was paid comes back." },
  });
  expect(await holds(id)).toEqual([]);
  expect((await query("SELECT status FROM enquiries WHERE id = $1", [id]))[0]).toEqual({ status: "cancelled" });
  expect(await balance(number)).toMatchObject({ ended: true, paid: 1_000_000, owed: 1_000_000 });
  expect(
    (
      await query(
        "SELECT by, back, kept_paise::int AS kept, charge_paise::int AS charge FROM endings x JOIN bookings b ON b.id = x.booking_id WHERE b.enquiry_id = $1",
        [id],
      )
    )[0],
  ).toEqual({ by: "both", back: 100, kept: 0, charge: 0 });
  // Late as it is, nobody called it off: no review opens, and no record counts it.
  expect((await seen(number)).opinion).toBeNull();
  expect((await seen(number, provider)).record).toMatchObject({ calledOff: 0 });
});

test("the reminders of a moved day are told anew, and nothing of the old one happens", async () => {
  const { number, id } = await agreed(day(7));
  await pay(number, 1_000_000);
  await remindOfRequests(site.deps);
  expect(await query("SELECT what FROM request_reminders WHERE enquiry_id = $1", [id])).toEqual([{ what: "week" }]);
  const to = day(17);
  expect((await propose(number, { day: to })).status).toBe(201);
  expect((await answer(number, 1, "agree")).status).toBe(200);
  expect(await query("SELECT what FROM request_reminders WHERE enquiry_id = $1", [id])).toEqual([]);
  later(10 * MS_PER_DAY);
  await takeDueMoves(site.deps);
  expect((await seen(number)).state).toBe("confirmed");
  await remindOfRequests(site.deps);
  expect(await query("SELECT what FROM request_reminders WHERE enquiry_id = $1", [id])).toEqual([{ what: "week" }]);
});

test("the desk's figures have what is agreed now, not what was agreed first", async () => {
  const [inForce] = await query<{ changed: number; paise: string }>(
    "SELECT count(*) FILTER (WHERE n > 0)::int AS changed, sum((terms::jsonb->'money'->>'totalPaise')::bigint)::text AS paise FROM agreements_in_force",
  );
  const [first] = await query<{ paise: string }>(
    "SELECT sum((terms::jsonb->'money'->>'totalPaise')::bigint)::text AS paise FROM agreements",
  );
  expect(inForce!.changed).toBeGreaterThan(0);
  expect(inForce!.paise).not.toBe(first!.paise);
  expect(String((await insightsOf(site.deps)).total.agreedPaise)).toBe(inForce!.paise);
});
