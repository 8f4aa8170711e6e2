/** A booking in words: for cards, pages, notices and mails alike. */
import { formatEnd, formatInstant } from "../../domain/dates.ts";
import { formatRupees } from "../../domain/money.ts";
import { say, text } from "../../domain/words/say.ts";
import type { TimelineLine } from "../enquiries/enquiry-view.ts";
import type { StatusTone } from "../../ui/status-tones.ts";
import { NO_SHOW_HOURS } from "./booking-day.ts";
import { missingIn, type BookingMove, type BookingSide, type BookingState } from "./booking-table.ts";

/** Said where they are shown. */
export const STATE_WORDS: Readonly<Record<BookingState, string>> = {
  enquired: text("Pending"),
  quoted: text("Quoted"),
  countered: text("Change asked for"),
  unpriced: text("Accepted without a price"),
  agreed: text("Agreed"),
  confirmed: text("Confirmed"),
  delivered: text("Took place"),
  providerMissed: text("Said not to have come"),
  organiserMissed: text("Said not to have been there"),
  closed: text("Completed"),
  declined: text("Declined"),
  withdrawn: text("Withdrawn"),
  lapsed: text("Ran out"),
  cancelled: text("Cancelled"),
};

/** The colour and sign of each. */
export const STATE_TONES: Readonly<Record<BookingState, StatusTone>> = {
  enquired: "wait",
  quoted: "wait",
  countered: "wait",
  unpriced: "ok",
  agreed: "ok",
  confirmed: "ok",
  delivered: "ok",
  providerMissed: "wait",
  organiserMissed: "wait",
  closed: "ok",
  declined: "bad",
  withdrawn: "quiet",
  lapsed: "quiet",
  cancelled: "quiet",
};

/** While a dispute is open. */
export const ASKED_TO_HELP = text("We have been asked to help. Until we decide, no deadline runs.");

/** What the other side would change of what is agreed. */
export const CHANGE_WAITS = {
  change: text("They propose a change to what is agreed."),
  callOff: text("They ask to call it off together."),
} as const;

/** Of what is called off, its last move: somebody did not come. What stands by the clock may not be written down yet. */
export const endsMissed = (move: BookingMove | undefined): boolean =>
  move === "claimNoShow" || move === "admitNoShow" || move === "standNoShow";

/** What was quoted, and how long it stands. */
function quoteWaits(side: BookingSide, total: string | null, dueAt: Date | null): string {
  if (!dueAt)
    return side === "organiser" ? say("A quote waits for your answer.") : say("Your quote waits for an answer.");
  const until = formatEnd(dueAt);
  if (total === null)
    return side === "organiser"
      ? say("You have a quote for nothing: it stands until {until}.", { until })
      : say("Your quote for nothing stands until {until}.", { until });
  return side === "organiser"
    ? say("You have a quote: {total} all in, until {until}.", { total, until })
    : say("Your quote of {total} all in stands until {until}.", { total, until });
}

/** What is agreed waits for the payment that falls due with it. @param paise of it, in paise */
const firstArrives = (paise: number, side: BookingSide): string =>
  side === "organiser"
    ? say(
        "Price and terms are agreed, and the day is held for you. The booking is confirmed once {amount} has arrived.",
        {
          amount: formatRupees(paise),
        },
      )
    : say(
        "Price and terms are agreed, and the day is held. The booking is confirmed once you have received {amount}.",
        {
          amount: formatRupees(paise),
        },
      );

/** What waits, for a card: the label of the way there, and a sentence where the request's own would not do. */
export function glanceWords(
  {
    state,
    agreed,
    by,
    move,
    total,
    dueAt,
    toConfirmPaise = 0,
  }: {
    state: BookingState;
    agreed: boolean;
    by: BookingSide | "clock";
    move: BookingMove;
    /** What was quoted or agreed, all in. */
    total: string | null;
    dueAt: Date | null;
    /** What has to arrive before it is confirmed, in paise. */
    toConfirmPaise?: number;
  },
  side: BookingSide,
): { label: string; sentence: string | null } {
  const mine = by === side;
  const quote = side === "provider" ? say("See your quote") : say("See the quote");
  switch (state) {
    case "enquired":
    case "quoted":
      return { label: quote, sentence: quoteWaits(side, total, dueAt) };
    case "countered":
      return side === "organiser"
        ? { label: quote, sentence: say("You have asked for a change. The answer comes here.") }
        : { label: say("See what they ask for"), sentence: say("They ask for a change: answer with a new quote.") };
    case "unpriced":
      return {
        label: say("See the booking"),
        sentence:
          side === "organiser"
            ? say("Accepted, without a price agreed here. Settle it in your messages, then confirm the booking.")
            : say("Accepted, without a price agreed here. They confirm the booking next."),
      };
    case "agreed":
      if (!agreed) return { label: quote, sentence: null };
      return {
        label: say("Agreement"),
        sentence:
          toConfirmPaise > 0
            ? firstArrives(toConfirmPaise, side)
            : side === "organiser"
              ? say("Price and terms are agreed, and the day is held for you. Confirm the booking.")
              : say("Price and terms are agreed, and the day is held. The booking is confirmed next."),
      };
    case "providerMissed":
    case "organiserMissed":
      return missingIn(state) === side
        ? {
            label: say("Answer"),
            sentence:
              side === "provider"
                ? say("They say that you did not come. Answer within {hours} hours.", { hours: NO_SHOW_HOURS })
                : say("They say that you were not there, or not ready. Answer within {hours} hours.", {
                    hours: NO_SHOW_HOURS,
                  }),
          }
        : { label: say("See the booking"), sentence: say("You have said that they did not come. They answer next.") };
    case "confirmed":
    case "delivered":
    case "closed":
    case "cancelled":
      return {
        label: agreed ? say("Agreement") : total === null ? say("See the booking") : quote,
        sentence:
          state === "cancelled" && endsMissed(move) ? say("Somebody did not come, so the booking is over.") : null,
      };
    case "declined":
      if (side === "organiser")
        return { label: quote, sentence: mine ? say("You have declined the quote.") : say("They have declined.") };
      return { label: quote, sentence: mine ? say("You have declined.") : say("Your quote was declined.") };
    case "withdrawn":
      return { label: quote, sentence: mine ? say("You have taken it back.") : say("They have taken it back.") };
    case "lapsed":
      return { label: quote, sentence: say("The quote ran out without an answer.") };
  }
}

/** What waits, on the booking's own page. */
export function waitsFor(
  {
    state,
    agreement,
    story,
    money,
  }: {
    state: BookingState;
    agreement: object | null;
    money: { toConfirmPaise: number } | null;
    story: readonly { by: "you" | "them" | "clock"; move: BookingMove }[];
  },
  side: BookingSide,
  other: string,
): string {
  const mine = story.at(-1)?.by === "you";
  const organiser = side === "organiser";
  switch (state) {
    case "enquired":
      return organiser
        ? say("{other} has not sent a quote yet. You will be told.", { other })
        : say("{other} waits for your answer: send a quote, or decline.", { other });
    case "quoted":
      return organiser
        ? say("{other} has sent you a quote. Accept it, ask for a change, or decline.", { other })
        : say("{other} has your quote and answers next.", { other });
    case "countered":
      return organiser
        ? say("You have asked for a change. {other} answers next.", { other })
        : say("{other} asks for a change. Answer with a new quote.", { other });
    case "unpriced":
      return organiser
        ? say(
            "{other} has accepted, without a price agreed here. Settle it in your messages, then confirm the booking.",
            {
              other,
            },
          )
        : say("You have accepted, without a price agreed here. {other} confirms the booking next.", { other });
    case "agreed":
      if (!agreement)
        return say("The request was accepted without a price agreed here. Agree on it, then confirm the booking.");
      if (money && money.toConfirmPaise > 0) return firstArrives(money.toConfirmPaise, side);
      return organiser
        ? say("Agreed with {other}; the day is held for you. Confirm the booking once you are sure of the rest.", {
            other,
          })
        : say("Agreed with {other}; the day is held. They confirm the booking next.", { other });
    case "confirmed":
      return say("Booked with {other}.", { other });
    case "delivered":
      return say("The day is over. How did it go? Once all is settled between you, close it.");
    case "providerMissed":
    case "organiserMissed":
      return missingIn(state) === side
        ? organiser
          ? say("{other} says that you were not there, or not ready.", { other })
          : say("{other} says that you did not come.", { other })
        : organiser
          ? say("You have said that {other} did not come.", { other })
          : say("You have said that {other} was not there, or not ready.", { other });
    case "closed":
      return say("It took place. Thank you.");
    case "declined":
      return mine ? say("You have declined.") : say("{other} has declined.", { other });
    case "withdrawn":
      return mine ? say("You have taken it back.") : say("{other} has taken it back.", { other });
    case "lapsed":
      return say("The quote ran out without an answer.");
    case "cancelled":
      if (!endsMissed(story.at(-1)?.move)) return calledOff(story.at(-1), other);
      // Whoever said so is the one who came.
      return story.findLast(({ move }) => move === "claimNoShow")?.by === "them"
        ? organiser
          ? say("The booking is over: you were not there, or not ready.")
          : say("The booking is over: you did not come.")
        : organiser
          ? say("The booking is over: {other} did not come.", { other })
          : say("The booking is over: {other} was not there, or not ready.", { other });
  }
}

/** By one of the two, by both together, or by nobody. */
function calledOff(last: { by: string; move: BookingMove } | undefined, other: string): string {
  if (last?.move !== "cancel") return say("This was called off.");
  return last.by === "you" ? say("You have called it off.") : say("{other} has called it off.", { other });
}

/** What each step looks like in a list of what happened; all others wait for something. */
export const STEP_LOOKS: Readonly<Partial<Record<BookingMove, TimelineLine["what"]>>> = {
  quote: "quoted",
  accept: "accepted",
  takeRequest: "accepted",
  agreeChange: "accepted",
  confirm: "confirmed",
  secure: "confirmed",
  deliver: "completed",
  complete: "completed",
  close: "completed",
  decline: "declined",
  declineRequest: "declined",
  withdraw: "cancelled",
  withdrawRequest: "cancelled",
  cancel: "cancelled",
  agreeEnd: "cancelled",
  admitNoShow: "cancelled",
  standNoShow: "cancelled",
  lapse: "ranOut",
  expire: "ranOut",
};

/** The steps of a booking as lines of its request's story. */
export const storyLines = (
  steps: readonly { move: BookingMove; by: BookingSide | "clock"; at: string }[],
  side: BookingSide,
  other: string,
): TimelineLine[] =>
  steps.map(({ move, by, at }) => {
    const who = by === "clock" ? by : by === side ? "you" : "them";
    return {
      what: STEP_LOOKS[move] ?? "step",
      by: who,
      at: new Date(at).toISOString(),
      words: storyWords(move, who, other),
    };
  });

/** What a line of the story says: 'You sent a quote', 'Meera Joshi asked for a change'; some of it happens by itself. */
export function storyWords(move: BookingMove, by: "you" | "them" | "clock", other: string): string {
  const you = by === "you";
  switch (move) {
    case "quote":
      return you ? say("You sent a quote") : say("{other} sent a quote", { other });
    case "counter":
      return you ? say("You asked for a change") : say("{other} asked for a change", { other });
    case "accept":
      return you ? say("You accepted") : say("{other} accepted", { other });
    case "decline":
      return you ? say("You declined") : say("{other} declined", { other });
    case "withdraw":
      return you ? say("You took it back") : say("{other} took it back", { other });
    case "takeRequest":
      return you ? say("You accepted the request") : say("{other} accepted the request", { other });
    case "declineRequest":
      return you ? say("You declined the request") : say("{other} declined the request", { other });
    case "withdrawRequest":
      return you ? say("You withdrew the request") : say("{other} withdrew the request", { other });
    case "confirm":
      return you ? say("You confirmed the booking") : say("{other} confirmed the booking", { other });
    case "secure":
      return you
        ? say("You have received a payment: the booking is confirmed")
        : say("{other} has received a payment: the booking is confirmed", { other });
    case "deliver":
      if (by === "clock") return say("The day is over");
      return you ? say("You noted that it took place") : say("{other} noted that it took place", { other });
    case "claimNoShow":
      return you
        ? say("You said that the other side did not come, or was not there")
        : say("{other} said that the other side did not come, or was not there", { other });
    case "admitNoShow":
      return you ? say("You agreed that it was so") : say("{other} agreed that it was so", { other });
    case "takeBackNoShow":
      return you ? say("You took that back: it took place") : say("{other} took that back: it took place", { other });
    case "disputeNoShow":
      return you
        ? say("You asked us to decide whether somebody did not come")
        : say("{other} asked us to decide whether somebody did not come", { other });
    case "cancel":
      return you ? say("You called it off") : say("{other} called it off", { other });
    case "complete":
      return you ? say("You noted that it is completed") : say("{other} noted that it is completed", { other });
    case "propose":
      return you ? say("You proposed a change") : say("{other} proposed a change", { other });
    case "proposeEnd":
      return you ? say("You asked to call it off together") : say("{other} asked to call it off together", { other });
    case "agreeChange":
      return you
        ? say("You accepted the change: it is in force")
        : say("{other} accepted the change: it is in force", { other });
    case "agreeEnd":
      return you
        ? say("You agreed to call it off: nothing is owed")
        : say("{other} agreed to call it off: nothing is owed", { other });
    case "refuseChange":
      return you
        ? say("You declined it: what is agreed stands")
        : say("{other} declined it: what is agreed stands", { other });
    case "takeBackChange":
      return you ? say("You took the proposal back") : say("{other} took the proposal back", { other });
    case "lapse":
      return say("The quote ran out");
    case "expire":
      return say("It was not confirmed in time");
    case "standNoShow":
      return say("Nobody answered: it stands");
    case "close":
      return say("All is paid: it is closed");
    case "lapseChange":
      return say("The proposal ran out: what is agreed stands");
  }
}

/** What whoever has accepted reads in the mail that brings their copy. @param who the other side */
export const copyNews = ({ who, about, total }: { who: string; about: string; total: string }) => ({
  title: say("Your copy of the agreement"),
  body: say("You have agreed with {who}: {about}, {total} all in. The agreement comes with this mail; keep it.", {
    who,
    about,
    total,
  }),
  button: say("See the agreement"),
});

export type MoveNews = {
  title: string;
  body: string;
  button: string;
  sms: string | null;
  /** What the other side wrote with it; for the mail alone. */
  written?: string | undefined;
  /** What can be done by now; for the mail alone. */
  advice?: string;
};

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
    note,
    validUntil,
    round,
    from,
  }: {
    who: string;
    about: string;
    totalPaise: number;
    askedPaise: number | null;
    note: string;
    validUntil: Date;
    round: number;
    from: BookingState;
  },
): MoveNews {
  const total = formatRupees(totalPaise);
  const free = totalPaise === 0;
  const written = note ? say("They write: “{note}”", { note }) : undefined;
  const hours = NO_SHOW_HOURS;
  switch (move) {
    case "quote":
      return {
        title: round === 1 ? say("You have a quote") : say("You have a new quote"),
        written,
        body: free
          ? say("{who} says yes to {about}, and nothing is to be paid. The quote stands until {until}.", {
              who,
              about,
              until: formatInstant(validUntil),
            })
          : say("{who} quotes {total}, all in, for {about}. The quote stands until {until}.", {
              who,
              about,
              total,
              until: formatInstant(validUntil),
            }),
        // Later, read in a row of notices, it may have been done.
        advice: say("Accept it, ask for a change, or decline."),
        button: say("See the quote"),
        sms: say("answered with a quote"),
      };
    case "counter":
      return {
        title: say("A change is asked for"),
        written,
        body:
          askedPaise === null
            ? say("{who} asks for a change to your quote of {total}: {about}. Answer with a new quote.", {
                who,
                total,
                about,
              })
            : say(
                "{who} asks for a change to your quote of {total}, and would pay {asked} all in: {about}. Accept that, answer with a new quote, or decline.",
                { who, total, asked: formatRupees(askedPaise), about },
              ),
        button: say("See what they ask for"),
        sms: null,
      };
    case "accept":
      return {
        title: say("It is agreed"),
        body: free
          ? say("{who} has accepted: {about}; nothing is to be paid. The day is held. You can call each other now.", {
              who,
              about,
            })
          : say("{who} has accepted: {about}, {total} all in. The day is held. You can call each other now.", {
              who,
              about,
              total: formatRupees(askedPaise ?? totalPaise),
            }),
        button: say("See the agreement"),
        sms: say("agreed"),
      };
    case "decline":
      return {
        title: reader === "provider" ? say("Your quote was declined") : say("They cannot do it for that"),
        body:
          reader === "provider"
            ? say("{who} has declined your quote of {total}: {about}. You need not do anything.", { who, total, about })
            : say("{who} has declined the change that you asked for: {about}. You may ask somebody else.", {
                who,
                about,
              }),
        button: say("See the request"),
        sms: say("declined"),
      };
    case "withdraw":
      return {
        title: reader === "organiser" ? say("A quote was taken back") : say("A request was taken back"),
        body:
          reader === "organiser"
            ? say("{who} has taken back the quote of {total}: {about}. You may ask somebody else.", {
                who,
                total,
                about,
              })
            : say("{who} has taken back what they asked for: {about}.", { who, about }),
        button: say("See the request"),
        sms: say("closed (quote taken back)"),
      };
    case "secure":
      return {
        title: say("Your booking is confirmed"),
        written,
        // With words of its own it is confirmed before the first payment has arrived.
        body: note
          ? say(
              "{who} says that it stands before the first payment has arrived: {about} is confirmed, and the day is yours.",
              {
                who,
                about,
              },
            )
          : say("{who} has noted your payment: {about} is confirmed, and the day is yours.", { who, about }),
        button: say("See the booking"),
        sms: say("confirmed"),
      };
    case "deliver":
      return {
        title: say("It took place"),
        body: say("{who} has noted that it took place: {about}. Say how it was, and settle what is open.", {
          who,
          about,
        }),
        button: say("See the booking"),
        sms: null,
      };
    case "claimNoShow":
      return {
        title: reader === "provider" ? say("They say that you did not come") : say("They say that you were not there"),
        body:
          reader === "provider"
            ? say(
                "{who} says that you did not come: {about}. Agree, or ask us to look at it, within {hours} hours. If you say nothing, it stands, and what is owed follows from it.",
                { who, about, hours },
              )
            : say(
                "{who} says that you were not there, or not ready: {about}. Agree, or ask us to look at it, within {hours} hours. If you say nothing, it stands, and what is owed follows from it.",
                { who, about, hours },
              ),
        button: say("Answer now"),
        sms: null,
      };
    case "admitNoShow":
      return {
        title:
          reader === "organiser"
            ? say("They agree that they did not come")
            : say("They agree that they were not there"),
        body:
          reader === "organiser"
            ? say(
                "{who} agrees that they did not come: {about}. The booking is over, and what is owed stands on its page.",
                { who, about },
              )
            : say(
                "{who} agrees that they were not there, or not ready: {about}. The booking is over, and what is owed stands on its page.",
                { who, about },
              ),
        button: say("See the booking"),
        sms: null,
      };
    case "takeBackNoShow":
      return {
        title: say("They have taken it back"),
        body:
          reader === "provider"
            ? say("{who} says no more that you did not come: {about}. It has taken place.", { who, about })
            : say("{who} says no more that you were not there: {about}. It has taken place.", { who, about }),
        button: say("See the booking"),
        sms: null,
      };
    case "standNoShow": {
      const mine = missingIn(from) === reader;
      return {
        title:
          missingIn(from) === "provider"
            ? mine
              ? say("It stands that you did not come")
              : say("It stands that they did not come")
            : mine
              ? say("It stands that you were not there")
              : say("It stands that they were not there"),
        body: mine
          ? say(
              "You have not answered {who} within {hours} hours: {about}. The booking is over, as if you had called it off on the last day. If that is wrong, ask us to help within 30 days of the day.",
              { who, hours, about },
            )
          : say(
              "{who} has not answered within {hours} hours: {about}. The booking is over, and what is owed stands on its page.",
              { who, hours, about },
            ),
        button: say("See the booking"),
        sms: null,
      };
    }
    case "expire":
      return {
        title: say("A booking was not confirmed"),
        body:
          reader === "organiser"
            ? say(
                "You have not confirmed {about} with {who} in time: it is called off. If you still need it, ask again.",
                { about, who },
              )
            : say("{who} has not confirmed {about} in time: it is called off, and nothing is held for it any more.", {
                who,
                about,
              }),
        button: say("See the request"),
        sms: say("called off (not confirmed in time)"),
      };
    case "lapse":
      return {
        title: say("A quote ran out"),
        body:
          reader === "organiser"
            ? from === "quoted"
              ? say(
                  "The quote of {who} over {total} ran out without your answer: {about}. If you still need it, ask again.",
                  { who, total, about },
                )
              : say(
                  "The quote of {who} over {total} ran out before your change was answered: {about}. If you still need it, ask again.",
                  { who, total, about },
                )
            : from === "quoted"
              ? say("Your quote of {total} to {who} ran out without an answer: {about}. The day is free again.", {
                  total,
                  who,
                  about,
                })
              : say(
                  "Your quote of {total} to {who} ran out before you answered the change they asked for: {about}. The day is free again.",
                  { total, who, about },
                ),
        button: say("See the request"),
        sms: say("closed (quote ran out)"),
      };
    default:
      throw new Error(`Of ${move} nobody is told by its booking.`);
  }
}
