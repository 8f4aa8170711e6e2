/** The page on which an owner keeps a calendar: one month with who is there, and the year at a glance. */
import type { Actor } from "../../domain/actor.ts";
import { daysFrom, isIsoDay, todayIST } from "../../domain/dates.ts";
import { type Slot } from "../../domain/slots.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { CalendarRule } from "../listings/category.ts";
import { calendarOf } from "./calendar-facts.server.ts";
import { offeredSlots } from "./calendar-days.ts";
import { partLabel, type BusyOutside, type CalendarSettings } from "./calendar-model.ts";
import { ownCalendar } from "./calendar-service.server.ts";
import type { CalendarEntry } from "./calendar-store.server.ts";
import { calendarsElsewhere, type CalendarsElsewhere } from "./feed-service.server.ts";
import { addMonths, firstDay, isReached, lastDay, monthOf, ownLetterOf, type Letter } from "./month.ts";

export type OwnDay = { day: string; letter: Letter; entries: CalendarEntry[]; outside: BusyOutside[] };
/** A month of the year strip. */
export type YearMonth = { month: string; taken: number; days: number };

export type OwnMonth = {
  id: string;
  title: string;
  month: string;
  earlier: string | null;
  later: string | null;
  today: string;
  days: OwnDay[];
  year: YearMonth[];
  said: boolean;
  rule: CalendarRule;
  units: readonly string[];
  /** Parts of the day that a block may be for. */
  slots: readonly { value: string; label: string }[];
  settings: CalendarSettings;
  elsewhere: CalendarsElsewhere;
  /** The days that were tapped, in order; '' while none is. */
  chosen: { from: string; to: string };
};

const YEAR = 12;

/** What was tapped: one day, or two as a range, whichever came first. */
function chosenDays(search: URLSearchParams): OwnMonth["chosen"] {
  const [from = "", to = ""] = ["from", "to"]
    .map((name) => search.get(name) ?? "")
    .filter(isIsoDay)
    .sort();
  return { from, to };
}

/** @throws 404 for everybody but the listing's owner and admins */
export async function ownMonth(deps: Deps, actor: Actor, id: string, request: Request): Promise<OwnMonth> {
  const { searchParams } = new URL(request.url);
  const today = todayIST(deps.now());
  const month = monthOf(searchParams.get("month"), today);
  const own = await ownCalendar(deps, actor, id, { from: firstDay(month), to: lastDay(month) });
  const { calendar, settings } = own;
  const first = today.slice(0, 7);
  const yearEnd = lastDay(addMonths(first, YEAR - 1));
  const [ahead, elsewhere] = await Promise.all([
    calendarOf(deps.db, id, today, yearEnd),
    calendarsElsewhere(deps, actor, id),
  ]);
  // What stands on a day, and not that it is a weekday off.
  const busy = new Set([
    ...(ahead?.holds.map(({ day }) => day) ?? []),
    ...(ahead?.counts.filter(({ taken, closed }) => taken > 0 || closed).map(({ day }) => day) ?? []),
    ...(ahead?.unheld.keys() ?? []),
  ]);
  const byMonth = Map.groupBy(daysFrom(today, yearEnd), (day) => day.slice(0, 7));
  return {
    id,
    title: own.title,
    month,
    earlier: isReached(addMonths(month, -1), today) ? addMonths(month, -1) : null,
    later: isReached(addMonths(month, 1), today) ? addMonths(month, 1) : null,
    today,
    days: own.days.map(({ entries, outside, ...day }) => ({
      day: day.day,
      letter: ownLetterOf(day, entries, today),
      entries,
      outside,
    })),
    year: [...byMonth].map(([one, days]) => ({
      month: one,
      days: days.length,
      taken: days.filter((day) => busy.has(day)).length,
    })),
    said: calendar.said !== null,
    rule: calendar.rule,
    units: calendar.units,
    slots:
      calendar.rule.mode === "counted" && calendar.rule.by !== "slot"
        ? []
        : [...new Set<Slot>(["whole", ...offeredSlots(calendar)])].map((value) => ({
            value,
            label: partLabel(value, settings.ownSlots),
          })),
    settings,
    elsewhere,
    chosen: chosenDays(searchParams),
  };
}
