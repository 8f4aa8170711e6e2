/** A deposit that comes back: what quotes and agreements say of it. It stands in no price and no sum of one. */
import { counted } from "../../domain/counted.ts";
import { addDays, formatDay } from "../../domain/dates.ts";
import { formatRupees } from "../../domain/money.ts";

/** `days` before the event it is paid, and within `backDays` after it it comes back. */
export type Deposit = { paise: number; days: number; backDays: number };

export const DEPOSIT_BACK_DAYS = 7;
export const MOST_BACK_DAYS = 30;

/** When it falls due, and by when it comes back; null where the event has no day. */
export const depositDays = (
  { days, backDays }: Pick<Deposit, "days" | "backDays">,
  eventDate: string | null,
): { day: string; backBy: string } | null =>
  eventDate === null ? null : { day: addDays(eventDate, -days), backBy: addDays(eventDate, backDays) };

/** '₹20,000, by 2 December 2026. It comes back by 9 December 2026, and is no part of the price.' */
export function depositWords(deposit: Deposit, eventDate: string | null): string {
  const { paise, days, backDays } = deposit;
  const at = depositDays(deposit, eventDate);
  const when = at
    ? days === 0
      ? `at the event, ${formatDay(at.day)}`
      : `by ${formatDay(at.day)}`
    : days === 0
      ? "at the event"
      : `${counted(days, "days")} before the event`;
  const back = at ? `by ${formatDay(at.backBy)}` : `within ${counted(backDays, "days")} after it`;
  return `${formatRupees(paise)}, ${when}. It comes back ${back}, and is no part of the price.`;
}
