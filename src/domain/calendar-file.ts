/** One event as a calendar file (iCalendar, RFC 5545), for a whole day of the calendar. */
import { addDays } from "./dates.ts";

export type CalendarEntry = {
  /** Names it for good, such as a number of ours at the site's host: imported twice, it stands there once. */
  uid: string;
  /** ISO day. */
  day: string;
  title: string;
  description?: string;
  place?: string;
  url?: string;
  /** When the file is made. */
  made: Date;
};

/** Backslash, semicolon and comma mean something in a text; a line break would end it. */
const escaped = (text: string): string =>
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

const basic = (day: string): string => day.replaceAll("-", "");
const instant = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, "");

/** The text of an .ics file. The event takes the whole day and keeps nobody busy: it is not agreed yet. */
export function calendarFile({ uid, day, title, description, place, url, made }: CalendarEntry): string {
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Mandap//Requests//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${escaped(uid)}`,
    `DTSTAMP:${instant(made)}`,
    `DTSTART;VALUE=DATE:${basic(day)}`,
    // The end is the first day after it.
    `DTEND;VALUE=DATE:${basic(addDays(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(url ? [`URL:${url.replace(/\s/g, "")}`] : []),
    "STATUS:TENTATIVE",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]
    .map(folded)
    .join("\r\n");
}
