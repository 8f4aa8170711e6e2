/** What the two sides of a booking cannot settle alone: what is said, within which times, and how it ends. */
import { z } from "zod";
import { MS_PER_DAY } from "../../domain/dates.ts";
import { TEXT_LENGTHS } from "../../domain/limits.ts";
import { asciiDigits } from "../../domain/phone.ts";
import { text } from "../../domain/words/say.ts";
import { numberAsText, requiredText } from "../../domain/zod-fields.ts";
import type { BookingSide, BookingState } from "../bookings/booking-table.ts";
import type { MilestoneKind } from "../bookings/quote-limits.ts";

/** Consumer Protection (E-Commerce) Rules 2020, rule 4(5): an answer within 48 hours, redress within a month. */
export const ANSWER_HOURS = 48;
export const DECIDE_DAYS = 30;
/** So long after the day, or after it was called off, somebody may still ask us. */
export const OPEN_DAYS = 30;
/** So long after a decision it may be appealed against, once. */
export const APPEAL_DAYS = 14;

export const DISPUTE_ABOUT = {
  noShow: text("They did not come, or nobody was there"),
  notAsAgreed: text("It was not as agreed"),
  money: text("A payment or a refund"),
  calledOff: text("How it was called off"),
  other: text("Something else"),
} as const;
export type DisputeAbout = keyof typeof DISPUTE_ABOUT;
export const ABOUT_KEYS = Object.keys(DISPUTE_ABOUT) as [DisputeAbout, ...DisputeAbout[]];

export const DISPUTE_OUTCOMES = {
  organiser: text("For the organiser"),
  provider: text("For the provider"),
  both: text("Partly for both"),
} as const;
export type DisputeOutcome = keyof typeof DISPUTE_OUTCOMES;
export const OUTCOME_KEYS = Object.keys(DISPUTE_OUTCOMES) as [DisputeOutcome, ...DisputeOutcome[]];

export type DisputeStatus = "open" | "decided" | "settled";

export const DISPUTE_TEXT = {
  say: text("Please say what happened, and what you ask for."),
  about: text("Please choose what it is about."),
  answer: text("Please write something."),
  reason: text("Please give the reason: both sides read it."),
  outcome: text("Please choose how it is decided."),
  amount: text("Please enter whole paise, no more than was paid."),
  more: text("No more can come back than was paid."),
  less: text("So much has come back already: no less can be decided."),
  letOff: text("Of a payment that you have named nothing is open. Please look again."),
  none: text("There is no such dispute."),
  open: text("There is a dispute about this booking already."),
  over: text("This dispute is over."),
  notYet: text("There is nothing agreed that you could be at odds about."),
  late: text("It is too long ago: the time to ask us ended 30 days after the day."),
  decidedOnce: text("This was decided: you may appeal against it, once."),
  settleOwn: text("Only whoever asked us can take it back."),
  noAppeal: text("There is no decision that could be appealed against."),
  appealed: text("This was appealed against already: the second decision stands."),
  appealLate: text("The time to appeal is over."),
  sent: text("We have it. You hear from us within 48 hours."),
  written: text("Sent: the other side and we read it."),
  settled: text("Settled between you. Thank you for telling us."),
  appealSent: text("We look at it once more, and decide for good."),
  decided: text("Decided. Both sides are told, with the reason."),
} as const;

const written = (missing: string) => requiredText(missing, { max: TEXT_LENGTHS.longText });

export const openSchema = z.object({
  about: z.enum(ABOUT_KEYS, DISPUTE_TEXT.about).describe("noShow: only from the day of the event on"),
  text: written(DISPUTE_TEXT.say).describe("What happened, and what is asked for; the other side and we read it"),
});
export type OpenForm = z.output<typeof openSchema>;

export const lineSchema = z.object({ text: written(DISPUTE_TEXT.answer) });

const backPaise = z
  .preprocess(numberAsText, z.string(DISPUTE_TEXT.amount))
  .transform((typed) => asciiDigits(typed).trim())
  .refine((typed) => /^\d{1,15}$/.test(typed), DISPUTE_TEXT.amount)
  .transform(Number);

export const decisionSchema = z.object({
  outcome: z.enum(OUTCOME_KEYS, DISPUTE_TEXT.outcome),
  backPaise: backPaise
    .nullable()
    .optional()
    .transform((paise) => paise ?? null)
    .describe("Integer paise: so much of what was paid comes back in all; null leaves what the agreement says"),
  letOff: z
    .array(z.int(DISPUTE_TEXT.letOff).min(1, DISPUTE_TEXT.letOff).max(4, DISPUTE_TEXT.letOff), DISPUTE_TEXT.letOff)
    .max(4, DISPUTE_TEXT.letOff)
    .nullable()
    .optional()
    .transform((all) => (all ? [...new Set(all)].sort() : null))
    .describe(
      "The payments of the agreement of which what is open need not be paid, by their number; null leaves what was agreed, or decided before",
    ),
  reason: written(DISPUTE_TEXT.reason),
});
export type DecisionForm = z.output<typeof decisionSchema>;

export type DisputeLine = { by: BookingSide | "desk"; text: string; at: string };
/** `letOff`: payments that need not be paid, with what was open of each; null: nothing is said of it. */
export type DisputeDecision = {
  outcome: DisputeOutcome;
  backPaise: number | null;
  letOff: { n: number; kind: MilestoneKind; paise: number }[] | null;
  reason: string;
  at: string;
};

/** As both sides and the desk read it. Instants are ISO. */
export type DisputeView = {
  ticket: string;
  openedBy: BookingSide;
  about: DisputeAbout;
  status: DisputeStatus;
  openedAt: string;
  appealedBy: BookingSide | null;
  /** Until when the desk answers; null once it has, or where it is over. */
  answerBy: string | null;
  /** Until when it is decided; null where it is over. */
  decideBy: string | null;
  /** Until when a side may appeal; null where none may. */
  appealUntil: string | null;
  lines: DisputeLine[];
  decisions: DisputeDecision[];
};

/** What one side of a booking sees and may do. */
export type OwnDispute = {
  number: string;
  side: BookingSide;
  other: string;
  /** Occasion and day, in words. */
  event: string;
  state: BookingState;
  dispute: DisputeView | null;
  /** Why none can be opened; null where one can. */
  closed: string | null;
  paidPaise: number;
};

const HOUR_MS = 3_600_000;

/** By when the desk answers, since it was opened or appealed against (ANSWER_HOURS has the law). */
export const answerBy = (since: Date): Date => new Date(since.getTime() + ANSWER_HOURS * HOUR_MS);
/** By when the desk decides what it was asked, or asked again, then. */
export const decideBy = (since: Date): Date => new Date(since.getTime() + DECIDE_DAYS * MS_PER_DAY);
/** Until when one of the two may have a decision looked at again. */
export const appealUntil = (decidedAt: Date): Date => new Date(decidedAt.getTime() + APPEAL_DAYS * MS_PER_DAY);
