/** Papers that an admin looks at: what is sent, what becomes of it, and the words for both. */
import { z } from "zod";
import { IMAGE_BYTES, TEXT_LENGTHS } from "../../domain/limits.ts";
import { gstinProblem, panProblem, tidyTaxNumber } from "../../domain/tax-numbers.ts";
import { say, text } from "../../domain/words/say.ts";
import { requiredText } from "../../domain/zod-fields.ts";

export const PAPER_KINDS = ["pan", "gstin"] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];
export const PAPER_WORDS: Record<PaperKind, { name: string; paper: string; hint: string }> = {
  pan: { name: "PAN", paper: text("PAN card"), hint: text("Ten characters, such as ABCPE1234F.") },
  gstin: {
    name: "GSTIN",
    paper: text("GST registration certificate"),
    hint: text("Fifteen characters, such as 27AAPFU0939F1ZV."),
  },
};

/** 'waiting' until an admin has looked; 'seen' where number, name and paper agree. */
export const PAPER_STATUSES = ["waiting", "seen", "refused"] as const;
export type PaperStatus = (typeof PAPER_STATUSES)[number];

export const PAPER_TEXT = {
  name: text("Please write the name that stands on it."),
  photo: text("Please add a photo of it."),
  photoTooLarge: text("Photo must be less than 25MB"),
  photoTooMany: text("Please choose one photo."),
  sent: text("Thank you. We look at it and tell you here and by e-mail."),
  taken: text("It is taken back. Your pages no longer speak of it."),
  nothing: text("You have sent no such document."),
  seenAlready: text("This one is verified already. Take it back first to send another."),
  decided: text("Somebody has decided this one already, or it was taken back."),
  ownPaper: text("Another admin has to look at yours."),
  failed: text("Your document was not sent. Please try again."),
} as const;

export const PAPER_PHOTO = {
  field: "photo",
  maxBytes: IMAGE_BYTES.application,
  tooLarge: PAPER_TEXT.photoTooLarge,
  tooMany: PAPER_TEXT.photoTooMany,
} as const;

/** Long enough for one with spaces between all its characters. */
const NUMBER_LENGTH = 30;

/** What is sent of a paper besides its photo. */
export const paperSchema = (kind: PaperKind) => {
  const { name, hint } = PAPER_WORDS[kind];
  const problem = kind === "pan" ? panProblem : gstinProblem;
  return z.object({
    number: requiredText(say("Please write the {name}. {hint}", { name, hint: say(hint) }), {
      max: NUMBER_LENGTH,
      singleLine: true,
    })
      .transform(tidyTaxNumber)
      .superRefine((number, context) => {
        const message = problem(number);
        if (message) context.addIssue({ code: "custom", message });
      }),
    name: requiredText(PAPER_TEXT.name, { max: TEXT_LENGTHS.fullName, singleLine: true }),
  });
};

/** So much of a number as its owner's own page shows, and of a GSTIN everybody's: the state and the last three; of a PAN the last two. */
export function shownPart(kind: PaperKind, number: string): string {
  const [head, tail] = kind === "gstin" ? [2, 3] : [0, 2];
  return number.slice(0, head) + "•".repeat(number.length - head - tail) + number.slice(-tail);
}

/** A paper as its owner sees it. Instants are ISO texts. */
export type OwnPaper = {
  kind: PaperKind;
  /** The number in part. */
  shown: string;
  status: PaperStatus;
  /** Why it was refused; '' else. */
  reason: string;
  sentAt: string;
  decidedAt: string | null;
};
export type OwnPapers = { mobileProvenAt: string | null; papers: OwnPaper[] };

export const PAPER_DECISIONS = ["seen", "refuse"] as const;
export type PaperDecision = (typeof PAPER_DECISIONS)[number];

/** A paper that waits, as admins see it: the number in full. */
export type PaperToCheck = {
  id: string;
  kind: PaperKind;
  number: string;
  /** As it stands on the paper, and the account's own. */
  name: string;
  owner: { username: string; name: string };
  /** 'Person', 'Company': by the fourth letter of the PAN. */
  holder: string;
  /** Usernames of other accounts with the same number. */
  others: string[];
  sentAt: string;
};
