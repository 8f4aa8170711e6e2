/** What the last quote of a request says, in words that can be compared. */
import { ladderSaid } from "../../domain/ladders.ts";
import { formatRupees } from "../../domain/money.ts";
import { SLOTS, SLOT_NAMES } from "../../domain/slots.ts";
import { allocate } from "../bookings/quote-money.ts";
import { MILESTONE_KINDS, type Milestone, type QuoteTerms } from "../bookings/quote-model.ts";
import type { OfferedQuote } from "./event-model.ts";

const dueWords = ({ due, days }: Milestone): string =>
  due === "agreement"
    ? "at the agreement"
    : due === "event"
      ? "at the event"
      : `${days === 1 ? "1 day" : `${days} days`} before`;

export function offeredQuote(
  terms: QuoteTerms,
  {
    totalPaise,
    day,
    depositPaise,
    validUntil,
    heldUntil,
  }: { totalPaise: number; day: string | null; depositPaise: number | null; validUntil: Date; heldUntil: Date | null },
  now: Date,
): OfferedQuote {
  const { lines, included, excluded, milestones } = terms;
  const parts = allocate(
    totalPaise,
    milestones.map(({ percent }) => percent),
  );
  return {
    lines: lines.map(({ label }) => label),
    included,
    excluded,
    payments: milestones.map(
      (one, at) => `${MILESTONE_KINDS[one.kind]}: ${formatRupees(parts[at]!)}, ${dueWords(one)}`,
    ),
    atOncePaise: milestones.reduce((sum, { due }, at) => sum + (due === "agreement" ? parts[at]! : 0), 0),
    ladder: ladderSaid(terms, day, now),
    depositPaise,
    validUntil: validUntil.toISOString(),
    heldUntil: heldUntil && heldUntil > now ? heldUntil.toISOString() : null,
  };
}

/** '16:30' for 990. */
export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** When somebody comes: as it was said, else when the part of the day begins; of a whole day nobody knows. */
export function arrivalOf(said: number | null, slot: string | null): string | null {
  if (said !== null) return clockOf(said);
  const part = SLOT_NAMES.find((name) => name === slot && name !== "whole");
  return part ? clockOf(SLOTS[part].from) : null;
}

/** What must be there for them, by their price card. */
export function needsOf(card: { stayFor?: number | null; foodFor?: number | null; needs?: string } | null): string[] {
  const { stayFor, foodFor, needs } = card ?? {};
  return [
    stayFor ? `A place to stay for ${stayFor}` : "",
    foodFor ? `Food for ${foodFor}` : "",
    needs?.trim() ?? "",
  ].filter(Boolean);
}
