/** When people of the demo write: by day, in India, from eight in the morning to ten in the evening. */
import { MS_PER_DAY } from "../../domain/dates.ts";

const INDIA_MS = 5.5 * 3_600_000;
const HOUR = 3_600_000;
const MORNING = 8 * HOUR;
const EVENING = 22 * HOUR;
const NIGHT = MS_PER_DAY - EVENING + MORNING;
/** What falls into the night is said within so long of its ends. */
const NEAR = 1.5 * HOUR;

/** Since midnight in India. */
const sinceMidnight = (ms: number): number => (ms + INDIA_MS) % MS_PER_DAY;

/** About that moment, by day: the next morning or the evening before, where these two leave room for it. */
export function awakeWithin(ms: number, from: number, until: number): number {
  const within = Math.round(Math.min(Math.max(ms, from + 60_000), Math.max(until - 60_000, from + 60_000)));
  const since = sinceMidnight(within);
  if (since >= MORNING && since < EVENING) return within;
  const slept = since < MORNING ? since + MS_PER_DAY - EVENING : since - EVENING;
  const evening = within - slept;
  const share = slept / NIGHT;
  const found = [evening + NIGHT + Math.round(share * NEAR), evening - Math.round((1 - share) * NEAR) - 60_000].find(
    (moment) => moment > from && moment < until,
  );
  return found ?? within;
}

/** The same for whole stories: every moment before `now` by day, in their order still. */
export function awake(ms: number, now: number): number {
  const since = sinceMidnight(ms);
  const midnight = ms - since;
  const today = now - sinceMidnight(now);
  // At night and early in the morning nothing has been said today yet: what was is of the evening before.
  const night = now - today < MORNING + 2 * HOUR;
  if (midnight < today) {
    const hours = night && midnight === today - MS_PER_DAY ? EVENING - HOUR : EVENING;
    return Math.floor(midnight + MORNING + (since / MS_PER_DAY) * (hours - MORNING));
  }
  const share = since / Math.max(1, now - today);
  return night
    ? Math.floor(today - MS_PER_DAY + EVENING - HOUR + share * HOUR)
    : Math.floor(today + MORNING + share * (Math.min(now - today, EVENING) - MORNING));
}
