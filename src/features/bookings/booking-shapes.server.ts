/** What the calls about bookings take and answer. */
import { z } from "zod";
import { ENQUIRY_MOVES } from "../enquiries/enquiry-access.ts";
import { enquiry, requestStep } from "../enquiries/enquiry-shapes.server.ts";
import { EXAMPLE_BOOKING, EXAMPLE_NUMBER } from "./booking-example.server.ts";
import { BOOKING_MOVES, BOOKING_STATES } from "./booking-table.ts";
import { LADDER_CHOICES } from "../../domain/ladders.ts";
import { MILESTONE_DUES, type MilestoneDue } from "./quote-model.ts";
import { MILESTONE_KINDS, type MilestoneKind } from "./quote-limits.ts";

/** Of calls about the booking of a request. */
export const byNumber = z.object({
  number: z
    .string()
    .describe("Of the request")
    .meta({ examples: [EXAMPLE_NUMBER] }),
});
const instant = z.string().meta({ format: "date-time" });
const paise = z.number().describe("Integer paise");
const line = z.object({
  label: z.string(),
  quantity: z.number(),
  unit: z.string(),
  eachPaise: paise,
  amountPaise: paise,
});
const tax = z.object({ kind: z.enum(["none", "included", "onTop"]), percent: z.number() });
const money = z.object({
  grossPaise: paise.describe("All lines together"),
  discountPaise: paise,
  taxablePaise: paise.describe("What the tax is reckoned on"),
  taxPaise: paise,
  totalPaise: paise.describe("All in"),
});
const milestone = z.object({
  kind: z.enum(Object.keys(MILESTONE_KINDS) as [MilestoneKind, ...MilestoneKind[]]),
  percent: z.number(),
  due: z.enum(Object.keys(MILESTONE_DUES) as [MilestoneDue, ...MilestoneDue[]]),
  days: z.number().describe("Before the event, where it is due so"),
});
const payment = milestone.extend({
  amountPaise: paise,
  day: z.string().nullable().describe("When it falls due; null where the request names no day"),
});
const ladder = {
  ladder: z.enum(LADDER_CHOICES),
  ladderSteps: z
    .array(z.object({ days: z.number(), back: z.number() }))
    .optional()
    .describe("Of own: until so many days before the day so many per cent come back"),
};
const deposit = z
  .object({ paise, days: z.number().describe("Before the event"), backDays: z.number().describe("After it") })
  .nullish()
  .describe("What is paid besides the price and comes back");
const words = { included: z.string(), excluded: z.string(), note: z.string() };
const quote = z.object({
  round: z.number(),
  lines: z.array(line),
  tax,
  money,
  ...words,
  payments: z.array(payment),
  deposit: z.string().nullable().describe("What is paid besides the price and comes back, in words"),
  cancellation: z.string().describe("What comes back when it is called off, as dates"),
  sentAt: instant,
  validUntil: instant,
  heldUntil: instant.nullable().describe("So long the date is held for it; null: not at all"),
  counter: z
    .object({ note: z.string(), askedPaise: paise.nullable(), at: instant })
    .nullable()
    .describe("The change that was asked for"),
});
const side = z.enum(["organiser", "provider"]);
const agreed = z.object({
  number: z.string(),
  parties: z.object({ organiser: z.string(), provider: z.string() }).describe("Fingerprints of the names"),
  event: z.object({
    type: z.string().nullable(),
    day: z.string().nullable(),
    place: z.string(),
    slot: z.string().optional(),
    hall: z.string().optional(),
    pieces: z.number().optional(),
    lastDay: z
      .string()
      .optional()
      .describe("ISO day: of several days the last one, of what is rented that on which it comes back"),
    days: z.number().optional().describe("How many days it is for, where it is more than one"),
    guests: z.string().optional(),
  }),
  terms: z.object({
    lines: z.array(line),
    discountPaise: paise,
    tax,
    included: z.string(),
    excluded: z.string(),
    ...ladder,
    deposit,
  }),
  money,
  payments: z.array(payment),
  cancellation: z.object({
    words: z.string(),
    dates: z
      .array(
        z.object({
          until: z.string().describe("ISO day, to its end in India; of the grace after the agreement an instant"),
          back: z.number().describe("Per cent that come back"),
        }),
      )
      .describe("The grace first, where there is one: until then nothing is owed on top either, whoever calls it off"),
    provider: z.string(),
  }),
  offered: z.object({ by: side, at: instant }),
  accepted: z.object({ by: side, at: instant }),
  amendment: z
    .object({ n: z.number(), replaces: z.string().describe("The hash of the agreement before it") })
    .optional()
    .describe("Of what was changed since it was agreed first"),
});
const agreement = z.object({
  number: z.string(),
  n: z.number().describe("How many changes on: 0 for as it was agreed first"),
  sha256: z
    .string()
    .describe("SHA-256 of the UTF-8 bytes of text, 64 hexadecimal digits: whoever reckons it anew checks the text"),
  text: z.string().describe("JSON, exactly as it was hashed: not a character is added or taken away"),
  agreed: agreed.describe("The same, parsed: all of it"),
  names: z.object({
    organiser: z.object({ name: z.string(), same: z.boolean() }),
    provider: z.object({ name: z.string(), same: z.boolean().describe("Whether it is the one of the agreement") }),
  }),
});

const slotName = z.string();
const change = z.object({
  n: z.number().describe("By which it is answered"),
  kind: z.enum(["change", "callOff"]).describe("callOff: for a cause beyond both, without a cost"),
  by: z.enum(["you", "them"]),
  note: z.string(),
  lines: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
  beforePaise: paise,
  afterPaise: paise,
  says: z.array(z.string()).describe("What it means for the money, the ladder and the day"),
  at: instant,
  expiresAt: instant.nullable().describe("Null while a dispute stops the clock"),
});
const changing = z.object({
  asked: z.object({
    day: z.string().nullable(),
    lastDay: z.string().nullable().describe("Of several days the last one"),
    slot: slotName.nullable(),
    hall: z.string().nullable(),
    pieces: z.number().nullable(),
    guests: z.string().nullable(),
  }),
  choices: z.object({
    slots: z.array(slotName),
    halls: z.array(z.string()),
    pieces: z.boolean(),
    guests: z.boolean(),
  }),
  movedBefore: z.number().describe("How often the day was moved"),
  invoiced: z.string().nullable().describe("Why price and day cannot change now, and what to do instead"),
});

const booking = z.object({
  number: z.string(),
  side: side.describe("The viewer's"),
  state: z.enum(BOOKING_STATES),
  round: z.number().describe("Of the last quote; 0 before the first"),
  roundsLeft: z.number(),
  other: z.string().describe("The other side's name"),
  request: enquiry,
  quotes: z.array(quote).describe("Oldest first"),
  terms: z
    .object({
      lines: z.array(line),
      discountPaise: paise,
      tax,
      ...words,
      milestones: z.array(milestone),
      ...ladder,
      deposit,
    })
    .nullable()
    .describe(
      "What the next quote may begin with, for whoever sends it: the last one, or what the price card proposes",
    ),
  story: z.array(z.object({ move: z.enum(BOOKING_MOVES), by: z.enum(["you", "them", "clock"]), at: instant })),
  moves: z.array(z.enum(BOOKING_MOVES)).describe("What the viewer may do now by the calls of bookings"),
  steps: z.array(requestStep).describe("What the viewer may say of the day"),
  hides: z.array(z.enum(ENQUIRY_MOVES)).describe("Moves of the request that this booking takes, or keeps waiting"),
  dueAt: instant.nullable().describe("When this state ends by itself"),
  agreement: agreement.nullable(),
  money: z
    .object({
      line: z.string().describe("How its payments stand, in a sentence"),
      button: z.string().describe("What leads to them"),
      next: z.boolean().describe("It is the viewer's next thing to do"),
      waits: z.boolean().describe("There is something to pay, to answer or to return, now or later"),
      dues: z
        .array(z.enum(["paid", "waits", "part", "open", "late", "letOff", "off"]))
        .readonly()
        .describe("How each payment that was agreed on stands, in their order"),
      cancel: z.string().nullable().describe("What it costs the viewer to call it off now"),
      missed: z
        .object({ organiser: z.string(), provider: z.string() })
        .nullable()
        .describe("What follows for the viewer's money if one of the two did not come; null once it is over"),
      toConfirmPaise: z
        .int()
        .describe(
          "What falls due with the agreement and has neither arrived nor been given up, in paise: while it is more than 0, the organiser cannot confirm",
        ),
      settled: z.boolean().describe("Nothing is open between the two, and nothing waits for an answer"),
      keeps: z.string().nullable().describe("Why it is not closed yet, such as a deposit that is to be returned"),
    })
    .nullable()
    .describe("Null where nothing is agreed"),
  unread: z
    .number()
    .nullable()
    .describe("Messages of the other side that wait to be read; null where one of them has no account"),
  opinion: z
    .enum(["open", "written", "shown"])
    .nullable()
    .describe("open: the viewer may say how it was; written: they have, sealed still; shown: it can be read"),
  dispute: z
    .enum(["open", "decided", "settled"])
    .nullable()
    .describe("How the last dispute about it stands; while it is open nothing happens to the booking by itself"),
  suspended: z
    .enum(["organiser", "provider"])
    .nullable()
    .describe("The side that we have suspended: the booking rests, and the other side may call it off without cost"),
  record: z
    .object({
      kept: z.number().describe("Bookings that took place"),
      calledOff: z.number().describe("Bookings that they called off"),
      due: z.number().describe("Payments that have fallen due"),
      inTime: z.number().describe("Of these, noted in time"),
      reviews: z.number().describe("What providers said of them, unsealed"),
      stars: z.number().describe("Their mean; 0 for none"),
    })
    .nullable()
    .describe("How the organiser has kept to bookings here, for the provider; null where they have no account"),
  standing: z
    .enum(["registered", "composition", "exempt", "unregistered"])
    .nullable()
    .describe("How the provider stands to GST, for themselves: only who is registered, or has not said, may add tax"),
  change: change.nullable().describe("The change to what is agreed that waits for its answer"),
  changing: changing.nullable().describe("What a change may begin with, for whoever may propose one"),
  others: z
    .array(
      z.object({
        id: z.string(),
        path: z.string().describe("Its page"),
        title: z.string(),
        place: z.string(),
        price: z.string(),
        rating: z.number(),
        ratingCount: z.number(),
      }),
    )
    .describe("For an organiser who came to nothing, or waits for long: others who are free that day"),
  othersWhere: z
    .string()
    .nullable()
    .describe(
      "The district or state in which these work, or in which there are none; null where nobody was looked for",
    ),
});

export const bookingBody = z
  .object({ success: z.literal(true), message: z.string().optional(), booking })
  .meta({ examples: [{ success: true, booking: EXAMPLE_BOOKING }] });
export const guestBookingBody = z
  .object({
    success: z.literal(true),
    booking: booking.nullable().describe("Null where nothing was quoted"),
    kept: z.enum(["no", "yours", "elsewhere"]),
    mayKeep: z.boolean(),
  })
  .meta({ examples: [{ success: true, booking: EXAMPLE_BOOKING, kept: "no", mayKeep: false }] });
export const movedBody = z
  .object({ success: z.literal(true), message: z.string(), number: z.string(), state: z.enum(BOOKING_STATES) })
  .meta({ examples: [{ success: true, message: "Quote sent.", number: EXAMPLE_NUMBER, state: "quoted" }] });
export const matchesBody = z
  .object({
    success: z.literal(true),
    matches: z.boolean().describe("Whether there is an agreement with this number and this hash; nothing else is told"),
    replaced: z.boolean().describe("It was agreed so, and both sides have changed it since"),
  })
  .meta({ examples: [{ success: true, matches: true, replaced: false }] });

export const agreementsBody = z
  .object({
    success: z.literal(true),
    agreements: z
      .array(agreement.extend({ inForce: z.boolean().describe("The others were replaced by it") }))
      .describe("The one in force first"),
  })
  .meta({ examples: [{ success: true, agreements: [{ ...EXAMPLE_BOOKING.agreement, inForce: true }] }] });
export const changedBody = movedBody.extend({ n: z.number().describe("By which it is answered") }).meta({
  examples: [
    {
      success: true,
      message: "Proposed. The other side answers next.",
      number: "MD-7K3Q-9ZXA",
      state: "confirmed",
      n: 1,
    },
  ],
});
