/**
 * Parts of a day for which somebody or something is booked, as spans of time in India, which has no summer time. A slot
 * belongs to the day on which it begins: the evening of the 1st ends at four on the 2nd, and a hall is had from four in
 * the afternoon to three on the next.
 */
import { timeWords } from "./dates.ts";
import { say, text } from "./words/say.ts";

const HOUR = 60;

/** Minutes from midnight of its day. */
export const SLOTS = {
  whole: { label: text("Whole day"), from: 4 * HOUR, to: 28 * HOUR },
  day: { label: text("Day"), from: 6 * HOUR, to: 16 * HOUR },
  evening: { label: text("Evening"), from: 16 * HOUR, to: 28 * HOUR },
  full: { label: text("4 pm to 3 pm"), from: 16 * HOUR, to: 39 * HOUR },
} as const;
export type NamedSlot = keyof typeof SLOTS;
export const SLOT_NAMES = Object.keys(SLOTS) as NamedSlot[];
/** A part of the day of somebody's own, by its hours: '18:00-01:30'. What ends no later than it begins ends on the next day. */
export type OwnSlot = `${string}:${string}-${string}:${string}`;
export type Slot = NamedSlot | OwnSlot;

/** A time of day, as '18:00'. */
export const isClock = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
/** Hours of an owner's own, such as 18:00-23:00. */
export function isOwnSlot(text: string): text is OwnSlot {
  const [from = "", to = "", ...more] = text.split("-");
  return more.length === 0 && isClock(from) && isClock(to);
}
/** A part of the day by its name, or by hours. */
export const isSlot = (text: unknown): text is Slot =>
  typeof text === "string" && (Object.hasOwn(SLOTS, text) || isOwnSlot(text));
/** Two times of day ('18:00', '01:30') as a part of the day. Not checked: `isOwnSlot` says whether they are times. */
export const ownSlotOf = ({ from, to }: { from: string; to: string }): Slot => `${from}-${to}` as OwnSlot;

const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * HOUR + Number(clock.slice(3));

/** Minutes from midnight of its day. */
export function minutesOf(slot: Slot): { from: number; to: number } {
  if (!isOwnSlot(slot)) return SLOTS[slot];
  const [from, to] = [minuteOf(slot.slice(0, 5)), minuteOf(slot.slice(6))];
  return { from, to: to > from ? to : to + 24 * HOUR };
}

/** '18:00' again. */
export const clockOf = (minutes: number): string =>
  [Math.floor(minutes / HOUR) % 24, minutes % HOUR].map((part) => String(part).padStart(2, "0")).join(":");

/** '6 pm', '1:30 am'. */
export function clockWords(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / HOUR) % 24, minutes % HOUR];
  return timeWords(hour, minute ? `:${String(minute).padStart(2, "0")}` : "");
}

/** '6 pm to 1:30 am'. */
export function hoursOf(slot: Slot): string {
  const { from, to } = minutesOf(slot);
  return say("{from} to {until}", { from: clockWords(from), until: clockWords(to) });
}

/** 'Evening'; the hours of an own one. */
export const slotLabel = (slot: Slot): string => (isOwnSlot(slot) ? hoursOf(slot) : say(SLOTS[slot].label));

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
  const { from, to } = minutesOf(slot);
  return {
    from: midnight + (from - (slot === "whole" ? 0 : bufferMinutes)) * MINUTE_MS,
    to: midnight + to * MINUTE_MS,
  };
}

/** The same part of several days, in their order: what is needed to set up never reaches into the part of the day before. */
export function spansOf(days: readonly string[], slot: Slot, bufferMinutes = 0): Span[] {
  const spans: Span[] = [];
  for (const day of days) {
    const span = spanOf(day, slot, bufferMinutes);
    spans.push({ from: Math.max(span.from, spans.at(-1)?.to ?? span.from), to: span.to });
  }
  return spans;
}

/** Whether two spans have an instant in common: what ends when another begins does not touch it. */
export const overlap = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

/** As PostgreSQL reads an instant: after the year 9999 without the sign that ISO puts before it. */
const instantOf = (ms: number): string => new Date(ms).toISOString().replace(/^\+0*/, "");
/** As PostgreSQL reads it. */
export const rangeOf = ({ from, to }: Span): string => `[${instantOf(from)},${instantOf(to)})`;
