/** When feasts fall, reckoned from sun and moon: what the packs of days are checked against. At Ujjain, by which Indian calendars reckon: 75.77° E, 23.18° N. */
import {
  Body,
  Ecliptic,
  GeoVector,
  MakeTime,
  MoonPhase,
  Observer,
  SearchMoonPhase,
  SearchRiseSet,
} from "astronomy-engine";

const PLACE = new Observer(23.1765, 75.7683, 0);
const MS_PER_DAY = 86_400_000;
const IST_MS = 19_800_000;

/** Midnight in India at the beginning of an ISO day. */
const midnight = (day: string): Date => new Date(Date.parse(day) - IST_MS);
const after = (date: Date, days: number): Date => new Date(date.getTime() + days * MS_PER_DAY);
/** The ISO day in India. */
export const dayOf = (date: Date): string => new Date(date.getTime() + IST_MS).toISOString().slice(0, 10);
const next = (day: string, days = 1): string => dayOf(after(midnight(day), days));

const rise = (body: Body, from: Date): Date => SearchRiseSet(body, PLACE, 1, from, 2)!.date;
const set = (body: Body, from: Date): Date => SearchRiseSet(body, PLACE, -1, from, 2)!.date;

/** 1 to 30: 15 is the full moon, 30 the new. */
const tithiAt = (date: Date): number => Math.floor(MoonPhase(date) / 12) + 1;

/** Lahiri's difference between the stars and the equinox, in degrees. */
const ayanamsa = (date: Date): number =>
  23.853 + ((date.getTime() - Date.UTC(2000, 0, 1)) / (365.25 * MS_PER_DAY)) * (50.29 / 3600);
const longitude = (body: Body, date: Date): number => Ecliptic(GeoVector(body, MakeTime(date), true)).elon;
const sidereal = (body: Body, date: Date): number => (longitude(body, date) - ayanamsa(date) + 360) % 360;

/** Months from one new moon to the next: 0 Chaitra to 11 Phalguna, and whether it is the extra one of a leap year. */
export type LunarMonth = { month: number; extra: boolean; from: Date; until: Date };
export function lunarMonths(year: number): LunarMonth[] {
  const moons: Date[] = [];
  let at = new Date(Date.UTC(year - 1, 10, 15));
  while (at < new Date(Date.UTC(year + 1, 1, 28))) {
    const found = SearchMoonPhase(0, at, 40)!.date;
    moons.push(found);
    at = after(found, 20);
  }
  const sign = (date: Date) => Math.floor(sidereal(Body.Sun, date) / 30);
  return moons.slice(0, -1).map((from, index) => {
    const until = moons[index + 1]!;
    const [begins, ends] = [sign(from), sign(until)];
    // The sun enters Aries in Chaitra; where it enters no sign, the month is an extra one of the next name.
    return { month: (begins + 1) % 12, extra: begins === ends, from, until };
  });
}

/** The times of day at which a feast wants its tithi. */
const TIMES = {
  sunrise: (day: string) => rise(Body.Sun, midnight(day)),
  /** So long after sunrise that a morning is left for the rite. */
  morning: (day: string) => after(rise(Body.Sun, midnight(day)), 0.1),
  noon: (day: string) => between(day, 0.5),
  afternoon: (day: string) => between(day, 0.61),
  sunset: (day: string) => set(Body.Sun, after(midnight(day), 0.5)),
  dusk: (day: string) => after(set(Body.Sun, after(midnight(day), 0.5)), 0.04),
  midnight: (day: string) => {
    const evening = set(Body.Sun, after(midnight(day), 0.5));
    const morning = rise(Body.Sun, after(midnight(day), 1));
    return new Date((evening.getTime() + morning.getTime()) / 2);
  },
  moonrise: (day: string) => rise(Body.Moon, after(midnight(day), 0.6)),
  /** Of the morning of that day, before the sun. */
  dawn: (day: string) => after(rise(Body.Sun, midnight(day)), -0.05),
} as const;
export type Time = keyof typeof TIMES;

/** A part of the day from sunrise to sunset. */
function between(day: string, part: number): Date {
  const up = rise(Body.Sun, midnight(day)).getTime();
  return new Date(up + (set(Body.Sun, after(midnight(day), 0.5)).getTime() - up) * part);
}

/**
 * The day of a year whose tithi at this time of day is that of a month; where it is there on two days the first, where on
 * none the day in which it begins.
 * @param tithi 1 to 30, of a month that ends with the new moon
 */
export function feastDay(year: number, month: number, tithi: number, time: Time): string {
  const found = lunarMonths(year).find(
    (one) => one.month === month && !one.extra && dayOf(after(one.from, tithi)).startsWith(String(year)),
  );
  if (!found) throw new Error(`${year} has no month ${month}.`);
  const first = dayOf(after(found.from, (tithi - 1) * 0.984 - 2));
  const days = Array.from({ length: 6 }, (_, index) => next(first, index));
  const there = days.find((day) => tithiAt(TIMES[time](day)) === tithi);
  if (there) return there;
  // It begins and ends between two of these times.
  const skipped = days.find((day) => {
    const [now, then] = [tithiAt(TIMES[time](day)), tithiAt(TIMES[time](next(day)))];
    return (now % 30) + 1 === tithi && then % 30 === (tithi + 1) % 30;
  });
  if (!skipped) throw new Error(`${year}: no day has tithi ${tithi} of month ${month}.`);
  return skipped;
}

/** The day on which the sun enters a sign of the stars (0 Aries, 9 Capricorn), by the moment of it. */
export function sankranti(year: number, sign: number): { day: string; hour: number } {
  const about = new Date(Date.UTC(year, [3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2][sign]!, 12));
  let [low, high] = [after(about, -4).getTime(), after(about, 8).getTime()];
  const before = (ms: number) => (sidereal(Body.Sun, new Date(ms)) - sign * 30 + 540) % 360 < 180;
  while (high - low > 60_000) {
    const middle = (low + high) / 2;
    if (before(middle)) low = middle;
    else high = middle;
  }
  const moment = new Date(high + IST_MS);
  return { day: moment.toISOString().slice(0, 10), hour: moment.getUTCHours() + moment.getUTCMinutes() / 60 };
}

/** Easter of the western churches. */
export function easter(year: number): string {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return `${year}-${String(Math.floor(sum / 31)).padStart(2, "0")}-${String((sum % 31) + 1).padStart(2, "0")}`;
}

/** The day of a date of the Umm al-Qura calendar in a year; what India sees is that day or one beside it. */
export function islamicDay(year: number, month: number, date: number): string {
  const format = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura", {
    day: "numeric",
    month: "numeric",
    timeZone: "UTC",
  });
  for (let day = `${year}-01-01`; day.startsWith(String(year)); day = next(day)) {
    const parts = format.formatToParts(new Date(`${day}T12:00:00Z`));
    const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
    if (part("month") === month && part("day") === date) return day;
  }
  throw new Error(`${year} has no such day.`);
}

/** The day whose evening has the fire before Holi: not in the first half of the full moon's tithi (Bhadra), if the next day has enough of it. */
export function holikaDay(year: number): string {
  const first = feastDay(year, 11, 15, "dusk");
  const bhadra = MoonPhase(TIMES.dusk(first)) / 12 < 14.5;
  return bhadra && tithiAt(between(next(first), 0.875)) === 15 ? next(first) : first;
}
