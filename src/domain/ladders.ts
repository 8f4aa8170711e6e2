/** What comes back of a booking that is called off, by how long before the day that is: four ways, drawn as dates. */
import { addDays, formatDay, todayIST } from "./dates.ts";

/** From the top: called off until so many days before, so many per cent come back. */
type LadderStep = { days: number; back: number };
export const LADDERS = {
  easy: {
    label: "Easy-going",
    steps: [
      { days: 3, back: 100 },
      { days: 1, back: 50 },
    ],
  },
  fair: {
    label: "Fair",
    steps: [
      { days: 21, back: 100 },
      { days: 7, back: 50 },
    ],
  },
  firm: {
    label: "Firm",
    steps: [
      { days: 60, back: 100 },
      { days: 30, back: 50 },
      { days: 15, back: 25 },
    ],
  },
  kept: { label: "The first payment is kept", steps: [] },
} as const satisfies Record<string, { label: string; steps: readonly LadderStep[] }>;
export type LadderKey = keyof typeof LADDERS;
export const LADDER_KEYS = Object.keys(LADDERS) as [LadderKey, ...LadderKey[]];

/** Until the end of a day so many per cent come back. */
export type LadderDate = { until: string; back: number };

/** The dates of a ladder before an event; those that are over by `today` are left out. */
export function ladderDates(key: LadderKey, eventDate: string, today: string): LadderDate[] {
  return LADDERS[key].steps
    .map(({ days, back }) => ({ until: addDays(eventDate, -days), back }))
    .filter(({ until }) => until >= today);
}

const backWords = (back: number): string =>
  back === 100 ? "free" : back === 50 ? "half comes back" : `${back} % comes back`;

/** 'Free until 11 November 2026, 23:59; half comes back until 25 November 2026, 23:59; after that nothing comes back.' */
export function ladderWords(key: LadderKey, eventDate: string | null, now: Date): string {
  if (key === "kept")
    return "What falls due at the agreement is kept; of what was paid after it everything comes back.";
  const parts =
    eventDate === null
      ? LADDERS[key].steps.map(({ days, back }) => `${backWords(back)} until ${days} days before the event`)
      : ladderDates(key, eventDate, todayIST(now)).map(
          ({ until, back }) => `${backWords(back)} until ${formatDay(until)}, 23:59`,
        );
  if (parts.length === 0) return "The day is so near that nothing comes back.";
  const all = `${parts.join("; ")}; after that nothing comes back.`;
  return all.charAt(0).toUpperCase() + all.slice(1);
}

/** The same holds for whoever provides. */
export const SYMMETRY =
  "If the provider calls it off, everything comes back, and they owe what the organiser would have lost that day.";
