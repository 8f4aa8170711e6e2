/** How long a request lasts: for browser and server. */
import { addDays, isIsoDay, severalDays } from "../../domain/dates.ts";

/** What is rented is brought back so many days later at most, and so many days are booked. */
export const MOST_RENTED = 60;

type Lasting = { eventDate: string | null; details?: Record<string, unknown> };

/**
 * The last day of a request: what is rented is brought back on it, and of several days, each of which is paid for, it is
 * the last. Null where it names no day. (`last_day_of` of migration 0083 says the same in SQL.)
 */
export function lastDayOf({ eventDate, details = {} }: Lasting): string | null {
  if (!eventDate) return null;
  const { returnDate: back, days } = details;
  const most = addDays(eventDate, MOST_RENTED - 1);
  const last =
    typeof back === "string" && isIsoDay(back)
      ? back
      : typeof days === "string" && /^\d{1,9}$/.test(days)
        ? addDays(eventDate, Math.min(Number(days), MOST_RENTED) - 1)
        : eventDate;
  return last <= eventDate ? eventDate : last < most ? last : most;
}

/** What is rented comes back on its last day; everything else takes place until then. */
const isRented = ({ details = {} }: Lasting): boolean => Boolean(details["returnDate"]);

/** From which day on it has taken place: of several the last. What is rented may come back sooner than was said. */
export const lastEventDay = (enquiry: Lasting): string | null =>
  isRented(enquiry) ? enquiry.eventDate : lastDayOf(enquiry);

/** For how many days something takes place; null for one, and for what is rented. */
export function severalDaysOf(enquiry: Lasting): number | null {
  const { eventDate } = enquiry;
  return isRented(enquiry) ? null : severalDays(eventDate, lastDayOf(enquiry));
}
