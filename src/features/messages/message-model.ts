/** Messages between the two sides of a request: limits, words, and what is read of them. */
import { z } from "zod";
import { optionalText, requiredText } from "../../domain/zod-fields.ts";
import { text } from "../../domain/words/say.ts";
import type { BookingMove, BookingSide } from "../bookings/booking-table.ts";
import { COVERED } from "../enquiries/covered-words.ts";
import { SUSPENDED } from "../enquiries/suspended-words.ts";
import type { Reach } from "../enquiries/enquiry-view.ts";
import type { MoneyMove } from "../payments/money-words.ts";

export const MESSAGE_LENGTH = 2_000;
/** Of one page of a thread. */
export const MESSAGE_PAGE = 50;
/** A page that is not told of new ones looks for them so often. */
export const LOOK_SECONDS = 60;
/** One person has so many pages open at once that are told; the oldest of more looks for itself. */
export const MOST_STREAMS = 4;

export const MESSAGE_TEXT = {
  empty: text("Please write something."),
  sent: text("Sent."),
  blocked: text("They have closed this conversation: nothing more can be written here."),
  suspended: SUSPENDED,
  ownBlock: text("You have closed this conversation. Open it again to write."),
  noThread: text("There is no such conversation."),
  covered: COVERED,
  filesLater: text(
    "Photos and PDFs can be sent once the request is accepted: a number inside them cannot be covered. Until then, please say it in words.",
  ),
  noFile: text("Please choose JPEG, PNG or WebP photos, or PDFs."),
  fileTooLarge: text("{file} is too large: a file must be smaller than 10 MB."),
  noSuchFile: text("There is no such file."),
  tooManyFiles: text("At most 5 files go with a message."),
  closedNow: text("Closed. They can no longer write here."),
  openedNow: text("Opened again."),
} as const;

/** What may come with a message. */
export const MESSAGE_FILES = {
  field: "files",
  maxFiles: 5,
  maxBytes: 10 * 1_048_576,
  tooMany: MESSAGE_TEXT.tooManyFiles,
  tooLarge: MESSAGE_TEXT.fileTooLarge,
} as const;

export const messageSchema = z.object({
  text: requiredText(MESSAGE_TEXT.empty, { max: MESSAGE_LENGTH }),
});
/** The same where files come with it: they may speak for themselves. */
export const messageWithFilesSchema = z.object({
  text: optionalText(MESSAGE_LENGTH),
});
export const readSchema = z.object({
  last: z.uuid("last must be the id of a message.").describe("The newest one read"),
});
export const blockSchema = z.object({
  blocked: z.boolean("blocked must be true or false.").describe("Whether the other side may write no more"),
});

/** A photo or PDF of a message. `src`: a photo as small as a thread shows it, or the PDF; `full`: where it is opened. */
export type MessageFile = {
  kind: "photo" | "pdf";
  name: string;
  bytes: number;
  src: string;
  full: string;
  width: number | null;
  height: number | null;
};

/** A line of a thread: what somebody wrote, or what happened to the booking. Instants in ISO form. */
export type ThreadLine =
  | {
      kind: "message";
      id: string;
      by: "you" | "them";
      text: string;
      /** So many places of it are covered for the reader. */
      covered: number;
      files: MessageFile[];
      /** The desk took it down: nothing of it is left to read. */
      removed: boolean;
      /** The viewer has reported it. */
      reported: boolean;
      at: string;
    }
  | {
      kind: "move";
      move: BookingMove;
      by: "you" | "them" | "clock";
      /** Of a quote, or of what was asked for. */
      amountPaise: number | null;
      at: string;
    }
  | {
      kind: "money";
      what: MoneyMove;
      by: "you" | "them";
      amountPaise: number;
      /** Of what comes back to the organiser. */
      back: boolean;
      at: string;
    };

export type ThreadView = {
  number: string;
  side: BookingSide;
  other: string;
  about: string;
  /** Oldest first. */
  lines: ThreadLine[];
  /** Asks for older messages; null where there are none. */
  earlier: string | null;
  /** Whether contacts are read as they were written. */
  open: boolean;
  /** Whether the other side's number may be opened: now, once it is accepted, or not at all. */
  reach: Reach;
  /** Whether photos and PDFs may be sent. */
  files: boolean;
  /** You: the viewer has closed it. Them: the other side has. */
  blocked: "you" | "them" | null;
  /** The side that the desk has suspended: it cannot write, and the other is warned. */
  suspended: BookingSide | null;
  unread: number;
  /** Changes whenever there is something new; whoever asks to be told names the last one they know. */
  mark: string;
};
