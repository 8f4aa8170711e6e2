/**
 * A day beyond what calendars reach. The calls of the specification take every day from today on, and say of such a one in
 * their answer that nothing can be held for it yet; our own forms, and the calls that it does not know, ask for another.
 */
import type { z } from "zod";
import { formatDay, isIsoDay, lastAhead } from "../../domain/dates.ts";
import { say } from "../../domain/words/say.ts";

/** Whether a day lies behind the last one that calendars reach, seen from today in India; what is no ISO day is not. */
export const isFar = (day: unknown): day is string => isIsoDay(day) && day > lastAhead();

/** What a form says beside its date. */
export const farDay = (): string =>
  say("Calendars reach two years ahead. Please choose a day up to {day}.", { day: formatDay(lastAhead()) });

/** What is told of a request that was taken all the same; null for a day that can be held. */
export const farNote = (day: string | null | undefined): string | null =>
  isFar(day)
    ? say("{day} is further ahead than calendars reach: no day after {last} can be held yet.", {
        day: formatDay(day),
        last: formatDay(lastAhead()),
      })
    : null;

/** The schema of a form of ours. @param field its day; beside other wrong fields it is named too */
export const withinReach = (schema: z.ZodType, field: string | undefined): z.ZodType =>
  field === undefined
    ? schema
    : schema.refine((form) => !isFar((form as Record<string, unknown>)[field]), {
        path: [field],
        error: farDay,
        when: ({ value }) => typeof value === "object" && value !== null,
      });
