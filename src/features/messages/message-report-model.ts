/** Reports of messages: reasons, words, and what the desk reads of one. */
import { z } from "zod";
import { TEXT_LENGTHS } from "../../domain/limits.ts";
import { optionalText, requiredText } from "../../domain/zod-fields.ts";
import { text } from "../../domain/words/say.ts";
import type { BookingSide } from "../bookings/booking-table.ts";

export const MESSAGE_REASONS = ["abuse", "fraud", "contact", "other"] as const;
export type MessageReason = (typeof MESSAGE_REASONS)[number];
export const MESSAGE_REASON_WORDS: Readonly<Record<MessageReason, string>> = {
  abuse: text("It insults or threatens me"),
  fraud: text("It looks like fraud"),
  contact: text("It asks me to pay or agree outside, before there is a booking"),
  other: text("Something else"),
};

export const MESSAGE_REPORT_TEXT = {
  reason: text("Please choose what is wrong."),
  say: text("Please tell us what is wrong."),
  sent: text("Thank you. We read this message and those around it, and tell you what we decide."),
  own: text("You can report what the other side wrote."),
  before: text("You have reported this message already."),
  none: text("There is no such message."),
  noReport: text("There is no such report."),
  decided: text("This report has been decided already."),
  decide: text("Please choose a decision."),
  answer: text("Please say why: whoever reported it reads this."),
  removed: text("The message is taken down, and both are told."),
  dismissed: text("The message stays, and whoever reported it is told."),
} as const;

/** POST api/bookings/{number}/messages/{id}/report. 'Something else' needs words. */
export const messageReportSchema = z
  .object({
    reason: z.enum(MESSAGE_REASONS, MESSAGE_REPORT_TEXT.reason),
    note: optionalText(TEXT_LENGTHS.longText),
  })
  .superRefine(({ reason, note }, context) => {
    if (reason === "other" && note === "")
      context.addIssue({ code: "custom", path: ["note"], message: MESSAGE_REPORT_TEXT.say });
  });
export type MessageReportForm = z.output<typeof messageReportSchema>;

/** `remove`: neither side reads the message any more. */
export const MESSAGE_DECISIONS = ["remove", "dismiss"] as const;
export const messageDecisionSchema = z.object({
  decision: z.enum(MESSAGE_DECISIONS, MESSAGE_REPORT_TEXT.decide),
  answer: requiredText(MESSAGE_REPORT_TEXT.answer, { max: TEXT_LENGTHS.longText }),
});
export type MessageDecision = z.output<typeof messageDecisionSchema>;

export type MessageReportStatus = "open" | "removed" | "dismissed";

/** A line of the desk's list. Instants are ISO. */
export type MessageReportLine = {
  id: string;
  number: string;
  reason: MessageReason;
  by: BookingSide;
  status: MessageReportStatus;
  at: string;
};

/** A report with the message and those around it, as the desk reads them: nothing is covered there. */
export type DeskMessageReport = MessageReportLine & {
  note: string;
  names: Record<BookingSide, string>;
  decidedAt: string | null;
  answer: string;
  /** Oldest first; `reported` is the one that it is about. */
  messages: {
    id: string;
    by: BookingSide;
    text: string;
    /** `path`: opens it, which is logged. */
    files: { path: string; kind: "photo" | "pdf"; name: string }[];
    at: string;
    reported: boolean;
  }[];
};
