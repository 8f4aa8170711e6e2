/** How many days a brief is for, where its dates say so. Pure. */
import { addDays, isIsoDay, severalDays } from "../../domain/dates.ts";
import { MOST_WANTED_DAYS, type When } from "../listings/when.ts";
import type { PriceQuestion } from "../prices/price-question.ts";

/** The same question; of several dates it is for as many days: as on the cards of a list, and in the request. */
export const forItsDays = (question: PriceQuestion, when: When | undefined): PriceQuestion => ({
  ...question,
  days: (when ? severalDays(when.from, when.until) : null) ?? question.days,
});

/** The last of so many days from a date on, which a calendar is then asked for; undefined where neither says several. */
export const untilBy = (date: string | undefined, days: number | null): string | undefined =>
  isIsoDay(date) && days !== null && days > 1 && days <= MOST_WANTED_DAYS ? addDays(date, days - 1) : undefined;
