/** One listing's calendar as it stands, read in one statement. */
import { isUuid } from "../../domain/ids.ts";
import type { Slot } from "../../domain/slots.ts";
import { todayIST } from "../../domain/dates.ts";
import { dependsOn } from "../../platform/cache/answer-notes.server.ts";
import { announce } from "../../platform/cache/changes.server.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { categoryOf } from "../registry.ts";
import { availability, availabilityThroughout, offeredSlots, type CalendarFacts } from "./calendar-days.ts";
import type { DayAvailability, OwnPart } from "./calendar-model.ts";
import { calendarRows, type CalendarRow } from "./calendar-store.server.ts";

/** Names what an answer shows of a calendar. */
export const tagOf = (listingId: string) => `calendar:${listingId}`;

/** Says that these calendars are others now. */
export async function announceCalendars(tx: Tx, listingIds: readonly string[]): Promise<void> {
  if (listingIds.length > 0) await announce(tx, ...listingIds.map(tagOf));
}

export type Calendar = Pick<CalendarRow, "id" | "category" | "status"> & CalendarFacts;

/** @param from,to the days that were asked for; holds are read beyond them */
function factsOf(row: CalendarRow, from: string, to: string): Calendar {
  const { id, category, status, said, stale, units, holds, counts, quoted, requests } = row;
  const { calendar: rule } = categoryOf(category);
  const named = [...new Set(units)].sort();
  const asked = new Map<string, number>();
  const ask = (day: string, waiting: number) => asked.set(day, (asked.get(day) ?? 0) + waiting);
  for (const { day, waiting } of [...requests, ...quoted]) if (waiting > 0) ask(day, waiting);
  for (const { day, forQuote } of holds) if (forQuote && day >= from && day <= to) ask(day, 1);
  return {
    id,
    category,
    status,
    rule,
    said,
    stale,
    units: rule.mode === "halls" && named.length > 0 ? named : [""],
    holds: holds.flatMap(({ unit, day, from: begin, to: end, kind, forQuote }) =>
      forQuote ? [] : [{ unit, day, kind, span: { from: begin, to: end } }],
    ),
    counts,
    asked,
    unheld: new Map(requests.flatMap(({ day, confirmed }) => (confirmed > 0 ? [[day, confirmed] as const] : []))),
  };
}

/** What a listing's days follow from, from one ISO day to another; null for an unknown id. */
export async function calendarOf(
  db: Db,
  listingId: string,
  from: string,
  to: string,
  { except = null }: { except?: string | null } = {},
): Promise<Calendar | null> {
  if (!isUuid(listingId)) return null;
  const [row] = await calendarRows(db, { listingIds: [listingId], from, to, except });
  return row ? factsOf(row, from, to) : null;
}

/** The same of several listings, in one statement. */
export async function calendarsOf(
  db: Db,
  listingIds: readonly string[],
  from: string,
  to: string,
): Promise<Calendar[]> {
  return (await calendarRows(db, { listingIds, from, to })).map((row) => factsOf(row, from, to));
}

/** The days of a listing as everybody may read them, for an answer that is kept until its calendar changes. */
export async function publicDays(
  deps: Pick<Deps, "database" | "now">,
  listingId: string,
  from: string,
  to: string,
): Promise<{ calendar: Calendar; days: DayAvailability[] } | null> {
  dependsOn(tagOf(listingId));
  const calendar = await calendarOf(deps.database.reads, listingId, from, to);
  return calendar && { calendar, days: availability(calendar, from, to, todayIST(deps.now())) };
}

/** These days at once, as everybody may read them: what a request finds that takes all of them. Null for an unknown listing. */
export async function publicDaysAtOnce(
  deps: Pick<Deps, "database" | "now">,
  listingId: string,
  from: string,
  until: string,
): Promise<DayAvailability | null> {
  dependsOn(tagOf(listingId));
  const calendar = await calendarOf(deps.database.reads, listingId, from, until);
  return calendar && availabilityThroughout(calendar, from, until, todayIST(deps.now()));
}

/** What a request may choose of a listing's day: its parts and its halls, for an answer that is kept until its calendar changes. */
export async function choicesOf(
  deps: Pick<Deps, "database" | "now">,
  listingId: string,
): Promise<{ slots: readonly Slot[]; ownSlots: readonly OwnPart[]; halls: readonly string[] }> {
  dependsOn(tagOf(listingId));
  const today = todayIST(deps.now());
  const calendar = await calendarOf(deps.database.reads, listingId, today, today);
  if (!calendar) return { slots: [], ownSlots: [], halls: [] };
  return {
    slots: offeredSlots(calendar),
    ownSlots: calendar.said?.ownSlots ?? [],
    halls: calendar.units.filter(Boolean),
  };
}
