import { expect, test } from "vitest";
import { strictCalendar } from "../../test/support/strict-calendar.ts";
import { calendarFile, headFirst } from "./calendar-file.ts";

const made = new Date("2026-11-22T13:45:06.789Z");
const entry = { uid: "MD-ABCD-EFGH@mandap.example", day: "2026-12-31", title: "Wedding", made };
const bytes = (text: string) => new TextEncoder().encode(text).length;
/** As a calendar reads it: folds undone, one property a line. */
const read = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

test("a whole day, ended by the next one, over the end of the year too", () => {
  expect(read(calendarFile(entry))).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Mandap//Requests//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    "UID:MD-ABCD-EFGH@mandap.example",
    "DTSTAMP:20261122T134506Z",
    "DTSTART;VALUE=DATE:20261231",
    "DTEND;VALUE=DATE:20270101",
    "SUMMARY:Wedding",
    "STATUS:TENTATIVE",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test("what means something is escaped, and nothing typed can begin a line of its own", () => {
  const file = calendarFile({
    ...entry,
    title: String.raw`A; B, C \ D`,
    description: "First\r\nBEGIN:VALARM\nlast\u0000",
    place: "Rajwada, Indore",
    url: "https://mandap.example/venue/x",
  });
  expect(read(file)).toEqual(
    expect.arrayContaining([
      String.raw`SUMMARY:A\; B\, C \\ D`,
      String.raw`DESCRIPTION:First\nBEGIN:VALARM\nlast`,
      String.raw`LOCATION:Rajwada\, Indore`,
      "URL:https://mandap.example/venue/x",
    ]),
  );
  expect(read(file)).not.toContain("BEGIN:VALARM");
  const [event] = strictCalendar(file).getAllSubcomponents("vevent");
  expect(event?.getFirstPropertyValue("summary")).toBe(String.raw`A; B, C \ D`);
});

test("lines are folded at 75 bytes, and no letter or emoji is cut in two", () => {
  const title = "नंदिनी की मेहंदी और संगीत 💃🏽".repeat(9);
  const file = calendarFile({ ...entry, title });
  for (const line of file.split("\r\n")) {
    expect(bytes(line)).toBeLessThanOrEqual(75);
    expect(line.isWellFormed()).toBe(true);
  }
  expect(read(file)).toContain(`SUMMARY:${title}`);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});

test("several whole days are one span, and hours stand on each of them", () => {
  const days = { day: "2026-12-31", lastDay: "2027-01-01" };
  expect(read(calendarFile({ ...entry, ...days })).filter((line) => /^(?:DT(?:START|END)|UID)/.test(line))).toEqual([
    "UID:MD-ABCD-EFGH@mandap.example",
    "DTSTART;VALUE=DATE:20261231",
    "DTEND;VALUE=DATE:20270102",
  ]);
  const evenings = read(calendarFile({ ...entry, ...days, slot: "18:00-01:30" }));
  expect(evenings.filter((line) => /^(?:DT(?:START|END)|UID)/.test(line))).toEqual([
    "UID:MD-ABCD-EFGH@mandap.example",
    "DTSTART:20261231T123000Z",
    "DTEND:20261231T200000Z",
    "UID:2.MD-ABCD-EFGH@mandap.example",
    "DTSTART:20270101T123000Z",
    "DTEND:20270101T200000Z",
  ]);
});

test("a calendar's own properties come before its events, and its last line is ended", () => {
  const file = [
    "BEGIN:VCALENDAR",
    "NAME:A",
    "BEGIN:VEVENT",
    "END:VEVENT",
    "X-WR-TIMEZONE:Asia/Kolkata",
    "END:VCALENDAR",
  ];
  expect(headFirst(file.join("\r\n")).split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "NAME:A",
    "X-WR-TIMEZONE:Asia/Kolkata",
    "BEGIN:VEVENT",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
  expect(headFirst("BEGIN:VCALENDAR\r\nNAME:A\r\nEND:VCALENDAR")).toBe(
    "BEGIN:VCALENDAR\r\nNAME:A\r\nEND:VCALENDAR\r\n",
  );
});
