/**
 * What comes back of a booking that is called off, by how long before the day that is: four ways, or steps of one's own,
 * drawn as dates.
 */
import { counted } from "./counted.ts";
import { addDays, formatDay, todayIST } from "./dates.ts";

/** From the top: called off until so many days before, so many per cent come back. */
export type LadderStep = { days: number; back: number };
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

/** One of the four, or steps that somebody has written themselves. */
export type LadderChoice = LadderKey | "own";
export const LADDER_CHOICES: [LadderChoice, ...LadderChoice[]] = [...LADDER_KEYS, "own"];
export type Ladder = LadderKey | readonly LadderStep[];
/** As price cards, quotes and agreements keep it; the steps are those of `own`. */
export type SaidLadder = { ladder: LadderChoice; ladderSteps?: readonly LadderStep[] };

export const LADDER_LIMITS = { steps: 6, days: 365 } as const;

export const ladderOf = ({ ladder, ladderSteps = [] }: SaidLadder): Ladder => (ladder === "own" ? ladderSteps : ladder);
export const ladderLabel = (choice: LadderChoice): string => (choice === "own" ? "Own steps" : LADDERS[choice].label);
const stepsOf = (ladder: Ladder): readonly LadderStep[] =>
  typeof ladder === "string" ? LADDERS[ladder].steps : ladder;

/** Until the end of a day so many per cent come back. */
export type LadderDate = { until: string; back: number };

/** The dates of a ladder before an event; those that are over by `today` are left out. */
export function ladderDates(ladder: Ladder, eventDate: string, today: string): LadderDate[] {
  return stepsOf(ladder)
    .map(({ days, back }) => ({ until: addDays(eventDate, -days), back }))
    .filter(({ until }) => until >= today);
}

/** What comes back of the price when it is called off so many days before the event, in per cent; of `kept` all but the first payment. */
export function backWhen(ladder: Ladder, days: number): number {
  return stepsOf(ladder).find((step) => step.days <= days)?.back ?? 0;
}

const backWords = (back: number): string =>
  back === 100 ? "free" : back === 50 ? "half comes back" : `${back} % comes back`;

/** 'Free until 11 November 2026, 23:59; half comes back until 25 November 2026, 23:59; after that nothing comes back.' */
export function ladderWords(ladder: Ladder, eventDate: string | null, now: Date): string {
  if (ladder === "kept")
    return "What falls due at the agreement is kept; of what was paid after it everything comes back.";
  const parts =
    eventDate === null
      ? stepsOf(ladder).map(({ days, back }) => `${backWords(back)} until ${counted(days, "days")} before the event`)
      : ladderDates(ladder, eventDate, todayIST(now)).map(
          ({ until, back }) => `${backWords(back)} until ${formatDay(until)}, 23:59`,
        );
  if (parts.length === 0) return "The day is so near that nothing comes back.";
  const all = `${parts.join("; ")}; after that nothing comes back.`;
  return all.charAt(0).toUpperCase() + all.slice(1);
}

/** What it is called, and its dates. */
export const ladderSaid = (said: SaidLadder, eventDate: string | null, now: Date): string =>
  `${ladderLabel(said.ladder)}. ${ladderWords(ladderOf(said), eventDate, now)}`;

/** The same holds for whoever provides. */
export const SYMMETRY =
  "If the provider calls it off, everything comes back, and they owe what the organiser would have lost that day.";
