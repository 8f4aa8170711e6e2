/** Who comes to an event when, as an iCalendar file for the organiser's own calendar. */
import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { BRAND } from "../../domain/brand.ts";
import { MS_PER_DAY, TIME_ZONE } from "../../domain/dates.ts";
import { occasionWords } from "../../domain/occasion-words.ts";
import { bookingPath } from "../../domain/request-paths.ts";
import { placeTextSaid } from "../../domain/places/place-said.ts";
import { spokenPath } from "../../domain/words/language-choice.ts";
import { language } from "../../domain/words/say.ts";
import type { EventBoard } from "./event-model.ts";

const midnightOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/**
 * Each part of the event and each booking for it as a whole day.
 * @param publicUrl 'https://mandap.in'
 * @param now when the file was made
 */
export function eventFile({ event, board }: EventBoard, publicUrl: string, now: Date): string {
  const calendar = ical({
    name: event.name,
    prodId: { company: BRAND.name, product: "Event", language: language().toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    x: { "X-WR-TIMEZONE": TIME_ZONE },
  });
  const host = new URL(publicUrl).hostname;
  const whole = (day: string) => ({
    allDay: true,
    start: new Date(midnightOf(day)),
    end: new Date(midnightOf(day) + MS_PER_DAY),
    stamp: now,
  });
  for (const [at, { name, day }] of event.parts.entries())
    calendar.createEvent({
      ...whole(day),
      id: `part-${at + 1}.${event.id}@${host}`,
      summary: occasionWords(name),
      location: placeTextSaid(event.place),
    });
  for (const { number, title, day, state } of board.rows.flatMap((row) => row.booked)) {
    if (day === null) continue;
    const url = publicUrl + spokenPath(bookingPath(number));
    calendar.createEvent({
      ...whole(day),
      id: `${number}.${event.id}@${host}`,
      summary: title,
      location: placeTextSaid(event.place),
      description: `${number}\n${url}`,
      url,
      status: state === "agreed" ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}
