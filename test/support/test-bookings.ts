/** Bookings for tests that walk, race or kill: asked straight into the database, and held against what is promised of all. */
import { createHash } from "node:crypto";
import { addDays, daysFrom, todayIST } from "../../src/domain/dates.ts";
import { newId } from "../../src/domain/ids.ts";
import {
  BOOKING_TABLE,
  STATUS_OF,
  TIMED,
  movesOf,
  type BookingState,
} from "../../src/features/bookings/booking-table.ts";
import type { QuoteForm } from "../../src/features/bookings/quote-model.ts";
import { movesFor } from "../../src/features/enquiries/enquiry-access.ts";
import { newEnquiryNumber } from "../../src/features/enquiries/enquiry-number.ts";
import { lastDayOf } from "../../src/features/enquiries/last-day.ts";
import type { Db } from "../../src/platform/database/database.server.ts";

export type Asked = { id: string; number: string };

/** A request to a listing, not yet answered. `day`: ISO day, or none. */
export async function askedFor(
  db: Db,
  {
    sender,
    recipient,
    listing,
    day,
    details = {},
    at = new Date(),
  }: {
    sender: string;
    recipient: string;
    listing: string;
    day: string | null;
    details?: Record<string, string>;
    at?: Date;
  },
): Promise<Asked> {
  const [id, number] = [newId(), newEnquiryNumber()];
  await db.$client.query(
    `INSERT INTO enquiries (id, number, kind, status, sender_id, listing_id, recipient_id, name, phone, event_type, event_date, city, details, created_at)
     VALUES ($1, $2, 'volunteerBooking', 'pending', $3, $4, $5, 'Ravi Kumar', '+919876543210', 'Wedding', $6, 'Indore', $7, $8)`,
    [id, number, sender, listing, recipient, day, JSON.stringify(details), at],
  );
  return { id, number };
}

/** A quote in three payments. @param totalPaise of its one line */
export const quoteOf = (now: Date, totalPaise: number, more: Partial<QuoteForm> = {}): QuoteForm => ({
  lines: [{ label: "Dhol", quantity: 1, unit: "event", eachPaise: totalPaise }],
  discountPaise: 0,
  tax: { kind: "none", percent: 0 },
  included: "",
  excluded: "",
  note: "",
  milestones: [
    { kind: "token", percent: 10, due: "agreement", days: 0 },
    { kind: "advance", percent: 40, due: "before", days: 14 },
    { kind: "balance", percent: 50, due: "event", days: 0 },
  ],
  ladder: "fair",
  ladderSteps: [],
  deposit: null,
  free: totalPaise === 0,
  validUntil: addDays(todayIST(now), 3),
  holdHours: 0,
  ...more,
});

type Row = {
  id: string;
  enquiryId: string;
  number: string;
  status: string;
  state: BookingState;
  round: number;
  dueAt: Date | null;
  dueMove: string | null;
  senderId: string;
  recipientId: string;
  listingId: string;
  day: string | null;
  details: Record<string, unknown>;
};
type Move = { bookingId: string; seq: number; move: string; from: string; to: string; by: string; personId: string };
type Entry = {
  bookingId: string;
  seq: number;
  id: string;
  kind:
    | "paid"
    | "acknowledged"
    | "rejected"
    | "waived"
    | "depositPaid"
    | "depositKept"
    | "depositAcknowledged"
    | "depositRejected"
    | "depositWaived";
  payee: "organiser" | "provider";
  personId: string;
  paise: number;
  method: string | null;
  reference: string | null;
  answers: string | null;
};
type Agreement = {
  bookingId: string;
  /** How often it was changed, and whether a change of it waits. */
  n: number;
  unended: boolean;
  text: string;
  sha256: string;
  offeredBy: string;
  duePaise: number;
  quotedPaise: number;
  askedPaise: number | null;
};
type Ending = { bookingId: string; kept: number; charge: number };
type Held = { enquiryId: string; listingId: string; day: string; forGood: boolean };

const OVER: readonly BookingState[] = ["closed", "declined", "withdrawn", "lapsed", "cancelled"];
/** What one side says of money; everything else is an answer to it, or gives something up. */
const CLAIMS: readonly Entry["kind"][] = ["paid", "depositPaid", "depositKept"];
const sumOf = (entries: readonly Entry[]): number => entries.reduce((sum, { paise }) => sum + paise, 0);

/** Whether anybody, or time, can take it anywhere from there. */
function leadsOn(
  { state, round, dueAt, status, day, details }: Row,
  askedPaise: number | null,
  today: string,
): boolean {
  const rules = BOOKING_TABLE.filter(({ from }) => from === state);
  return rules.some(({ by, step, payment, move, change }) => {
    if (by === "clock") return dueAt !== null;
    if (payment || change) return false;
    const party = by === "organiser" ? "sender" : "recipient";
    if (step) return movesFor([party], { status: status as "pending", eventDate: day, details }, today).includes(step);
    return movesOf(state, round, by, askedPaise).includes(move);
  });
}

/** The sums of a ledger, reckoned line by line and not by the view that the site reads. All in paise. */
function sums(entries: readonly Entry[], ending: Ending | undefined, total: number) {
  const answerTo = new Map(entries.flatMap((one) => (one.answers ? [[one.answers, one.kind] as const] : [])));
  const of = (kind: Entry["kind"], payee: Entry["payee"]) =>
    entries.filter((one) => one.kind === kind && one.payee === payee);
  const waiting = (payee: Entry["payee"]) => of("paid", payee).filter(({ id }) => !answerTo.has(id));
  const paid = sumOf(of("acknowledged", "provider"));
  const waived = sumOf(of("waived", "provider"));
  const back = sumOf(of("acknowledged", "organiser"));
  const backClaimed = sumOf(waiting("organiser"));
  const backWaived = sumOf(of("waived", "organiser"));
  return {
    // Of what is not called off, what came back is not paid; and what is paid beyond the total comes back.
    paid: ending ? paid : paid - back,
    claimed: sumOf(waiting("provider")),
    waived,
    owed: ending
      ? Math.max(paid - ending.kept, 0) + Math.min(paid, ending.charge)
      : Math.max(paid - Math.max(total - waived, 0), back + backClaimed + backWaived),
    back,
    backClaimed,
    backWaived,
    ended: ending !== undefined,
  };
}
type Sums = ReturnType<typeof sums> & { total: number };

function moveFaults({ id, state, senderId, recipientId }: Row, moves: readonly Move[]): string[] {
  const faults: string[] = [];
  let before = "enquired";
  for (const [at, { seq, move, from, to, by, personId }] of moves.entries()) {
    const line = `${id} ${seq}: ${by} ${move} ${from} → ${to}`;
    if (seq !== at + 1) faults.push(`${line}: a line is missing before it`);
    // What has taken place by the clock may be over before that was written down.
    if (from !== before && !(before === "confirmed" && from === "delivered")) faults.push(`${line} after ${before}`);
    if (!BOOKING_TABLE.some((rule) => rule.move === move && rule.from === from && rule.to === to && rule.by === by))
      faults.push(`${line} stands in no table`);
    if (personId !== { organiser: senderId, provider: recipientId, clock: null }[by])
      faults.push(`${line} by somebody else`);
    before = to;
  }
  if (before !== state) faults.push(`${id} is ${state} after ${before}`);
  // Of several changes each may run out.
  const timed = moves.filter(({ by, move }) => by === "clock" && move !== "lapseChange").map(({ move }) => move);
  if (new Set(timed).size !== timed.length) faults.push(`${id}: a timer fired twice: ${timed.join(", ")}`);
  return faults;
}

function moneyFaults(
  { id, senderId, recipientId }: Row,
  entries: readonly Entry[],
  { shown, own, amended }: { shown: Sums; own: Sums; amended: boolean },
): string[] {
  const faults: string[] = [];
  for (const key of Object.keys(own) as (keyof Sums)[])
    if (shown[key] !== own[key]) faults.push(`${id}: ${key} is shown as ${shown[key]} and comes to ${own[key]}`);
  if (own.paid + own.claimed + own.waived > own.total && !amended)
    faults.push(`${id}: more than ${own.total} was noted`);
  if (own.back + own.backClaimed + own.backWaived > own.owed && !(amended && own.ended))
    faults.push(`${id}: more than ${own.owed} came back`);
  for (const [at, { seq, kind, payee, personId }] of entries.entries()) {
    if (seq !== at + 1) faults.push(`${id}: line ${seq} of the ledger is the ${at + 1}.`);
    if (personId !== ((payee === "provider") === CLAIMS.includes(kind) ? senderId : recipientId))
      faults.push(`${id}: ${kind} for the ${payee} by the wrong side`);
  }
  const answered = entries.flatMap(({ answers }) => answers ?? []);
  if (new Set(answered).size !== answered.length) faults.push(`${id}: a payment was answered twice`);
  return faults;
}

/** A deposit is taken once and comes back once, less what is kept of it. @param agreedPaise null where none was agreed on */
function depositFaults({ id, state }: Row, entries: readonly Entry[], agreedPaise: number | null): string[] {
  const answerTo = new Map(entries.flatMap((one) => (one.answers ? [[one.answers, one.kind] as const] : [])));
  const of = (payee: Entry["payee"], answer: Entry["kind"] | undefined) =>
    sumOf(
      entries.filter(
        (one) =>
          (one.kind === "depositPaid" || one.kind === "depositKept") &&
          one.payee === payee &&
          answerTo.get(one.id) === answer,
      ),
    );
  const [taken, claimed] = [of("provider", "depositAcknowledged"), of("provider", undefined)];
  const [back, waits] = [of("organiser", "depositAcknowledged"), of("organiser", undefined)];
  const waived = (payee: Entry["payee"]) =>
    sumOf(entries.filter((one) => one.kind === "depositWaived" && one.payee === payee));
  const faults: string[] = [];
  if (taken + claimed + waived("provider") > (agreedPaise ?? 0))
    faults.push(`${id}: a deposit of ${taken + claimed} for ${agreedPaise}`);
  if (back + waits + waived("organiser") > taken)
    faults.push(`${id}: ${back + waits} of a deposit of ${taken} came back`);
  if (state === "closed" && (taken !== back + waived("organiser") || claimed + waits > 0))
    faults.push(`${id} is closed, and ${taken - back} of its deposit is held`);
  return faults;
}

/**
 * What is not as promised of the bookings of these listings, in words; empty where all is.
 * @param now of the clock by which they were moved
 */
export async function bookingFaults(db: Db, listingIds: readonly string[], now: Date): Promise<string[]> {
  const read = async <Found extends object>(text: string) =>
    (await db.$client.query<Found>(text, [[...listingIds]])).rows;
  const OF = "FROM bookings b JOIN enquiries e ON e.id = b.enquiry_id AND e.listing_id = ANY($1::uuid[])";
  const rows = await read<Row>(
    `SELECT b.id, b.enquiry_id AS "enquiryId", e.number, e.status, b.state, b.round, b.due_at AS "dueAt", b.due_move AS "dueMove", e.sender_id AS "senderId", e.recipient_id AS "recipientId", e.listing_id AS "listingId", e.event_date::text AS day, e.details ${OF}`,
  );
  const moves = Map.groupBy(
    await read<Move & { round: number; asked: number | null }>(
      `SELECT m.booking_id AS "bookingId", m.seq, m.move, m.from_state AS from, m.to_state AS to, m.by, m.person_id AS "personId", m.round, m.asked_paise::float8 AS asked ${OF} JOIN booking_moves m ON m.booking_id = b.id ORDER BY m.seq`,
    ),
    ({ bookingId }) => bookingId,
  );
  const entries = Map.groupBy(
    await read<Entry>(
      `SELECT l.booking_id AS "bookingId", l.seq, l.id, l.kind, l.payee, l.person_id AS "personId", l.amount_paise::float8 AS paise, l.method, l.reference, l.answers ${OF} JOIN ledger l ON l.booking_id = b.id ORDER BY l.seq`,
    ),
    ({ bookingId }) => bookingId,
  );
  const agreements = new Map(
    (
      await read<Agreement>(
        `SELECT a.booking_id AS "bookingId", a.n, a.terms AS text, a.sha256, a.offered_by AS "offeredBy",
           EXISTS (SELECT FROM booking_changes c WHERE c.booking_id = b.id AND c.outcome IS NULL) AS unended,
           (SELECT coalesce(sum(amount_paise), 0) FROM dues d WHERE d.booking_id = b.id)::float8 AS "duePaise",
           (SELECT total_paise FROM quotes q WHERE q.booking_id = b.id AND q.round = b.round)::float8 AS "quotedPaise",
           (SELECT asked_paise FROM booking_moves m WHERE m.booking_id = b.id AND m.move = 'counter' AND m.round = b.round)::float8 AS "askedPaise"
         ${OF} JOIN agreements_in_force a ON a.booking_id = b.id`,
      )
    ).map((one) => [one.bookingId, one]),
  );
  const endings = new Map(
    (
      await read<Ending>(
        `SELECT x.booking_id AS "bookingId", x.kept_paise::float8 AS kept, x.charge_paise::float8 AS charge ${OF} JOIN endings x ON x.booking_id = b.id`,
      )
    ).map((one) => [one.bookingId, one]),
  );
  const balances = new Map(
    (
      await read<Sums & { id: string }>(
        `SELECT w.booking_id AS id, w.total_paise::float8 AS total, w.paid_paise::float8 AS paid, w.claimed_paise::float8 AS claimed, w.waived_paise::float8 AS waived, w.owed_back_paise::float8 AS owed,
           w.back_paise::float8 AS back, w.back_claimed_paise::float8 AS "backClaimed", w.back_waived_paise::float8 AS "backWaived", w.ended ${OF} JOIN booking_balances w ON w.booking_id = b.id`,
      )
    ).map((one) => [one.id, one]),
  );
  const held = Map.groupBy(
    await read<Held>(
      `SELECT enquiry_id AS "enquiryId", listing_id AS "listingId", day::text AS day, expires_at IS NULL AS "forGood" FROM holds WHERE listing_id = ANY($1::uuid[]) AND enquiry_id IS NOT NULL
       UNION ALL SELECT enquiry_id, listing_id, day::text, expires_at IS NULL FROM stock_holds WHERE listing_id = ANY($1::uuid[])`,
    ),
    ({ enquiryId }) => enquiryId,
  );
  const faults: string[] = [];
  const crossed = await read<{ day: string }>(
    "SELECT a.day::text AS day FROM holds a JOIN holds b ON a.listing_id = b.listing_id AND a.unit = b.unit AND a.id < b.id AND a.span && b.span WHERE a.listing_id = ANY($1::uuid[])",
  );
  for (const { day } of crossed) faults.push(`${day} is held twice`);
  const counted = await read<{ day: string; taken: number; sum: number }>(
    `SELECT s.day::text AS day, s.taken, q.sum FROM stock s, LATERAL (SELECT coalesce(sum(quantity), 0)::int AS sum FROM stock_holds h WHERE (h.listing_id, h.day, h.slot) = (s.listing_id, s.day, s.slot)) q
     WHERE s.listing_id = ANY($1::uuid[]) AND (s.taken <> q.sum OR s.taken > s.capacity)`,
  );
  for (const { day, taken, sum } of counted)
    faults.push(`of ${day} ${taken} are counted as taken, and ${sum} are held`);
  for (const { number, n } of await read<{ number: string; n: number }>(
    "SELECT e.number, count(*)::int AS n FROM bookings b JOIN enquiries e ON e.id = b.enquiry_id WHERE e.listing_id = ANY($1::uuid[]) GROUP BY 1 HAVING count(*) > 1",
  ))
    faults.push(`${number} has ${n} bookings`);
  for (const { reference } of await read<{ reference: string }>(
    "SELECT l.reference FROM ledger l JOIN bookings b ON b.id = l.booking_id JOIN enquiries e ON e.id = b.enquiry_id AND e.listing_id = ANY($1::uuid[]) WHERE l.kind = 'paid' AND l.method IN ('upi', 'bank') AND NOT EXISTS (SELECT FROM ledger r WHERE r.answers = l.id AND r.kind = 'rejected') GROUP BY 1 HAVING count(*) > 1",
  ))
    faults.push(`the reference ${reference} counts twice`);

  const today = todayIST(now);
  for (const row of rows) {
    const { id, state, enquiryId, day, dueAt, dueMove } = row;
    const story = moves.get(id) ?? [];
    const agreement = agreements.get(id);
    const holds = held.get(enquiryId) ?? [];
    const over = OVER.includes(state);
    faults.push(...moveFaults(row, story));
    if (row.status !== STATUS_OF[state]) faults.push(`${id} is ${state}, its request ${row.status}`);
    if (dueMove !== null && dueMove !== TIMED[state]) faults.push(`${id} is ${state}, and ${dueMove} is due`);
    // Without a day nothing takes place by itself; and what took place stays open until all is paid.
    const waits = (state === "confirmed" && day === null) || state === "delivered";
    if (dueMove === null && TIMED[state] && !waits) faults.push(`${id} is ${state}, and nothing is due`);
    if (dueAt !== null && over) faults.push(`${id} is over, and ${dueMove} is due`);
    const last = story.findLast(({ move, round }) => move === "counter" && round === row.round);
    if (!over && !leadsOn(row, last?.asked ?? null, today)) faults.push(`${id} is ${state}, and nobody can move it`);
    if (over && holds.length > 0) faults.push(`${id} is ${state} and holds its day`);
    const lastDay = lastDayOf({ eventDate: day, details: row.details });
    const days = day === null || lastDay === null ? [] : daysFrom(day, lastDay);
    if (holds.some((one) => one.listingId !== row.listingId || !days.includes(one.day)))
      faults.push(`${id} holds another day than its own`);
    if (holds.length > 0 && days.some((one) => holds.every((its) => its.day !== one)))
      faults.push(`${id} holds some of its days alone`);
    if (new Set(holds.map(({ forGood }) => forGood)).size > 1) faults.push(`${id} holds some of its days for good`);
    if ((state === "quoted" || state === "countered") && holds.some(({ forGood }) => forGood))
      faults.push(`${id} is ${state} and holds its day for good`);
    // Several halls, or both halves of a day, are held together.
    if (agreement && !over && day !== null && holds.filter(({ forGood }) => forGood).length === 0)
      faults.push(`${id} is ${state} and does not hold its day`);
    if (!!agreement !== story.some(({ move }) => move === "accept"))
      faults.push(`${id}: its agreement and its moves differ`);
    const ending = endings.get(id);
    if (!!ending !== (!!agreement && state === "cancelled"))
      faults.push(`${id}: its end and its state (${state}) differ`);
    if (!agreement) continue;
    const { n, text, sha256, offeredBy, duePaise, quotedPaise, askedPaise, unended } = agreement;
    const { money, terms } = JSON.parse(text) as {
      money: { totalPaise: number };
      terms: { deposit?: { paise: number } };
    };
    const total = money.totalPaise;
    if (createHash("sha256").update(text).digest("hex") !== sha256) faults.push(`${id}: the hash is of another text`);
    if (unended && over) faults.push(`${id} is ${state}, and a change of it waits`);
    if (n !== story.filter(({ move }) => move === "agreeChange").length) faults.push(`${id}: changed ${n} times`);
    if (n === 0 && total !== (offeredBy === "organiser" ? askedPaise : quotedPaise))
      faults.push(`${id}: agreed for ${total}`);
    if (duePaise !== total) faults.push(`${id}: payments of ${duePaise} for ${total}`);
    const lines = entries.get(id) ?? [];
    const shown = balances.get(id);
    const own = { total, ...sums(lines, ending, total) };
    faults.push(...depositFaults(row, lines, terms.deposit?.paise ?? null));
    if (shown) faults.push(...moneyFaults(row, lines, { shown, own, amended: n > 0 }));
    else faults.push(`${id} has no balance`);
  }
  return faults;
}
