/** What the two sides say of the day itself: that it took place, or that the other one did not come. Pure. */
import { addDays } from "../../domain/dates.ts";
import { say, text } from "../../domain/words/say.ts";
import type { EnquiryMove } from "../enquiries/enquiry-access.ts";
import type { RequestStep } from "../enquiries/enquiry-view.ts";
import {
  missingIn,
  ruleFor,
  ruleOfStep,
  type BookingActor,
  type BookingMove,
  type BookingSide,
  type BookingState,
} from "./booking-table.ts";

/** Whoever is said not to have come has so long to answer. */
export const NO_SHOW_HOURS = 72;
/** So many days after the day it can be said: what took place is closed about then. */
export const NO_SHOW_DAYS = 14;

export const DAY_MOVES = [
  "deliver",
  "claimNoShow",
  "admitNoShow",
  "takeBackNoShow",
] as const satisfies readonly BookingMove[];
export type DayMove = (typeof DAY_MOVES)[number];

export const DAY_TEXT = {
  early: text("This can be said from the day of the event on."),
  goesOn: text("The event goes on for several days: this can be said from the last one on."),
  noDay: text("No day is named, so nobody can have missed it: call it off, or ask us to help."),
  late: () =>
    say("It is too long ago: that somebody did not come can be said for {days} days after the day.", {
      days: NO_SHOW_DAYS,
    }),
  tookPlace: text("You have noted that it took place. If something was wrong, ask us to help."),
  before: text("You have said so before. If it is so all the same, ask us to help."),
  noPrice: text("No price was agreed on here, so nothing follows from it: call it off instead."),
  disputed: text("We are asked to help with this booking, or have decided: write it there."),
  deliver: text("Noted: it took place. The other side is told."),
  admitNoShow: text("Thank you for saying so. The booking is over, and the other side is told."),
  settled: text(
    "It took place and nothing is open between you: there is nothing to call off. If something was wrong, ask us to help.",
  ),
  takeBackNoShow: text("Taken back: it took place. The other side is told."),
} as const;

/** As much of a booking as these moves look at. Days are ISO days. */
export type DayFacts = {
  state: BookingState;
  /** Of the event; null where none is named. */
  day: string | null;
  /** Its last day, of several; by default the same. */
  lastDay?: string | null;
  /** In India. */
  today: string;
  /** The moves of the day that were taken, and by whom. */
  said: readonly { by: BookingActor; move: BookingMove }[];
  /** A price was agreed on here. */
  agreed: boolean;
  /** A dispute about it is open, or was decided. */
  disputed: boolean;
};

/** Why this side cannot take a move that the table has for it, in words; null where it can (ADR 41). */
export function dayHindrance(move: DayMove, side: BookingSide, facts: DayFacts): string | null {
  const { day, lastDay: last = day, today, said, agreed, disputed } = facts;
  const hasSaid = (what: DayMove) => said.some((one) => one.by === side && one.move === what);
  if (move === "deliver")
    return last === null || last <= today ? null : day !== null && day <= today ? DAY_TEXT.goesOn : DAY_TEXT.early;
  if (move !== "claimNoShow") return null;
  if (!agreed) return DAY_TEXT.noPrice;
  if (day === null) return DAY_TEXT.noDay;
  if (day > today) return DAY_TEXT.early;
  if (disputed) return DAY_TEXT.disputed;
  if (hasSaid("deliver")) return DAY_TEXT.tookPlace;
  if (hasSaid("claimNoShow")) return DAY_TEXT.before;
  return addDays(last ?? day, NO_SHOW_DAYS) < today ? DAY_TEXT.late() : null;
}

/** Its day is past; of what names none, whoever said that it took place knows. On the day itself one side may say so early. */
export const isPastDay = (day: string | null, today: string): boolean => day === null || day < today;

/** What this side may say of the day now. */
export const dayMovesOf = (side: BookingSide, facts: DayFacts): DayMove[] =>
  DAY_MOVES.filter((move) => ruleFor(facts.state, move, side)?.day && dayHindrance(move, side, facts) === null);

/**
 * The moves of the request that its buttons leave out: that it took place is said first; while somebody is said not to
 * have come, that is answered first; and what took place and is paid is not called off any more.
 * @param delivers this side may say that it took place
 * @param unpaid what falls due with the agreement has not arrived: the organiser confirms nothing before
 * @param over its day is past, and nothing of what is agreed is open
 */
export function hiddenMoves(
  state: BookingState,
  side: BookingSide,
  { delivers, over, unpaid }: { delivers: boolean; over: boolean; unpaid: boolean },
): EnquiryMove[] {
  // What ends by itself has ended, whether that is written down or not.
  if (state === "closed" || state === "cancelled") return ["confirmed", "cancelled", "completed"];
  if (state === "agreed" && unpaid) return ["confirmed"];
  if (missingIn(state)) return ["cancelled", "completed"];
  if (over && ruleOfStep(state, "cancelled", side)?.unsettled) return ["cancelled"];
  return delivers ? ["completed"] : [];
}

/** What follows for this side's money if one of the two did not come, in words; null where nothing is agreed. */
export type MissedCosts = Record<BookingSide, string> | null;

/** A move of the day as a button, with the question before it. @param costs for the viewer */
export function dayStep(number: string, move: DayMove, side: BookingSide, costs: MissedCosts): RequestStep {
  return { address: `/api/bookings/${number}/day`, body: { move }, ...wordsOf(move, side, costs) };
}

function wordsOf(move: DayMove, side: BookingSide, costs: MissedCosts): Omit<RequestStep, "address" | "body"> {
  const other = side === "organiser" ? "provider" : "organiser";
  switch (move) {
    case "deliver":
      return {
        button: say("It took place"),
        title: say("Did it take place?"),
        question: say(
          "The other side is told, and both of you can say how it was. What is still to be paid stays open.",
        ),
        costs: null,
        busy: say("Noting…"),
        danger: false,
      };
    case "claimNoShow":
      return {
        button: side === "organiser" ? say("They did not come") : say("They were not there, or not ready"),
        title: side === "organiser" ? say("Did they not come?") : say("Was nobody there, or nothing ready?"),
        question: say(
          "Call them first, if you have not. They are told, and have {hours} hours: if they agree, or say nothing, the booking is over, as if they had called it off on the last day. If they see it differently, we look at it.",
          { hours: NO_SHOW_HOURS },
        ),
        costs: costs?.[other] ?? null,
        busy: say("Noting…"),
        danger: true,
      };
    case "admitNoShow":
      return {
        button: say("Yes, it was so"),
        title: side === "organiser" ? say("Were you not there, or not ready?") : say("Did you not come?"),
        question: say(
          "The booking is over then, as if you had called it off on the last day. This cannot be taken back.",
        ),
        costs: costs?.[side] ?? null,
        busy: say("Noting…"),
        danger: true,
      };
    case "takeBackNoShow":
      return {
        button: say("Take it back"),
        title: say("Take it back?"),
        question: say("The booking has taken place then, and the other side is told. You cannot say it a second time."),
        costs: null,
        busy: say("Taking back…"),
        danger: false,
      };
  }
}

/** Who is said not to have come, from the viewer's side: 'you', 'them'; null where that is not said. */
export function missedBy(state: BookingState, side: BookingSide): "you" | "them" | null {
  const missing = missingIn(state);
  return missing === null ? null : missing === side ? "you" : "them";
}
