/** A question whose words name days: the days become the ones that are searched, the other words stay the question. */
import type { SaidDays, FeastDay } from "./dates-in-words.ts";
import { daysInWords } from "./dates-in-words.ts";
import { beginning, questionWords } from "./question-words.ts";

declare module "../../../platform/deps.server.ts" {
  interface Deps {
    /** When a feast is next, by its name in the packs of days. */
    feastDay: FeastDay;
  }
}

/** The question without its days, and those; null where it names none. @param today ISO day in India */
export function datedQuestion(q: string, today: string, feastDay?: FeastDay): (SaidDays & { q: string }) | null {
  const found = daysInWords(questionWords(beginning(q)), today, feastDay);
  return found && { from: found.from, until: found.until, q: found.rest.join(" ") };
}

/** The fields of a call with the days of its question as its own; as they are where it has a date or names none. */
export function datedFields<
  Fields extends { q?: string | undefined; date?: string | undefined; until?: string | undefined },
>(fields: Fields, today: string, feastDay: FeastDay): Fields {
  const dated = fields.q && !fields.date ? datedQuestion(fields.q, today, feastDay) : null;
  if (!dated) return fields;
  return { ...fields, q: dated.q, date: dated.from, until: dated.until === dated.from ? "" : dated.until };
}

/** The same for an address; null where it stays. */
export function datedAddress(params: URLSearchParams, today: string, feastDay: FeastDay): URLSearchParams | null {
  const q = params.get("q");
  const dated = q && !params.get("date") ? datedQuestion(q, today, feastDay) : null;
  if (!dated) return null;
  const address = new URLSearchParams(params);
  if (dated.q) address.set("q", dated.q);
  else address.delete("q");
  address.set("date", dated.from);
  if (dated.until > dated.from) address.set("until", dated.until);
  return address;
}
