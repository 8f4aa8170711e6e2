/** How many days a brief is for, where its dates say so. Pure. */
import { daysBetween } from "../../domain/dates.ts";
import type { When } from "../listings/when.ts";
import type { PriceQuestion } from "../prices/price-question.ts";

/** The same question; of several dates it is for as many days, where nothing else is said: as on the cards of a list. */
export const withDays = (question: PriceQuestion, when: When | undefined): PriceQuestion =>
  question.days === null && when && when.until > when.from
    ? { ...question, days: daysBetween(when.from, when.until) + 1 }
    : question;
