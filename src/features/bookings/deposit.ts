/** A deposit that comes back: what quotes and agreements say of it. It stands in no price and no sum of one. */
import { addDays, formatDay } from "../../domain/dates.ts";
import { formatRupees } from "../../domain/money.ts";
import { say } from "../../domain/words/say.ts";

/** `days` before the event it is paid, and within `backDays` after it it comes back. */
export type Deposit = { paise: number; days: number; backDays: number };

export const DEPOSIT_BACK_DAYS = 7;
export const MOST_BACK_DAYS = 30;

/** When it falls due, and by when it comes back, as ISO days (ADR 33); null where the event has no day. @param lastDay of an event of several days */
export const depositDays = (
  { days, backDays }: Pick<Deposit, "days" | "backDays">,
  eventDate: string | null,
  lastDay = eventDate,
): { day: string; backBy: string } | null =>
  eventDate === null ? null : { day: addDays(eventDate, -days), backBy: addDays(lastDay ?? eventDate, backDays) };

/** '₹20,000, by 2 December 2026. It comes back by 9 December 2026, and is no part of the price.' */
export function depositWords(deposit: Deposit, eventDate: string | null, lastDay = eventDate): string {
  const { paise, days, backDays } = deposit;
  const amount = formatRupees(paise);
  const at = depositDays(deposit, eventDate, lastDay);
  if (at) {
    const values = { amount, day: formatDay(at.day), back: formatDay(at.backBy) };
    return days === 0
      ? say("{amount}, at the event, {day}. It comes back by {back}, and is no part of the price.", values)
      : say("{amount}, by {day}. It comes back by {back}, and is no part of the price.", values);
  }
  return days === 0
    ? say(
        "{amount}, at the event. It comes back within {backDays, plural, one {# day} other {# days}} after it, and is no part of the price.",
        { amount, backDays },
      )
    : say(
        "{amount}, {days, plural, one {# day} other {# days}} before the event. It comes back within {backDays, plural, one {# day} other {# days}} after it, and is no part of the price.",
        { amount, days, backDays },
      );
}
