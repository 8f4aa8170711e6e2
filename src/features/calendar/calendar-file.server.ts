/** A listing's dates as an iCalendar file, for its owner's own calendar. Times are instants: every calendar shows them as in India there. */
import { createHash } from "node:crypto";
import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { BRAND } from "../../domain/brand.ts";
import { headFirst, escaped } from "../../domain/calendar-file.ts";
import { MS_PER_DAY, TIME_ZONE } from "../../domain/dates.ts";
import { occasionWords } from "../../domain/occasion-words.ts";
import { areaCallPath, requestAddress } from "../../domain/request-paths.ts";
import { spanOf } from "../../domain/slots.ts";
import { spokenPath } from "../../domain/words/language-choice.ts";
import { language, say } from "../../domain/words/say.ts";
import { partLabel, type OwnPart } from "./calendar-model.ts";
import type { CalendarEntry } from "./calendar-store.server.ts";

/** Seconds after which a calendar may ask again. */
export const ASKED_AGAIN_S = 3_600;

export type FiledCalendar = {
  listingId: string;
  title: string;
  /** 'https://mandap.in' */
  publicUrl: string;
  /** When its link was made: an event says so as its stamp, so that what has not changed is the same file. */
  made: Date;
  entries: readonly CalendarEntry[];
  /** The parts of the day that its owner has named. */
  ownSlots: readonly OwnPart[];
};

/** Names an entry for good: read again, it stands there once. */
function nameOf({ number, day, slot, unit }: CalendarEntry): string {
  if (number !== null) return number;
  return `block-${day}-${slot}-${createHash("sha256").update(unit).digest("hex").slice(0, 8)}`;
}

function titleOf({ number, forQuote, note, eventType, quantity }: CalendarEntry): string {
  if (number === null) return note ? say("Blocked: {note}", { note }) : say("Blocked");
  const what = `${eventType ? occasionWords(eventType) : say("Booked")}${quantity && quantity > 1 ? ` (${quantity})` : ""}`;
  return forQuote ? say("{what}: not yet confirmed", { what }) : what;
}

/** The text of the file: the same for the same dates. */
export function calendarText({ listingId, title, publicUrl, made, entries, ownSlots }: FiledCalendar): string {
  const calendar = ical({
    name: escaped(`${BRAND.name}: ${title}`),
    prodId: { company: BRAND.name, product: "Calendar", language: language().toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: ASKED_AGAIN_S,
    x: { "X-WR-TIMEZONE": TIME_ZONE },
  });
  const named = new Map<string, number>();
  for (const entry of entries) {
    const { day, slot, unit, number, area, forQuote } = entry;
    const name = nameOf(entry);
    // A request that takes several days is an event on each.
    const nth = (named.get(name) ?? 0) + 1;
    named.set(name, nth);
    const whole = slot === "whole";
    const { from, to } = spanOf(day, slot);
    const midnight = Date.parse(`${day}T00:00:00Z`);
    const address =
      number === null ? null : publicUrl + spokenPath(area ? areaCallPath(number) : requestAddress("received", number));
    calendar.createEvent({
      id: `${name}${nth > 1 ? `-${nth}` : ""}.${listingId}@${new URL(publicUrl).hostname}`,
      stamp: made,
      allDay: whole,
      start: new Date(whole ? midnight : from),
      end: new Date(whole ? midnight + MS_PER_DAY : to),
      summary: titleOf(entry),
      description: [number ?? "", whole ? "" : partLabel(slot, ownSlots), unit, address ?? ""]
        .filter(Boolean)
        .join("\n"),
      status: forQuote ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      ...(address === null ? {} : { url: address }),
    });
  }
  return headFirst(calendar.toString());
}
