/** On which days whoever keeps a listing is busy elsewhere, as far as their other calendars say: a warning, never a hold (docs/adr/0023). */
import { daysFrom, MS_PER_DAY } from "../../domain/dates.ts";
import { SLOTS, overlap, spanOf, type Slot, type Span } from "../../domain/slots.ts";
import type { Db } from "../../platform/database/database.server.ts";
import type { BusyOutside } from "./calendar-model.ts";
import { outsideWithin, type OutsideRow } from "./feed-store.server.ts";

/** What is read at once: more than anybody has in a year. */
const MOST_ROWS = 5_000;
/** Shown of one day. */
const MOST_OF_A_DAY = 5;

const IST_MS = 5.5 * 3_600_000;
const clockOf = (ms: number): string => new Date(ms + IST_MS).toISOString().slice(11, 16);

/** As much of it as lies within a span. */
function within({ from, to }: Span, { calendar, startsAt, endsAt, wholeDay }: OutsideRow): BusyOutside {
  const [first, last] = [Math.max(startsAt.getTime(), from), Math.min(endsAt.getTime(), to)];
  return {
    calendar,
    wholeDay: wholeDay || (first === from && last === to),
    from: clockOf(first),
    to: clockOf(last),
  };
}

/** By ISO day, for those on which there is something; both days included. What names days stands on those days alone. */
export async function outsideDays(
  db: Db,
  listingId: string,
  from: string,
  to: string,
): Promise<ReadonlyMap<string, BusyOutside[]>> {
  const midnight = (day: string) => Date.parse(`${day}T00:00:00+05:30`);
  const rows = await outsideWithin(
    db,
    listingId,
    { from: midnight(from), to: midnight(to) + MS_PER_DAY + SLOTS.whole.from * 60_000 },
    MOST_ROWS,
  );
  const days = new Map<string, BusyOutside[]>();
  for (const day of daysFrom(from, to)) {
    const calendarDay = { from: midnight(day), to: midnight(day) + MS_PER_DAY };
    const there = rows.filter(({ startsAt, endsAt, wholeDay }) =>
      overlap({ from: startsAt.getTime(), to: endsAt.getTime() }, wholeDay ? spanOf(day, "whole") : calendarDay),
    );
    if (there.length > 0)
      days.set(
        day,
        there.slice(0, MOST_OF_A_DAY).map((row) => within(calendarDay, row)),
      );
  }
  return days;
}

/** The first thing elsewhere during a part of some days, which follow each other, and on which of them; null for none. */
export async function busyOutside(
  db: Db,
  listingId: string,
  days: readonly string[],
  slot: Slot,
): Promise<(BusyOutside & { day: string }) | null> {
  const spans = days.map((day) => ({ day, ...spanOf(day, slot) }));
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return null;
  // Between the evenings of two days somebody may be busy by day.
  const most = spans.length === 1 ? 1 : MOST_ROWS;
  for (const row of await outsideWithin(db, listingId, { from: first.from, to: last.to }, most)) {
    const busy = { from: row.startsAt.getTime(), to: row.endsAt.getTime() };
    const span = spans.find((one) => overlap(one, busy));
    if (span) return { day: span.day, ...within(span, row) };
  }
  return null;
}
