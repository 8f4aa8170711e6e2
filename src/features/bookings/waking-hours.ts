/** Time as people count it who wait for an answer: nobody is expected to answer at night. Pure, in India. */

/** From eight in the morning to nine in the evening. */
const WAKES = 8;
const SLEEPS = 21;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** India has no daylight saving. */
const IST_MS = 5.5 * HOUR_MS;

/** The instant at which so many hours between 8:00 and 21:00 in India have passed since another. */
export function wakingHoursAfter(since: Date, hours: number): Date {
  let left = hours * HOUR_MS;
  let at = since.getTime() + IST_MS;
  for (;;) {
    const midnight = Math.floor(at / DAY_MS) * DAY_MS;
    const from = Math.max(at, midnight + WAKES * HOUR_MS);
    const until = midnight + SLEEPS * HOUR_MS;
    const awake = Math.max(0, until - from);
    if (awake >= left) return new Date(from + left - IST_MS);
    left -= awake;
    at = midnight + DAY_MS;
  }
}
