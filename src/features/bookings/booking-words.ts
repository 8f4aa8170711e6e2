/** A booking in words: for cards, pages, notices and mails alike. */
import { formatInstant } from "../../domain/dates.ts";
import { formatRupees } from "../../domain/money.ts";
import { NO_SHOW_HOURS } from "./booking-day.ts";
import { missingIn, type BookingMove, type BookingSide, type BookingState } from "./booking-table.ts";

export const STATE_WORDS: Readonly<Record<BookingState, string>> = {
  enquired: "Asked",
  quoted: "Quoted",
  countered: "Change asked for",
  agreed: "Agreed",
  confirmed: "Confirmed",
  delivered: "Took place",
  providerMissed: "Said not to have come",
  organiserMissed: "Said not to have been there",
  closed: "Completed",
  declined: "Declined",
  withdrawn: "Withdrawn",
  lapsed: "Ran out",
  cancelled: "Cancelled",
};

/** What waits, for a card: the label of the way there, and a sentence where the request's own would not do. */
export function glanceWords(
  { state, agreed, by }: { state: BookingState; agreed: boolean; by: BookingSide | "clock" },
  side: BookingSide,
): { label: string; sentence: string | null } {
  const mine = by === side;
  const quote = side === "provider" ? "See your quote" : "See the quote";
  switch (state) {
    case "enquired":
    case "quoted":
      return side === "organiser"
        ? { label: quote, sentence: "A quote waits for your answer." }
        : { label: quote, sentence: "Your quote waits for an answer." };
    case "countered":
      return side === "organiser"
        ? { label: quote, sentence: "You have asked for a change. The answer comes here." }
        : { label: "See what they ask for", sentence: "They ask for a change: answer with a new quote." };
    case "agreed":
      if (!agreed) return { label: quote, sentence: null };
      return {
        label: "See the agreement",
        sentence:
          side === "organiser"
            ? "Price and terms are agreed, and the day is held for you. Confirm the booking."
            : "Price and terms are agreed, and the day is held. The booking is confirmed next.",
      };
    case "providerMissed":
    case "organiserMissed":
      return missingIn(state) === side
        ? {
            label: "Answer",
            sentence:
              side === "provider"
                ? `They say that you did not come. Answer within ${NO_SHOW_HOURS} hours.`
                : `They say that you were not there, or not ready. Answer within ${NO_SHOW_HOURS} hours.`,
          }
        : { label: "See the booking", sentence: "You have said that they did not come. They answer next." };
    case "confirmed":
    case "delivered":
    case "closed":
    case "cancelled":
      return { label: agreed ? "See the agreement" : quote, sentence: null };
    case "declined":
      if (side === "organiser")
        return { label: quote, sentence: mine ? "You have declined the quote." : "They have declined." };
      return { label: quote, sentence: mine ? "You have declined." : "Your quote was declined." };
    case "withdrawn":
      return { label: quote, sentence: mine ? "You have taken it back." : "They have taken it back." };
    case "lapsed":
      return { label: quote, sentence: "The quote ran out without an answer." };
  }
}

/** What waits, on the booking's own page. */
export function waitsFor(
  { state, agreement, story }: { state: BookingState; agreement: object | null; story: readonly { by: string }[] },
  side: BookingSide,
  other: string,
): string {
  const mine = story.at(-1)?.by === "you";
  const organiser = side === "organiser";
  switch (state) {
    case "enquired":
      return organiser
        ? `${other} has not sent a quote yet. You will be told.`
        : `${other} waits for your answer: send a quote, or decline.`;
    case "quoted":
      return organiser
        ? `${other} has sent you a quote. Accept it, ask for a change, or decline.`
        : `${other} has your quote and answers next.`;
    case "countered":
      return organiser
        ? `You have asked for a change. ${other} answers next.`
        : `${other} asks for a change. Answer with a new quote.`;
    case "agreed":
      if (!agreement)
        return "The request was accepted without a price agreed here. Agree on it, then confirm the booking.";
      return organiser
        ? `Agreed with ${other}; the day is held for you. Confirm the booking once you are sure of the rest.`
        : `Agreed with ${other}; the day is held. They confirm the booking next.`;
    case "confirmed":
      return `Booked with ${other}.`;
    case "delivered":
      return "The day is over. How did it go? Once all is settled between you, close it.";
    case "providerMissed":
    case "organiserMissed":
      return missingIn(state) === side
        ? `${other} says that you ${organiser ? "were not there, or not ready" : "did not come"}.`
        : `You have said that ${other} ${organiser ? "did not come" : "was not there, or not ready"}.`;
    case "closed":
      return "It took place. Thank you.";
    case "declined":
      return mine ? "You have declined." : `${other} has declined.`;
    case "withdrawn":
      return mine ? "You have taken it back." : `${other} has taken it back.`;
    case "lapsed":
      return "The quote ran out without an answer.";
    case "cancelled":
      return "This was called off.";
  }
}

/** What a line of the story says: 'You sent a quote', 'Meera Joshi asked for a change'. */
const STORY: Readonly<Record<BookingMove, string>> = {
  quote: "sent a quote",
  counter: "asked for a change",
  accept: "accepted",
  decline: "declined",
  withdraw: "took it back",
  lapse: "The quote ran out",
  expire: "It was not confirmed in time",
  takeRequest: "accepted the request",
  declineRequest: "declined the request",
  withdrawRequest: "withdrew the request",
  confirm: "confirmed the booking",
  secure: "has received a payment: the booking is confirmed",
  deliver: "noted that it took place",
  claimNoShow: "said that the other side did not come, or was not there",
  admitNoShow: "agreed that it was so",
  takeBackNoShow: "took that back: it took place",
  disputeNoShow: "asked us to decide whether somebody did not come",
  standNoShow: "Nobody answered: it stands",
  cancel: "called it off",
  complete: "noted that it is completed",
  close: "All is paid: it is closed",
  propose: "proposed a change",
  proposeEnd: "asked to call it off together",
  agreeChange: "accepted the change: it is in force",
  agreeEnd: "agreed to call it off: nothing is owed",
  refuseChange: "declined it: what is agreed stands",
  takeBackChange: "took the proposal back",
  lapseChange: "The proposal ran out: what is agreed stands",
};

export const storyWords = (move: BookingMove, by: "you" | "them" | "clock", other: string): string =>
  by === "clock"
    ? move === "deliver"
      ? "The day is over"
      : STORY[move]
    : `${by === "you" ? "You" : other} ${STORY[move]}`;

/** What whoever has accepted reads in the mail that brings their copy. @param who the other side */
export const copyNews = ({ who, about, totalPaise }: { who: string; about: string; totalPaise: number }) => ({
  title: "Your copy of the agreement",
  body: `You have agreed with ${who}: ${about}, ${formatRupees(totalPaise)} all in. The agreement comes with this mail; keep it.`,
  button: "See the agreement",
});

export type MoveNews = { title: string; body: string; button: string; sms: string | null };

/**
 * What the reader is told of a move.
 * @param who the other side
 * @param about 'Wedding on 12 December 2026 (MD-7K3Q-9ZXA)'
 */
export function newsOf(
  move: BookingMove,
  reader: BookingSide,
  {
    who,
    about,
    totalPaise,
    askedPaise,
    validUntil,
    round,
    from,
  }: {
    who: string;
    about: string;
    totalPaise: number;
    askedPaise: number | null;
    validUntil: Date;
    round: number;
    from: BookingState;
  },
): MoveNews {
  const total = formatRupees(totalPaise);
  switch (move) {
    case "quote":
      return {
        title: round === 1 ? "You have a quote" : "You have a new quote",
        body: `${who} offers ${about} for ${total}, all in. The quote stands until ${formatInstant(validUntil)}: accept it, ask for a change, or decline.`,
        button: "See the quote",
        sms: "answered with a quote",
      };
    case "counter":
      return {
        title: "A change is asked for",
        body: `${who} asks for a change to your quote of ${total}${askedPaise === null ? "" : `, and would pay ${formatRupees(askedPaise)} all in`}: ${about}. Answer with a new quote.`,
        button: "See what they ask for",
        sms: null,
      };
    case "accept":
      return {
        title: "It is agreed",
        body: `${who} has accepted: ${about}, ${formatRupees(askedPaise ?? totalPaise)} all in. The day is held. You can call each other now.`,
        button: "See the agreement",
        sms: "agreed",
      };
    case "decline":
      return {
        title: reader === "provider" ? "Your quote was declined" : "They cannot do it for that",
        body:
          reader === "provider"
            ? `${who} has declined your quote of ${total}: ${about}. Thank you for answering.`
            : `${who} has declined the change that you asked for: ${about}. You may ask somebody else.`,
        button: "See the request",
        sms: "declined",
      };
    case "withdraw":
      return {
        title: reader === "organiser" ? "A quote was taken back" : "A request was taken back",
        body:
          reader === "organiser"
            ? `${who} has taken back the quote of ${total}: ${about}. You may ask somebody else.`
            : `${who} has taken back what they asked for: ${about}.`,
        button: "See the request",
        sms: "closed (quote taken back)",
      };
    case "secure":
      return {
        title: "Your booking is confirmed",
        body: `${who} has noted your payment: ${about} is confirmed, and the day is yours.`,
        button: "See the booking",
        sms: "confirmed",
      };
    case "deliver":
      return {
        title: "It took place",
        body: `${who} has noted that it took place: ${about}. Say how it was, and settle what is open.`,
        button: "See the booking",
        sms: null,
      };
    case "claimNoShow":
      return {
        title: reader === "provider" ? "They say that you did not come" : "They say that you were not there",
        body: `${who} says that you ${reader === "provider" ? "did not come" : "were not there, or not ready"}: ${about}. Agree, or ask us to look at it, within ${NO_SHOW_HOURS} hours. If you say nothing, it stands, and what is owed follows from it.`,
        button: "Answer now",
        sms: null,
      };
    case "admitNoShow":
      return {
        title: "They agree that they did not come",
        body: `${who} agrees that ${reader === "organiser" ? "they did not come" : "they were not there, or not ready"}: ${about}. The booking is over, and what is owed stands on its page.`,
        button: "See the booking",
        sms: null,
      };
    case "takeBackNoShow":
      return {
        title: "They have taken it back",
        body: `${who} says no more that you ${reader === "provider" ? "did not come" : "were not there"}: ${about}. It has taken place.`,
        button: "See the booking",
        sms: null,
      };
    case "standNoShow": {
      const mine = missingIn(from) === reader;
      return {
        title: mine ? "It stands that you did not come" : "It stands that they did not come",
        body: mine
          ? `You have not answered ${who} within ${NO_SHOW_HOURS} hours: ${about}. The booking is over, as if you had called it off on the last day. If that is wrong, ask us to help within 30 days of the day.`
          : `${who} has not answered within ${NO_SHOW_HOURS} hours: ${about}. The booking is over, and what is owed stands on its page.`,
        button: "See the booking",
        sms: null,
      };
    }
    case "expire":
      return {
        title: "A booking was not confirmed",
        body:
          reader === "organiser"
            ? `You have not confirmed ${about} with ${who} in time: it is called off. If you still need it, ask again.`
            : `${who} has not confirmed ${about} in time: it is called off, and nothing is held for it any more.`,
        button: "See the request",
        sms: "called off (not confirmed in time)",
      };
    default:
      return {
        title: "A quote ran out",
        body:
          reader === "organiser"
            ? `The quote of ${who} over ${total} ran out ${from === "quoted" ? "without your answer" : "before your change was answered"}: ${about}. If you still need it, ask again.`
            : `Your quote of ${total} to ${who} ran out ${from === "quoted" ? "without an answer" : "before you answered the change they asked for"}: ${about}. The day is free again.`,
        button: "See the request",
        sms: "closed (quote ran out)",
      };
  }
}
