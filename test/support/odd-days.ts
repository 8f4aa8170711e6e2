/** Days that no field, query or call takes: the ends of the calendar and beyond, a day that is none, and years of five digits. */
export const ENDS_OF_THE_CALENDAR = [
  "0000-01-01",
  "0001-01-01",
  "1899-12-31",
  "2027-02-29",
  "9999-12-30",
  "9999-12-31",
  "10000-01-01",
  "+010000-01-01",
] as const;

const DAY_NAMES = new Set([
  ..."date day from to until dob eventDate calendar calender startDate endDate returnDate paidOn validUntil".split(" "),
  ..."month year since before after".split(" "),
]);

/** Whether a field or query of this name says a day, a month or a year. */
export const isDayName = (name: string): boolean => DAY_NAMES.has(name);
