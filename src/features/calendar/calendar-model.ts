/** The calendar of a listing: what its owner says, and what everybody may read of it. For browser and server. */
import { z } from "zod";
import { formatDay, isIsoDay, lastAhead } from "../../domain/dates.ts";
import {
  SLOT_NAMES,
  isClock,
  isSlot,
  ownSlotOf,
  slotLabel,
  hoursOf,
  type NamedSlot,
  type Slot,
} from "../../domain/slots.ts";
import { optionalText, requiredText } from "../../domain/zod-fields.ts";
import { say, text } from "../../domain/words/say.ts";

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

/** The most days of one answer, or of one block. */
export const MOST_DAYS = 366;
/** So many a day at most. */
export const MOST_CAPACITY = 100_000;
export const MOST_NOTE = 200;

export const MOST_OWN_SLOTS = 6;
export const MOST_SLOT_NAME = 40;
/** A part of the day by the owner's own hours, as '18:00'; one that ends no later than it begins ends on the next day. */
export type OwnPart = { name: string; from: string; to: string };

/** What the owner has said. */
export type CalendarSettings = {
  /** How many a day (of people at a time), of what is counted; null: not said. */
  capacity: number | null;
  /** Parts of the day that are offered; where there are none of these and no own ones: as the category has it. */
  slots: NamedSlot[];
  ownSlots: OwnPart[];
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
  ownSlots: [],
  weekdaysOff: [],
  leadDays: 0,
  bufferMinutes: 0,
};

const isoDay = (name: string) =>
  z
    .string(`${name} must be a day such as 2026-12-01.`)
    .refine(isIsoDay, `${name} must be a day such as 2026-12-01.`)
    .meta({ format: "date", examples: ["2026-12-01"] });
/** @param name marked by `text` */
const whole = (name: string, least: number, most: number) => {
  const error = () => say("{name} must be a whole number from {least} to {most}.", { name: say(name), least, most });
  return z.int({ error }).min(least, { error }).max(most, { error });
};
const slotName = z.enum(SLOT_NAMES, `slot must be one of ${SLOT_NAMES.join(", ")}.`);
const SLOT_WRONG = `slot must be one of ${SLOT_NAMES.join(", ")}, or the hours of an own one such as 18:00-23:00.`;
const anySlot = z.string(SLOT_WRONG).refine(isSlot, SLOT_WRONG);
const clock = (words: string) =>
  z
    .string(words)
    .refine(isClock, words)
    .meta({ examples: ["18:00"] });
export const OWN_SLOT_MESSAGES = {
  name: text("Please give this part of the day a name."),
  from: text("Please say when it begins, such as 18:00."),
  to: text("Please say when it ends, such as 23:00."),
  many: () => say("Please name at most {most} parts of your own.", { most: MOST_OWN_SLOTS }),
  twice: text("Two of your parts have the same hours."),
  named: text("Two of your parts have the same name."),
  nothing: text("It would end when it begins: please say another time."),
} as const;
const ownPart = z
  .object({
    name: requiredText(OWN_SLOT_MESSAGES.name, { max: MOST_SLOT_NAME, singleLine: true }),
    from: clock(OWN_SLOT_MESSAGES.from),
    to: clock(OWN_SLOT_MESSAGES.to).describe("Earlier than it begins: on the next day"),
  })
  .refine(({ from, to }) => from !== to, { error: OWN_SLOT_MESSAGES.nothing, path: ["to"] });
const differ = (words: readonly string[]): boolean => new Set(words).size === words.length;

export const settingsSchema = z.object({
  capacity: whole(text("The number a day"), 1, MOST_CAPACITY)
    .nullable()
    .default(null)
    .describe("How many a day, of what is counted"),
  slots: z
    .array(slotName)
    .max(SLOT_NAMES.length, "Name each part of the day once.")
    .default([])
    .describe("Parts of the day that are offered; none: as the category has it"),
  ownSlots: z
    .array(ownPart)
    .max(MOST_OWN_SLOTS, { error: OWN_SLOT_MESSAGES.many })
    .refine((parts) => differ(parts.map(ownSlotOf)), OWN_SLOT_MESSAGES.twice)
    .refine((parts) => differ(parts.map(({ name }) => name.toLowerCase())), OWN_SLOT_MESSAGES.named)
    .default([])
    .describe("Parts of the day by hours of the owner's own"),
  weekdaysOff: z
    .array(whole(text("A weekday"), 0, 6))
    .max(7, "Name each weekday once.")
    .default([])
    .describe("0 is Sunday"),
  leadDays: whole(text("Days of notice"), 0, 365).default(0).describe("Days of notice"),
  bufferMinutes: whole(text("Minutes to set up"), 0, 1_440).default(0).describe("To set up, before each part of a day"),
});

export const BLOCK_MESSAGES = {
  order: text("The last day must not be before the first."),
  many: () => say("Please choose at most {most} days at once.", { most: MOST_DAYS }),
  past: text("This day is over."),
  far: (today: string) =>
    say("A calendar reaches two years ahead: please choose a day up to {day}.", { day: formatDay(lastAhead(today)) }),
  noUnit: text("There is no such hall."),
  noSlot: text("Your calendar has no such part of the day."),
  already: text("All of these days are blocked already."),
} as const;

/** From one day to another: to say that one is not there, or is after all. A form without a script sends the same. */
export const blockSchema = z.object({
  does: z.enum(["block", "open"], "does must be block or open.").default("block"),
  from: isoDay("from"),
  to: isoDay("to").or(z.literal("")).optional().describe("By default the first day alone"),
  slot: anySlot.default("whole").describe("A part of each day, by its name or its own hours"),
  unit: optionalText(100, { singleLine: true }).describe("A hall by its name; by default all of them"),
  note: optionalText(MOST_NOTE, { singleLine: true }).describe("For the owner, and admins who help"),
});
export type BlockForm = z.infer<typeof blockSchema>;

/** Something in another calendar of the owner's on a day: `from` and `to` as '10:00' in India, or the whole of it. */
export type BusyOutside = { calendar: string; wholeDay: boolean; from: string; to: string };
/** '10:00 to 12:30', 'whole day'. */
export const busyHours = ({ wholeDay, from, to }: BusyOutside): string =>
  wholeDay ? say("whole day") : say("{from} to {until}", { from, until: to });

/** 'Sangeet (6 pm to 1:30 am)', by the name that its owner gave it; else as everybody has it. */
export function partLabel(slot: Slot, ownSlots: readonly OwnPart[]): string {
  const own = ownSlots.find((part) => ownSlotOf(part) === slot);
  return own ? `${own.name} (${hoursOf(slot)})` : slotLabel(slot);
}
export const CALENDAR_MESSAGES = {
  notFound: text("There is no such listing."),
  blocked: text("Blocked."),
  opened: text("Open again."),
  saved: text("Your calendar is saved."),
} as const;
