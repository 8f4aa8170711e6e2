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

/** What is said of a day that is not free; null where nothing is to be said. */
export function takenWords(days: readonly DayAvailability[], day: string): string | null {
  const [chosen, ...after] = days;
  // Of a day that is over nothing is answered.
  if (chosen?.day !== day) return null;
  const words = stateWords(chosen);
  if (!words) return null;
  const others = openDays(after).map(formatDay);
  return others.length > 0 ? `${words} ${say("Free after it: {days}.", { days: others.join(", ") })}` : words;
}

/**
 * Kind words beside a date that is taken; never a refusal: whoever asks may know better, or be glad of an answer.
 * @param listing the id of what is asked; undefined: nothing is looked up
 */
export function useTaken(listing: string | undefined, day: string): string | null {
  const [said, setSaid] = useState<{ day: string; words: string | null } | null>(null);
  const asks = listing && isIsoDay(day) && day <= lastAhead();
  useEffect(() => {
    if (!asks) return;
    const gone = new AbortController();
    const [until, last] = [addDays(day, LOOKED), lastAhead()];
    void call<{ days: DayAvailability[] }>(
      `/api/listings/${listing}/availability?from=${day}&to=${until < last ? until : last}`,
      { signal: gone.signal },
    ).then((answer) => {
      // Without an answer nothing is said.
      if (!gone.signal.aborted) setSaid({ day, words: answer.ok ? takenWords(answer.data.days, day) : null });
    });
    return () => gone.abort();
  }, [asks, listing, day]);
  return asks && said?.day === day ? said.words : null;
}
