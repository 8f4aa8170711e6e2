/** What became of the deposits of the demo's halls and rented things. */
import { addDays } from "../../domain/dates.ts";
import type { AgreedText } from "../../features/bookings/agreement.server.ts";
import type { BookingState } from "../../features/bookings/booking-table.ts";
import type { DemoRandom } from "./demo-random.ts";
import { DEPOSIT_BACK, DEPOSIT_PAID, KEPT } from "./words/payment-words.ts";

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** Something noted as paid, kept or given up, with its answer where there is one. */
export type Claim = {
  kind: "paid" | "depositPaid" | "depositKept";
  payee: "organiser" | "provider";
  amountPaise: number;
  at: number;
  answeredAt: number | null;
  rejected?: string;
  note: string;
};

type Agreement = {
  state: BookingState;
  force: AgreedText;
  acceptedAt: number;
  end: { at: number } | null;
  closedAt: number | null;
};

/**
 * @param price what was paid of the price, oldest first
 * @returns what was noted of the deposit, oldest first; nothing where none was agreed on, or nobody came to it
 */
export function depositClaims(
  { state, force, acceptedAt, end, closedAt }: Agreement,
  price: readonly Claim[],
  trade: string,
  random: DemoRandom,
  now: number,
): Claim[] {
  const { deposit } = force.terms;
  const { day } = force.event;
  if (!deposit || day === null || end || state === "agreed") return [];
  const due = Date.parse(`${addDays(day, -deposit.days)}T10:00:00+05:30`) + random.int(0, 7) * HOUR;
  const over = state === "closed" || state === "delivered";
  // Some pay it together with the advance.
  const early = random.chance(0.5);
  if (!over && !early && due > now - 3 * HOUR) return [];
  const first = price[0];
  const soonest = (first?.answeredAt ?? first?.at ?? acceptedAt) + 20 * MINUTE;
  const at = Math.max(soonest, early ? soonest : Math.min(due, now - 3 * HOUR));
  if (at > now - 2 * HOUR) return [];
  const taken: Claim = {
    kind: "depositPaid",
    payee: "provider",
    amountPaise: deposit.paise,
    at,
    answeredAt: over || random.chance(0.7) ? at + 40 * MINUTE : null,
    note: random.pick(DEPOSIT_PAID),
  };
  if (!over || taken.answeredAt === null) return [taken];
  const back = (amountPaise: number, sent: number, answered: boolean): Claim => ({
    kind: "depositPaid",
    payee: "organiser",
    amountPaise,
    at: sent,
    answeredAt: answered ? sent + 25 * MINUTE : null,
    note: random.pick(DEPOSIT_BACK),
  });
  if (closedAt === null) {
    // What took place lately: held still, or on its way back.
    const sent = now - random.int(3, 20) * HOUR;
    const since = Date.parse(`${addDays(day, 1)}T08:00:00+05:30`);
    return random.chance(0.5) && sent > Math.max(since, taken.answeredAt)
      ? [taken, back(deposit.paise, sent, false)]
      : [taken];
  }
  const sent = closedAt - random.int(90, 150) * MINUTE;
  if (sent - 35 * MINUTE <= taken.answeredAt)
    return [taken, back(deposit.paise, Math.max(sent, taken.answeredAt + 5 * MINUTE), true)];
  if (!random.chance(0.2)) return [taken, back(deposit.paise, sent, true)];
  const keptPaise = Math.floor((deposit.paise * random.pick([0.1, 0.2, 0.3])) / 10_000) * 10_000;
  if (keptPaise <= 0) return [taken, back(deposit.paise, sent, true)];
  const kept: Claim = {
    kind: "depositKept",
    payee: "organiser",
    amountPaise: keptPaise,
    at: sent - 30 * MINUTE,
    answeredAt: sent - 10 * MINUTE,
    note: random.pick(KEPT[trade] ?? KEPT["rentals"]!),
  };
  return [taken, kept, back(deposit.paise - keptPaise, sent, true)];
}
