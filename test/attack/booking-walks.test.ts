import { afterEach, expect, test } from "vitest";
import { demoRandom, type DemoRandom } from "../../src/app/demo/demo-random.ts";
import type { Actor } from "../../src/domain/actor.ts";
import { LADDER_KEYS } from "../../src/domain/ladders.ts";
import { MS_PER_DAY, addDays, todayIST } from "../../src/domain/dates.ts";
import { AppError } from "../../src/domain/errors.ts";
import type { ChangeForm } from "../../src/features/bookings/amendment-model.ts";
import {
  answerChange,
  lapseChanges,
  proposeChange,
  proposeEnd,
} from "../../src/features/bookings/amendment-service.server.ts";
import { DAY_MOVES, type DayMove } from "../../src/features/bookings/booking-day.ts";
import { takeDueMoves } from "../../src/features/bookings/booking-jobs.server.ts";
import { acceptOffer, counterQuote, endOffer, sendQuote } from "../../src/features/bookings/booking-service.server.ts";
import {
  BOOKING_TABLE,
  ruleFor,
  ruleOfStep,
  stateAt,
  type BookingMove,
  type BookingState,
} from "../../src/features/bookings/booking-table.ts";
import type { BookingRow } from "../../src/features/bookings/booking-store.server.ts";
import { takeDayMove } from "../../src/features/bookings/day-service.server.ts";
import { openDispute } from "../../src/features/disputes/dispute-service.server.ts";
import { saveSettings } from "../../src/features/calendar/calendar-store.server.ts";
import { ENQUIRY_MOVES, type EnquiryMove } from "../../src/features/enquiries/enquiry-access.ts";
import { moveEnquiry } from "../../src/features/enquiries/enquiry-service.server.ts";
import { testPerson, testVolunteer, type TestPerson } from "../../src/features/notifications/people-test-kit.server.ts";
import { answerPayment, notePaid, waive } from "../../src/features/payments/payment-service.server.ts";
import type { Tx } from "../../src/platform/database/database.server.ts";
import { transaction } from "../../src/platform/database/transaction.server.ts";
import type { Deps } from "../../src/platform/deps.server.ts";
import { askedFor, bookingFaults, quoteOf, type Asked } from "../support/test-bookings.ts";
import { startPostgresSite } from "../support/postgres-site.ts";
import { startTestSite, type TestSite } from "../support/test-app.ts";

/** Printed; `WALK_SEED` repeats a run. */
const SEED = process.env.WALK_SEED ?? String(Date.now());
/** Most on PostgreSQL, which takes half of the time; `WALK_BOOKINGS` on each engine, a slice of them by its seed. */
const WALKS = process.env.WALK_BOOKINGS
  ? { embedded: Number(process.env.WALK_BOOKINGS), postgres: Number(process.env.WALK_BOOKINGS) }
  : { embedded: 2_000, postgres: 8_000 };
/** So many go side by side: they share listings, dates and the clock. */
const BESIDE = 40;
/** Moves tried for each. */
const MOVES = 4;
const HOUR_MS = 3_600_000;
const UNTOUCHED = { slots: [], ownSlots: [], weekdaysOff: [], leadDays: 0, bufferMinutes: 0 };

let site: TestSite;
let deps: Deps;
let now: Date;
let organisers: TestPerson[];
let providers: TestPerson[];
let others: TestPerson[];
afterEach(() => site.close());

async function begin(started: Promise<TestSite>): Promise<void> {
  site = await started;
  // What is due happens when this test says so.
  await site.deps.jobs.stop();
  now = new Date();
  deps = { ...site.deps, now: () => now };
  const several = (count: number, role: "user" | "volunteer" | "admin") =>
    Promise.all(Array.from({ length: count }, () => testPerson(site.deps, { role, email: null })));
  organisers = await several(4, "user");
  providers = await several(4, "volunteer");
  others = [...(await several(1, "user")), ...(await several(1, "admin"))];
}

/** `vain`: so many refusals one after the other. */
type Walk = Asked & { organiser: TestPerson; provider: TestPerson; vain: number };
type Listing = { id: string; provider: TestPerson; slots: readonly string[] };
type Tried = { what: string; moved: boolean };

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query<Row>(text, values)).rows;

/** One thing at a time, one by parts of the day, and two of what is counted. */
async function newListings(): Promise<Listing[]> {
  const listings: Listing[] = [];
  for (const [at, provider] of providers.entries()) {
    await query("UPDATE listings SET one_per_person = false WHERE owner_id = $1", [provider.id]);
    const slug = `${provider.username}-${now.getTime().toString(36)}`;
    const { id } = await testVolunteer(deps, { ...provider, username: slug });
    if (at === 3) await query("UPDATE listings SET category = 'rentals', one_per_person = false WHERE id = $1", [id]);
    if (at === 3) await transaction(deps.db, (tx) => saveSettings(tx, id, { ...UNTOUCHED, capacity: 2 }));
    if (at === 2)
      await transaction(deps.db, (tx) =>
        saveSettings(tx, id, { ...UNTOUCHED, slots: ["day", "evening"], capacity: null }),
      );
    listings.push({ id, provider, slots: at === 2 ? ["day", "evening", "whole"] : [] });
  }
  return listings;
}

const bookingAt = async ({ id }: Asked): Promise<BookingRow | null> =>
  (
    await query<BookingRow>(
      'SELECT id, enquiry_id AS "enquiryId", state, round, due_at AS "dueAt", due_move AS "dueMove" FROM bookings WHERE enquiry_id = $1',
      [id],
    )
  )[0] ?? null;

const changeWaits = async (booking: BookingRow | null): Promise<boolean> =>
  booking !== null &&
  (
    await query("SELECT 1 AS one FROM booking_changes WHERE booking_id = $1 AND outcome IS NULL AND expires_at > $2", [
      booking.id,
      now,
    ])
  ).length > 0;

/** What is tried of changes to what is agreed. */
const PROPOSALS = ["propose", "propose", "proposeEnd"];
const ANSWERS = ["agree", "agree", "refuse", "takeBack"];
const CHANGES = [...PROPOSALS, ...ANSWERS];
/** What is tried of the day itself, once it has come. */
const OF_DAY: readonly string[] = DAY_MOVES;
const MISSED = ["admitNoShow", "admitNoShow", "takeBackNoShow", "takeBackNoShow", "disputeNoShow", "disputeNoShow"];
/** By what the answers to a change are called in the table. */
const OF_CHANGE: Readonly<Record<string, readonly BookingMove[]>> = {
  agree: ["agreeChange", "agreeEnd"],
  refuse: ["refuseChange"],
  takeBack: ["takeBackChange"],
};
/** What is tried next: mostly what leads somewhere from there. */
const LIKELY: Partial<Record<BookingState, readonly string[]>> = {
  enquired: [...Array(20).fill("quote"), "accepted", "counter"],
  quoted: [
    ...Array(20).fill("accept"),
    ...Array(5).fill("counter"),
    "quote",
    "decline",
    "withdraw",
    "accepted",
    "declined",
    "cancelled",
  ],
  countered: [
    ...Array(6).fill("quote"),
    ...Array(12).fill("accept"),
    "decline",
    "withdraw",
    "accepted",
    "declined",
    "cancelled",
  ],
  agreed: [
    ...Array(6).fill("pay"),
    ...Array(8).fill("confirmed"),
    ...Array(4).fill("answer"),
    "waive",
    "cancelled",
    ...CHANGES,
    ...PROPOSALS,
  ],
  confirmed: [
    "pay",
    "pay",
    "answer",
    "answer",
    "answer",
    "waive",
    "cancelled",
    "completed",
    "completed",
    ...CHANGES,
    ...PROPOSALS,
    "deliver",
    "deliver",
    "claimNoShow",
    "claimNoShow",
    "claimNoShow",
  ],
  delivered: [
    "pay",
    "answer",
    "waive",
    "cancelled",
    "cancelled",
    "completed",
    "claimNoShow",
    "claimNoShow",
    "claimNoShow",
  ],
  providerMissed: [...MISSED, "pay", "answer"],
  organiserMissed: [...MISSED, "pay", "answer"],
  closed: ["pay", "answer", "waive"],
  cancelled: ["pay", "pay", "answer", "answer", "waive"],
};
const ANY = [
  "quote",
  "counter",
  "accept",
  "decline",
  "withdraw",
  "pay",
  "answer",
  "waive",
  ...CHANGES,
  ...DAY_MOVES,
  ...ENQUIRY_MOVES,
];
const isStep = (what: string): what is EnquiryMove => (ENQUIRY_MOVES as readonly string[]).includes(what);

/** The table's own answer: where that would lead for somebody on that side; null for nowhere. */
function wayOf(walk: Walk, actor: Actor, state: BookingState, what: string) {
  const by = actor.id === walk.organiser.id ? "organiser" : actor.id === walk.provider.id ? "provider" : null;
  if (by === null) return null;
  const [first] = OF_CHANGE[what] ?? [];
  if (first) return ruleFor(state, first, by);
  return isStep(what) ? ruleOfStep(state, what, by) : ruleFor(state, what as BookingMove, by);
}

/** What is tried once most days have come. */
const LATE: typeof LIKELY = {
  confirmed: ["deliver", ...Array(4).fill("claimNoShow"), "pay", "answer"],
  delivered: [...Array(4).fill("claimNoShow"), "pay", "answer", "completed"],
};

/** One move of somebody. @param late most days have come @returns whether it was taken @throws what is no AppError, or one of 500 and above */
async function tryMove(random: DemoRandom, walk: Walk, references: readonly string[], late: boolean): Promise<Tried> {
  const before = await bookingAt(walk);
  const state = stateAt(before, now);
  // A change that waits is mostly answered: else few of the table's ways of changes are gone by.
  const waits = random.chance(0.6) && (await changeWaits(before));
  const likely = waits ? ANSWERS : ((late ? LATE[state] : undefined) ?? LIKELY[state] ?? ANY);
  const what = random.pick(random.chance(0.85) ? likely : ANY);
  const sides = [walk.organiser, walk.provider] as const;
  const rightful = sides.filter((one) => wayOf(walk, one, state, what));
  const actor = random.chance(0.06)
    ? random.pick([...others, ...organisers, ...providers])
    : random.pick(rightful.length > 0 && random.chance(0.9) ? rightful : sides);
  const { number } = walk;
  const round = random.chance(0.9) ? (before?.round ?? 1) : random.int(1, 5);
  // Some work for nothing.
  const total = random.chance(0.1) ? 0 : random.int(1, 3_000_000);
  const money = async (): Promise<(tx: Tx) => Promise<unknown>> => {
    const [open] = await query<{ due: number; back: number }>(
      "SELECT (CASE WHEN ended THEN 0 ELSE total_paise - paid_paise - claimed_paise - waived_paise END)::float8 AS due, (owed_back_paise - back_paise - back_claimed_paise - back_waived_paise)::float8 AS back FROM booking_balances WHERE booking_id = $1",
      [before?.id ?? null],
    );
    const most = Math.max(open?.due ?? 0, open?.back ?? 0, 1);
    const amountPaise = random.chance(0.3) ? most : random.int(1, Math.ceil(most * 1.1));
    const method = random.pick(["upi", "bank", "cash"] as const);
    const form = {
      amountPaise,
      purpose: "price" as const,
      method,
      reference: method === "cash" ? "" : random.pick(references),
      note: "",
    };
    if (what === "pay") return (tx) => notePaid(deps, tx, actor, number, { form, photo: null });
    return (tx) => waive(deps, tx, actor, number, { amountPaise, purpose: "price", reason: "Between neighbours." });
  };
  let work: (tx: Tx) => Promise<unknown>;
  if (what === "quote") {
    const form = quoteOf(now, total, {
      holdHours: random.pick([0, 0, 24, 48]),
      ladder: random.pick(LADDER_KEYS),
      validUntil: addDays(todayIST(now), random.chance(0.95) ? random.int(1, 7) : random.pick([-1, 0, 8])),
      discountPaise: random.int(0, Math.max(0, total - 1)),
      // What asks for nothing at once is confirmed by its organiser, the others by the payment.
      ...(random.chance(0.5) ? { milestones: [{ kind: "balance", percent: 100, due: "event", days: 0 }] } : {}),
    });
    const seen = { round, state: random.pick(["enquired", "quoted", "countered"] as const) };
    work = (tx) => sendQuote(deps, tx, actor, number, random.chance(0.1) ? { ...form, seen } : form);
  } else if (what === "counter") {
    const askedPaise = random.chance(0.7) ? random.int(1, 1_500_000) : null;
    work = (tx) => counterQuote(deps, tx, actor, number, { round, note: "An hour less?", askedPaise });
  } else if (what === "accept") work = (tx) => acceptOffer(deps, tx, actor, number, round);
  else if (what === "decline" || what === "withdraw")
    work = (tx) => endOffer(deps, tx, actor, number, { move: what, round });
  else if (what === "answer") {
    const entries = await query<{ id: string }>(
      "SELECT l.id FROM ledger l WHERE l.booking_id = $1 ORDER BY l.answers IS NULL AND l.kind = 'paid' AND NOT EXISTS (SELECT FROM ledger r WHERE r.answers = l.id) DESC, l.seq LIMIT 2",
      [before?.id ?? null],
    );
    const entry = entries.length === 0 ? number : random.pick([...entries, entries[0]!]).id;
    const answer = random.chance(0.75) ? "acknowledged" : "rejected";
    work = (tx) => answerPayment(deps, tx, actor, entry, { answer, reason: "Nothing came." });
  } else if (what === "propose") {
    const wish = random.pick<Omit<ChangeForm, "note">>([
      { day: addDays(todayIST(now), random.int(-1, 15)) },
      { totalPaise: Math.max(1, total) },
      { day: addDays(todayIST(now), random.int(0, 15)), totalPaise: Math.max(1, total) },
      { slot: random.pick(["day", "evening", "whole"] as const) },
    ]);
    work = (tx) => proposeChange(deps, tx, actor, number, { ...wish, note: "Could we change that?" });
  } else if (what === "proposeEnd") work = (tx) => proposeEnd(deps, tx, actor, number, "The river is high.");
  else if (what === "agree" || what === "refuse" || what === "takeBack") {
    const [open] = await query<{ n: number }>(
      "SELECT n FROM booking_changes WHERE booking_id = $1 ORDER BY outcome IS NULL DESC, n DESC LIMIT 1",
      [before?.id ?? null],
    );
    const answer = ({ agree: "agree", refuse: "decline", takeBack: "withdraw" } as const)[what];
    work = (tx) => answerChange(deps, tx, actor, number, { n: random.chance(0.97) ? (open?.n ?? 1) : 9, answer });
  } else if (what === "pay" || what === "waive") work = await money();
  else if (OF_DAY.includes(what)) work = (tx) => takeDayMove(deps, tx, actor, number, what as DayMove);
  else if (what === "disputeNoShow")
    work = (tx) => openDispute(deps, tx, actor, number, { about: "noShow", text: "We see it differently." });
  else if (isStep(what)) work = () => moveEnquiry(deps, actor, number, what, { anyway: random.chance(0.3) });
  else throw new Error(`Nobody can ${what}.`);

  try {
    await (isStep(what) ? work(deps.db as Tx) : transaction(deps.db, work));
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return { what, moved: false };
    throw error;
  }
  if (before && !["pay", "answer", "waive"].includes(what) && !wayOf(walk, actor, state, what))
    throw new Error(`${actor.role} could ${what} what was ${state}.`);
  if (["accept", "counter", "decline", "withdraw"].includes(what) && round !== before?.round)
    throw new Error(`${what} of quote ${round} was taken, the last was ${before?.round}.`);
  return { what, moved: true };
}

/** The clock moves, and what is due is written down, by two at once: each once, and as everybody read it before. */
async function moveClock(byMs: number): Promise<void> {
  now = new Date(now.getTime() + byMs);
  const due = await query<BookingRow>(
    'SELECT id, state, due_at AS "dueAt", due_move AS "dueMove" FROM bookings WHERE due_at <= $1',
    [now],
  );
  // What lapsed of changes is no state: each once as well, but for those whose booking is over by now.
  const lapsed = await query<{ id: string }>(
    "SELECT c.booking_id AS id FROM booking_changes c JOIN bookings b ON b.id = c.booking_id WHERE c.outcome IS NULL AND c.expires_at <= $1 AND (b.due_at IS NULL OR b.due_at > $1)",
    [now],
  );
  const gone = await Promise.all([lapseChanges(deps), lapseChanges(deps)]);
  expect(gone[0] + gone[1]).toBe(lapsed.length);
  const taken = await Promise.all([takeDueMoves(deps), takeDueMoves(deps)]);
  expect(taken[0] + taken[1]).toBe(due.length);
  expect(await query("SELECT id FROM bookings WHERE due_at <= $1", [now])).toEqual([]);
  const written = await query<{ id: string; state: string; fired: number }>(
    "SELECT b.id, b.state, (SELECT count(*)::int FROM booking_moves m WHERE m.booking_id = b.id AND m.by = 'clock' AND m.move <> 'lapseChange' AND m.at = $2) AS fired FROM bookings b WHERE b.id = ANY($1::uuid[]) ORDER BY b.id",
    [due.map(({ id }) => id), now],
  );
  expect(written).toEqual(
    due
      .map((row) => ({ id: row.id, state: stateAt(row, now), fired: 1 }))
      .sort((one, other) => (one.id < other.id ? -1 : 1)),
  );
}

/** Walks that share listings, dates and the clock: moves of everybody, and at last what is left when the days are over. */
async function walkBeside(about: string, noted: Map<string, number>): Promise<void> {
  const random = demoRandom(about);
  const listings = await newListings();
  const ids = listings.map(({ id }) => id);
  const references = Array.from({ length: BESIDE / 2 }, () => String(random.int(100_000_000_000, 999_999_999_999)));
  // Few days are fought for; many let bookings go far.
  const days = Array.from({ length: random.pick([6, 20]) }, () => addDays(todayIST(now), random.int(0, 15)));
  const walks: Walk[] = [];
  for (let at = 0; at < BESIDE; at += 1) {
    const { id: listing, provider, slots } = random.pick(listings);
    const organiser = random.pick(organisers);
    const details: Record<string, string> = {
      ...(slots.length > 0 ? { slot: random.pick(slots) } : {}),
      ...(random.chance(0.3) ? { days: String(random.int(2, 4)) } : {}),
    };
    const day = random.chance(0.1) ? null : random.pick(days);
    const asked = { sender: organiser.id, recipient: provider.id, listing, day, details, at: now };
    walks.push({ ...(await askedFor(deps.db, asked)), organiser, provider, vain: 0 });
  }
  const several = async (moves: number, late = false) => {
    for (let step = 0; step < moves; step += 1) {
      // What is refused again and again is over, or nearly; the first ones go far, the last ones hardly begin.
      const open = random.chance(0.95) ? walks.filter(({ vain }) => vain < 3) : [];
      const among = open.length > 0 ? open : walks;
      const walk = among[Math.floor(among.length * random.next() ** 2)]!;
      const { what, moved } = await tryMove(random, walk, references, late);
      walk.vain = moved ? 0 : walk.vain + 1;
      if (moved) noted.set(what, (noted.get(what) ?? 0) + 1);
      // The clock goes on for a while before anything is written down: reads and moves know all the same.
      if (random.chance(0.05)) now = new Date(now.getTime() + random.int(1, 12) * HOUR_MS);
      if (random.chance(0.05)) await moveClock(random.int(1, 36) * HOUR_MS);
    }
    await moveClock(0);
    expect(await bookingFaults(deps.db, ids, now), about).toEqual([]);
    for (const walk of walks) walk.vain = 0;
  };
  await several(BESIDE * MOVES);
  for (const onward of [5, 5, 4]) {
    await moveClock(onward * MS_PER_DAY);
    await several(BESIDE, true);
  }
  await moveClock(45 * MS_PER_DAY);
  expect(await bookingFaults(deps.db, ids, now), about).toEqual([]);
}

test.each([
  ["embedded", startTestSite],
  ["postgres", startPostgresSite],
] as const)(
  "thousands of bookings walk at random, both sides, strangers and the clock: no date twice, no sum wrong, no way that the table does not know (%s)",
  { timeout: 600_000 },
  async (engine, start) => {
    console.log(`WALK_SEED=${SEED}`);
    await begin(start());
    const noted = new Map<string, number>();
    const table = BOOKING_TABLE.map(({ from, by, move, to }) => `${from} ${by} ${move} ${to}`).sort();
    const ways = async () =>
      (
        await query<{ way: string }>(
          "SELECT DISTINCT from_state || ' ' || by || ' ' || move || ' ' || to_state AS way FROM booking_moves",
        )
      )
        .map(({ way }) => way)
        .sort();
    const few = WALKS[engine] < 2_000;
    // So many; and where a rare way was not gone by yet, on until it was, or three times as many.
    const enough = async (done: number) =>
      done >= WALKS[engine] && (few || done >= 3 * WALKS[engine] || (await ways()).length >= table.length);
    let done = 0;
    for (; !(await enough(done)); done += BESIDE) await walkBeside(`WALK_SEED=${SEED} ${engine} ${done}`, noted);
    console.log(engine, done, Object.fromEntries([...noted].sort()));
    // Every row of the table was gone by, where there are enough of them, and no other one.
    const gone = await ways();
    expect(gone).toEqual(few ? table.filter((way) => gone.includes(way)) : table);
  },
);
