/** What the calls about events answer, with the event of which the examples of all calls tell. */
import { z } from "zod";
import { messageBody } from "../../platform/http/response-shapes.server.ts";
import { EXAMPLE_LADDER, EXAMPLE_NUMBER } from "../bookings/booking-example.server.ts";
import { EXAMPLE_RECOMMENDATION, recommendationBody } from "../recommending/recommend-shapes.server.ts";
import { BOOKING_STATES } from "../bookings/booking-table.ts";
import { EXAMPLE_LISTING } from "../listings/listing-example.ts";

const paise = z.number().describe("In paise");
const event = z.object({
  id: z.string(),
  name: z.string(),
  occasion: z.string(),
  place: z.string(),
  guests: z.number().nullable(),
  budgetPaise: paise.nullable(),
  needs: z.array(z.string()).describe("Keys of the categories that are wanted"),
  parts: z.array(z.object({ name: z.string(), day: z.string() })),
});
const request = z.object({
  number: z.string(),
  listing: z.string().describe("The id of the listing that was asked"),
  category: z.string(),
  title: z.string(),
  day: z.string().nullable(),
  lastDay: z.string().nullable().describe("Of several days, or of what is rented, the last one; else the same"),
  state: z.enum(BOOKING_STATES),
  totalPaise: paise.nullable().describe("All in: what was agreed, else the last quote"),
  paidPaise: paise,
  claimedPaise: paise.describe("Noted as paid, and not confirmed yet: neither paid nor to be paid"),
  quote: z
    .object({
      lines: z.array(z.string()),
      included: z.string(),
      excluded: z.string(),
      payments: z.array(z.string()).describe("What falls due when, in words"),
      atOncePaise: paise.describe("What of it falls due at the agreement"),
      ladder: z.string().describe("What comes back when it is called off, in words"),
      depositPaise: paise.nullable().describe("A deposit that comes back, by their price card"),
      validUntil: z.string().meta({ format: "date-time" }),
      heldUntil: z.string().meta({ format: "date-time" }).nullable().describe("How long the day is held for it"),
    })
    .nullable(),
  slot: z.string().nullable().describe("The part of the day that was asked for, by its name or hours"),
  arrives: z.string().nullable().describe("'16:30': as the organiser says, else when the part of the day begins"),
  needs: z.array(z.string()).describe("What must be there for them, by their price card"),
  votes: z.array(z.string()).describe("First names of those of the family who would take them"),
});
const board = z.object({
  rows: z.array(
    z.object({
      category: z.string(),
      day: z.string().nullable(),
      booked: z.array(request),
      open: z.array(request).describe("Those with a price first, from the lowest"),
      over: z.array(request),
      picks: z
        .array(z.object({ listing: z.string(), category: z.string(), title: z.string(), path: z.string() }))
        .describe("On the organiser's list, and not asked"),
    }),
  ),
  bookedPaise: paise,
  paidPaise: paise,
  claimedPaise: paise.describe("Noted as paid, and not confirmed yet: neither paid nor to be paid"),
  likelyPaise: paise.describe("The lowest quotes of what nobody is booked for"),
});
const eventShape = z.object({
  success: z.literal(true),
  event,
  board,
  dues: z
    .array(
      z.object({
        number: z.string(),
        title: z.string(),
        kind: z.string(),
        amountPaise: paise,
        day: z.string().nullable(),
        late: z.boolean(),
      }),
    )
    .describe("What is still to be paid for it, in the order of days"),
  loose: z
    .array(z.object({ number: z.string(), title: z.string(), day: z.string().nullable() }))
    .describe("Requests for its days that belong to no event"),
});

const EXAMPLE_EVENT: z.infer<typeof event> = {
  id: "0193e5a0-7c00-7000-8000-0000000000e1",
  name: "Riya's wedding",
  occasion: "Wedding",
  place: "Indore",
  guests: 350,
  budgetPaise: 5_00_000_00,
  needs: ["artists", "venues"],
  parts: [
    { name: "Sangeet", day: "2027-02-11" },
    { name: "Wedding", day: "2027-02-12" },
  ],
};

const BOOKED = { number: EXAMPLE_NUMBER, title: "Meera Joshi" } as const;

const EXAMPLE_BOARD: Omit<z.infer<typeof eventShape>, "success"> = {
  event: EXAMPLE_EVENT,
  board: {
    rows: [
      {
        category: "artists",
        day: "2027-02-12",
        booked: [
          {
            ...BOOKED,
            listing: EXAMPLE_LISTING,
            category: "artists",
            day: "2027-02-12",
            lastDay: "2027-02-12",
            state: "confirmed",
            totalPaise: 52_000_00,
            paidPaise: 5_200_00,
            claimedPaise: 0,
            quote: {
              lines: ["Dhol and shehnai, four musicians", "Each further hour"],
              included: "Sound for 300 guests, travel within Indore",
              excluded: "Generator, food for four",
              payments: [
                "Token: ₹5,200, at the agreement",
                "Advance: ₹20,800, 14 days before",
                "Balance: ₹26,000, at the event",
              ],
              atOncePaise: 5_200_00,
              ladder: EXAMPLE_LADDER,
              depositPaise: null,
              validUntil: "2026-11-28T18:29:59.000Z",
              heldUntil: "2026-11-27T05:30:00.000Z",
            },
            slot: "evening",
            arrives: "15:30",
            needs: ["A dry stage"],
            votes: ["Asha"],
          },
        ],
        open: [],
        over: [],
        picks: [],
      },
      {
        category: "venues",
        day: null,
        booked: [],
        open: [],
        over: [],
        picks: [
          {
            listing: EXAMPLE_LISTING,
            category: "venues",
            title: "Shri Vatika",
            path: "/venue/shri-vatika",
          },
        ],
      },
    ],
    bookedPaise: 52_000_00,
    paidPaise: 5_200_00,
    claimedPaise: 0,
    likelyPaise: 0,
  },
  dues: [
    { ...BOOKED, kind: "Advance", amountPaise: 20_800_00, day: "2027-01-29", late: false },
    { ...BOOKED, kind: "Balance", amountPaise: 26_000_00, day: "2027-02-12", late: false },
  ],
  loose: [],
};

const { id: _id, ...form } = EXAMPLE_EVENT;
export const EXAMPLE_FORM = form;
export const eventsBody = z
  .object({ success: z.literal(true), events: z.array(event) })
  .meta({ examples: [{ success: true, events: [EXAMPLE_EVENT] }] });
export const eventBody = eventShape.meta({ examples: [{ success: true, ...EXAMPLE_BOARD }] });
export const madeBody = messageBody
  .extend({ id: z.string() })
  .meta({ examples: [{ success: true, message: "Your event is kept.", id: EXAMPLE_EVENT.id }] });

export const recommendedBody = z
  .object({
    success: z.literal(true),
    needs: z.array(recommendationBody.extend({ category: z.string(), day: z.string().nullable() })),
    together: recommendationBody.describe("Booked for the same ten events or more as something that is booked here"),
  })
  .meta({
    examples: [
      {
        success: true,
        needs: [{ ...EXAMPLE_RECOMMENDATION, category: "venues", day: "2027-02-12" }],
        together: { words: "", listings: [] },
      },
    ],
  });
