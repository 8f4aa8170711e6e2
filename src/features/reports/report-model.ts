/** Reports of listings: what can be wrong, and what becomes of a report. For forms and calls alike. */
import { z } from "zod";
import { TEXT_LENGTHS } from "../../domain/limits.ts";
import { text } from "../../domain/words/say.ts";
import { optionalText } from "../../domain/zod-fields.ts";
import type { ReportMessage } from "./report-talk-model.ts";

export const REPORT_REASONS = ["false", "person", "offensive", "fraud", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const REASON_WORDS: Record<ReportReason, string> = {
  false: text("It is false or misleading"),
  person: text("It shows me or my work without my consent"),
  offensive: text("It is offensive or illegal"),
  fraud: text("Somebody asked for money and did not deliver"),
  other: text("Something else"),
};

export const REPORT_TEXT = {
  reason: text("Please choose what is wrong."),
  text: text("Please tell us what is wrong."),
  sent: text("Thank you. We look at every report."),
  failed: text("Your report was not sent. Please try again."),
  decided: text("This report has been decided already."),
  notFound: text("There is no such report."),
} as const;

/** POST api/listings/{id}/report. 'Something else' needs words. */
export const reportSchema = z
  .object({ reason: z.enum(REPORT_REASONS, REPORT_TEXT.reason), text: optionalText(TEXT_LENGTHS.longText) })
  .superRefine(({ reason, text }, context) => {
    if (reason === "other" && text === "")
      context.addIssue({ code: "custom", path: ["text"], message: REPORT_TEXT.text });
  });
export type ReportInput = z.output<typeof reportSchema>;

/** 'dismiss': nothing is wrong. 'hide': the listing leaves the site, which its owner is told with the reason. */
export const REPORT_DECISIONS = ["dismiss", "hide"] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

/** A report on the admins' list. `reporter` is null for visitors and people who have left. */
export type ReportView = {
  id: string;
  reason: ReportReason;
  text: string;
  createdAt: string;
  reporter: string | null;
  listing: {
    id: string;
    title: string;
    categoryName: string;
    status: string;
    path: string;
    reports: number;
    /** Username of who keeps it, who can be asked. */
    owner: string | null;
  };
  /** Questions, answers and notes, in their order. */
  messages: ReportMessage[];
};
