/** Who comes to an event when, as an iCalendar file for the organiser's own calendar. */
import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { BRAND } from "../../domain/brand.ts";
import { headFirst, escaped } from "../../domain/calendar-file.ts";
import { TIME_ZONE, addDays, daysFrom } from "../../domain/dates.ts";
import { isSlot, spanOf } from "../../domain/slots.ts";
import { occasionWords } from "../../domain/occasion-words.ts";
import { bookingPath } from "../../domain/request-paths.ts";
import { placeTextSaid } from "../../domain/places/place-said.ts";
import { spokenPath } from "../../domain/words/language-choice.ts";
import { language } from "../../domain/words/say.ts";
import type { EventBoard } from "./event-model.ts";

type When = { allDay: boolean; start: Date; end: Date };
const midnightOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Its whole days in one span, or the hours that are booked on each of them. */
function timesOf({ day, lastDay, slot }: { day: string; lastDay?: string | null; slot?: string | null }): When[] {
  const last = lastDay ?? day;
  if (!isSlot(slot) || slot === "whole")
    return [{ allDay: true, start: new Date(midnightOf(day)), end: new Date(midnightOf(addDays(last, 1))) }];
  return daysFrom(day, last).map((one) => {
    const { from, to } = spanOf(one, slot);
    return { allDay: false, start: new Date(from), end: new Date(to) };
  });
}

/**
 * Each part of the event as a whole day, and each booking for it with all of its days and its hours.
 * @param publicUrl 'https://mandap.in'
 * @param now when the file was made
 */
export function eventFile({ event, board }: EventBoard, publicUrl: string, now: Date): string {
  const calendar = ical({
    name: escaped(event.name),
    prodId: { company: BRAND.name, product: "Event", language: language().toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    x: { "X-WR-TIMEZONE": TIME_ZONE },
  });
  const host = new URL(publicUrl).hostname;
  const location = placeTextSaid(event.place);
  for (const [at, { name, day }] of event.parts.entries())
    for (const when of timesOf({ day }))
      calendar.createEvent({
        ...when,
        stamp: now,
        id: `part-${at + 1}.${event.id}@${host}`,
        summary: occasionWords(name),
        location,
      });
  for (const { number, title, day, lastDay, slot, state } of board.rows.flatMap((row) => row.booked)) {
    if (day === null) continue;
    const url = publicUrl + spokenPath(bookingPath(number));
    for (const [at, when] of timesOf({ day, lastDay, slot }).entries())
      calendar.createEvent({
        ...when,
        stamp: now,
        id: `${number}${at > 0 ? `-${at + 1}` : ""}.${event.id}@${host}`,
        summary: title,
        location,
        description: `${number}\n${url}`,
        url,
        status: state === "agreed" || state === "unpriced" ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      });
  }
  return headFirst(calendar.toString());
}
