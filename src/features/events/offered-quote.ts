/** What the last quote of a request says, in words that can be compared. */
import { readBy } from "../../domain/contact-detector.ts";
import { NOTHING_OWED, graceAhead, ladderSaid } from "../../domain/ladders.ts";
import { formatRupees } from "../../domain/money.ts";
import { quantityWords } from "../../domain/price-lines.ts";
import { clockOf, isSlot, minutesOf } from "../../domain/slots.ts";
import { say } from "../../domain/words/say.ts";
import { allocate } from "../bookings/quote-money.ts";
import type { Milestone, QuoteTerms } from "../bookings/quote-model.ts";
import { MILESTONE_KINDS } from "../bookings/quote-limits.ts";
import { NOTHING_TO_PAY } from "../bookings/quote-words.ts";
import type { OfferedQuote } from "./event-model.ts";

const dueWords = ({ due, days }: Milestone): string =>
  due === "agreement"
    ? say("at the agreement")
    : due === "event"
      ? say("at the event")
      : say("{n, plural, one {# day} other {# days}} before", { n: days });

/** 'Chairs (120 pieces)'; what is there once is said without a number. */
const lineWords = (line: QuoteTerms["lines"][number]): string =>
  line.quantity === 1 ? line.label : `${line.label} (${quantityWords(line)})`;

/**
 * A quote in the words that stand beside others. Payments come of `allocate`, so that they make the total to the paisa;
 * what its provider wrote hides addresses and numbers until `open`.
 * @param now past which a hold is not spoken of
 */
export function offeredQuote(
  terms: QuoteTerms,
  {
    totalPaise,
    day,
    depositPaise,
    validUntil,
    heldUntil,
    open,
  }: {
    totalPaise: number;
    day: string | null;
    depositPaise: number | null;
    validUntil: Date;
    heldUntil: Date | null;
    /** Whether the two may reach each other; until then what would lead around the site is covered. */
    open: boolean;
  },
  now: Date,
): OfferedQuote {
  const { lines, milestones } = terms;
  const shown = readBy(open);
  const parts = allocate(
    totalPaise,
    milestones.map(({ percent }) => percent),
  );
  return {
    lines: lines.map((line) => shown(lineWords(line))),
    included: shown(terms.included),
    excluded: shown(terms.excluded),
    payments:
      milestones.length === 0
        ? [say(NOTHING_TO_PAY)]
        : milestones.map(
            (one, at) => `${say(MILESTONE_KINDS[one.kind])}: ${formatRupees(parts[at]!)}, ${dueWords(one)}`,
          ),
    atOncePaise: milestones.reduce((sum, { due }, at) => sum + (due === "agreement" ? parts[at]! : 0), 0),
    ladder: totalPaise === 0 ? say(NOTHING_OWED) : `${graceAhead(day, now)} ${ladderSaid(terms, day, now)}`.trim(),
    depositPaise,
    validUntil: validUntil.toISOString(),
    heldUntil: heldUntil && heldUntil > now ? heldUntil.toISOString() : null,
  };
}

/** When somebody comes: as it was said, else when the part of the day begins; of a whole day nobody knows. */
export function arrivalOf(said: number | null, slot: string | null): string | null {
  if (said !== null) return clockOf(said);
  return isSlot(slot) && slot !== "whole" ? clockOf(minutesOf(slot).from) : null;
}

/** What must be there for them, by their price card. */
export function needsOf(card: { stayFor?: number | null; foodFor?: number | null; needs?: string } | null): string[] {
  const { stayFor, foodFor, needs } = card ?? {};
  return [
    stayFor ? say("A place to stay for {n}", { n: stayFor }) : "",
    foodFor ? say("Food for {n}", { n: foodFor }) : "",
    needs?.trim() ?? "",
  ].filter(Boolean);
}
