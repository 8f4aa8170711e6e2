import { addDays, todayIST } from "../../src/domain/dates.ts";
import { newId } from "../../src/domain/ids.ts";
import { acceptOffer, sendQuote } from "../../src/features/bookings/booking-service.server.ts";
import { testPerson, testVolunteer, type TestPerson } from "../../src/features/notifications/people-test-kit.server.ts";
import { notePaid } from "../../src/features/payments/payment-service.server.ts";
import type { Tx } from "../../src/platform/database/database.server.ts";
import { transaction } from "../../src/platform/database/transaction.server.ts";
import type { Deps } from "../../src/platform/deps.server.ts";
import { askedFor, bookingFaults, quoteOf, type Asked } from "../support/test-bookings.ts";
import { withDeps } from "./chaos-people.ts";
import type { Submission } from "./submissions.ts";

export const BOOKING_KINDS = ["quote", "accept", "payment", "acknowledgement", "cancellation"] as const;
export type BookingKind = (typeof BOOKING_KINDS)[number];

const TOTAL = 4_500_000;
const TOKEN = 450_000;

/** What there is of a booking once that was acknowledged: nothing less, and nothing twice. */
const AFTER: Record<BookingKind, string> = {
  quote: "quoted, 1 move, 1 quote, 0 agreed, 0 paid, 0 answered, 0 ended",
  accept: "agreed, 2 move, 1 quote, 1 agreed, 0 paid, 0 answered, 0 ended",
  payment: "agreed, 2 move, 1 quote, 1 agreed, 1 paid, 0 answered, 0 ended",
  acknowledgement: "confirmed, 3 move, 1 quote, 1 agreed, 1 paid, 1 answered, 0 ended",
  cancellation: "cancelled, 3 move, 1 quote, 1 agreed, 0 paid, 0 answered, 1 ended",
};

type Ready = Asked & { kind: BookingKind; entry: string };

/** Bookings of two people without addresses, `count` for each kind of move, one move away from it; each on a day of its own. */
async function readyBookings(deps: Deps, count: number, organiser: TestPerson, provider: TestPerson): Promise<Ready[]> {
  const listing = (await testVolunteer(deps, provider)).id;
  const inTx = <T>(work: (tx: Tx) => Promise<T>) => transaction(deps.db, work);
  const ready: Ready[] = [];
  for (const [at, kind] of BOOKING_KINDS.entries())
    for (let i = 0; i < count; i += 1) {
      const day = addDays(todayIST(), 30 + at * count + i);
      const asked = await askedFor(deps.db, { sender: organiser.id, recipient: provider.id, listing, day });
      const { number } = asked;
      if (kind !== "quote") await inTx((tx) => sendQuote(deps, tx, provider, number, quoteOf(deps.now(), TOTAL)));
      if (kind !== "quote" && kind !== "accept") await inTx((tx) => acceptOffer(deps, tx, organiser, number, 1));
      const form = { amountPaise: TOKEN, purpose: "price", method: "cash", reference: "", note: "" } as const;
      const entry =
        kind === "acknowledgement"
          ? (await inTx((tx) => notePaid(deps, tx, organiser, number, { form, photo: null }))).id
          : newId();
      ready.push({ ...asked, kind, entry });
    }
  return ready;
}

/**
 * Moves of bookings to be sent: `count` quotes, agreements, notes of a payment, answers to one, and cancellations. Call it
 * before the server runs. @param round so that keys and references of rounds differ
 */
export function bookingMoves(env: Record<string, string>, count: number, round: number): Promise<Submission[]> {
  return withDeps(env, async (deps) => {
    const organiser = await testPerson(deps, { name: "Ravi Kumar", email: null });
    const provider = await testPerson(deps, { name: "Meera Joshi", email: null });
    const ready = await readyBookings(deps, count, organiser, provider);
    return ready.map(({ kind, id, number, entry }, i): Submission => {
      const reference = String(100_000_000_000 + round * 1_000_000 + i);
      const of: Record<
        BookingKind,
        Pick<Submission, "path" | "method" | "already"> & { by: TestPerson; body: object }
      > = {
        quote: {
          path: `/api/bookings/${number}/quotes`,
          by: provider,
          body: quoteOf(deps.now(), TOTAL, { holdHours: 24 }),
        },
        accept: { path: `/api/bookings/${number}/accept`, by: organiser, body: { round: 1 } },
        payment: {
          path: `/api/bookings/${number}/payments`,
          by: organiser,
          body: { amountPaise: TOKEN, method: "upi", reference },
        },
        acknowledgement: {
          path: `/api/payments/${entry}/answer`,
          by: provider,
          body: { answer: "acknowledged", reason: "" },
        },
        cancellation: {
          path: `/api/enquiries/${number}`,
          method: "PATCH",
          // A step takes no key: whoever sends it again hears that it was taken.
          already: /cancelled already/,
          by: organiser,
          body: { status: "cancelled" },
        },
      };
      const { by, body, ...rest } = of[kind];
      return {
        kind,
        key: `chaos-${round}-${kind}-${i}`,
        cookie: by.cookie,
        mark: id,
        body: () => JSON.stringify(body),
        sent: 0,
        ...rest,
      };
    });
  });
}

/** What of the moves that were acknowledged is lost, doubled or not whole. */
export async function bookingFindings(deps: Deps, submissions: readonly Submission[]): Promise<string[]> {
  const { rows } = await deps.db.$client.query<{ id: string; listing: string; stands: string }>(
    `SELECT e.id, e.listing_id AS listing, concat_ws(', ', coalesce(b.state, 'enquired'),
       (SELECT count(*) FROM booking_moves m WHERE m.booking_id = b.id) || ' move', (SELECT count(*) FROM quotes q WHERE q.booking_id = b.id) || ' quote',
       (SELECT count(*) FROM agreements a WHERE a.booking_id = b.id) || ' agreed', (SELECT count(*) FROM ledger l WHERE l.booking_id = b.id AND l.kind = 'paid') || ' paid',
       (SELECT count(*) FROM ledger l WHERE l.booking_id = b.id AND l.kind = 'acknowledged') || ' answered', (SELECT count(*) FROM endings x WHERE x.booking_id = b.id) || ' ended') AS stands
     FROM enquiries e LEFT JOIN bookings b ON b.enquiry_id = e.id WHERE e.id = ANY($1::uuid[])`,
    [submissions.map(({ mark }) => mark)],
  );
  const found = new Map(rows.map(({ id, stands }) => [id, stands]));
  const lost = submissions.flatMap(({ key, kind, mark }) => {
    const stands = found.get(mark);
    return stands === AFTER[kind as BookingKind] ? [] : [`${key}: ${stands ?? "its request is not there"}`];
  });
  return [...lost, ...(await bookingFaults(deps.db, [...new Set(rows.map(({ listing }) => listing))], deps.now()))];
}
