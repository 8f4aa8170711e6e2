/** The calendar of a listing: what its owner says, and what everybody may read of it. For browser and server. */
import { z } from "zod";
import { isIsoDay } from "../../domain/dates.ts";
import { SLOTS, SLOT_NAMES, type Slot } from "../../domain/slots.ts";
import { optionalText } from "../../domain/zod-fields.ts";

/** What everybody reads of a day or a part of it; why it is taken stands nowhere. */
export const DAY_STATES = ["free", "notSaid", "asked", "taken"] as const;
export type DayState = (typeof DAY_STATES)[number];

export type DayAvailability = {
  day: string;
  state: DayState;
  /** Whether a request, which names no part of the day, would find it free. */
  room: boolean;
  slots: { slot: Slot; state: DayState }[];
};

/** So far ahead a calendar reaches. */
export const HORIZON_DAYS = 730;
/** The most days of one answer, or of one block. */
export const MOST_DAYS = 366;
/** So many a day at most. */
export const MOST_CAPACITY = 100_000;
export const MOST_NOTE = 200;

/** What the owner has said. */
export type CalendarSettings = {
  /** How many a day, of what is counted; null: not said. */
  capacity: number | null;
  /** Parts of the day that are offered; none: as the category has it. */
  slots: Slot[];
  /** 0 is Sunday. */
  weekdaysOff: number[];
  /** Days of notice. */
  leadDays: number;
  /** To set up, before each part of a day. */
  bufferMinutes: number;
};

export const UNTOUCHED: CalendarSettings = {
  capacity: null,
  slots: [],
  weekdaysOff: [],
  leadDays: 0,
  bufferMinutes: 0,
};

const isoDay = (name: string) =>
  z
    .string(`${name} must be a day such as 2026-12-01.`)
    .refine(isIsoDay, `${name} must be a day such as 2026-12-01.`)
    .meta({ format: "date", examples: ["2026-12-01"] });
const whole = (name: string, least: number, most: number) => {
  const text = `${name} must be a whole number from ${least} to ${most}.`;
  return z.int(text).min(least, text).max(most, text);
};
const slotName = z.enum(SLOT_NAMES, `slot must be one of ${SLOT_NAMES.join(", ")}.`);

export const settingsSchema = z.object({
  capacity: whole("capacity", 1, MOST_CAPACITY).nullable().default(null).describe("How many a day, of what is counted"),
  slots: z
    .array(slotName)
    .max(SLOT_NAMES.length, "Name each part of the day once.")
    .default([])
    .describe("Parts of the day that are offered; none: as the category has it"),
  weekdaysOff: z
    .array(whole("weekdaysOff", 0, 6))
    .max(7, "Name each weekday once.")
    .default([])
    .describe("0 is Sunday"),
  leadDays: whole("leadDays", 0, 365).default(0).describe("Days of notice"),
  bufferMinutes: whole("bufferMinutes", 0, 1_440).default(0).describe("To set up, before each part of a day"),
});

export const BLOCK_MESSAGES = {
  order: "The last day must not be before the first.",
  many: `Please choose at most ${MOST_DAYS} days at once.`,
  past: "This day is over.",
  far: "A calendar reaches two years ahead.",
  noUnit: "There is no such hall.",
  already: "All of these days are blocked already.",
} as const;

/** From one day to another: to say that one is not there, or is after all. A form without a script sends the same. */
export const blockSchema = z.object({
  does: z.enum(["block", "open"], "does must be block or open.").default("block"),
  from: isoDay("from"),
  to: isoDay("to").or(z.literal("")).optional().describe("By default the first day alone"),
  slot: slotName.default("whole").describe("A part of each day"),
  unit: optionalText(100, { singleLine: true }).describe("A hall by its name; by default all of them"),
  note: optionalText(MOST_NOTE, { singleLine: true }).describe("For the owner, and admins who help"),
});
export type BlockForm = z.infer<typeof blockSchema>;

/** Something in another calendar of the owner's on a day: `from` and `to` as '10:00' in India, or the whole of it. */
export type BusyOutside = { calendar: string; wholeDay: boolean; from: string; to: string };
/** '10:00 to 12:30', 'whole day'. */
export const busyHours = ({ wholeDay, from, to }: BusyOutside): string => (wholeDay ? "whole day" : `${from} to ${to}`);

export const slotLabel = (slot: Slot): string => SLOTS[slot].label;
export const CALENDAR_MESSAGES = {
  notFound: "There is no such listing.",
  blocked: "Blocked.",
  opened: "Open again.",
  saved: "Your calendar is saved.",
} as const;
