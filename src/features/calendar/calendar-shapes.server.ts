/** What the calls about calendars answer. */
import { z } from "zod";
import { SLOT_NAMES } from "../../domain/slots.ts";
import { DAY_STATES } from "./calendar-model.ts";
import type { OwnCalendar } from "./calendar-service.server.ts";

const isoDay = z.string().meta({ format: "date" });
const state = z.enum(DAY_STATES).describe("notSaid: nothing is known against it, and its owner has said nothing");
const slot = z
  .enum(SLOT_NAMES)
  .describe("whole: the day; day: 6 to 16; evening: 16 to 4; full: 16 to 15 of the next day");

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
    { slot: "evening", state: "taken" },
  ],
};

export const availabilityBody = z
  .object({
    success: z.literal(true),
    from: isoDay,
    to: isoDay,
    said: z.boolean().describe("Whether its owner keeps a calendar here"),
    days: z.array(publicDay),
  })
  .meta({
    examples: [
      {
        success: true,
        from: "2026-12-05",
        to: "2026-12-05",
        said: true,
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
      slots: z.array(slot),
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
          listing: "0190a0a0-0000-7000-8000-000000000000",
          title: "Meera Joshi",
          mode: "exclusive",
          counts: null,
          units: [""],
          said: true,
          capacity: null,
          slots: ["day", "evening"],
          weekdaysOff: [1],
          leadDays: 2,
          bufferMinutes: 60,
          days: [
            {
              ...EXAMPLE_DAY,
              entries: [
                {
                  slot: "evening",
                  unit: "",
                  kind: "block",
                  note: "Cousin's wedding",
                  number: null,
                  area: false,
                  eventType: null,
                  city: null,
                  quantity: null,
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
    days: days.map(({ entries, ...day }) => ({ ...day, entries: entries.map(({ day: _day, ...entry }) => entry) })),
  };
}
