/**
 * What comes back of a booking that is called off, by how long before the day that is: four ways, or steps of one's own,
 * drawn as dates.
 */
import { MS_PER_DAY, addDays, formatDay, formatInstant, todayIST } from "./dates.ts";
import { say, text } from "./words/say.ts";

/** From the top: called off until so many days before, so many per cent come back. */
export type LadderStep = { days: number; back: number };
export const LADDERS = {
  easy: {
    label: text("Easy-going"),
    steps: [
      { days: 3, back: 100 },
      { days: 1, back: 50 },
    ],
  },
  fair: {
    label: text("Fair"),
    steps: [
      { days: 21, back: 100 },
      { days: 7, back: 50 },
    ],
  },
  firm: {
    label: text("Firm"),
    steps: [
      { days: 60, back: 100 },
      { days: 30, back: 50 },
      { days: 15, back: 25 },
    ],
  },
  kept: { label: text("The first payment is kept"), steps: [] },
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

/** By its name, or as the steps of a provider's own. */
export const ladderOf = ({ ladder, ladderSteps = [] }: SaidLadder): Ladder => (ladder === "own" ? ladderSteps : ladder);
/** What a ladder of cancellation is called, in the language of the page. */
export const ladderLabel = (choice: LadderChoice): string =>
  choice === "own" ? say("Own steps") : say(LADDERS[choice].label);
const stepsOf = (ladder: Ladder): readonly LadderStep[] =>
  typeof ladder === "string" ? LADDERS[ladder].steps : ladder;

/** Until the end of a day so many per cent come back; of the grace `until` is an instant, and it is the first. */
export type LadderDate = { until: string; back: number };

/** Whoever has just agreed may think again for so long, where the day is so many days away (DECISIONS 37). */
export const GRACE_MS = MS_PER_DAY;
export const GRACE_DAYS = 7;

/**
 * Until when all comes back, both ways.
 * @param agreedAt when it was agreed first: a change begins no grace anew
 * @param at when the text is fixed that says so
 * @returns null where the day is too near, or the grace is over by then
 */
export function graceUntil(agreedAt: Date, eventDate: string | null, at = agreedAt): Date | null {
  const until = new Date(agreedAt.getTime() + GRACE_MS);
  const soon = eventDate !== null && eventDate < addDays(todayIST(at), GRACE_DAYS);
  return soon || until <= at ? null : until;
}

/** The grace among the dates of an agreement; null where they have none. */
export const graceOf = (dates: readonly LadderDate[]): Date | null => {
  const instant = dates.find(({ until }) => until.includes("T"));
  return instant ? new Date(instant.until) : null;
};

/** As an agreement says it. */
export const graceSaid = (until: Date): string =>
  say("Until {when} all comes back, and nothing more is owed, whoever calls it off.", { when: formatInstant(until) });

/** As a quote says it, before anything is agreed; empty where the day is too near. */
export const graceAhead = (eventDate: string | null, now: Date): string =>
  graceUntil(now, eventDate)
    ? say(
        "Within 24 hours of the agreement all comes back, and nothing more is owed, whoever calls it off, where the day is a week away or more.",
      )
    : "";

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

function backUntil(back: number, day: string): string {
  if (back === 100) return say("free until {day}, 11:59 pm", { day });
  return back === 50
    ? say("half comes back until {day}, 11:59 pm", { day })
    : say("{back} % comes back until {day}, 11:59 pm", { back, day });
}

function backBefore(back: number, days: number): string {
  if (back === 100)
    return say("{days, plural, one {free until # day before the event} other {free until # days before the event}}", {
      days,
    });
  return back === 50
    ? say(
        "{days, plural, one {half comes back until # day before the event} other {half comes back until # days before the event}}",
        { days },
      )
    : say("{back} % comes back until {days, plural, one {# day before the event} other {# days before the event}}", {
        back,
        days,
      });
}

/** 'Free until 11 November 2026, 11:59 pm; half comes back until 25 November 2026, 11:59 pm; then nothing comes back.' */
export function ladderWords(ladder: Ladder, eventDate: string | null, now: Date): string {
  if (ladder === "kept") return say("The first payment is not refunded; everything paid after it is.");
  const parts =
    eventDate === null
      ? stepsOf(ladder).map(({ days, back }) => backBefore(back, days))
      : ladderDates(ladder, eventDate, todayIST(now)).map(({ until, back }) => backUntil(back, formatDay(until)));
  if (parts.length === 0) return say("The day is so near that nothing comes back.");
  const all = say("{parts}; then nothing comes back.", { parts: parts.join("; ") });
  return all.charAt(0).toUpperCase() + all.slice(1);
}

/** What it is called, and its dates; the name of the fourth is the first half of its words. */
export const ladderSaid = (said: SaidLadder, eventDate: string | null, now: Date): string =>
  said.ladder === "kept"
    ? ladderWords("kept", eventDate, now)
    : say("{label}. {words}", { label: ladderLabel(said.ladder), words: ladderWords(ladderOf(said), eventDate, now) });

/** Of what costs nothing: there is nothing that could come back. */
export const NOTHING_OWED = text("Nothing is to be paid, so nothing is owed either, whoever calls it off.");

/** The same holds for whoever provides. */
export const SYMMETRY = text(
  "If the provider calls it off, everything comes back, and they owe what the organiser would have lost that day.",
);
