/** What came of some of the demo's requests: quotes, changes asked for, agreements, in every state. */
import { v7 } from "uuid";
import { addDays, severalDays, todayIST } from "../../domain/dates.ts";
import { agreementText } from "../../features/bookings/agreement.server.ts";
import type { BookingMove, BookingState } from "../../features/bookings/booking-table.ts";
import { NO_SHOW_HOURS } from "../../features/bookings/booking-day.ts";
import { TOKEN_HOURS } from "../../features/bookings/booking-engine.server.ts";
import { BOOKING_TABLE, isLive, missingIn } from "../../features/bookings/booking-table.ts";
import { reckon } from "../../features/bookings/quote-money.ts";
import { COUNTER_DAYS, termsOf, type QuoteTerms } from "../../features/bookings/quote-model.ts";
import { lastDayOf, lastEventDay } from "../../features/enquiries/last-day.ts";
import type { Facts } from "./demo-asked.ts";
import { MANNERS, type Manner, type Work } from "./demo-booking-manners.ts";
import { awakeWithin } from "./demo-hours.ts";
import { askedIn } from "./demo-service-enquiries.ts";
import { WAYS, type Way } from "./demo-booking-ways.ts";
import { changesOf, firstDay, type AgreedOn, type ChangeRows } from "./demo-booking-changes.server.ts";
import { CAST } from "./demo-cast.ts";
import { demoRandom, type DemoRandom } from "./demo-random.ts";
import type { Row, Rows } from "./demo-rows.server.ts";
import { DEMO_SEED } from "./demo-story.ts";
import { MISSED, NOTES, WISHES } from "./words/quote-words.ts";

const PAYMENTS: readonly QuoteTerms["milestones"][] = [
  [
    { kind: "advance", percent: 30, due: "agreement", days: 0 },
    { kind: "balance", percent: 70, due: "event", days: 0 },
  ],
  [
    { kind: "token", percent: 10, due: "agreement", days: 0 },
    { kind: "advance", percent: 40, due: "before", days: 7 },
    { kind: "balance", percent: 50, due: "event", days: 0 },
  ],
];

const HOUR = 3_600_000;
const DAY_MS = 24 * HOUR;

/** Whoever lends something, or a hall, takes a deposit: some of them, and always the same of one booking. */
const DEPOSITS: Readonly<Record<string, readonly number[]>> = {
  rentals: [2_000, 3_000, 5_000],
  venues: [15_000, 25_000, 40_000],
};

function depositFor(random: DemoRandom, category: string): NonNullable<QuoteTerms["deposit"]> | null {
  const amounts = DEPOSITS[category];
  if (!amounts || !random.chance(0.65)) return null;
  return { paise: random.pick(amounts) * 100, days: random.pick([0, 2, 3, 7]), backDays: random.pick([3, 7, 7, 14]) };
}

type Offered = Pick<QuoteTerms, "tax"> & { deposit: NonNullable<QuoteTerms["deposit"]> | null };

/** So that every payment is of whole rupees, with the tax on top. */
const EVEN: Readonly<Record<number, number>> = { 0: 10, 5: 1_000, 18: 500 };

function termsFor(
  random: DemoRandom,
  { lines, house, ...manner }: Manner,
  { work, round }: { work: Work; round: number },
  { tax, deposit }: Offered,
): QuoteTerms {
  const offered = lines(random, work);
  const sum = offered.reduce((all, { quantity, rupees }) => all + Math.round(quantity * rupees), 0);
  const less = round === 1 ? 0 : Math.max(50, Math.round((sum * 0.04) / 50) * 50);
  const odd = (sum - less) % (EVEN[tax.percent] ?? 10);
  const of = (words: Manner["included"]) => (typeof words === "function" ? words(work) : words);
  return termsOf({
    lines: offered.map(({ rupees, ...line }) => ({ ...line, eachPaise: rupees * 100 })),
    discountPaise: (less + odd) * 100,
    tax,
    included: random.pick(of(manner.included)),
    excluded: random.pick(of(manner.excluded)),
    note: random.pick(NOTES[work.listing["halls"] ? "venue" : house ? "house" : "person"]),
    milestones: [...random.pick(PAYMENTS)],
    ladder: random.pick(["easy", "fair", "fair", "firm", "kept"] as const),
    ladderSteps: [],
    deposit,
    free: false,
    validUntil: "",
    holdHours: 0,
  });
}

type BookingRows = Record<"bookings" | "booking_moves" | "quotes" | "agreements" | "enquiry_events", Row[]> &
  ChangeRows;
/** The lines of their requests' story. */
const STEP_OF: Readonly<Partial<Record<BookingMove, string>>> = {
  accept: "accepted",
  confirm: "confirmed",
  complete: "completed",
  cancel: "cancelled",
  withdraw: "cancelled",
  withdrawRequest: "cancelled",
  expire: "cancelled",
  agreeEnd: "cancelled",
  admitNoShow: "cancelled",
  standNoShow: "cancelled",
  decline: "declined",
  lapse: "declined",
};

/** When it ends by itself, and how. */
function dueOf(
  state: BookingState,
  eventDate: string,
  validUntil: number,
  moved: number,
): { at: number; move: BookingMove } | null {
  const after = (days: number) => Date.parse(`${addDays(eventDate, 1)}T00:00:00+05:30`) + days * DAY_MS;
  switch (state) {
    case "quoted":
      return { at: validUntil, move: "lapse" };
    case "countered":
      return { at: Math.min(moved + COUNTER_DAYS * DAY_MS, after(0)), move: "lapse" };
    // What is agreed waits for its first payment for two days.
    case "agreed":
      return { at: moved + TOKEN_HOURS * HOUR, move: "expire" };
    case "unpriced":
    case "confirmed":
      return { at: after(2), move: "deliver" };
    case "providerMissed":
    case "organiserMissed":
      return { at: moved + NO_SHOW_HOURS * HOUR, move: "standNoShow" };
    // What took place closes once all is paid.
    default:
      return null;
  }
}

/** Accepted without a price: a booking with the one move that made it so. */
function takeUnpriced(rows: BookingRows, enquiry: Row, random: DemoRandom): void {
  const at = Date.parse(String(enquiry["updated_at"]));
  const moment = new Date(at).toISOString();
  const id = v7({ msecs: at, random: random.bytes(16) });
  const eventDate = String(enquiry["event_date"]);
  const details = (enquiry["details"] ?? {}) as Record<string, unknown>;
  const due = dueOf("unpriced", lastDayOf({ eventDate, details }) ?? eventDate, at, at);
  rows.bookings.push({
    id,
    enquiry_id: enquiry["id"],
    state: "unpriced",
    round: 1,
    due_at: due && new Date(due.at).toISOString(),
    due_move: due && due.move,
    created_at: moment,
    updated_at: moment,
  });
  rows.booking_moves.push({
    booking_id: id,
    seq: 1,
    move: "takeRequest",
    from_state: "enquired",
    to_state: "unpriced",
    by: "provider",
    person_id: enquiry["recipient_id"] ?? null,
    round: 1,
    note: "",
    asked_paise: null,
    at: moment,
  });
}

/** When its last move was: what waits for a payment was agreed a few hours ago, for else it would have run out. */
function movedAt(enquiry: Row, lately: boolean, random: DemoRandom, now: Date): number {
  const { status, created_at: created, updated_at: updated } = enquiry;
  const sent = Date.parse(String(created));
  const soonest = Math.min(sent + HOUR, (sent + now.getTime()) / 2);
  if (status === "pending" && lately) return awakeWithin(now.getTime() - HOUR, soonest, now.getTime());
  if (status !== "accepted") return Date.parse(String(updated));
  const left = TOKEN_HOURS - random.int(26, 46);
  // Long enough ago for a payment to have been noted.
  return awakeWithin(now.getTime() - left * HOUR, soonest, Math.max(soonest, now.getTime() - 1.5 * HOUR));
}

/** Steps that come once the day is there; those of changes have times of their own. */
const AFTERWARDS: readonly BookingMove[] = [
  "deliver",
  "complete",
  "claimNoShow",
  "takeBackNoShow",
  "admitNoShow",
  "standNoShow",
];
const CHANGES: ReadonlySet<BookingMove> = new Set(BOOKING_TABLE.filter(({ change }) => change).map(({ move }) => move));

const endOfDay = (ms: number): number => Date.parse(`${todayIST(new Date(ms))}T23:59:59+05:30`);

/** How many hours people take for a step, at least and at most. */
const TAKES: Readonly<Partial<Record<BookingMove, readonly [number, number]>>> = {
  quote: [0.4, 20],
  counter: [2, 36],
  accept: [2, 44],
  confirm: [1, 30],
  decline: [5, 44],
};
const OTHERS_TAKE = [20, 200] as const;

/** When each of the steps was taken that are none of changes, in order. @param waits its last step is where it stands now */
function timesOf(
  way: Way,
  {
    created,
    moved,
    eventDate,
    waits,
    now,
  }: { created: number; moved: number; eventDate: string; waits: boolean; now: number },
  random: DemoRandom,
): number[] {
  const last = Math.min(Math.max(moved, created + HOUR), now - 60_000);
  const claims = way.some(([move]) => move === "claimNoShow") && way.at(-1)![0] !== "claimNoShow";
  const before = way.filter(([move]) => !AFTERWARDS.includes(move)).length;
  const dayStarts = Date.parse(`${eventDate}T00:00:00+05:30`);
  const until = before === way.length ? last : Math.min(last, dayStarts - 12 * HOUR);
  const times: number[] = [];
  for (const [index, [move]] of way.entries()) {
    const previous = times.at(-1) ?? created;
    if (move === "expire") times.push(previous + TOKEN_HOURS * HOUR);
    // A quote stands for days.
    else if (move === "lapse") {
      const ends = [5, 4, 3, 2].map((days) => endOfDay(previous + days * DAY_MS)).filter((end) => end < now);
      times.push(ends.length > 0 ? random.pick(ends) : last);
    } else if (index < before) {
      const [least, most] = TAKES[move] ?? OTHERS_TAKE;
      const taken = (least + (most - least) * random.next() ** 2) * HOUR;
      const room = (until - previous) / (before - index);
      // What is answered now was said a day or two ago.
      const late = waits && index === before - 2 && until - previous > 3 * DAY_MS;
      times.push(
        waits && index === before - 1
          ? Math.max(until, previous + 60_000)
          : awakeWithin(late ? until - (6 + taken / HOUR) * HOUR : previous + Math.min(taken, room), previous, until),
      );
    } else if (!claims) times.push(last);
    // Said the next morning.
    else if (move === "claimNoShow") times.push(dayStarts + 33 * HOUR + random.int(0, 90) * 60_000);
    else if (move === "standNoShow") times.push(previous + NO_SHOW_HOURS * HOUR);
    else times.push(awakeWithin(previous + random.int(3, 30) * HOUR, previous, Math.max(now, previous + 4 * HOUR)));
  }
  return times;
}

/** Whose line of the story a step is: of what ran out, the side that did not answer or did not come. */
function partyOf(by: string, from: BookingState): "sender" | "recipient" {
  if (by !== "clock") return by === "provider" ? "recipient" : "sender";
  const missing = missingIn(from);
  return missing === "provider" || (missing === null && from === "countered") ? "recipient" : "sender";
}

/** What is the same in all bookings: chance of its own for what came later, and who takes a tax. */
type Telling = { random: DemoRandom; more: DemoRandom; taxed: Map<unknown, boolean>; now: Date };

/** The tax of its provider: whoever is registered is so in every quote. */
function taxOf({ gst }: Manner, provider: unknown, { random, taxed }: Telling): QuoteTerms["tax"] {
  const drawn = gst !== undefined && random.chance(0.35);
  const registered = taxed.get(provider) ?? drawn;
  taxed.set(provider, registered);
  return registered && gst !== undefined ? { kind: "onTop", percent: gst } : { kind: "none", percent: 0 };
}

/**
 * Writes one booking, from its first quote to where it stands.
 * @param lately where it waits, its last move was an hour ago
 */
function bookRequest(
  rows: BookingRows,
  { enquiry, listing, way, lately }: { enquiry: Row; listing: Row; way: Way; lately: boolean },
  telling: Telling,
): void {
  const { random, more, now } = telling;
  const { id, number, status, sender_id: sender, recipient_id: recipient } = enquiry;
  const eventDate = String(enquiry["event_date"]);
  const manner = MANNERS[String(listing["category"])]!;
  const offered = {
    tax: taxOf(manner, recipient, telling),
    deposit: depositFor(more, String(listing["category"])),
  };
  const said = demoRandom(`${DEMO_SEED}/quote ${String(number)}`);
  const details = (enquiry["details"] ?? {}) as Record<string, unknown>;
  const days = severalDays(eventDate, lastDayOf({ eventDate, details }));
  const work: Work = {
    listing: (listing["attributes"] ?? {}) as Facts,
    title: String(listing["title"]),
    asked: { ...askedIn(details), ...(days ? { days } : {}) },
    guests: Number(/[\d,]+/u.exec(String(details["guests"] ?? ""))?.[0].replaceAll(",", "")) || null,
  };
  const open = status === "pending" || status === "accepted";
  const created = Date.parse(String(enquiry["created_at"]));
  const until = movedAt(enquiry, lately, random, now);
  const booking = v7({ msecs: created + 60_000, random: random.bytes(16) });
  const quotes: { round: number; terms: QuoteTerms; createdAt: number; validUntil: number }[] = [];
  const base = way.filter(([move]) => !CHANGES.has(move));
  const waits = open && (lately || base.length > 1);
  const times = timesOf(base, { created, moved: until, eventDate, waits, now: now.getTime() }, more);
  const line = (what: string, side: string, person: unknown, at: number) =>
    rows.enquiry_events.push({
      id: v7({ msecs: at, random: random.bytes(16) }),
      enquiry_id: id,
      what,
      side,
      person_id: person ?? null,
      at: new Date(at).toISOString(),
    });
  let round = 0;
  let seq = 0;
  let from: BookingState = "enquired";
  let countered: { at: number; askedPaise: number | null } | null = null;
  let agreed: AgreedOn | null = null;
  const take = ([move, by, to]: Way[number], at: number, note: string, askedPaise: number | null): void => {
    const person = by === "organiser" ? sender : recipient;
    rows.booking_moves.push({
      booking_id: booking,
      seq: ++seq,
      move,
      from_state: from,
      to_state: to,
      by,
      person_id: by === "clock" ? null : (person ?? null),
      round,
      note,
      asked_paise: askedPaise,
      at: new Date(at).toISOString(),
    });
    const what = STEP_OF[move];
    if (what) line(what, partyOf(by, from), by === "clock" ? null : person, at);
    from = to;
  };
  const change = (next: number) => {
    if (!agreed) return;
    for (const { step, at } of changesOf(rows, way, {
      booking,
      agreed,
      from: times[base.findIndex(([move]) => move === "confirm")]!,
      until: next,
      enquiry,
      random: more,
      now,
    }))
      take(step, at, "", null);
  };
  for (const [index, step] of base.entries()) {
    const [move, by] = step;
    const at = times[index]!;
    const last = quotes.at(-1);
    if (AFTERWARDS.includes(move) && !AFTERWARDS.includes(base[index - 1]![0])) change(at);
    if (move === "quote") {
      round += 1;
      const terms = termsFor(said, manner, { work, round }, offered);
      const days = random.int(2, 6);
      const day = todayIST(new Date(at));
      // At most a week from when it was sent.
      const latest = [addDays(day, 7), ...(eventDate > day ? [eventDate] : [])];
      const stands = [addDays(open ? todayIST(now) : day, days), ...latest].toSorted()[0]!;
      const validUntil = Date.parse(`${stands}T23:59:59+05:30`);
      quotes.push({ round, terms, createdAt: at, validUntil });
      line("quoted", "recipient", recipient, at);
    }
    // It runs out when it does, and not before.
    if (move === "lapse" && last) last.validUntil = at;
    const total = last ? reckon(last.terms).totalPaise : 0;
    const note =
      move === "counter"
        ? said.pick(WISHES[String(listing["category"])]!)
        : move === "claimNoShow"
          ? (MISSED[step[2]] ?? "")
          : "";
    // What is taken as it was asked for names its price.
    const names = base[index + 1]?.[0] === "accept" || (move === "counter" && random.chance(0.6));
    const asked = move === "counter" && names ? Math.floor((total * 0.9) / 10_000) * 10_000 : null;
    if (move === "counter") countered = { at, askedPaise: asked };
    take(step, at, note, asked);
    if (move !== "accept" || !last) continue;
    const counter: { at: number; askedPaise: number | null } | null = by === "provider" ? countered : null;
    const offer = {
      by: counter ? ("organiser" as const) : ("provider" as const),
      at: new Date(counter?.at ?? last.createdAt),
    };
    const event = {
      number: String(number),
      name: String(enquiry["name"]),
      eventType: (enquiry["event_type"] as string | null) ?? null,
      eventDate: firstDay(way, eventDate, { at, now }, more),
      city: (enquiry["city"] as string | null) ?? null,
      district: (enquiry["district"] as string | null) ?? null,
      state: (enquiry["state"] as string | null) ?? null,
      details: (enquiry["details"] as Record<string, unknown> | null) ?? {},
    };
    const { text, sha256 } = agreementText(booking, event, String(listing["title"]), last.terms, {
      allInPaise: counter?.askedPaise ?? null,
      offered: offer,
      accepted: { by: by === "provider" ? "provider" : "organiser", at: new Date(at) },
    });
    rows.agreements.push({
      booking_id: booking,
      terms: text,
      sha256,
      offered_by: offer.by,
      offered_at: offer.at.toISOString(),
      accepted_at: new Date(at).toISOString(),
    });
    agreed = { text, sha256, acceptedAt: at, day: event.eventDate, details: event.details };
  }
  if (base.every(([move]) => !AFTERWARDS.includes(move))) change(now.getTime());
  const moved = Date.parse(String(rows.booking_moves.at(-1)!["at"]));
  const steps = rows.booking_moves.slice(-seq);
  const settled = Date.parse(String(steps.findLast(({ from_state: one, to_state: other }) => one !== other)!["at"]));
  const due = dueOf(from, lastEventDay({ eventDate, details }) ?? eventDate, quotes.at(-1)!.validUntil, settled);
  if (!open) enquiry["updated_at"] = new Date(moved).toISOString();
  rows.bookings.push({
    id: booking,
    enquiry_id: id,
    state: from,
    round,
    due_at: due && new Date(due.at).toISOString(),
    due_move: due && due.move,
    created_at: new Date(created).toISOString(),
    updated_at: new Date(moved).toISOString(),
  });
  for (const quote of quotes)
    rows.quotes.push({
      booking_id: booking,
      round: quote.round,
      terms: quote.terms,
      total_paise: reckon(quote.terms).totalPaise,
      valid_until: new Date(quote.validUntil).toISOString(),
      held_until: null,
      created_at: new Date(quote.createdAt).toISOString(),
    });
}

/**
 * @param told requests whose way is told already; of the others some get one
 * @returns the rows, and the requests whose agreement holds their day, whether that is over or not
 */
export function bookingRows(
  { users = [], listings = [], enquiries = [], papers = [] }: Rows,
  told: { enquiries: readonly Row[]; ways: ReadonlyMap<unknown, Way> },
  now: Date,
): { rows: BookingRows; agreed: Set<unknown> } {
  const random = demoRandom(`${DEMO_SEED}/bookings`);
  const today = todayIST(now);
  const listingOf = new Map(listings.map((listing) => [listing["id"], listing]));
  const cast = new Set(
    users.flatMap(({ id, username }) => (CAST.some((one) => one.username === username) ? [id] : [])),
  );
  // Whose GSTIN our team has seen, and those managers who showed none.
  const shown = new Set(papers.flatMap(({ person_id: person, kind }) => (kind === "gstin" ? [person] : [])));
  const taxed = new Map<unknown, boolean>(
    listings.flatMap(({ category, owner_id: owner }) =>
      category === "managers" && owner ? [[owner, shown.has(owner)] as const] : [],
    ),
  );
  const telling: Telling = { random, more: demoRandom(`${DEMO_SEED}/changes`), taxed, now };
  const rows: BookingRows = {
    bookings: [],
    booking_moves: [],
    quotes: [],
    agreements: [],
    booking_changes: [],
    amendments: [],
    enquiry_events: [],
  };
  const days = new Set<string>();
  // Those of the people one can sign in as come first.
  const mine = ({ sender_id: sender, recipient_id: recipient }: Row) => cast.has(sender) || cast.has(recipient);
  const ofPeople = enquiries
    .filter(({ listing_id: listing, recipient_id: recipient }) => listing && recipient)
    .toSorted((a, b) => Number(mine(b)) - Number(mine(a)));
  for (const [status, { most, ways }] of Object.entries(WAYS)) {
    let made = 0;
    for (const enquiry of ofPeople) {
      if (made >= most) break;
      const { event_date: eventDate } = enquiry;
      const listing = listingOf.get(enquiry["listing_id"]);
      const open = status === "pending" || status === "accepted";
      const key = `${String(listing?.["id"])} ${String(eventDate)}`;
      if (enquiry["status"] !== status || !listing || !eventDate || days.has(key)) continue;
      if (open && String(eventDate) < addDays(today, 8)) continue;
      // Every other one of each status stays as it was: most requests go without a quote.
      if (!mine(enquiry) && random.chance(0.4)) continue;
      const turn = ways[made % ways.length]!;
      // A quote has run out days after it was sent.
      const young = Date.parse(String(enquiry["created_at"])) > now.getTime() - 5 * DAY_MS;
      const way = young && turn.some(([move]) => move === "lapse") ? ways[0]! : turn;
      // Whoever asked without an account cannot agree.
      if (!enquiry["sender_id"] && way.some(([move]) => move === "accept")) continue;
      days.add(key);
      bookRequest(rows, { enquiry, listing, way, lately: true }, telling);
      made += 1;
    }
  }
  for (const enquiry of told.enquiries)
    bookRequest(
      rows,
      {
        enquiry,
        listing: listingOf.get(enquiry["listing_id"])!,
        way: told.ways.get(enquiry["id"])!,
        lately: false,
      },
      telling,
    );
  const booked = new Set(rows.bookings.map(({ enquiry_id: id }) => id));
  const unpriced = demoRandom(`${DEMO_SEED}/unpriced`);
  for (const enquiry of ofPeople)
    if (
      enquiry["status"] === "accepted" &&
      enquiry["event_date"] &&
      String(enquiry["event_date"]) >= today &&
      !booked.has(enquiry["id"])
    )
      takeUnpriced(rows, enquiry, unpriced);
  const agreed = new Set(
    rows.bookings.flatMap(({ state, enquiry_id: id }) => (isLive(state as BookingState) ? [id] : [])),
  );
  return { rows, agreed };
}
