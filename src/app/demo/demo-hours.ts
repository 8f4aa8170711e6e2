/** When people of the demo write: by day, in India. */
const INDIA_MS = 5.5 * 3_600_000;
const HOUR = 3_600_000;
const DAY_MS = 24 * HOUR;

/** About that moment, between half past seven and half past ten in the evening where these two leave room for it. */
export function awakeWithin(ms: number, from: number, until: number): number {
  const within = Math.round(Math.min(Math.max(ms, from + 60_000), Math.max(until - 60_000, from + 60_000)));
  const since = (within + INDIA_MS) % DAY_MS;
  const shift = since < 7.5 * HOUR ? 7.5 * HOUR - since / 8 : since > 22.5 * HOUR ? -2.5 * HOUR : 0;
  const awake = Math.round(within + shift);
  return awake > from && awake < until ? awake : within;
}
