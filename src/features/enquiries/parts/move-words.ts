/** The words of each move on its button and in the question before it. */
import { say } from "../../../domain/words/say.ts";
import type { EnquiryMove, EnquiryStatus } from "../enquiry-access.ts";

export type MoveWords = {
  button: string;
  /** Heading of the question. */
  title: string;
  question: string;
  busy: string;
  /** What the toast says afterwards. */
  done: string;
  /** It ends the request. */
  danger?: true;
};

/**
 * @param status where the request stands: what is withdrawn before an answer is cancelled after it
 * @param area it is one to a district, which is confirmed once there are enough people
 */
export function moveWords(move: EnquiryMove, status: EnquiryStatus, area = false): MoveWords {
  if (area && move === "confirmed")
    return {
      button: say("That is enough"),
      title: say("Do you have enough people?"),
      question: say(
        "Those whom you have chosen are booked. The others hear that it is full, and their day is free again.",
      ),
      busy: say("Closing…"),
      done: say("Closed. Everybody has been told."),
    };
  switch (move) {
    case "accepted":
      return {
        button: say("Accept"),
        title: say("Accept this request?"),
        question: say(
          "The sender is told that you are free. From then on you can call each other; the sender confirms the booking.",
        ),
        busy: say("Accepting…"),
        done: say("Request accepted."),
      };
    case "declined":
      return {
        button: say("Decline"),
        title: say("Decline this request?"),
        question: say("The sender is told that you cannot come. This cannot be taken back."),
        busy: say("Declining…"),
        done: say("Request declined."),
        danger: true,
      };
    case "confirmed":
      return {
        button: say("Confirm booking"),
        title: say("Confirm this booking?"),
        question: say(
          "Confirm once both of you have agreed on the details. From then on it is a booking: both of you count on it, and the other side is told.",
        ),
        busy: say("Confirming…"),
        done: say("Booking confirmed."),
      };
    case "completed":
      return {
        button: say("Mark as completed"),
        title: say("Did the event take place?"),
        question: say("The booking is closed, and the other side is told."),
        busy: say("Saving…"),
        done: say("Booking completed."),
      };
    case "cancelled":
      return status === "pending"
        ? {
            button: say("Withdraw request"),
            title: say("Withdraw this request?"),
            question: say("The other side is told that you no longer ask. This cannot be taken back."),
            busy: say("Withdrawing…"),
            done: say("Request withdrawn."),
            danger: true,
          }
        : {
            button: say("Cancel booking"),
            title: say("Cancel this booking?"),
            question: say("The other side is told at once. This cannot be taken back."),
            busy: say("Cancelling…"),
            done: say("Booking cancelled."),
            danger: true,
          };
  }
}
