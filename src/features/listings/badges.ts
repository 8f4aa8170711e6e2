/** What a listing has shown over time, each with how many stand behind it. Pure. */
import { daysBetween } from "../../domain/dates.ts";
import { say } from "../../domain/words/say.ts";
import { answerWords } from "./answer-words.ts";

/** From when on anything is said, and what each badge asks for. */
export const BADGES = {
  /** Days since it was registered, and agreed events whose day is over. */
  days: 90,
  events: 5,
  /** The middle one of the last 30 requests is answered within so many minutes. */
  answerMinutes: 24 * 60,
  /** Of a hundred agreed events so many took place, or were not called off by whoever keeps it. */
  kept: 95,
  /** So many organisers came back. */
  again: 2,
} as const;

/** Counted by the database (migration of the badges). */
export type Record90 = {
  since: string;
  answerMinutes: number | null;
  /** Null where there is no room to say of how many. */
  answersTold: number | null;
  kept: number;
  missed: number;
  organisers: number;
  organisersAgain: number;
};

/** The badges of a listing on a day: 'Answers in 2 h (30 requests)', 'Kept 14 of 14 dates', '3 of 12 booked again'. */
export function badgesOf(
  { since, answerMinutes, answersTold, kept, missed, organisers, organisersAgain }: Record90,
  today: string,
): string[] {
  const events = kept + missed;
  if (events < BADGES.events || daysBetween(since, today) < BADGES.days) return [];
  return [
    ...(answerMinutes !== null && answerMinutes <= BADGES.answerMinutes
      ? [
          answersTold === null
            ? answerWords(answerMinutes)
            : say("{answers} ({n} requests)", { answers: answerWords(answerMinutes), n: answersTold }),
        ]
      : []),
    ...(kept * 100 >= events * BADGES.kept ? [say("Kept {n} of {all} dates", { n: kept, all: events })] : []),
    ...(organisersAgain >= BADGES.again
      ? [say("{n} of {all} booked again", { n: organisersAgain, all: organisers })]
      : []),
  ];
}
