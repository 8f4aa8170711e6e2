import ICAL from "ical.js";

const encoder = new TextEncoder();

/**
 * Reads a calendar file as a strict calendar does: every line ended by CRLF, at most 75 bytes long, properties of the
 * calendar before its entries, and each value as its type says.
 * @returns the calendar
 * @throws what is wrong with it
 */
export function strictCalendar(text: string): ICAL.Component {
  if (!text.endsWith("\r\n")) throw new Error("The last line has no end.");
  if (/[^\r]\n|\r[^\n]/.test(text)) throw new Error("A line ends with something else than CRLF.");
  for (const line of text.split("\r\n"))
    if (encoder.encode(line).length > 75) throw new Error(`A line is longer than 75 bytes: ${line}`);
  const lines = text.replaceAll("\r\n ", "").split("\r\n");
  const last = lines.lastIndexOf("END:VEVENT");
  if (last >= 0 && lines[last + 1] !== "END:VCALENDAR") throw new Error(`After its events: ${lines[last + 1]}`);
  for (const line of lines)
    if (/^(?:NAME|X-WR-CALNAME|SUMMARY|DESCRIPTION|LOCATION):/.test(line) && /(?<!\\)(?:\\\\)*[;,]/.test(line))
      throw new Error(`A text is not escaped: ${line}`);
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  for (const event of calendar.getAllSubcomponents("vevent")) {
    for (const name of ["uid", "dtstamp", "dtstart"])
      if (!event.getFirstPropertyValue(name)) throw new Error(`An event has no ${name}.`);
    const { startDate, endDate } = new ICAL.Event(event);
    if (endDate.compare(startDate) < 0) throw new Error("An event ends before it begins.");
  }
  return calendar;
}
