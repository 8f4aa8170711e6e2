/** What the calls about prices answer. */
import { z } from "zod";
import { LADDER_CHOICES } from "../../domain/ladders.ts";
import { GST_KINDS, type PriceCard } from "./price-model.ts";
import type { Priced } from "./price-service.server.ts";
import type { AllIn } from "./all-in.ts";
import { EXAMPLE_LISTING } from "../listings/listing-example.ts";

const line = z
  .object({
    label: z.string(),
    quantity: z.number(),
    unit: z.string(),
    eachPaise: z.number(),
    amountPaise: z.number(),
  })
  .meta({ description: "`quantity` times `eachPaise`" });

const base = z.object({
  basePaise: z.number().nullable().describe("Null: on request"),
  unit: z.string().describe("What the price is for one of"),
  counts: z.enum(["guests", "pieces"]).nullable().describe("What somebody who asks says the number of"),
});

const amount = z.number().nullable();
const cardShape = z.object({
  hours: amount,
  extraHourPaise: amount,
  least: amount,
  leastPaise: amount,
  included: z.array(z.string()),
  freeKm: amount,
  perKmPaise: amount,
  stayFor: amount,
  foodFor: amount,
  needs: z.string(),
  gst: z.enum(GST_KINDS).nullable(),
  gstPercent: amount,
  depositPaise: amount,
  token: amount,
  advance: amount,
  advanceDays: amount,
  ladder: z.enum(LADDER_CHOICES).nullable(),
  ladderSteps: z.array(z.object({ days: z.number(), back: z.number() })).describe("Of own"),
});

export const EXAMPLE_CARD: PriceCard = {
  hours: 4,
  extraHourPaise: 5_000_00,
  least: null,
  leastPaise: null,
  included: ["Sound for 200 guests"],
  freeKm: 50,
  perKmPaise: 15_00,
  stayFor: 4,
  foodFor: 6,
  needs: "A socket of 15 A beside the stage",
  gst: "onTop",
  gstPercent: 18,
  depositPaise: null,
  token: 10,
  advance: 40,
  advanceDays: 15,
  ladder: "fair",
  ladderSteps: [],
};
const EXAMPLE_BASE = { basePaise: 45_000_00, unit: "performance", counts: null };

export const priceCardBody = z
  .object({
    success: z.literal(true),
    message: z.string().optional(),
    listing: z.string(),
    said: z.boolean().describe("Whether its owner has said anything"),
    ...base.shape,
    card: cardShape,
  })
  .meta({
    examples: [
      {
        success: true,
        listing: EXAMPLE_LISTING,
        said: true,
        ...EXAMPLE_BASE,
        card: EXAMPLE_CARD,
      },
    ],
  });

export const priceBody = z
  .object({
    success: z.literal(true),
    listing: z.string(),
    ...base.shape,
    km: z.number().nullable().describe("By road, one way; an estimate. Null where either place is not known"),
    lines: z.array(line),
    subtotalPaise: z.number(),
    gstPaise: z.number().nullable().describe("In the total; null where it is not said"),
    totalPaise: z.number().nullable().describe("All in, without the deposit; null: on request"),
    depositPaise: z.number().describe("Comes back"),
    payments: z.array(z.object({ label: z.string(), percent: z.number(), amountPaise: z.number() })),
    notes: z.array(z.string()),
  })
  .meta({
    examples: [
      {
        success: true,
        listing: EXAMPLE_LISTING,
        ...EXAMPLE_BASE,
        km: 212,
        lines: [
          {
            label: "Price of a performance",
            quantity: 1,
            unit: "performance",
            eachPaise: 45_000_00,
            amountPaise: 45_000_00,
          },
          { label: "Travel beyond 50 km", quantity: 162, unit: "km", eachPaise: 15_00, amountPaise: 2_430_00 },
        ],
        subtotalPaise: 47_430_00,
        gstPaise: 8_537_40,
        totalPaise: 55_967_40,
        depositPaise: 0,
        payments: [
          { label: "To hold the date", percent: 10, amountPaise: 5_596_74 },
          { label: "15 days before", percent: 40, amountPaise: 22_386_96 },
          { label: "On the day", percent: 50, amountPaise: 27_983_70 },
        ],
        notes: ["Travel is approximate: about 212 km by road, one way."],
      },
    ],
  });

/**
 * What its owner has said of the price, as the call says it. Amounts in paise; `said` is false before they said
 * anything.
 */
export function apiCard({ row, said, base: { basePaise, unit, counts }, card }: Priced) {
  return { listing: row.id, said, basePaise, unit, counts, card };
}

/** The sum for a question. @param km one way by road, about; null where no place was asked for or is known */
export function apiPrice({ row, base: { basePaise, unit, counts } }: Priced, km: number | null, answer: AllIn) {
  return { listing: row.id, basePaise, unit, counts, km, ...answer };
}
