/** What came of some of the demo's requests: quotes, changes asked for, agreements, in every state. */
import { v7 } from "uuid";
import { addDays, todayIST } from "../../domain/dates.ts";
import { agreementText } from "../../features/bookings/agreement.server.ts";
import type { BookingMove, BookingState } from "../../features/bookings/booking-table.ts";
import { NO_SHOW_HOURS } from "../../features/bookings/booking-day.ts";
import { TOKEN_HOURS } from "../../features/bookings/booking-engine.server.ts";
import { reckon } from "../../features/bookings/quote-money.ts";
import { termsOf, type QuoteTerms } from "../../features/bookings/quote-model.ts";
import { MANNERS, NOTES, WISHES, type Manner } from "./demo-booking-manners.ts";
import { WAYS, type Way } from "./demo-booking-ways.ts";
import { CAST } from "./demo-cast.ts";
import { demoRandom, type DemoRandom } from "./demo-random.ts";
import type { Row, Rows } from "./demo-rows.server.ts";
import { DEMO_SEED } from "./demo-story.ts";

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

function termsFor(
  random: DemoRandom,
  { lines, included, excluded, gst = 0 }: Manner,
  round: number,
  registered: boolean,
): QuoteTerms {
  return termsOf({
    lines: lines(random).map(({ rupees, ...line }) => ({ ...line, eachPaise: rupees * 100 })),
    discountPaise: round === 1 ? 0 : random.pick([500, 1_000]) * 100,
    tax: registered ? { kind: "onTop", percent: gst } : { kind: "none", percent: 0 },
    included: random.pick(included),
    excluded: random.pick(excluded),
    note: random.pick(NOTES),
    milestones: [...random.pick(PAYMENTS)],
    ladder: random.pick(["easy", "fair", "fair", "firm", "kept"] as const),
    ladderSteps: [],
    deposit: null,
    free: false,
    validUntil: "",
    holdHours: 0,
  });
}

type BookingRows = Record<"bookings" | "booking_moves" | "quotes" | "agreements" | "enquiry_events", Row[]>;
/** The lines of their requests' story. */
const STEP_OF: Readonly<Partial<Record<BookingMove, string>>> = {
  accept: "accepted",
  confirm: "confirmed",
  complete: "completed",
  cancel: "cancelled",
  withdraw: "cancelled",
  decline: "declined",
  lapse: "declined",
};

/** What is said of somebody who did not come. */
const MISSED: Readonly<Partial<Record<BookingState, string>>> = {
  providerMissed: "We waited until nine in the evening, and two calls were not answered.",
  organiserMissed: "The gate was locked and the guard knew of no event. We left after an hour.",
};

/** When it ends by itself, and how. */
function dueOf(
  state: BookingState,
  eventDate: string,
  validUntil: number,
  moved: number,
  now: Date,
): { at: number; move: BookingMove } | null {
  const after = (days: number) => Date.parse(`${addDays(eventDate, 1)}T00:00:00+05:30`) + days * DAY_MS;
  switch (state) {
    case "quoted":
      return { at: validUntil, move: "lapse" };
    case "countered":
      return { at: now.getTime() + 3 * DAY_MS, move: "lapse" };
    // What is agreed waits for its first payment for two days.
    case "agreed":
      return { at: moved + TOKEN_HOURS * HOUR, move: "expire" };
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

/** When its last move was: what waits for a payment was agreed a few hours ago, for else it would have run out. */
function movedAt(enquiry: Row, lately: boolean, random: DemoRandom, now: Date): number {
  const { status, created_at: created, updated_at: updated } = enquiry;
  if (status === "pending" && lately) return now.getTime() - HOUR;
  if (status !== "accepted") return Date.parse(String(updated));
  const left = TOKEN_HOURS - random.int(26, 46);
  return Math.max(now.getTime() - left * HOUR, Date.parse(String(created)) + HOUR);
}

/**
 * Writes one booking, from its first quote to where it stands.
 * @param lately where it waits, its last move was an hour ago
 */
function bookRequest(
  rows: BookingRows,
  { enquiry, listing, way, lately }: { enquiry: Row; listing: Row; way: Way; lately: boolean },
  random: DemoRandom,
  now: Date,
): void {
  const { id, number, status, sender_id: sender, recipient_id: recipient, event_date: eventDate } = enquiry;
  const manner = MANNERS[String(listing["category"])]!;
  const registered = manner.gst !== undefined && random.chance(0.35);
  const open = status === "pending" || status === "accepted";
  const created = Date.parse(String(enquiry["created_at"]));
  const moved = movedAt(enquiry, lately, random, now);
  const booking = v7({ msecs: created + 60_000, random: random.bytes(16) });
  const quotes: { round: number; terms: QuoteTerms; createdAt: number; validUntil: number }[] = [];
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
  let from: BookingState = "enquired";
  for (const [index, [move, by, to]] of way.entries()) {
    const at = Math.round(created + ((Math.max(moved, created + HOUR) - created) * (index + 1)) / way.length);
    const last = quotes.at(-1);
    const person = by === "organiser" ? sender : recipient;
    if (move === "quote") {
      round += 1;
      const terms = termsFor(random, manner, round, registered);
      const validUntil = Date.parse(
        `${addDays(todayIST(new Date(Math.max(at, open ? now.getTime() : at))), random.int(2, 6))}T23:59:59+05:30`,
      );
      quotes.push({ round, terms, createdAt: at, validUntil });
      line("quoted", "recipient", recipient, at);
    }
    // It runs out when it does, and not before.
    if (move === "lapse" && last) last.validUntil = at;
    const total = last ? reckon(last.terms).totalPaise : 0;
    rows.booking_moves.push({
      booking_id: booking,
      seq: index + 1,
      move,
      from_state: from,
      to_state: to,
      by,
      person_id: by === "clock" ? null : (person ?? null),
      round,
      note: move === "counter" ? random.pick(WISHES) : (MISSED[to] ?? ""),
      asked_paise: move === "counter" && random.chance(0.6) ? Math.floor((total * 0.9) / 10_000) * 10_000 : null,
      at: new Date(at).toISOString(),
    });
    const what = STEP_OF[move];
    if (what) line(what, by === "provider" ? "recipient" : "sender", by === "clock" ? null : person, at);
    if (move === "accept" && last) {
      const { text, sha256 } = agreementText(
        booking,
        {
          number: String(number),
          name: String(enquiry["name"]),
          eventType: (enquiry["event_type"] as string | null) ?? null,
          eventDate: String(eventDate),
          city: (enquiry["city"] as string | null) ?? null,
          district: (enquiry["district"] as string | null) ?? null,
          state: (enquiry["state"] as string | null) ?? null,
          details: (enquiry["details"] as Record<string, unknown> | null) ?? {},
        },
        String(listing["title"]),
        last.terms,
        {
          allInPaise: null,
          offered: { by: "provider", at: new Date(last.createdAt) },
          accepted: { by: "organiser", at: new Date(at) },
        },
      );
      rows.agreements.push({
        booking_id: booking,
        terms: text,
        sha256,
        offered_by: "provider",
        offered_at: new Date(last.createdAt).toISOString(),
        accepted_at: new Date(at).toISOString(),
      });
    }
    from = to;
  }
  const due = dueOf(from, String(eventDate), quotes.at(-1)!.validUntil, moved, now);
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
 * @returns the rows, and the requests whose agreement holds their day
 */
export function bookingRows(
  { users = [], listings = [], enquiries = [] }: Rows,
  told: { enquiries: readonly Row[]; ways: ReadonlyMap<unknown, Way> },
  now: Date,
): { rows: BookingRows; agreed: Set<unknown> } {
  const random = demoRandom(`${DEMO_SEED}/bookings`);
  const today = todayIST(now);
  const listingOf = new Map(listings.map((listing) => [listing["id"], listing]));
  const cast = new Set(
    users.flatMap(({ id, username }) => (CAST.some((one) => one.username === username) ? [id] : [])),
  );
  const rows: BookingRows = { bookings: [], booking_moves: [], quotes: [], agreements: [], enquiry_events: [] };
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
      days.add(key);
      bookRequest(rows, { enquiry, listing, way: ways[made % ways.length]!, lately: true }, random, now);
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
      random,
      now,
    );
  const agreed = new Set(rows.bookings.flatMap(({ state, enquiry_id: id }) => (state === "agreed" ? [id] : [])));
  return { rows, agreed };
}
