/** One event as a calendar file (iCalendar, RFC 5545), for its days, and the hours of each where they are known. */
import { addDays, daysFrom } from "./dates.ts";
import { isSlot, spanOf } from "./slots.ts";

export type CalendarEntry = {
  /** Names it for good, such as a number of ours at the site's host: imported twice, it stands there once. */
  uid: string;
  /** ISO day. */
  day: string;
  /** Of several days the last one. */
  lastDay?: string;
  /** A part of each of them by its name or hours; anything else is the whole day. */
  slot?: string;
  title: string;
  description?: string;
  place?: string;
  url?: string;
  /** When the file is made. */
  made: Date;
};

/** Backslash, semicolon and comma mean something in a text; a line break would end it. */
export const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|\n/g, "\\n")
    // eslint-disable-next-line no-control-regex -- refusing them is the purpose
    .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, "");

/** Bytes of a line, without its end. */
const LINE_BYTES = 75;
const encoder = new TextEncoder();

/** A line of at most 75 bytes, and further ones that begin with a space; no character is cut in two. */
function folded(line: string): string {
  const lines: string[] = [];
  let now = "";
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > LINE_BYTES) {
      lines.push(now);
      [now, bytes] = [" ", 1];
    }
    now += character;
    bytes += size;
  }
  return [...lines, now].join("\r\n");
}

/**
 * The file of another writer, its calendar's own properties before the first event (RFC 5545, section 3.4), its last line
 * ended as all others.
 */
export function headFirst(text: string): string {
  const lines = text.replace(/(?:\r?\n)*$/, "").split(/\r?\n/);
  const first = lines.indexOf("BEGIN:VEVENT");
  const last = lines.lastIndexOf("END:VEVENT");
  const [head, events, tail] =
    first < 0 ? [lines, [], []] : [lines.slice(0, first), lines.slice(first, last + 1), lines.slice(last + 1)];
  const [end = "END:VCALENDAR", ...own] = tail.toReversed();
  return [...(events.length > 0 ? [...head, ...own.toReversed(), ...events, end] : head), ""].join("\r\n");
}

const basic = (day: string): string => day.replaceAll("-", "");
const instant = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, "");

/** When it begins and ends, as often as it does: several whole days are one span, hours stand on each of them. */
function timesOf({
  day,
  lastDay = day,
  slot,
}: Pick<CalendarEntry, "day" | "lastDay" | "slot">): [from: string, to: string][] {
  const last = lastDay < day ? day : lastDay;
  if (!isSlot(slot) || slot === "whole")
    // The end is the first day after it.
    return [[`;VALUE=DATE:${basic(day)}`, `;VALUE=DATE:${basic(addDays(last, 1))}`]];
  return daysFrom(day, last).map((one) => {
    const { from, to } = spanOf(one, slot);
    return [`:${instant(new Date(from))}`, `:${instant(new Date(to))}`];
  });
}

/** The text of an .ics file. The event keeps nobody busy: it is not agreed yet. */
export function calendarFile({ uid, title, description, place, url, made, ...when }: CalendarEntry): string {
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Mandap//Requests//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...timesOf(when).flatMap(([from, to], at) => [
      "BEGIN:VEVENT",
      `UID:${at > 0 ? `${at + 1}.` : ""}${escaped(uid)}`,
      `DTSTAMP:${instant(made)}`,
      `DTSTART${from}`,
      `DTEND${to}`,
      `SUMMARY:${escaped(title)}`,
      ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
      ...(place ? [`LOCATION:${escaped(place)}`] : []),
      ...(url ? [`URL:${url.replace(/\s/g, "")}`] : []),
      "STATUS:TENTATIVE",
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
    "",
  ]
    .map(folded)
    .join("\r\n");
}
