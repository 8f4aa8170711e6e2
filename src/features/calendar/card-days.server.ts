/** What the cards of a list say of the days that are asked for. */
import { todayIST } from "../../domain/dates.ts";
import { say } from "../../domain/words/say.ts";
import { dependsOn } from "../../platform/cache/answer-notes.server.ts";
import type { CardDays } from "../listings/card-days.server.ts";
import type { CardDay } from "../listings/search-view.ts";
import { shortDays, type Half, type When } from "../listings/when.ts";
import { availabilityThroughout, beginsByDay, type CalendarFacts } from "./calendar-days.ts";
import { calendarsOf, tagOf } from "./calendar-facts.server.ts";
import type { DayState } from "./calendar-model.ts";

/** Of several parts of a day the best one counts. */
const BEST: readonly DayState[] = ["free", "notSaid", "asked", "taken"];

/** @param half of what is free in one half of the day alone, which */
function freeWords(on: string, half: Half | "", single: boolean): string {
  if (half === "day")
    return single ? say("Free by day on {day}", { day: on }) : say("Free by day {days}", { days: on });
  if (half === "evening")
    return single ? say("Free in the evening on {day}", { day: on }) : say("Free in the evening {days}", { days: on });
  return single ? say("Free on {day}", { day: on }) : say("Free {days}", { days: on });
}

/** What a calendar says of these days, as a request would hold them: in one part of each, and in one hall; null where that is taken. */
export function cardDay(calendar: CalendarFacts, { from, until, slot }: When, today: string): CardDay | null {
  const days = availabilityThroughout(calendar, from, until, today);
  const inHalf = (half: Half) => {
    const parts = days.slots.filter((part) => part.slot === "whole" || beginsByDay(part.slot) === (half === "day"));
    return BEST.find((one) => parts.some((part) => part.state === one)) ?? "taken";
  };
  const state = slot ? inHalf(slot) : days.state;
  if (state === "taken") return null;
  const on = shortDays({ from, until });
  if (state === "notSaid") return { state, words: say("{day}: ask for the date", { day: on }) };
  if (state === "asked") return { state, words: say("{day}: somebody has asked", { day: on }) };
  // Without a part that was asked for, one half alone is told as such.
  const half = slot || (["day", "evening"] as const).find((one) => !days.room && inHalf(one) === state) || "";
  return { state, words: freeWords(on, half, from === until) };
}

/** By ids; those whose calendars say nothing of these days are left out. */
export const cardDays: CardDays = async (deps, ids, when) => {
  dependsOn(...ids.map(tagOf));
  const today = todayIST(deps.now());
  const calendars = await calendarsOf(deps.database.reads, ids, when.from, when.until);
  return new Map(
    calendars.flatMap((calendar) => {
      const day = cardDay(calendar, when, today);
      return day ? [[calendar.id, day] as const] : [];
    }),
  );
};
