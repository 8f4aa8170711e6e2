/** What came of some of the demo's requests: quotes, changes asked for, agreements, in every state. */
import { v7 } from "uuid";
import { addDays, todayIST } from "../../domain/dates.ts";
import { agreementText } from "../../features/bookings/agreement.server.ts";
import type { BookingActor, BookingMove, BookingState } from "../../features/bookings/booking-table.ts";
import { reckon } from "../../features/bookings/quote-money.ts";
import { termsOf, type QuoteTerms } from "../../features/bookings/quote-model.ts";
import { CAST } from "./demo-cast.ts";
import { demoRandom, type DemoRandom } from "./demo-random.ts";
import type { Row, Rows } from "./demo-rows.server.ts";
import { DEMO_SEED } from "./demo-story.ts";

type Line = { label: string; quantity: number; unit: string; rupees: number };
/** How the owners of a category quote, in their words. */
type Manner = { lines: (random: DemoRandom) => Line[]; included: readonly string[]; excluded: readonly string[] };

const MANNERS: Readonly<Record<string, Manner>> = {
  volunteers: {
    lines: (random) => [
      {
        label: "My help at the event",
        quantity: random.pick([6, 8, 10]),
        unit: "hours",
        rupees: random.pick([150, 200, 250]),
      },
      { label: "Travel to the place", quantity: 1, unit: "day", rupees: random.pick([200, 300, 450]) },
    ],
    included: ["Own uniform and phone", "Half an hour before the gates open", "Hindi and English"],
    excluded: ["Meals", "A meal and tea, please", "Travel after ten at night"],
  },
  artists: {
    lines: (random) => [
      { label: "Performance of two hours", quantity: 1, unit: "event", rupees: random.pick([28_000, 45_000, 65_000]) },
      {
        label: "Each further hour",
        quantity: random.pick([1, 1.5, 2]),
        unit: "hours",
        rupees: random.pick([6_000, 8_500]),
      },
      { label: "Travel and stay for the band", quantity: random.pick([3, 4, 5]), unit: "people", rupees: 2_200 },
    ],
    included: [
      "Sound for 300 guests, own instruments",
      "Two sets of an hour, a list of wishes",
      "Sound check before the guests come",
    ],
    excluded: ["Generator, stage and permits", "Food for the band, power", "Lights beyond the stage"],
  },
  managers: {
    lines: (random) => [
      {
        label: "Volunteers for the day",
        quantity: random.pick([12, 20, 30]),
        unit: "people",
        rupees: random.pick([700, 850, 1_000]),
      },
      { label: "Coordination on the spot", quantity: 1, unit: "day", rupees: random.pick([6_000, 9_000, 12_000]) },
      { label: "Briefing the evening before", quantity: 1, unit: "evening", rupees: 2_500 },
    ],
    included: [
      "Walkie-talkies, badges and a lead for every ten",
      "Uniforms in your colours",
      "One spare for every ten",
    ],
    excluded: ["Meals and water for the team", "Travel beyond 25 km", "Security staff"],
  },
};
const WISHES = [
  "Could you come an hour earlier?",
  "We are fewer than I wrote. Can it be a little less?",
  "Please with travel included.",
  "Our budget is tight: is there a smaller package?",
];
const NOTES = ["Thank you for asking.", "The day is free; I would be glad to come.", "", ""];
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

/** How many of each status get a booking, and which ways they went. */
const WAYS: Readonly<
  Record<string, { most: number; ways: readonly (readonly [BookingMove, BookingActor, BookingState][])[] }>
> = {
  pending: {
    most: 26,
    ways: [
      [["quote", "provider", "quoted"]],
      [
        ["quote", "provider", "quoted"],
        ["counter", "organiser", "countered"],
      ],
      [
        ["quote", "provider", "quoted"],
        ["counter", "organiser", "countered"],
        ["quote", "provider", "quoted"],
      ],
    ],
  },
  accepted: {
    most: 14,
    ways: [
      [
        ["quote", "provider", "quoted"],
        ["accept", "organiser", "agreed"],
      ],
      [
        ["quote", "provider", "quoted"],
        ["counter", "organiser", "countered"],
        ["quote", "provider", "quoted"],
        ["accept", "organiser", "agreed"],
      ],
    ],
  },
  confirmed: {
    most: 16,
    ways: [
      [
        ["quote", "provider", "quoted"],
        ["accept", "organiser", "agreed"],
        ["confirm", "organiser", "confirmed"],
      ],
    ],
  },
  completed: {
    most: 14,
    ways: [
      [
        ["quote", "provider", "quoted"],
        ["accept", "organiser", "agreed"],
        ["confirm", "organiser", "confirmed"],
        ["complete", "organiser", "closed"],
      ],
    ],
  },
  declined: {
    most: 8,
    ways: [
      [
        ["quote", "provider", "quoted"],
        ["decline", "organiser", "declined"],
      ],
      [
        ["quote", "provider", "quoted"],
        ["lapse", "clock", "lapsed"],
      ],
    ],
  },
  cancelled: {
    most: 8,
    ways: [
      [
        ["quote", "provider", "quoted"],
        ["withdrawRequest", "organiser", "withdrawn"],
      ],
    ],
  },
};
const HOUR = 3_600_000;
const DAY_MS = 24 * HOUR;

function termsFor(random: DemoRandom, { lines, included, excluded }: Manner, round: number): QuoteTerms {
  return termsOf({
    lines: lines(random).map(({ rupees, ...line }) => ({ ...line, eachPaise: rupees * 100 })),
    discountPaise: round === 1 ? 0 : random.pick([500, 1_000]) * 100,
    tax: { kind: "none", percent: 0 },
    included: random.pick(included),
    excluded: random.pick(excluded),
    note: random.pick(NOTES),
    milestones: [...random.pick(PAYMENTS)],
    ladder: random.pick(["easy", "fair", "fair", "firm", "kept"] as const),
    validUntil: "",
    holdHours: 0,
  });
}

/** @returns the rows, and the requests whose agreement holds their day */
export function bookingRows(
  { users = [], listings = [], enquiries = [] }: Rows,
  now: Date,
): { rows: Rows; agreed: Set<unknown> } {
  const random = demoRandom(`${DEMO_SEED}/bookings`);
  const today = todayIST(now);
  const listingOf = new Map(listings.map((listing) => [listing["id"], listing]));
  const cast = new Set(
    users.flatMap(({ id, username }) => (CAST.some((one) => one.username === username) ? [id] : [])),
  );
  const rows = {
    bookings: [] as Row[],
    booking_moves: [] as Row[],
    quotes: [] as Row[],
    agreements: [] as Row[],
    enquiry_events: [] as Row[],
  };
  const agreed = new Set<unknown>();
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
      const { id, number, sender_id: sender, recipient_id: recipient, event_date: eventDate } = enquiry;
      const listing = listingOf.get(enquiry["listing_id"]);
      const manner = MANNERS[String(listing?.["category"])];
      const open = status === "pending" || status === "accepted";
      const key = `${String(listing?.["id"])} ${String(eventDate)}`;
      if (enquiry["status"] !== status || !listing || !manner || !eventDate || days.has(key)) continue;
      if (open && String(eventDate) < addDays(today, 8)) continue;
      // Every other one of each status stays as it was: most requests go without a quote.
      if (!mine(enquiry) && random.chance(0.4)) continue;
      days.add(key);
      const way = ways[made % ways.length]!;
      made += 1;
      const created = Date.parse(String(enquiry["created_at"]));
      const moved = status === "pending" ? now.getTime() - HOUR : Date.parse(String(enquiry["updated_at"]));
      const booking = v7({ msecs: created + 60_000, random: random.bytes(16) });
      const quotes: { round: number; terms: QuoteTerms; createdAt: number; validUntil: number }[] = [];
      let round = 0;
      let from: BookingState = "enquired";
      for (const [index, [move, by, to]] of way.entries()) {
        const at = Math.round(created + ((Math.max(moved, created + HOUR) - created) * (index + 1)) / way.length);
        const last = quotes.at(-1);
        if (move === "quote") {
          round += 1;
          const terms = termsFor(random, manner, round);
          const validUntil = Date.parse(
            `${addDays(todayIST(new Date(Math.max(at, open ? now.getTime() : at))), random.int(2, 6))}T23:59:59+05:30`,
          );
          quotes.push({ round, terms, createdAt: at, validUntil });
          rows.enquiry_events.push({
            id: v7({ msecs: at, random: random.bytes(16) }),
            enquiry_id: id,
            what: "quoted",
            side: "recipient",
            person_id: recipient,
            at: new Date(at).toISOString(),
          });
        }
        const total = last ? reckon(last.terms).totalPaise : 0;
        rows.booking_moves.push({
          booking_id: booking,
          seq: index + 1,
          move,
          from_state: from,
          to_state: to,
          by,
          person_id: by === "clock" ? null : ((by === "organiser" ? sender : recipient) ?? null),
          round,
          note: move === "counter" ? random.pick(WISHES) : "",
          asked_paise: move === "counter" && random.chance(0.6) ? Math.floor((total * 0.9) / 10_000) * 10_000 : null,
          at: new Date(at).toISOString(),
        });
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
          if (status === "accepted") agreed.add(id);
        }
        from = to;
      }
      const last = quotes.at(-1)!;
      const due =
        from === "quoted"
          ? last.validUntil
          : from === "countered"
            ? now.getTime() + 3 * DAY_MS
            : from === "confirmed"
              ? Date.parse(`${addDays(String(eventDate), 1)}T00:00:00+05:30`) + 2 * DAY_MS
              : null;
      rows.bookings.push({
        id: booking,
        enquiry_id: id,
        state: from,
        round,
        due_at: due === null ? null : new Date(due).toISOString(),
        due_move: due === null ? null : from === "confirmed" ? "deliver" : "lapse",
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
  }
  // In the order in which they refer to each other.
  const { bookings, booking_moves, quotes, agreements, enquiry_events } = rows;
  return { rows: { bookings, booking_moves, quotes, agreements, enquiry_events }, agreed };
}
