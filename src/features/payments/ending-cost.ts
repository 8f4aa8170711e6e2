/**
 * What a booking that is called off costs whom: by the ladder that stands in its agreement, the same for both sides.
 * Pure, for the question before the last tap as for what is written then.
 */
import { addDays, todayIST } from "../../domain/dates.ts";
import { LADDERS } from "../../domain/ladders.ts";
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

/** What the organiser would lose that day, in paise. */
function lossPaise({ cancellation, payments, money, event, terms }: Agreed, acceptedAt: Date, now: Date): number {
  const today = todayIST(now);
  const soon = event.day !== null && event.day < addDays(today, GRACE_DAYS);
  if (now.getTime() - acceptedAt.getTime() <= GRACE_MS && !soon) return 0;
  if (LADDERS[terms.ladder].steps.length === 0)
    return payments.reduce((sum, { due, amountPaise }) => sum + (due === "agreement" ? amountPaise : 0), 0);
  if (event.day === null) return 0;
  const back = cancellation.dates.find(({ until }) => until >= today)?.back ?? 0;
  return Math.floor((money.totalPaise * (100 - back)) / 100);
}

/** What it costs now. @param acceptedAt when it was agreed */
export function endingCost(agreed: Agreed, acceptedAt: Date, by: EndedBy, now: Date): EndingCost {
  if (by === "both" || by === "clock") return { back: 100, keptPaise: 0, chargePaise: 0 };
  const loss = lossPaise(agreed, acceptedAt, now);
  const back = agreed.money.totalPaise > 0 ? 100 - Math.ceil((100 * loss) / agreed.money.totalPaise) : 100;
  return by === "organiser" ? { back, keptPaise: loss, chargePaise: 0 } : { back, keptPaise: 0, chargePaise: loss };
}

/** What is owed to the organiser of what was paid. */
export const owedBack = (paidPaise: number, { keptPaise, chargePaise }: Omit<EndingCost, "back">): number =>
  Math.max(paidPaise - keptPaise, 0) + Math.min(paidPaise, chargePaise);

/** The question before the last tap, in one or two sentences. @param side who calls it off */
export function costWords(side: "organiser" | "provider", cost: EndingCost, paidPaise: number): string {
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
      ? `You owe ${formatRupees(owed)}: the ${formatRupees(paidPaise)} that you have received, and ${formatRupees(owed - paidPaise)} besides, for that is what the organiser would lose today.`
      : `You owe ${formatRupees(owed)}: all that you have received.`;
  const kept = paidPaise - owed;
  return kept === 0
    ? `All that you have paid comes back: ${formatRupees(owed)}.`
    : `Of the ${formatRupees(paidPaise)} that you have paid, ${owed === 0 ? "nothing" : formatRupees(owed)} comes back; ${formatRupees(kept)} stays with them, as you agreed.`;
}
