/** What owners of the demo write into their calendars. */

export const NOTES = [
  "Out of town",
  "Booked by phone",
  "Family wedding",
  "Rest",
  "Rehearsal",
  "Booked, number with the office",
  "Travelling",
  "",
  "",
] as const;
