/** The words of each move on its button and in the question before it. */
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
      button: "That is enough",
      title: "Do you have enough people?",
      question: "Those whom you have chosen are booked. The others hear that it is full, and their day is free again.",
      busy: "Closing…",
      done: "Closed. Everybody has been told.",
    };
  switch (move) {
    case "accepted":
      return {
        button: "Accept",
        title: "Accept this request?",
        question:
          "The sender is told that you are free. From then on you can call each other; the sender confirms the booking.",
        busy: "Accepting…",
        done: "Request accepted.",
      };
    case "declined":
      return {
        button: "Decline",
        title: "Decline this request?",
        question: "The sender is told that you cannot come. This cannot be taken back.",
        busy: "Declining…",
        done: "Request declined.",
        danger: true,
      };
    case "confirmed":
      return {
        button: "Confirm booking",
        title: "Confirm this booking?",
        question:
          "Confirm once both of you have agreed on the details. From then on it is a booking: both of you count on it, and the other side is told.",
        busy: "Confirming…",
        done: "Booking confirmed.",
      };
    case "completed":
      return {
        button: "Mark as completed",
        title: "Did the event take place?",
        question: "The booking is closed, and the other side is told.",
        busy: "Saving…",
        done: "Booking completed.",
      };
    case "cancelled":
      return status === "pending"
        ? {
            button: "Withdraw request",
            title: "Withdraw this request?",
            question: "The other side is told that you no longer ask. This cannot be taken back.",
            busy: "Withdrawing…",
            done: "Request withdrawn.",
            danger: true,
          }
        : {
            button: "Cancel booking",
            title: "Cancel this booking?",
            question: "The other side is told at once. This cannot be taken back.",
            busy: "Cancelling…",
            done: "Booking cancelled.",
            danger: true,
          };
  }
}
