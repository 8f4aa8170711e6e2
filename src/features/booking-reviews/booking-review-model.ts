/** What the two sides of a booking say of each other: limits, words, when it opens and closes, and what is read of it. */
import { z } from "zod";
import { addDays, todayIST } from "../../domain/dates.ts";
import { STARS } from "../../domain/limits.ts";
import { requiredText } from "../../domain/zod-fields.ts";
import { text } from "../../domain/words/say.ts";
import {
  missingIn,
  stateAt,
  type BookingMove,
  type BookingSide,
  type BookingState,
} from "../bookings/booking-table.ts";
import { REVIEW_LENGTH, REVIEW_MESSAGES } from "../reviews/review-model.ts";

/** So many days after it is over it can be written of; then it is unsealed, whoever has written. */
export const WRITING_DAYS = 14;
/** So many days after it is unsealed it can be replied to, once. */
export const REPLY_DAYS = 30;
/** Whoever calls off later than so many days before can be written of as well. */
export const LATE_DAYS = 7;

export const BOOKING_REVIEW_TEXT = {
  notYet: text("You can say how it was once the day of the booking is over."),
  closed: text("The time to write of this booking is over."),
  published: text("Both of you can see it now: it stays as it is."),
  sealed: text("Kept. It is sealed until the other side has written too, or the time is over."),
  unsealed: text("Thank you. Both of you can read it now."),
  nothingToReply: text("There is nothing to reply to yet."),
  replied: text("You have replied already."),
  replyClosed: text("The time to reply is over."),
  replyKept: text("Your reply stands below it."),
  empty: text("Please write something."),
  noShow: text("They did not come."),
} as const;

const words = (missing: string) => requiredText(missing, { max: REVIEW_LENGTH });

export const ownReviewSchema = z.object({
  stars: z
    .number(REVIEW_MESSAGES.stars)
    .int(REVIEW_MESSAGES.stars)
    .min(STARS.min, REVIEW_MESSAGES.stars)
    .max(STARS.max, REVIEW_MESSAGES.stars),
  comment: words(REVIEW_MESSAGES.bothNeeded),
  noShow: z.boolean("noShow must be true or false.").optional().describe("The other side did not come"),
});
export type OwnReviewForm = z.infer<typeof ownReviewSchema>;
export const replySchema = z.object({ text: words(BOOKING_REVIEW_TEXT.empty) });

/** As much of a booking as opens its reviews. */
export type Ended = {
  state: BookingState;
  dueAt: Date | null;
  dueMove: BookingMove | null;
  eventDate: string | null;
  /** When it was written down as over; null for not. */
  overAt: Date | null;
  /** When one of the two called off what was confirmed; null for not. */
  cancelledAt: Date | null;
  /** It is over for somebody did not come. */
  missed: boolean;
};

const startOf = (day: string) => new Date(`${day}T00:00:00+05:30`);

/** Since when it can be written of (ADR 27): its day is over, or it was called off late; null for not (yet). */
export function opensAt({ eventDate, overAt, cancelledAt, ...booking }: Ended, now: Date): Date | null {
  if (booking.state === "cancelled") {
    const late = eventDate !== null && cancelledAt !== null && cancelledAt >= startOf(addDays(eventDate, -LATE_DAYS));
    return late ? cancelledAt : null;
  }
  const state = stateAt(booking, now);
  // What took place stays open to be written of while one side says that the other did not come.
  if (missingIn(state)) return overAt;
  if (state !== "delivered" && state !== "closed") return null;
  return overAt ?? booking.dueAt;
}

/** The end of the last day of writing, in India: then it is unsealed (ADR 27). */
export const closesAt = (opened: Date): Date => startOf(addDays(todayIST(opened), WRITING_DAYS + 1));

/** Until when the reviewed side may reply. */
export const replyUntil = (unsealed: Date): Date => startOf(addDays(todayIST(unsealed), REPLY_DAYS + 1));

/** Instants in ISO form. */
export type OpinionView = {
  stars: number;
  comment: string;
  noShow: boolean;
  at: string;
  reply: { text: string; at: string } | null;
};

export type BookingReviewsView = {
  number: string;
  side: BookingSide;
  other: string;
  about: string;
  /** It was called off: nobody can have stayed away. */
  calledOff: boolean;
  /** It is closed as having taken place: nobody is asked whether the other side came. */
  tookPlace: boolean;
  /** Until when it can be written; null where that has not begun. */
  closesAt: string | null;
  /** Both can be read. */
  shown: boolean;
  own: OpinionView | null;
  /** Null while it is sealed, or where there is none. */
  theirs: OpinionView | null;
  /** The other side has written: sealed, the viewer is told only that. */
  theyWrote: boolean;
  mayWrite: boolean;
  mayReply: boolean;
};
