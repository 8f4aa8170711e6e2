/** What the calls about calendars answer. */
import { z } from "zod";
import { SLOT_NAMES, clockOf, minutesOf, type Slot } from "../../domain/slots.ts";
import { offeredSlots } from "./calendar-days.ts";
import { DAY_STATES, partLabel, type OwnPart } from "./calendar-model.ts";
import type { OwnCalendar } from "./calendar-service.server.ts";
import { EXAMPLE_LISTING } from "../listings/listing-example.ts";

const isoDay = z.string().meta({ format: "date" });
const state = z.enum(DAY_STATES).describe("notSaid: nothing is known against it, and its owner has said nothing");
const slot = z
  .string()
  .describe(
    "whole: the day; day: 6 to 16; evening: 16 to 4; full: 16 to 15 of the next day; else the hours of an own one, as 18:00-01:30",
  );
const part = z.object({
  slot,
  label: z.string().describe("For people, with the name that its owner gave it"),
  from: z.string().describe("In India, as 16:00"),
  to: z.string().describe("No later than it begins: on the next day"),
});
const EXAMPLE_PARTS: z.infer<typeof part>[] = [
  { slot: "day", label: "Day", from: "06:00", to: "16:00" },
  { slot: "18:00-01:30", label: "Sangeet (6 pm to 1:30 am)", from: "18:00", to: "01:30" },
];

/** The parts of a day that a calendar speaks of, for people and for programs. */
export const apiParts = (slots: readonly Slot[], ownSlots: readonly OwnPart[]): z.infer<typeof part>[] =>
  slots.map((one) => {
    const { from, to } = minutesOf(one);
    return { slot: one, label: partLabel(one, ownSlots), from: clockOf(from), to: clockOf(to) };
  });

const publicDay = z.object({
  day: isoDay,
  state: state.describe("Of the day; where it is taken in part, of its best part"),
  room: z.boolean().describe("Whether a request, which names no part of the day, would find it free"),
  slots: z.array(z.object({ slot, state })),
});

const EXAMPLE_DAY: z.infer<typeof publicDay> = {
  day: "2026-12-05",
  state: "free",
  room: false,
  slots: [
    { slot: "day", state: "free" },
    { slot: "18:00-01:30", state: "taken" },
  ],
};

export const availabilityBody = z
  .object({
    success: z.literal(true),
    from: isoDay,
    to: isoDay,
    said: z.boolean().describe("Whether its owner has looked after a calendar here in the last 30 days"),
    parts: z.array(part).describe("The parts of a day that this calendar speaks of"),
    leadDays: z.number().describe("Days of notice: nearer ones are taken"),
    weekdaysOff: z.array(z.number()).describe("Weekdays on which it is never free; 0 is Sunday"),
    days: z.array(publicDay),
  })
  .meta({
    examples: [
      {
        success: true,
        from: "2026-12-05",
        to: "2026-12-05",
        said: true,
        parts: EXAMPLE_PARTS,
        leadDays: 2,
        weekdaysOff: [1],
        days: [EXAMPLE_DAY],
      },
    ],
  });

export const calendarBody = z
  .object({
    success: z.literal(true),
    message: z.string().optional(),
    calendar: z.object({
      listing: z.string(),
      title: z.string(),
      mode: z.enum(["exclusive", "halls", "counted"]).describe("As its category has it"),
      counts: z.enum(["person", "event", "piece"]).nullable().describe("What is counted"),
      units: z.array(z.string()).describe("The halls, by name"),
      said: z.boolean(),
      capacity: z.number().nullable(),
      slots: z.array(z.enum(SLOT_NAMES)).describe("Parts of the day that are offered, by their names"),
      ownSlots: z
        .array(z.object({ name: z.string(), from: z.string(), to: z.string() }))
        .describe("And by hours of the owner's own"),
      parts: z.array(part).describe("All of them"),
      weekdaysOff: z.array(z.number()).describe("0 is Sunday"),
      leadDays: z.number(),
      bufferMinutes: z.number(),
      days: z.array(
        publicDay.extend({
          entries: z.array(
            z.object({
              slot,
              unit: z.string(),
              kind: z.enum(["block", "booking"]),
              note: z.string(),
              number: z.string().nullable().describe("Of the request that holds it"),
              area: z.boolean().describe("Whether that request went to a whole district"),
              eventType: z.string().nullable(),
              city: z.string().nullable(),
              quantity: z.number().nullable(),
              forQuote: z.boolean().describe("Held for a while, until a quote is answered"),
            }),
          ),
          outside: z
            .array(
              z.object({
                calendar: z.string().describe("As its owner calls it"),
                wholeDay: z.boolean(),
                from: z.string().describe("In India, as 10:00"),
                to: z.string(),
              }),
            )
            .describe("When its owner is busy elsewhere: it holds nothing"),
        }),
      ),
    }),
  })
  .meta({
    examples: [
      {
        success: true,
        calendar: {
          listing: EXAMPLE_LISTING,
          title: "Meera Joshi",
          mode: "exclusive",
          counts: null,
          units: [""],
          said: true,
          capacity: null,
          slots: ["day"],
          ownSlots: [{ name: "Sangeet", from: "18:00", to: "01:30" }],
          parts: EXAMPLE_PARTS,
          weekdaysOff: [1],
          leadDays: 2,
          bufferMinutes: 60,
          days: [
            {
              ...EXAMPLE_DAY,
              entries: [
                {
                  slot: "18:00-01:30",
                  unit: "",
                  kind: "block",
                  note: "Cousin's wedding",
                  number: null,
                  area: false,
                  eventType: null,
                  city: null,
                  quantity: null,
                  forQuote: false,
                },
              ],
              outside: [{ calendar: "Google", wholeDay: false, from: "10:00", to: "12:30" }],
            },
          ],
        },
      },
    ],
  });

export const blockedBody = z
  .object({
    success: z.literal(true),
    message: z.string(),
    days: z.number().describe("How many days have changed"),
    kept: z.array(isoDay).describe("Those on which something was held already, which stays"),
  })
  .meta({ examples: [{ success: true, message: "Blocked.", days: 3, kept: ["2026-12-05"] }] });

/** A calendar as its owner's call says it: with what stands on each day. For the owner alone. */
export function apiCalendar({
  id,
  title,
  calendar,
  settings,
  days,
}: OwnCalendar): z.infer<typeof calendarBody>["calendar"] {
  const { rule, units, said } = calendar;
  return {
    listing: id,
    title,
    mode: rule.mode,
    counts: rule.mode === "counted" ? rule.of : null,
    units: [...units],
    said: said !== null,
    ...settings,
    parts: apiParts(offeredSlots(calendar), settings.ownSlots),
    days: days.map(({ entries, ...day }) => ({ ...day, entries: entries.map(({ day: _day, ...entry }) => entry) })),
  };
}
