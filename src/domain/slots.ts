/**
 * Parts of a day for which somebody or something is booked, as spans of time in India, which has no summer time. A slot
 * belongs to the day on which it begins: the evening of the 1st ends at four on the 2nd, and a hall is had from four in
 * the afternoon to three on the next.
 */
import { addDays } from "./dates.ts";

const HOUR = 60;

/** Minutes from midnight of its day. */
export const SLOTS = {
  whole: { label: "Whole day", from: 4 * HOUR, to: 28 * HOUR },
  day: { label: "Day", from: 6 * HOUR, to: 16 * HOUR },
  evening: { label: "Evening", from: 16 * HOUR, to: 28 * HOUR },
  full: { label: "4 pm to 3 pm", from: 16 * HOUR, to: 39 * HOUR },
} as const;
export type Slot = keyof typeof SLOTS;
export const SLOT_NAMES = Object.keys(SLOTS) as Slot[];

/** From an instant up to, and without, another, in milliseconds. */
export type Span = { from: number; to: number };

const MINUTE_MS = 60_000;

/**
 * When a slot of an ISO day begins and ends.
 * @param bufferMinutes what is needed to set up: before it alone, or two neighbours would keep twice as much free; of a
 *   whole day nobody knows the hours, and it has none
 */
export function spanOf(day: string, slot: Slot, bufferMinutes = 0): Span {
  const midnight = Date.parse(`${day}T00:00:00+05:30`);
  const { from, to } = SLOTS[slot];
  return {
    from: midnight + (from - (slot === "whole" ? 0 : bufferMinutes)) * MINUTE_MS,
    to: midnight + to * MINUTE_MS,
  };
}

/** Whether two spans have an instant in common: what ends when another begins does not touch it. */
export const overlap = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

/** As PostgreSQL reads it. */
export const rangeOf = ({ from, to }: Span): string =>
  `[${new Date(from).toISOString()},${new Date(to).toISOString()})`;

/** Every ISO day from one to another, both included. */
export function daysFrom(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
