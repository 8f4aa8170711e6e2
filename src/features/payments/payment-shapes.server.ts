/** What the calls about payments answer. */
import { z } from "zod";
import { BOOKING_STATES } from "../bookings/booking-table.ts";
import { MILESTONE_KINDS, type MilestoneKind } from "../bookings/quote-limits.ts";
import { EXAMPLE_MONEY, EXAMPLE_PAYEE, EXAMPLE_PAYMENTS } from "./payment-example.ts";
import { ANSWERS, METHOD_KEYS } from "./payment-model.ts";
import { isFinancialYear } from "./money-service.server.ts";

const instant = z.string().meta({ format: "date-time" });
const paise = z.number().describe("Integer paise");
const side = z.enum(["organiser", "provider"]);

export const balanceShape = z
  .object({
    totalPaise: paise.describe("All payments of the agreement"),
    paidPaise: paise.describe("Acknowledged by the provider"),
    claimedPaise: paise.describe("Noted as paid, and not answered yet"),
    waivedPaise: paise.describe("Given up by the provider"),
    owedBackPaise: paise.describe("After a booking was called off: what the provider owes the organiser"),
    backPaise: paise.describe("Of that, acknowledged by the organiser"),
    backClaimedPaise: paise.describe("Of that, noted as paid and not answered yet"),
    backWaivedPaise: paise.describe("Of that, given up by the organiser"),
    ended: z.boolean().describe("The booking was called off"),
  })
  .describe("Sums of the entries");
const due = z.object({
  n: z.number(),
  kind: z.enum(Object.keys(MILESTONE_KINDS) as [MilestoneKind, ...MilestoneKind[]]),
  amountPaise: paise,
  day: z.string().nullable().describe("When it falls due"),
  openPaise: paise.describe("What is left of it"),
  letOffPaise: paise.describe("So much of it need not be paid, by the decision of a dispute"),
  status: z
    .enum(["paid", "waits", "part", "open", "late", "letOff", "off"])
    .describe(
      "waits: noted as paid, and not answered yet; letOff: what is left need not be paid; off: the booking was called off",
    ),
});
const entry = z.object({
  id: z.string(),
  kind: z
    .enum(["paid", "waived", "kept"])
    .describe("kept: the provider keeps so much of the deposit, for the reason in its note"),
  deposit: z.boolean().describe("Of the deposit, and not of the price"),
  payee: side.describe("provider: of what is due; organiser: of what comes back"),
  by: z.enum(["you", "them"]),
  amountPaise: paise,
  method: z.enum(METHOD_KEYS).nullable(),
  reference: z.string().nullable(),
  paidOn: z.string().nullable().describe("ISO day, as its payer says it"),
  doubt: z.string().nullable().describe("Why its UTR does not go with that day, in words; null where it does"),
  screenshot: z.string().nullable().describe("Where its picture is read, by its two sides alone"),
  note: z.string(),
  at: instant,
  answer: z.object({ answer: z.enum(ANSWERS), reason: z.string(), at: instant }).nullable(),
  mayAnswer: z.boolean().describe("The viewer was to be paid, and has not said whether it has arrived"),
  unanswered: z.boolean().describe("It waits for a week or more"),
});
const payTo = z.object({
  name: z.string(),
  upi: z.string().nullable(),
  merchant: z.boolean().describe("Only then apps take a link to it"),
  account: z.string().nullable(),
  ifsc: z.string().nullable(),
  link: z.string().nullable().describe("upi://pay for what is next; null above ₹1 lakh"),
});
const flow = { openPaise: paise.describe("At most"), nextPaise: paise.describe("What is next") };

const toPay = z
  .object({ ...flow, payTo: payTo.nullable().describe("Null: the payee has not said how they are paid") })
  .nullable();
const depositShape = z
  .object({
    amountPaise: paise,
    day: z.string().nullable().describe("When it is paid"),
    backBy: z.string().nullable().describe("By when it comes back"),
    status: z
      .enum(["open", "waits", "held", "settled", "waived", "off"])
      .describe("held: the provider has it; settled: it came back, or was kept with a reason that was agreed to"),
    takenPaise: paise,
    returnedPaise: paise,
    keptPaise: paise,
    toReturnPaise: paise.describe("What the provider still holds"),
    late: z.boolean().describe("It should have come back by now"),
    toPay: toPay.describe("What the viewer may note as paid, or as returned"),
    toWaive: z.object(flow).nullable().describe("What the viewer may give up"),
  })
  .nullable()
  .describe("What is paid besides the price and comes back; null where none was agreed on");

export const paymentsShape = z.object({
  number: z.string(),
  side: side.describe("The viewer's"),
  other: z.string(),
  state: z.enum(BOOKING_STATES),
  eventType: z.string().nullable(),
  eventDate: z.string().nullable(),
  askedOn: z.string().describe("ISO day of the request: a payment is noted for a day from then to today"),
  balance: balanceShape,
  dues: z.array(due),
  entries: z.array(entry).describe("Newest first"),
  ended: z
    .object({
      by: z.enum(["organiser", "provider", "both", "clock"]),
      missed: z.boolean(),
      back: z.number(),
      at: instant,
    })
    .nullable()
    .describe("missed: `by` did not come, or was not there; back: per cent that came back by the ladder on that day"),
  toPay: toPay.describe("What the viewer may note as paid"),
  toWaive: z.object(flow).nullable().describe("What the viewer may give up"),
  first: z
    .object({
      openPaise: paise.describe("What of the first payment has not arrived: with it the booking is confirmed"),
      until: instant.nullable().describe("So long the date is held for it; null while that rests"),
    })
    .nullable()
    .describe("How what is agreed waits to be confirmed; null where it does not"),
  deposit: depositShape,
  suspended: z
    .enum(["organiser", "provider"])
    .nullable()
    .describe(
      "The side that we have suspended: warn before anything is paid to them; they have no UPI id here meanwhile",
    ),
  payable: z.boolean().describe("The viewer has said how they are paid"),
});
export const paymentsBody = z
  .object({ success: z.literal(true), payments: paymentsShape })
  .meta({ examples: [{ success: true, payments: EXAMPLE_PAYMENTS }] });
export const notedBody = z.object({ success: z.literal(true), message: z.string(), number: z.string() }).meta({
  examples: [
    { success: true, message: "Noted. The other side is asked whether it has arrived.", number: "MD-7K3Q-9ZXA" },
  ],
});

const line = z.object({
  number: z.string(),
  side,
  other: z.string(),
  eventType: z.string().nullable(),
  eventDate: z.string().nullable(),
  state: z.enum(BOOKING_STATES),
  totalPaise: paise,
  donePaise: paise.describe("Acknowledged"),
  waitsPaise: paise.describe("Noted as paid, and not answered yet"),
  openPaise: paise,
  next: z.object({ amountPaise: paise, day: z.string().nullable(), late: z.boolean() }).nullable(),
  backPaise: paise.describe("Owed back after it was called off"),
  depositPaise: paise.describe("Of a deposit, what its provider still holds"),
});
const sums = line.pick({ donePaise: true, waitsPaise: true, openPaise: true, backPaise: true, depositPaise: true });
export const moneyBody = z
  .object({
    success: z.literal(true),
    money: z.object({
      received: z.array(line).describe("Bookings of the viewer as a provider"),
      paid: z.array(line).describe("Bookings of the viewer as an organiser"),
      sums: z.object({ received: sums, paid: sums }).describe("Over all of them"),
      ahead: z
        .array(
          z.object({
            number: z.string(),
            other: z.string(),
            kind: z.string(),
            amountPaise: paise,
            day: z.string().nullable(),
            late: z.boolean(),
          }),
        )
        .describe("What the viewer pays next, in the order of days"),
      events: z
        .array(sums.extend({ name: z.string().nullable(), path: z.string().nullable(), bookings: z.number() }))
        .describe("What the viewer pays for each of their events; without a name: what belongs to none"),
      months: z.array(z.object({ month: z.string(), paise })).describe("What was received, the oldest month first"),
      payable: z.boolean().describe("The viewer has said how they are paid"),
    }),
  })
  .meta({ examples: [{ success: true, money: EXAMPLE_MONEY }] });

const payee = z.object({
  name: z.string(),
  upi: z.string().nullable(),
  merchant: z.boolean(),
  account: z.string().nullable().describe("Its last four digits"),
  ifsc: z.string().nullable(),
  activeAt: instant.describe("From when on it counts"),
});
export const payeeBody = z
  .object({
    success: z.literal(true),
    message: z.string().optional(),
    now: payee.nullable(),
    next: payee.nullable().describe("What counts after its rest"),
  })
  .meta({ examples: [{ success: true, ...EXAMPLE_PAYEE }] });

export const facilitatedBody = z
  .object({
    success: z.literal(true),
    year: z.string().describe("The financial year, such as 2026-27"),
    countedAt: instant.describe("What was noted by then is in it"),
    thresholdPaise: paise,
    providers: z.array(
      z.object({
        username: z.string(),
        name: z.string(),
        bookings: z.number(),
        paise,
        above: z.boolean().describe("More than the threshold"),
      }),
    ),
  })
  .meta({
    examples: [
      {
        success: true,
        year: "2026-27",
        countedAt: "2026-11-27T04:33:00.000Z",
        thresholdPaise: 5_00_000_00,
        providers: [{ username: "meera_joshi", name: "Meera Joshi", bookings: 11, paise: 5_72_000_00, above: true }],
      },
    ],
  });

/** Of calls about one financial year; this one where none is named. */
export const ofYear = z.object({
  year: z
    .string()
    .refine((year) => isFinancialYear(year), "year must be a financial year, such as 2026-27.")
    .optional(),
});
