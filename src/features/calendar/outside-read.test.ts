import { describe, expect, test } from "vitest";
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
  const many = await read(file(...Array.from({ length: 5_001 }, () => one)));
  // What is more than is read is counted, and hides nothing of the others.
  expect(many).toMatchObject({ ok: true, total: 5_001, unread: expect.any(Number) });
  expect([words(many), count(many).startsWith("0 ")]).toEqual([["2026-12-05T10:00 2026-12-05T11:00"], false]);
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
}, 240_000);

const count = (answer: ReadAnswer) => (answer.ok ? `${answer.unread} of ${answer.total}` : answer.trouble);
const day = (iso: string) =>
  `${iso}T04:00 ${new Date(Date.parse(iso) + 86_400_000).toISOString().slice(0, 10)}T04:00 whole`;

describe("entries in the file are kept, or counted as not understood", () => {
  const whole = (...lines: string[]) => ["DTSTART;VALUE=DATE:20270112", ...lines];
  test.each<[string, string, string[], string]>([
    [
      "further days of an entry",
      file(["DTSTART;VALUE=DATE:20270110", "DTEND;VALUE=DATE:20270111", "RDATE;VALUE=DATE:20270117,20270124"]),
      [day("2027-01-10"), day("2027-01-17"), day("2027-01-24")],
      "0 of 1",
    ],
    [
      "further times with a length of their own",
      file([
        "DTSTART:20270110T043000Z",
        "DURATION:PT1H",
        "RDATE;VALUE=PERIOD:20270111T043000Z/PT2H,20270112T043000Z/20270112T050000Z",
      ]),
      ["2027-01-10T10:00 2027-01-10T11:00", "2027-01-11T10:00 2027-01-11T12:00", "2027-01-12T10:00 2027-01-12T10:30"],
      "0 of 1",
    ],
    [
      "two entries of one name",
      file(["UID:b", ...whole()], ["UID:b", "DTSTART;VALUE=DATE:20270119"]),
      [day("2027-01-12"), day("2027-01-19")],
      "0 of 2",
    ],
    [
      "a day of a series that is not in the file",
      file(["UID:s", "RECURRENCE-ID:20270110T100000", "DTSTART:20270111T150000", "DTEND:20270111T160000"]),
      ["2027-01-11T15:00 2027-01-11T16:00"],
      "0 of 1",
    ],
    [
      "several calendars in a file",
      file(whole()) + file(["DTSTART;VALUE=DATE:20270121"]),
      [day("2027-01-12"), day("2027-01-21")],
      "0 of 2",
    ],
    [
      "busy times alone",
      file(whole()).replace(
        "END:VCALENDAR",
        "BEGIN:VFREEBUSY\r\nUID:f\r\nFREEBUSY;FBTYPE=BUSY:20270122T033000Z/PT9H,nonsense\r\nFREEBUSY;FBTYPE=FREE:20270123T033000Z/PT9H\r\nEND:VFREEBUSY\r\nEND:VCALENDAR",
      ),
      [day("2027-01-12"), "2027-01-22T09:00 2027-01-22T18:00"],
      "1 of 2",
    ],
    ["line ends of old systems", file(whole()).replaceAll("\r\n", "\r"), [day("2027-01-12")], "0 of 1"],
    [
      "one senseless rule beside a sound entry",
      file(["DTSTART;VALUE=DATE:20270115", "RRULE:FREQ=SOMETIMES"], ["DTSTART:nonsense"], whole()),
      [day("2027-01-12")],
      "2 of 3",
    ],
    [
      "zones by their names elsewhere",
      file(
        ["DTSTART;TZID=GMT Standard Time 1:20270114T120000", "DTEND;TZID=GMT Standard Time 1:20270114T140000"],
        ["DTSTART;TZID=tzone://Microsoft/Utc:20270115T120000", "DURATION:PT1H"],
        ["DTSTART;TZID=/freeassociation.sourceforge.net/Europe/London:20270116T120000", "DURATION:PT1H"],
        ["DTSTART;TZID=India Standard Time:20270117T120000", "DURATION:PT1H"],
        ["DTSTART;TZID=Middle Earth:20270118T120000", "DURATION:PT1H"],
      ),
      [
        "2027-01-14T17:30 2027-01-14T19:30",
        "2027-01-15T17:30 2027-01-15T18:30",
        "2027-01-16T17:30 2027-01-16T18:30",
        "2027-01-17T12:00 2027-01-17T13:00",
      ],
      "1 of 5",
    ],
  ])("%s", async (_name, text, busy, unread) => {
    const answer = await read(text);
    expect([words(answer), count(answer)]).toEqual([busy, unread]);
  });

  test("what is over is skipped, however much it is", async () => {
    const past = Array.from({ length: 12_000 }, () => ["DTSTART;VALUE=DATE:20190112", "SUMMARY:Over"]);
    const answer = await read(file(...past, whole()));
    expect([words(answer), count(answer)]).toEqual([[day("2027-01-12")], "0 of 12001"]);
  }, 240_000);
});
