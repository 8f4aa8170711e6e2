import { useEffect, useState } from "react";
import { addDays, formatDay, isIsoDay, lastAhead } from "../../../domain/dates.ts";
import { say } from "../../../domain/words/say.ts";
import { call } from "../../../ui/call.ts";
import { openDays } from "../calendar-days.ts";
import type { DayAvailability } from "../calendar-model.ts";

/** So many days after the chosen one others are looked for. */
const LOOKED = 30;

function stateWords({ day, state, room }: DayAvailability): string | null {
  const when = formatDay(day);
  if (state === "taken")
    return say("{when} is taken, by the calendar on this page. You can ask all the same.", { when });
  if (state === "asked") return say("{when} is asked by somebody else, too. You can ask all the same.", { when });
  return room
    ? null
    : say("{when} is free in part only, by the calendar on this page. You can ask all the same.", { when });
}

/**
 * What is said of days that are not free: of the first of them; null where nothing is to be said.
 * @param many for so many days, one after the other
 */
export function takenWords(days: readonly DayAvailability[], day: string, many = 1): string | null {
  // Of a day that is over nothing is answered.
  if (days[0]?.day !== day) return null;
  const words = days.slice(0, many).map(stateWords).find(Boolean);
  if (!words) return null;
  const from = days.slice(1).filter((_day, at) => at + 1 + many <= days.length);
  const others = openDays(from, (one) => {
    const at = days.indexOf(one);
    return days.slice(at, at + many).every(({ room }) => room);
  }).map(formatDay);
  if (others.length === 0) return words;
  const list = others.join(", ");
  return `${words} ${
    many === 1
      ? say("Free after it: {days}.", { days: list })
      : say("Free for {n} days from: {days}.", { n: many, days: list })
  }`;
}

/**
 * Kind words beside a date that is taken; never a refusal: whoever asks may know better, or be glad of an answer.
 * @param listing the id of what is asked; undefined: nothing is looked up
 * @param many for so many days from that day on
 */
export function useTaken(listing: string | undefined, day: string, many: number): string | null {
  const [said, setSaid] = useState<{ day: string; many: number; words: string | null } | null>(null);
  const asks = listing && isIsoDay(day) && day <= lastAhead();
  useEffect(() => {
    if (!asks) return;
    const gone = new AbortController();
    const [until, last] = [addDays(day, LOOKED + many), lastAhead()];
    void call<{ days: DayAvailability[] }>(
      `/api/listings/${listing}/availability?from=${day}&to=${until < last ? until : last}`,
      { signal: gone.signal },
    ).then((answer) => {
      // Without an answer nothing is said.
      if (!gone.signal.aborted)
        setSaid({ day, many, words: answer.ok ? takenWords(answer.data.days, day, many) : null });
    });
    return () => gone.abort();
  }, [asks, listing, day, many]);
  return asks && said?.day === day && said.many === many ? said.words : null;
}
