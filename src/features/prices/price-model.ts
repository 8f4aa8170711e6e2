/** The price card of a listing: what its price comes with. For browser and server; amounts are integer paise. */
import { z } from "zod";
import { ladderSteps, stepsMissing } from "../../domain/ladder-schema.ts";
import { LADDER_CHOICES } from "../../domain/ladders.ts";
import { optionalText } from "../../domain/zod-fields.ts";
import { say, text } from "../../domain/words/say.ts";
import { priceFields, type Category } from "../listings/category.ts";

export const MOST_LINES = 20;
export const MOST_LINE = 120;
export const MOST_NEEDS = 500;
/** Ten crore rupees: beyond that it is no amount of a card. */
export const MOST_PAISE = 10_00_00_000_00;
/** What may be asked for. */
export const MOST = { quantity: 100_000, days: 60, hours: 24, km: 5_000, people: 1_000 } as const;

export const GST_KINDS = ["none", "inside", "onTop"] as const;

/** @param name marked by `text` */
const whole = (name: string, least: number, most: number) => {
  const error = () =>
    say("{name} must be a whole number from {least} to {most}.", {
      name: say(name),
      least: least.toLocaleString("en-IN"),
      most: most.toLocaleString("en-IN"),
    });
  return z.int({ error }).min(least, { error }).max(most, { error }).nullable().default(null);
};
const paise = z
  .int(text("Please enter an amount."))
  .min(0, text("An amount is never below zero."))
  .max(MOST_PAISE, text("This amount is too large."))
  .nullable()
  .default(null);

const TEXT = {
  percent: text("Please say how many per cent."),
  payments: text("The parts must not be more than 100 % together."),
  each: text("Please say what each of them costs."),
} as const;

/** Everything may be left out: null says nothing. */
export const cardSchema = z
  .object({
    hours: whole(text("Hours"), 1, MOST.hours).describe("How many hours are included"),
    extraHourPaise: paise.describe("What each further hour costs"),
    least: whole(text("The smallest order"), 1, MOST.quantity).describe(
      "The smallest order, of what is counted; where the category itself asks for it, as caterers do, it is that one, and null leaves it",
    ),
    leastPaise: paise.describe("The smallest amount for which it is worth coming"),
    included: z
      .array(
        optionalText(MOST_LINE, {
          singleLine: true,
          maxMessage: () => say("Please use at most {max} characters a line.", { max: MOST_LINE }),
        }),
        "Please send a list of texts.",
      )
      .transform((lines) => [...new Set(lines.filter(Boolean))])
      .refine((lines) => lines.length <= MOST_LINES, {
        error: () => say("Please enter at most {most} lines.", { most: MOST_LINES }),
      })
      .default([])
      .describe("What is included, a line each"),
    freeKm: whole(text("Kilometres"), 0, MOST.km).describe("So far travel is free, one way"),
    perKmPaise: paise.describe("What each kilometre after that costs, counted one way"),
    stayFor: whole(text("People"), 0, MOST.people).describe("For how many the organiser finds a place to stay"),
    foodFor: whole(text("People"), 0, MOST.people).describe("For how many the organiser gives food"),
    needs: optionalText(MOST_NEEDS).describe("Power, permits and what else must be there"),
    gst: z.enum(GST_KINDS, "gst must be none, inside or onTop.").nullable().default(null),
    gstPercent: whole(text("GST"), 1, 40).describe("Where it is inside or on top"),
    depositPaise: paise.describe("A deposit that comes back, apart from the price"),
    token: whole(text("The token"), 0, 100).describe("Per cent that hold the date"),
    advance: whole(text("The advance"), 0, 100).describe("Per cent before the day; the rest is paid on it"),
    advanceDays: whole(text("Days"), 0, 365).describe("So many days before it"),
    ladder: z
      .enum(LADDER_CHOICES, `ladder must be one of ${LADDER_CHOICES.join(", ")}.`)
      .nullable()
      .default(null)
      .describe("What comes back of a booking that is called off"),
    ladderSteps,
  })
  .superRefine(({ gst, gstPercent, token, advance, freeKm, perKmPaise, ladder, ladderSteps: steps }, context) => {
    const wrong = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
    if ((gst === "inside" || gst === "onTop") && gstPercent === null) wrong("gstPercent", TEXT.percent);
    if ((token ?? 0) + (advance ?? 0) > 100) wrong("advance", TEXT.payments);
    if (freeKm !== null && perKmPaise === null) wrong("perKmPaise", TEXT.each);
    const missing = stepsMissing(ladder, steps);
    if (missing) wrong("ladderSteps", missing);
  });
export type PriceCard = z.output<typeof cardSchema>;

/** Of a listing whose owner has said nothing. */
export const UNTOUCHED: PriceCard = cardSchema.parse({ needs: "" });

/** What somebody is asked the number of, where the price is for one of many. */
export type Counts = "guests" | "pieces";

/** What a listing costs: it stands among its own fields, and there alone. */
export type PriceBase = {
  /** Null: on request. */
  basePaise: number | null;
  /** 'plate', 'day', 'performance'. */
  unit: string;
  counts: Counts | null;
};

const COUNTED: Readonly<Record<string, Counts>> = { plate: "guests", guest: "guests", piece: "pieces" };

/** Whether its listings cost so much a day, or may. */
export function countsDays(category: Pick<Category, "numbers" | "fields">): boolean {
  const { price, unit } = priceFields(category);
  return unit ? unit.options.includes("day") : price?.per === "day";
}

/** What a listing costs by its fields. */
export function baseOf(category: Category, attributes: Readonly<Record<string, unknown>>): PriceBase {
  const fields = priceFields(category);
  const stored = fields.price && attributes[fields.price.name];
  const chosen = fields.unit && attributes[fields.unit.name];
  const unit = (typeof chosen === "string" && chosen) || fields.price?.per || "event";
  return {
    basePaise: typeof stored === "number" ? stored : null,
    unit,
    counts: category.counts ?? COUNTED[unit] ?? null,
  };
}

export const PRICE_MESSAGES = {
  saved: text("Your prices are saved."),
  notFound: text("There is no such listing."),
  noPrice: text("What is listed here has no price of its own."),
  oneUnit: text("What this price is for is fixed here, and cannot be chosen."),
} as const;
