import { expect, test } from "vitest";
import { lastDayOf, lastEventDay, severalDaysOf } from "./last-day.ts";
import { eventLine } from "./enquiry-words.ts";

const of = (details: Record<string, unknown>, eventDate: string | null = "2027-02-27") => ({ eventDate, details });

test.each([
  [{}, "2027-02-27"],
  [{ days: "1" }, "2027-02-27"],
  [{ days: "0" }, "2027-02-27"],
  [{ days: "3" }, "2027-03-01"],
  [{ days: "60" }, "2027-04-27"],
  [{ days: "999999999" }, "2027-04-27"],
  [{ days: "two" }, "2027-02-27"],
  [{ days: 3 }, "2027-02-27"],
  [{ returnDate: "2027-03-05" }, "2027-03-05"],
  [{ returnDate: "2027-02-01" }, "2027-02-27"],
  [{ returnDate: "2029-01-01" }, "2027-04-27"],
  [{ returnDate: "", days: "2" }, "2027-02-28"],
])("%j lasts until %s", (details, last) => {
  expect(lastDayOf(of(details))).toBe(last);
});

test("without a day there is no last one; what is rented takes place on its first, and is no event of several days", () => {
  expect(lastDayOf(of({ days: "3" }, null))).toBeNull();
  expect([lastEventDay(of({ returnDate: "2027-03-05" })), severalDaysOf(of({ returnDate: "2027-03-05" }))]).toEqual([
    "2027-02-27",
    null,
  ]);
  expect([lastEventDay(of({ days: "3" })), severalDaysOf(of({ days: "3" })), severalDaysOf(of({}))]).toEqual([
    "2027-03-01",
    3,
    null,
  ]);
});

test("an event of several days is told with all of them", () => {
  const wedding = { kind: "artistBooking", eventType: "Wedding" };
  expect(eventLine({ ...wedding, ...of({ days: "3" }, "2027-02-12") })).toBe("Wedding, 12 to 14 February 2027");
  expect(eventLine({ ...wedding, ...of({}, "2027-02-12") })).toBe("Wedding on 12 February 2027");
});
