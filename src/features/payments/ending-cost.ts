/**
 * What a booking that is called off costs whom: by the ladder that stands in its agreement, the same for both sides.
 * Pure, for the question before the last tap as for what is written then.
 */
import { addDays, todayIST } from "../../domain/dates.ts";
import { formatRupees } from "../../domain/money.ts";
import type { AgreedText } from "../bookings/agreement.server.ts";

export type EndedBy = "organiser" | "provider" | "both" | "clock";

/**
 * `back`: per cent of the total that come back on that day. `keptPaise`: so much of what was paid stays with the
 * provider, `chargePaise`: so much the provider owes besides giving all back; both at most what was paid.
 */
export type EndingCost = { back: number; keptPaise: number; chargePaise: number };

/** Whoever has just agreed may think again, where the day is a week away. */
const GRACE_MS = 24 * 3_600_000;
const GRACE_DAYS = 7;

type Agreed = Pick<AgreedText, "cancellation" | "payments" | "money" | "event"> & {
  terms: Pick<AgreedText["terms"], "ladder">;
};

/** So much the provider has given up, after so much was paid or given up before. */
export type Waiver = { amountPaise: number; beforePaise: number };

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

/** What the organiser would lose that day of what the agreement still asks for, both in paise. */
function lossPaise(
  { cancellation, payments, event, terms }: Agreed,
  { acceptedAt, waivers, askedPaise }: { acceptedAt: Date; waivers: readonly Waiver[]; askedPaise: number },
  now: Date,
): number {
  const today = todayIST(now);
  const soon = event.day !== null && event.day < addDays(today, GRACE_DAYS);
  if (now.getTime() - acceptedAt.getTime() <= GRACE_MS && !soon) return 0;
  if (terms.ladder === "kept") {
    // Payments fill what is due in its order: of the first one that much was given up.
    const first = sum(payments.flatMap(({ due, amountPaise }) => (due === "agreement" ? [amountPaise] : [])));
    const within = (paise: number) => Math.min(first, paise);
    return first - sum(waivers.map((one) => within(one.beforePaise + one.amountPaise) - within(one.beforePaise)));
  }
  if (event.day === null) return 0;
  const back = cancellation.dates.find(({ until }) => until >= today)?.back ?? 0;
  return Math.floor((askedPaise * (100 - back)) / 100);
}

/** What it costs now. @param acceptedAt when it was agreed @param waivers what the provider has given up, in its order */
export function endingCost(
  { agreed, acceptedAt }: { agreed: Agreed; acceptedAt: Date },
  waivers: readonly Waiver[],
  by: EndedBy,
  now: Date,
): EndingCost {
  if (by === "both" || by === "clock") return { back: 100, keptPaise: 0, chargePaise: 0 };
  const askedPaise = agreed.money.totalPaise - sum(waivers.map(({ amountPaise }) => amountPaise));
  const loss = lossPaise(agreed, { acceptedAt, waivers, askedPaise }, now);
  const back = askedPaise > 0 ? 100 - Math.ceil((100 * loss) / askedPaise) : 100;
  return by === "organiser" ? { back, keptPaise: loss, chargePaise: 0 } : { back, keptPaise: 0, chargePaise: loss };
}

/** What is owed to the organiser of what was paid. */
export const owedBack = (paidPaise: number, { keptPaise, chargePaise }: Omit<EndingCost, "back">): number =>
  Math.max(paidPaise - keptPaise, 0) + Math.min(paidPaise, chargePaise);

/** The end of the event's day in India, by which a no-show is reckoned; `now` where none is named. */
export const lastOf = ({ event }: Pick<Agreed, "event">, now: Date): Date =>
  event.day === null ? now : new Date(`${event.day}T23:59:59+05:30`);

/**
 * The question before the last tap, in one to three sentences.
 * @param side who calls it off
 * @param claimedPaise noted as paid to the provider, who has not answered
 * @param then when the organiser would lose as much
 */
export function costWords(
  side: "organiser" | "provider",
  cost: EndingCost,
  paidPaise: number,
  claimedPaise = 0,
  then = "today",
): string {
  if (claimedPaise > 0) {
    const [claimed, all] = [formatRupees(claimedPaise), formatRupees(owedBack(paidPaise + claimedPaise, cost))];
    const known = paidPaise > 0 ? `${costWords(side, cost, paidPaise, 0, then)} ` : "";
    return side === "provider"
      ? `${known}${claimed} is noted as paid to you and waits for your answer: if it has arrived, you owe ${all} in all.`
      : `${known}${claimed} that you have noted waits for their answer: if it has arrived, ${all} comes back in all.`;
  }
  if (paidPaise === 0) {
    const would =
      side === "organiser" && cost.keptPaise > 0
        ? " No payment is noted here; what was paid all the same stays with them up to what you agreed on."
        : "";
    return `Nothing is noted as paid, so nothing is owed.${would}`;
  }
  const owed = owedBack(paidPaise, cost);
  if (side === "provider")
    return cost.chargePaise > 0
      ? `You owe ${formatRupees(owed)}: the ${formatRupees(paidPaise)} that you have received, and ${formatRupees(owed - paidPaise)} besides, for that is what the organiser would lose ${then}.`
      : `You owe ${formatRupees(owed)}: all that you have received.`;
  const kept = paidPaise - owed;
  return kept === 0
    ? `All that you have paid comes back: ${formatRupees(owed)}.`
    : `Of the ${formatRupees(paidPaise)} that you have paid, ${owed === 0 ? "nothing" : formatRupees(owed)} comes back; ${formatRupees(kept)} stays with them, as you agreed.`;
}

/**
 * What follows if one of the two did not come, for one of them to read.
 * @param reader who reads it
 * @param missing who did not come, or was not there
 * @param cost as of the last day
 */
export function missedWords(
  reader: "organiser" | "provider",
  missing: "organiser" | "provider",
  cost: EndingCost,
  { paidPaise, claimedPaise }: { paidPaise: number; claimedPaise: number },
): string {
  if (reader === missing) return costWords(missing, cost, paidPaise, claimedPaise, "by not coming");
  const waits =
    claimedPaise > 0
      ? ` ${formatRupees(claimedPaise)} is noted as paid and not answered: if it has arrived, ${
          reader === "provider" ? "you owe" : "what comes back is"
        } ${formatRupees(owedBack(paidPaise + claimedPaise, cost))} in all.`
      : "";
  if (paidPaise === 0) return waits.trim() || "Nothing is noted as paid, so nothing is owed.";
  const owed = owedBack(paidPaise, cost);
  if (reader === "organiser")
    return owed > paidPaise
      ? `They owe you ${formatRupees(owed)}: the ${formatRupees(paidPaise)} that you have paid, and ${formatRupees(owed - paidPaise)} besides.${waits}`
      : `All that you have paid comes back: ${formatRupees(owed)}.${waits}`;
  return owed === 0
    ? `The ${formatRupees(paidPaise)} that you have received stays with you.${waits}`
    : `Of the ${formatRupees(paidPaise)} that you have received, ${formatRupees(paidPaise - owed)} stays with you; you owe ${formatRupees(owed)} back.${waits}`;
}
