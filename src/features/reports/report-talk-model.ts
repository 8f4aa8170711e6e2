/** Questions to the owner of a reported listing, their answers, and what admins note: for forms and calls alike. */
import { z } from "zod";
import { TEXT_LENGTHS } from "../../domain/limits.ts";
import { text } from "../../domain/words/say.ts";
import { requiredText } from "../../domain/zod-fields.ts";

export const REPORT_TALK_TEXT = {
  say: text("Please write something."),
  asked: text("The owner is asked, and you hear of the answer."),
  noted: text("Noted, for admins alone."),
  answered: text("Thank you. We have your answer."),
  nobody: text("Nobody keeps this listing: there is no one to ask."),
  settled: text("This is settled already. Thank you."),
  noQuestion: text("There is no such question."),
} as const;

/** What is said about a report: to the owner of the listing, by the owner, or among admins. */
export const REPORT_TELLS = ["question", "note"] as const;
export type ReportTell = (typeof REPORT_TELLS)[number];
export type ReportMessage = {
  kind: ReportTell | "answer";
  text: string;
  at: string;
  /** Username; null for who has left. */
  by: string | null;
};

const words = requiredText(REPORT_TALK_TEXT.say, { max: TEXT_LENGTHS.longText });
/** POST api/admin/reports/{id}/messages. */
export const reportTellSchema = z.object({
  kind: z.enum(REPORT_TELLS, `kind must be one of ${REPORT_TELLS.join(", ")}.`),
  text: words,
});
/** POST api/report-questions/{id}/answers. */
export const reportAnswerSchema = z.object({ text: words });

/** What the owner of a reported listing sees of it: our questions and their answers; neither who reported nor what they wrote. */
export type ReportQuestion = {
  id: string;
  listing: { title: string; path: string | null; editPath: string };
  messages: { kind: "question" | "answer"; text: string; at: string }[];
  /** Not settled yet: they may answer. */
  open: boolean;
};
/** Where the owner of the listing answers. @param id of the report */
export const reportQuestionPath = (id: string): string => `/my/questions/${id}`;
