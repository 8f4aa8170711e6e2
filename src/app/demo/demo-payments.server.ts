/** What the people of the demo have paid each other, and how they are paid: from the agreements of their bookings. */
import { v7 } from "uuid";
import { addDays } from "../../domain/dates.ts";
import type { AgreedText } from "../../features/bookings/agreement.server.ts";
import { DELIVERED_HOURS } from "../../features/bookings/booking-engine.server.ts";
import { missingIn, type BookingState } from "../../features/bookings/booking-table.ts";
import { endOfEvent, endingCost, owedBack, type EndedBy } from "../../features/payments/ending-cost.ts";
import { EXTENSION_HOURS } from "../../features/payments/hold.ts";
import { depositClaims, type Claim } from "./demo-deposits.ts";
import { awakeWithin } from "./demo-hours.ts";
import { demoRandom, type DemoRandom } from "./demo-random.ts";
import type { Row, Rows } from "./demo-rows.server.ts";
import { DEMO_SEED } from "./demo-story.ts";
import { CORRECTED, NOTES, NOT_THERE } from "./words/payment-words.ts";

const HOUR = 3_600_000;
const MINUTE = 60_000;
const DAY_MS = 24 * HOUR;
/** Of the payments of an agreement: how many were received, and how many wait besides, by the state of its booking. */
const DONE: Readonly<Record<string, readonly (readonly [received: number, waits: number])[]>> = {
  agreed: [
    [0, 1],
    [0, 0],
  ],
  confirmed: [
    [1, 0],
    [1, 1],
    [1, 0],
  ],
  delivered: [[1, 1]],
  providerMissed: [[1, 0]],
  organiserMissed: [[1, 0]],
  closed: [[9, 0]],
  cancelled: [[1, 0]],
};

type Agreement = {
  bookingId: unknown;
  state: BookingState;
  /** As it was made first, and as it is in force since `changedAt`. */
  first: AgreedText;
  force: AgreedText;
  acceptedAt: number;
  changedAt: number;
  end: { by: EndedBy; missed: boolean; at: number } | null;
  closedAt: number | null;
};

/** What was paid of the price. @param counts how many payments were received, and how many wait besides */
function priceClaims(
  { first, force, acceptedAt, changedAt, end, closedAt }: Agreement,
  [received, waits]: readonly [number, number],
  random: DemoRandom,
  now: number,
): Claim[] {
  const claims: Claim[] = [];
  const last = end ? end.at - 2 * HOUR : (closedAt ?? now);
  let sum = 0;
  let after = acceptedAt + 10 * MINUTE;
  for (const n of first.payments.keys()) {
    if (n >= received + waits) break;
    const dueOf = ({ payments }: AgreedText) => {
      const day = payments[n]?.day ?? null;
      return day === null ? acceptedAt : Date.parse(`${day}T09:30:00+05:30`);
    };
    // Nobody pays weeks before it is due.
    if (n > 0 && closedAt === null && dueOf(force) > now + 4 * DAY_MS) break;
    const late = random.int(0, 9) * HOUR;
    const sent = (due: number) => {
      const latest = last - (4 - n) * HOUR;
      const moment = Math.max(after, Math.min(Math.max(acceptedAt + (n + 1) * HOUR, due + late), latest));
      return Math.max(after, awakeWithin(moment, after, Math.max(latest, after)));
    };
    const early = sent(dueOf(first));
    const at = early < changedAt ? early : sent(dueOf(force));
    const { payments } = at < changedAt ? first : force;
    // What was changed since goes to the next one.
    const until = payments.slice(0, n + 1).reduce((all, one) => all + one.amountPaise, 0);
    const amountPaise = until - sum;
    if (amountPaise <= 0) continue;
    sum = until;
    const answered = n < received;
    after = at + (answered ? 90 : 30) * MINUTE;
    claims.push({
      kind: "paid",
      payee: "provider",
      amountPaise,
      at,
      answeredAt: answered ? Math.min(at + HOUR, Math.max(at + 5 * MINUTE, last - MINUTE)) : null,
      note: random.pick(NOTES[payments[n]?.kind ?? "balance"] ?? [""]),
    });
  }
  return claims;
}

/** A payment that was noted with a wrong reference, and sent back, now and then. */
function withMistake(claims: readonly Claim[], random: DemoRandom): Claim[] {
  const first = claims[0];
  if (!first?.answeredAt || first.answeredAt - first.at < 50 * MINUTE || !random.chance(0.06)) return [...claims];
  const [sent, refused] = [first.at, first.at + 15 * MINUTE];
  const wrong = random.pick(NOT_THERE);
  return [
    { ...first, at: sent, answeredAt: refused, rejected: wrong },
    { ...first, at: refused + 10 * MINUTE, note: CORRECTED },
    ...claims.slice(1),
  ];
}

/**
 * @param booked bookings with their agreements and moves, as `bookingRows` has made them
 * @returns what was paid and how bookings ended; and what came back, which is written once they have
 */
export function paymentRows(
  { users = [], enquiries = [], listings = [] }: Rows,
  { bookings = [], agreements = [], amendments = [], booking_moves = [] }: Rows,
  now: Date,
): { rows: Rows; back: Rows } {
  const random = demoRandom(`${DEMO_SEED}/payments`);
  const more = demoRandom(`${DEMO_SEED}/deposits`);
  const bookingOf = new Map(bookings.map((booking) => [booking["id"], booking]));
  const enquiryOf = new Map(enquiries.map((enquiry) => [enquiry["id"], enquiry]));
  const userOf = new Map(users.map((user) => [user["id"], user]));
  const tradeOf = new Map(listings.map(({ id, category }) => [id, String(category)]));
  const amendmentOf = new Map(amendments.map((amendment) => [amendment["booking_id"], amendment]));
  const reached = (state: string) =>
    new Map(booking_moves.flatMap((move) => (move["to_state"] === state ? [[move["booking_id"], move] as const] : [])));
  const [endOf, closedOf] = [reached("cancelled"), reached("closed")];
  const rows = { payees: [] as Row[], ledger: [] as Row[], utr_claims: [] as Row[], endings: [] as Row[] };
  const back = { ledger: [] as Row[], utr_claims: [] as Row[] };
  const paid = new Set<unknown>();
  for (const [index, agreement] of agreements.entries()) {
    const booking = bookingOf.get(agreement["booking_id"])!;
    const enquiry = enquiryOf.get(booking["enquiry_id"])!;
    const accepted = Date.parse(String(agreement["accepted_at"]));
    const provider = userOf.get(enquiry["recipient_id"]);
    if (provider && !paid.has(provider["id"])) {
      paid.add(provider["id"]);
      rows.payees.push({
        id: v7({ msecs: accepted, random: random.bytes(16) }),
        person_id: provider["id"],
        name: `${String(provider["first_name"])} ${String(provider["last_name"])}`,
        upi: `${String(provider["username"]).replaceAll("_", ".")}@demobank`,
        merchant: false,
        account: null,
        ifsc: null,
        created_at: new Date(accepted).toISOString(),
        active_at: new Date(accepted).toISOString(),
      });
    }
    const state = booking["state"] as BookingState;
    const first = JSON.parse(String(agreement["terms"])) as AgreedText;
    const amendment = amendmentOf.get(booking["id"]);
    const ended = endOf.get(booking["id"]);
    const from = ended?.["from_state"] as BookingState | undefined;
    const closed = closedOf.get(booking["id"]);
    const at: Agreement = {
      bookingId: booking["id"],
      state,
      first,
      force: amendment ? (JSON.parse(String(amendment["terms"])) as AgreedText) : first,
      acceptedAt: accepted,
      changedAt: amendment ? Date.parse(String(amendment["accepted_at"])) : Infinity,
      end: ended
        ? {
            by: ended["move"] === "agreeEnd" ? "both" : (missingIn(from!) ?? (ended["by"] as EndedBy)),
            missed: missingIn(from!) !== null,
            at: Date.parse(String(ended["at"])),
          }
        : null,
      closedAt: closed ? Date.parse(String(closed["at"])) : null,
    };
    const ways = DONE[state] ?? [];
    // Whoever has received a payment has confirmed.
    const counts =
      from === "agreed" ? ([0, 0] as const) : (ways[index % Math.max(1, ways.length)] ?? ([0, 0] as const));
    const price = withMistake(priceClaims(at, counts, random, now.getTime()), more);
    const claims = [
      ...price,
      ...depositClaims(at, price, tradeOf.get(enquiry["listing_id"]) ?? "", more, now.getTime()),
    ];
    if (state === "agreed" && price.length > 0) {
      // The first payment is noted, and waits for its answer: the date is held for longer.
      const day = String(enquiry["event_date"]);
      const latest = Date.parse(`${addDays(day, 1)}T00:00:00+05:30`) + DELIVERED_HOURS * HOUR;
      const extended = Date.parse(String(booking["due_at"])) + EXTENSION_HOURS * HOUR;
      booking["due_at"] = new Date(Math.min(extended, latest)).toISOString();
    }
    let seq = 0;
    const write = (to: Pick<typeof back, "ledger" | "utr_claims">, all: readonly Claim[]) => {
      const lines = all.flatMap((claim) => linesOf(claim, { bookingId: booking["id"], enquiry, random }));
      for (const { line, claims } of lines.toSorted((one, other) => one.at - other.at)) {
        to.ledger.push({ ...line, seq: ++seq });
        if (claims) to.utr_claims.push({ reference: claims, entry_id: line["id"] });
      }
    };
    write(rows, claims);
    if (!at.end) continue;
    const of = { agreed: at.force, acceptedAt: new Date(accepted) };
    const cost = endingCost(
      of,
      [],
      at.end.by,
      at.end.missed ? endOfEvent(at.force, new Date(at.end.at)) : new Date(at.end.at),
    );
    rows.endings.push({
      booking_id: booking["id"],
      by: at.end.by,
      back: cost.back,
      kept_paise: cost.keptPaise,
      charge_paise: cost.chargePaise,
      at: new Date(at.end.at).toISOString(),
    });
    const paidPaise = price.reduce((sum, one) => sum + (one.answeredAt && !one.rejected ? one.amountPaise : 0), 0);
    const owed = owedBack(paidPaise, cost);
    // Some have not come to it yet.
    if (owed <= 0 || random.chance(0.4)) continue;
    const sent = Math.min(at.end.at + random.int(3, 40) * HOUR, now.getTime() - 2 * HOUR);
    if (sent <= at.end.at) continue;
    write(back, [{ kind: "paid", payee: "organiser", amountPaise: owed, at: sent, answeredAt: sent + HOUR, note: "" }]);
  }
  return { rows, back };
}

const ANSWERS = {
  paid: ["acknowledged", "rejected"],
  depositPaid: ["depositAcknowledged", "depositRejected"],
  depositKept: ["depositAcknowledged", "depositRejected"],
} as const;

/** One claim as lines of the ledger, without their places; `claims`: the reference that it takes. */
function linesOf(
  { kind, payee, amountPaise, at, answeredAt, rejected, note }: Claim,
  { bookingId, enquiry, random }: { bookingId: unknown; enquiry: Row; random: DemoRandom },
): { at: number; line: Row; claims: string | null }[] {
  const [sender, recipient] = [enquiry["sender_id"] ?? null, enquiry["recipient_id"] ?? null];
  const [payer, receiver] = payee === "provider" ? [sender, recipient] : [recipient, sender];
  const method = kind === "depositKept" ? null : random.pick(["upi", "upi", "upi", "bank", "cash"] as const);
  const reference =
    method === null || method === "cash"
      ? null
      : `${method === "upi" ? "6" : "N"}${String(random.int(10_000_000_000, 99_999_999_999))}`;
  const id = v7({ msecs: at, random: random.bytes(16) });
  const line = { booking_id: bookingId, payee, amount_paise: amountPaise, photo: null };
  const said = { ...line, id, kind, person_id: payer, method, reference, answers: null, note };
  const claim = { at, line: { ...said, at: new Date(at).toISOString() }, claims: rejected ? null : reference };
  if (answeredAt === null) return [claim];
  const answer = {
    ...line,
    id: v7({ msecs: answeredAt, random: random.bytes(16) }),
    kind: ANSWERS[kind][rejected ? 1 : 0],
    person_id: receiver,
    method: null,
    reference: null,
    answers: id,
    note: rejected ?? "",
    at: new Date(answeredAt).toISOString(),
  };
  return [claim, { at: answeredAt, line: answer, claims: null }];
}
