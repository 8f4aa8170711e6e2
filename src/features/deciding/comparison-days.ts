/** How many days a brief is for, where its dates say so. Pure. */
import { severalDays } from "../../domain/dates.ts";
import type { When } from "../listings/when.ts";
import type { PriceQuestion } from "../prices/price-question.ts";

/** The same question; of several dates it is for as many days, where nothing else is said: as on the cards of a list. */
export const forItsDays = (question: PriceQuestion, when: When | undefined): PriceQuestion => ({
  ...question,
  days: question.days ?? (when ? severalDays(when.from, when.until) : null),
});
