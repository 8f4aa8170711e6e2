/**
 * What a booking that is called off costs whom: by the ladder that stands in its agreement, the same for both sides.
 * Pure, for the question before the last tap as for what is written then.
 */
import { addDays, todayIST } from "../../domain/dates.ts";
import { GRACE_DAYS, GRACE_MS, graceOf, type LadderDate } from "../../domain/ladders.ts";
import { formatRupees } from "../../domain/money.ts";
import { say } from "../../domain/words/say.ts";
import type { AgreedText } from "../bookings/agreement.server.ts";

export type EndedBy = "organiser" | "provider" | "both" | "clock";

/**
 * `back`: per cent of the total that come back on that day. `keptPaise`: so much of what was paid stays with the
 * provider, `chargePaise`: so much the provider owes besides giving all back; both at most what was paid.
 */
export type EndingCost = { back: number; keptPaise: number; chargePaise: number };

type Agreed = Pick<AgreedText, "cancellation" | "payments" | "money" | "event"> & {
  terms: Pick<AgreedText["terms"], "ladder">;
};

/** So much the provider has given up, after so much was paid or given up before. */
export type Waiver = { amountPaise: number; beforePaise: number };

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

/** Whether the first of its dates, the grace, goes on. An agreement of before says none, and keeps it all the same. */
function inGrace(dates: readonly LadderDate[], day: string | null, acceptedAt: Date, now: Date): boolean {
  const until = graceOf(dates) ?? new Date(acceptedAt.getTime() + GRACE_MS);
  const soon = !graceOf(dates) && day !== null && day < addDays(todayIST(now), GRACE_DAYS);
  return now <= until && !soon;
}

/** What the organiser would lose that day of what the agreement still asks for, both in paise. */
function lossPaise(
  { cancellation, payments, event, terms }: Agreed,
  { acceptedAt, waivers, askedPaise }: { acceptedAt: Date; waivers: readonly Waiver[]; askedPaise: number },
  now: Date,
): number {
  const today = todayIST(now);
  if (inGrace(cancellation.dates, event.day, acceptedAt, now)) return 0;
  if (terms.ladder === "kept") {
    // Payments fill what is due in its order: of the first one that much was given up.
    const first = sum(payments.flatMap(({ due, amountPaise }) => (due === "agreement" ? [amountPaise] : [])));
    const within = (paise: number) => Math.min(first, paise);
    return first - sum(waivers.map((one) => within(one.beforePaise + one.amountPaise) - within(one.beforePaise)));
  }
  if (event.day === null) return 0;
  const back = cancellation.dates.find(({ until }) => !until.includes("T") && until >= today)?.back ?? 0;
  return Math.floor((askedPaise * (100 - back)) / 100);
}

/**
 * What it costs now, in paise (ADR 24): by the ladder of the agreement, and nothing within the grace that stands in it where the event
 * is a week away.
 * @param acceptedAt when it was agreed
 * @param waivers what the provider has given up, in its order
 */
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

/** Whoever calls off while the desk has suspended the other side leaves without cost, as if both had ended it. */
export const costBorne = (by: EndedBy, suspended: "organiser" | "provider" | null): EndedBy =>
  (by === "organiser" || by === "provider") && suspended !== null && suspended !== by ? "both" : by;

/** What is owed to the organiser of what was paid, in paise; also of what is acknowledged later (ADR 24). */
export const owedBack = (paidPaise: number, { keptPaise, chargePaise }: Omit<EndingCost, "back">): number =>
  Math.max(paidPaise - keptPaise, 0) + Math.min(paidPaise, chargePaise);

/** The end of the event's day in India, by which a no-show is reckoned; `now` where none is named. */
export const endOfEvent = ({ event }: Pick<Agreed, "event">, now: Date): Date =>
  event.day === null ? now : new Date(`${event.day}T23:59:59+05:30`);

/**
 * The question before the last tap, in one to three sentences.
 * @param side who calls it off
 * @param claimedPaise noted as paid to the provider, who has not answered
 * @param missed by not coming, and not by calling it off today
 */
export function costWords(
  side: "organiser" | "provider",
  cost: EndingCost,
  paidPaise: number,
  claimedPaise = 0,
  missed = false,
): string {
  if (claimedPaise > 0) {
    const [claimed, all] = [formatRupees(claimedPaise), formatRupees(owedBack(paidPaise + claimedPaise, cost))];
    const waits =
      side === "provider"
        ? say("{claimed} is noted as paid to you and waits for your answer: if it has arrived, you owe {all} in all.", {
            claimed,
            all,
          })
        : say("{claimed} that you have noted waits for their answer: if it has arrived, {all} comes back in all.", {
            claimed,
            all,
          });
    return paidPaise > 0 ? `${costWords(side, cost, paidPaise, 0, missed)} ${waits}` : waits;
  }
  if (paidPaise === 0) {
    const nothing = say("Nothing is noted as paid, so nothing is owed.");
    return side === "organiser" && cost.keptPaise > 0
      ? `${nothing} ${say("No payment is noted here; what was paid all the same stays with them up to what you agreed on.")}`
      : nothing;
  }
  const owedPaise = owedBack(paidPaise, cost);
  const [owed, paid] = [formatRupees(owedPaise), formatRupees(paidPaise)];
  if (side === "provider") {
    if (cost.chargePaise === 0) return say("You owe {owed}: all that you have received.", { owed });
    const more = formatRupees(owedPaise - paidPaise);
    return missed
      ? say(
          "You owe {owed}: the {paid} that you have received, and {more} besides, for that is what the organiser would lose by not coming.",
          { owed, paid, more },
        )
      : say(
          "You owe {owed}: the {paid} that you have received, and {more} besides, for that is what the organiser would lose today.",
          { owed, paid, more },
        );
  }
  const kept = formatRupees(paidPaise - owedPaise);
  if (owedPaise === paidPaise) return say("All that you have paid comes back: {owed}.", { owed });
  return owedPaise === 0
    ? say("Of the {paid} that you have paid, nothing comes back; {kept} stays with them, as you agreed.", {
        paid,
        kept,
      })
    : say("Of the {paid} that you have paid, {owed} comes back; {kept} stays with them, as you agreed.", {
        paid,
        owed,
        kept,
      });
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
  if (reader === missing) return costWords(missing, cost, paidPaise, claimedPaise, true);
  const sentences = [
    ...(paidPaise === 0 ? [] : [standsWords(reader, paidPaise, owedBack(paidPaise, cost))]),
    ...(claimedPaise > 0 ? [claimedWords(reader, claimedPaise, owedBack(paidPaise + claimedPaise, cost))] : []),
  ];
  return sentences.join(" ") || say("Nothing is noted as paid, so nothing is owed.");
}

/** What becomes of what was paid. */
function standsWords(reader: "organiser" | "provider", paidPaise: number, owedPaise: number): string {
  const [owed, paid] = [formatRupees(owedPaise), formatRupees(paidPaise)];
  if (reader === "organiser")
    return owedPaise > paidPaise
      ? say("They owe you {owed}: the {paid} that you have paid, and {more} besides.", {
          owed,
          paid,
          more: formatRupees(owedPaise - paidPaise),
        })
      : say("All that you have paid comes back: {owed}.", { owed });
  return owedPaise === 0
    ? say("The {paid} that you have received stays with you.", { paid })
    : say("Of the {paid} that you have received, {kept} stays with you; you owe {owed} back.", {
        paid,
        kept: formatRupees(paidPaise - owedPaise),
        owed,
      });
}

/** What a note that was not answered adds to it. */
function claimedWords(reader: "organiser" | "provider", claimedPaise: number, allPaise: number): string {
  const [claimed, all] = [formatRupees(claimedPaise), formatRupees(allPaise)];
  return reader === "provider"
    ? say("{claimed} is noted as paid and not answered: if it has arrived, you owe {all} in all.", { claimed, all })
    : say("{claimed} is noted as paid and not answered: if it has arrived, what comes back is {all} in all.", {
        claimed,
        all,
      });
}
