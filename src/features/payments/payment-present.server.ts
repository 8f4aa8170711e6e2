/** Rows to what people and programs read of payments. */
import { MS_PER_DAY, addDays, todayIST } from "../../domain/dates.ts";
import type { BookingSide } from "../bookings/booking-table.ts";
import { depositToReturn, type DepositBalance } from "./deposit-money.ts";
import { UNANSWERED_DAYS, UPI_MOST_PAISE, referenceDoubt } from "./payment-model.ts";
import type { MoneyRow } from "./money-store.server.ts";
import type { PayeeRow } from "./payee-store.server.ts";
import type { Balance, DueRow, EntryRow } from "./payment-store.server.ts";
import type { DueStatus, DueView, EntryView, MoneyLine, PayTo } from "./payment-view.ts";

/** What is still to be paid to the provider, notes that wait taken off; less may be agreed than was paid. */
export const openOf = ({ ended, totalPaise, paidPaise, claimedPaise, waivedPaise }: Balance): number =>
  ended ? 0 : Math.max(0, totalPaise - paidPaise - claimedPaise - waivedPaise);
/** What is still to come back to the organiser, notes that wait taken off. */
export const backOpenOf = ({ owedBackPaise, backPaise, backClaimedPaise, backWaivedPaise }: Balance): number =>
  owedBackPaise - backPaise - backClaimedPaise - backWaivedPaise;

/** The first one usually falls due with the agreement: so many days are left for it before it is late. */
export const FIRST_DAYS = 2;

/**
 * Each payment of the agreement with what covers it: what was paid fills them in their order, but for what a decision
 * says need not be paid.
 * @param today null once the booking is closed: what was not noted by then may have been paid all the same
 */
export function duesShown(rows: readonly DueRow[], balance: Balance, today: string | null): DueView[] {
  const decided = rows.reduce((sum, { letOffPaise }) => sum + letOffPaise, 0);
  let settled = balance.paidPaise + balance.waivedPaise - decided;
  let claimed = balance.claimedPaise;
  return rows.map(({ n, kind, amountPaise, day, letOffPaise }) => {
    const asked = amountPaise - letOffPaise;
    const done = Math.min(settled, asked);
    settled -= done;
    const waits = Math.min(claimed, asked - done);
    claimed -= waits;
    const openPaise = asked - done - waits;
    return { n, kind, amountPaise, day, openPaise: balance.ended ? 0 : openPaise, letOffPaise, status: status() };

    function status(): DueStatus {
      if (done === asked) return letOffPaise > 0 ? "letOff" : "paid";
      if (balance.ended) return "off";
      if (openPaise === 0) return "waits";
      if (day !== null && today !== null && addDays(day, n === 1 ? FIRST_DAYS : 0) < today) return "late";
      return openPaise < asked ? "part" : "open";
    }
  });
}

/** The first of the payments of which something is open; null where nothing is. */
export const nextOf = (dues: readonly DueView[]): DueView | null => dues.find(({ openPaise }) => openPaise > 0) ?? null;

/** Whether it waits for the answer of its payee. */
export const isClaim = ({ kind }: Pick<EntryRow, "kind">): boolean =>
  kind === "paid" || kind === "depositPaid" || kind === "depositKept";
const SHOWN = {
  paid: "paid",
  depositPaid: "paid",
  waived: "waived",
  depositWaived: "waived",
  depositKept: "kept",
} as const;

/** What one of the two reads of the ledger, each line with its answer. @param side the viewer's */
export function entriesShown(rows: readonly EntryRow[], side: BookingSide, now: Date): EntryView[] {
  const answers = new Map(rows.flatMap((row) => (row.answers ? [[row.answers, row] as const] : [])));
  return rows
    .flatMap((row): EntryView[] => {
      const { id, kind, payee, amountPaise, method, reference, photo, note, at, paidOn } = row;
      if (!(kind in SHOWN)) return [];
      const shown = SHOWN[kind as keyof typeof SHOWN];
      const answer = answers.get(id);
      const author = (shown !== "waived") === (payee === "provider") ? "organiser" : "provider";
      const waits = isClaim(row) && !answer;
      return [
        {
          id,
          kind: shown,
          deposit: kind.startsWith("deposit"),
          payee,
          by: author === side ? "you" : "them",
          amountPaise,
          method,
          reference,
          paidOn,
          doubt: referenceDoubt(method, reference, paidOn),
          screenshot: photo ? `/api/payments/${id}/screenshot` : null,
          note,
          at: at.toISOString(),
          answer: answer
            ? {
                answer: answer.kind === "rejected" || answer.kind === "depositRejected" ? "rejected" : "acknowledged",
                reason: answer.note,
                at: answer.at.toISOString(),
              }
            : null,
          mayAnswer: waits && payee === side,
          unanswered: waits && now.getTime() - at.getTime() > UNANSWERED_DAYS * MS_PER_DAY,
        },
      ];
    })
    .toReversed();
}

/**
 * `upi://pay` as NPCI's linking specification has it (ADR 24); null without a UPI id, and above what UPI carries.
 * @param number of the request, as the payment's note
 */
export function upiLink(
  { upi, name, merchant }: Pick<PayeeRow, "upi" | "name" | "merchant">,
  amountPaise: number,
  number: string,
): string | null {
  if (!upi || amountPaise <= 0 || amountPaise > UPI_MOST_PAISE) return null;
  const query: [string, string][] = [
    ["pa", upi],
    ["pn", name],
    ["am", (amountPaise / 100).toFixed(2)],
    ["cu", "INR"],
    ["tn", number],
    ...(merchant ? ([["mc", "7299"]] as [string, string][]) : []),
  ];
  // Not as a form: apps read '+' as a plus.
  return `upi://pay?${query.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join("&")}`;
}

/** How the payee is paid, with a UPI link for just this amount; null where they have not said. */
export function payToShown(payee: PayeeRow | null, amountPaise: number, number: string): PayTo | null {
  if (!payee) return null;
  const { name, upi, merchant, account, ifsc } = payee;
  return { name, upi, merchant, account, ifsc, link: upiLink(payee, amountPaise, number) };
}

/** A booking of somebody's money page. */
export function moneyLine(
  row: MoneyRow,
  dues: readonly DueRow[],
  deposit: DepositBalance | null,
  now: Date,
): MoneyLine {
  const today = todayIST(now);
  const shown = duesShown(dues, row, row.state === "closed" ? null : today);
  const next = nextOf(shown);
  return {
    number: row.number,
    side: row.side,
    other: row.other,
    eventType: row.eventType,
    eventDate: row.eventDate,
    state: row.state as MoneyLine["state"],
    totalPaise: row.totalPaise,
    donePaise: row.paidPaise,
    waitsPaise: row.claimedPaise,
    openPaise: openOf(row),
    next: next && { amountPaise: next.openPaise, day: next.day, late: next.status === "late" },
    backPaise: backOpenOf(row),
    depositPaise: deposit ? depositToReturn(deposit) : 0,
  };
}
