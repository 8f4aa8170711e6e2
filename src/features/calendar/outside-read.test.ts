import { expect, test } from "vitest";
import type { ReadAnswer } from "./outside-read.server.ts";
import { MOST_ENTRIES, readOutside } from "./outside-read.server.ts";

const FROM = Date.parse("2026-11-23T00:00:00+05:30");
const TO = Date.parse("2028-11-23T00:00:00+05:30");
const file = (...events: string[][]) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//x//y//EN",
    ...events.flatMap((lines, at) => [
      "BEGIN:VEVENT",
      ...(lines.some((line) => line.startsWith("UID:")) ? [] : [`UID:${at}@elsewhere.example`]),
      "DTSTAMP:20261101T000000Z",
      ...lines,
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
    "",
  ].join("\r\n");
const read = (text: string) => readOutside({ text, from: FROM, to: TO, ownHost: "mandap.example" });
/** As India reads it. */
const words = (answer: ReadAnswer) =>
  answer.ok
    ? answer.entries.map(({ from, to, wholeDay }) => {
        const at = (ms: number) => new Date(ms + 19_800_000).toISOString().slice(0, 16);
        return `${at(from)} ${at(to)}${wholeDay ? " whole" : ""}`;
      })
    : answer.trouble;

test("days, hours of any zone, and times without one are read as India has them", async () => {
  expect(
    words(
      await read(
        file(
          ["DTSTART;VALUE=DATE:20261205", "DTEND;VALUE=DATE:20261207"],
          ["DTSTART:20261210T043000Z", "DTEND:20261210T053000Z"],
          ["DTSTART;TZID=America/New_York:20261211T100000", "DURATION:PT2H"],
          ["DTSTART:20261212T100000", "DTEND:20261212T110000"],
          ["DTSTART:20261213T100000"],
        ),
      ),
    ),
  ).toEqual([
    "2026-12-05T04:00 2026-12-07T04:00 whole",
    "2026-12-10T10:00 2026-12-10T11:00",
    "2026-12-11T20:30 2026-12-11T22:30",
    "2026-12-12T10:00 2026-12-12T11:00",
    "2026-12-13T10:00 2026-12-13T10:01",
  ]);
});

test("what recurs is told as far as the calendar reaches, without what was left out or moved", async () => {
  expect(
    words(
      await read(
        file(
          [
            "UID:w",
            "DTSTART:20261205T100000",
            "DTEND:20261205T110000",
            "RRULE:FREQ=WEEKLY;COUNT=3",
            "EXDATE:20261212T100000",
          ],
          ["UID:w", "RECURRENCE-ID:20261219T100000", "DTSTART:20261220T150000", "DTEND:20261220T160000"],
        ),
      ),
    ),
  ).toEqual(["2026-12-05T10:00 2026-12-05T11:00", "2026-12-20T15:00 2026-12-20T16:00"]);
  const yearly = await read(file(["DTSTART;VALUE=DATE:20200101", "RRULE:FREQ=YEARLY"]));
  expect(words(yearly)).toEqual(["2027-01-01T04:00 2027-01-02T04:00 whole", "2028-01-01T04:00 2028-01-02T04:00 whole"]);
});

test("free time, what was called off, what is over, and what came from here keeps nobody busy", async () => {
  expect(
    words(
      await read(
        file(
          ["DTSTART:20261205T100000", "DTEND:20261205T110000", "TRANSP:TRANSPARENT"],
          ["DTSTART:20261205T100000", "DTEND:20261205T110000", "STATUS:CANCELLED"],
          ["DTSTART:20251205T100000", "DTEND:20251205T110000"],
          ["UID:MD-1.x@mandap.example", "DTSTART:20261205T100000", "DTEND:20261205T110000"],
          ["DTSTART;VALUE=DATE:20400101"],
        ),
      ),
    ),
  ).toEqual([]);
});

test("what is no calendar is told apart from one that holds too much", async () => {
  for (const text of ["", "<html>Sign in</html>", "BEGIN:VCARD", "{}"])
    expect(words(await read(text)), text).toBe("notCalendar");
  const one = ["DTSTART:20261205T100000", "DTEND:20261205T110000"];
  expect(words(await read(file(...Array.from({ length: 5_001 }, () => one))))).toBe("tangled");
});

test("bombs cost one process: every second, a rule that never comes true, thousands that recur daily", async () => {
  const bombs = [
    ["DTSTART:20261205T100000", "RRULE:FREQ=SECONDLY"],
    ["DTSTART:20261205T100000", "RRULE:FREQ=MINUTELY;UNTIL=99991231T000000Z"],
    ["DTSTART:20261205T100000", "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30"],
    ["DTSTART:20261205T100000", "RRULE:FREQ=DAILY;INTERVAL=0"],
    ["DTSTART:00010101T000000", "DTEND:99991231T000000"],
    ["DTSTART:nonsense", "RRULE:nonsense"],
  ];
  const sound = ["DTSTART:20261206T100000", "DTEND:20261206T110000"];
  for (const bomb of bombs) {
    const answer = words(await read(file(bomb, sound)));
    // The sound one is read beside it, or the file is left as a whole, in words.
    if (typeof answer === "string") expect(["unclear", "tangled"], bomb.join(" ")).toContain(answer);
    else expect(answer, bomb.join(" ")).toContain("2026-12-06T10:00 2026-12-06T11:00");
  }
  const many = await read(
    file(
      ...Array.from({ length: 400 }, (_none, at) => [
        `DTSTART:20261205T${String(at % 24).padStart(2, "0")}${String(at % 60).padStart(2, "0")}00`,
        "RRULE:FREQ=DAILY",
      ]),
    ),
  );
  expect(many.ok ? many.entries.length : many.trouble).toSatisfy(
    (got) => got === "tangled" || Number(got) <= MOST_ENTRIES,
  );
}, 40_000);
