/** A quote as it is sent and kept: limits, messages, and the one schema for the form and the call. */
import { z } from "zod";
import { addDays, isIsoDay, todayIST } from "../../domain/dates.ts";
import type { PriceLine } from "../../domain/price-lines.ts";
import { optionalText, requiredText } from "../../domain/zod-fields.ts";
import { ladderSteps, stepsMissing } from "../../domain/ladder-schema.ts";
import { LADDER_CHOICES, type LadderChoice, type LadderStep } from "../../domain/ladders.ts";
import { say, text } from "../../domain/words/say.ts";
import { DEPOSIT_BACK_DAYS, MOST_BACK_DAYS, type Deposit } from "./deposit.ts";
import { lineAmount, reckon, type Tax } from "./quote-money.ts";
import { QUOTE_LIMITS, MILESTONE_KINDS, type MilestoneKind } from "./quote-limits.ts";

/** How long a counter-offer waits for its answer. */
export const COUNTER_DAYS = 7;

export const MILESTONE_DUES = {
  agreement: text("At agreement"),
  before: text("Days before"),
  event: text("At the event"),
} as const;
export type MilestoneDue = keyof typeof MILESTONE_DUES;
/** `days` before the event, where it is due so. */
export type Milestone = { kind: MilestoneKind; percent: number; due: MilestoneDue; days: number };

/** Where nobody says otherwise. */
export const USUAL_PAYMENTS: Milestone[] = [
  { kind: "advance", percent: 30, due: "agreement", days: 0 },
  { kind: "balance", percent: 70, due: "event", days: 0 },
];

/** All of a quote but how long it stands: what an agreement fixes. */
export type QuoteTerms = {
  lines: PriceLine[];
  discountPaise: number;
  tax: Tax;
  included: string;
  excluded: string;
  note: string;
  milestones: Milestone[];
  ladder: LadderChoice;
  /** Of `own`. */
  ladderSteps?: LadderStep[];
  /** Apart from the price. */
  deposit?: Deposit;
};

export const QUOTE_MESSAGES = {
  noLine: text("Please write at least one line."),
  label: text("Please say what it is."),
  unit: text("Please say of what, such as plate or hour."),
  total: text("The total is ₹0. Enter what it costs, or say that nothing is to be paid."),
  notFree: text("You say that nothing is to be paid, but the total is more than ₹0."),
  tooMuch: text("The total is more than ₹100 crore. Please check the amounts."),
  discount: text("The discount is more than all lines together."),
  percent: text("The payments must make 100 % together."),
  order: text("Please put the payments in the order in which they fall due."),
  validUntil: text("Please choose a day from today to a week ahead."),
  change: text("Please say what you would like to be different, or name an amount."),
  noGstin: text("Only who has given a GSTIN may add tax. Enter yours under Invoices, or leave the tax out."),
  noTax: text(
    "By what you have said for your papers you may add no tax: only who is registered for GST may. Leave it out, or change what you have said.",
  ),
  asked: text("Please name less than the quote, or accept it as it is."),
} as const;

/** The field of an amount: whole paise from 0. @param most in paise */
export const paise = (most: number) =>
  z
    .int(text("Please enter whole paise."))
    .min(0, text("Please enter at least 0."))
    .max(most, text("This amount is too large."));
/** At most two decimals: 1.25, and neither 1.255 nor a billionth. */
const hundredthsOnly = (value: number) => Math.round(value * 100) / 100 === value;

/** Of a quote and of a change to it. */
export const tooManyLines = { error: () => say("Please write at most {most} lines.", { most: QUOTE_LIMITS.lines }) };

export const lineSchema = z.object({
  label: requiredText(QUOTE_MESSAGES.label, { max: QUOTE_LIMITS.label, singleLine: true }),
  quantity: z
    .number(text("Please enter a number."))
    .gt(0, text("Please enter more than 0."))
    .max(QUOTE_LIMITS.quantity, {
      error: () => say("Please enter at most {count}.", { count: String(QUOTE_LIMITS.quantity) }),
    })
    .refine(hundredthsOnly, text("Please use at most two decimals.")),
  unit: requiredText(QUOTE_MESSAGES.unit, { max: QUOTE_LIMITS.unit, singleLine: true }),
  eachPaise: paise(QUOTE_LIMITS.eachPaise),
});

const percent = (least: number, most: number) =>
  z
    .int(text("Please enter whole per cents."))
    .min(least, { error: () => say("At least {least} %.", { least }) })
    .max(most, { error: () => say("At most {most} %.", { most }) });
const milestoneSchema = z.object({
  kind: z.enum(Object.keys(MILESTONE_KINDS) as [MilestoneKind, ...MilestoneKind[]]),
  percent: percent(1, 100),
  due: z.enum(Object.keys(MILESTONE_DUES) as [MilestoneDue, ...MilestoneDue[]]),
  days: z.int(text("Please enter whole days.")).min(0).max(365, text("At most 365 days.")).default(0),
});

const wholeDays = (least: number, most: number) => {
  const error = () => say("Please enter whole days, from {least} to {most}.", { least, most });
  return z.int({ error }).min(least, { error }).max(most, { error });
};

/** How far before the event it falls due. */
const dueRank = ({ due, days }: Pick<Milestone, "due" | "days">): number =>
  due === "agreement" ? Infinity : due === "event" ? 0 : Math.max(1, days);

export const quoteSchema = z
  .object({
    lines: z.array(lineSchema).min(1, QUOTE_MESSAGES.noLine).max(QUOTE_LIMITS.lines, tooManyLines),
    discountPaise: paise(QUOTE_LIMITS.totalPaise).default(0).describe("Taken off all lines together"),
    tax: z
      .object({
        kind: z.enum(["none", "included", "onTop"]).describe("none: there is none; included: in the amounts; onTop"),
        percent: z
          .number(text("Please enter a number."))
          .min(0, text("At least 0 %."))
          .max(40, text("At most 40 %."))
          .refine(hundredthsOnly, text("Please use at most two decimals."))
          .default(0),
      })
      .refine(({ kind, percent }) => kind === "none" || percent > 0, {
        message: text("Please enter the percentage."),
        path: ["percent"],
      })
      .default({ kind: "none", percent: 0 }),
    included: optionalText(QUOTE_LIMITS.text).describe("What the total includes"),
    excluded: optionalText(QUOTE_LIMITS.text).describe("What it does not include"),
    note: optionalText(QUOTE_LIMITS.text).describe("A word to the other side"),
    milestones: z
      .array(milestoneSchema)
      .min(1, QUOTE_MESSAGES.percent)
      .max(QUOTE_LIMITS.milestones, { error: () => say("At most {most} payments.", { most: QUOTE_LIMITS.milestones }) })
      .refine((all) => all.reduce((sum, one) => sum + one.percent, 0) === 100, QUOTE_MESSAGES.percent)
      .refine((all) => all.every((one, at) => at === 0 || dueRank(one) <= dueRank(all[at - 1]!)), QUOTE_MESSAGES.order)
      .default(USUAL_PAYMENTS),
    ladder: z.enum(LADDER_CHOICES).default("fair").describe("What comes back when it is called off"),
    ladderSteps,
    deposit: z
      .object({
        paise: paise(QUOTE_LIMITS.eachPaise).min(1, text("Please enter more than 0.")),
        days: wholeDays(0, 365).default(0).describe("So many days before the event it is paid; 0: at the event"),
        backDays: wholeDays(1, MOST_BACK_DAYS)
          .default(DEPOSIT_BACK_DAYS)
          .describe("So many days after the event it has come back"),
      })
      .nullable()
      .default(null)
      .describe("What is paid besides the price and comes back; null: none"),
    validUntil: z
      .string(QUOTE_MESSAGES.validUntil)
      .refine((day) => {
        const today = todayIST();
        return isIsoDay(day) && day >= today && day <= addDays(today, QUOTE_LIMITS.validDays);
      }, QUOTE_MESSAGES.validUntil)
      .meta({ format: "date" })
      .describe("The last day of the quote, at most a week ahead"),
    free: z
      .boolean("free must be true or false.")
      .default(false)
      .describe("The total is ₹0 and meant so: nothing is to be paid, and there are no milestones"),
    holdHours: z
      .int(text("Please enter whole hours."))
      .min(0)
      .max(QUOTE_LIMITS.holdHours, { error: () => say("At most {most} hours.", { most: QUOTE_LIMITS.holdHours }) })
      .default(0)
      .describe("So long the date is held for it, which others read as asked; 0: not at all"),
    seen: z
      .object({ round: z.int().min(0).max(5), state: z.enum(["enquired", "quoted", "countered"]) })
      .optional()
      .describe("The booking as its writer has it before them: where it is another by now, the quote is refused"),
  })
  .superRefine(({ lines, discountPaise, tax, ladder, ladderSteps: steps, free }, context) => {
    const { grossPaise, totalPaise } = reckon({ lines, discountPaise, tax });
    const fault = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (discountPaise > grossPaise) fault("discountPaise", QUOTE_MESSAGES.discount);
    else if (lines.length > 0 && totalPaise <= 0 && !free) fault("lines", QUOTE_MESSAGES.total);
    else if (totalPaise > 0 && free) fault("free", QUOTE_MESSAGES.notFree);
    else if (totalPaise > QUOTE_LIMITS.totalPaise) fault("lines", QUOTE_MESSAGES.tooMuch);
    const missing = stepsMissing(ladder, steps);
    if (missing) fault("ladderSteps", missing);
  });
export type QuoteForm = z.infer<typeof quoteSchema>;

/** As it is kept: the amounts of its lines are the server's. */
export function termsOf({
  lines,
  discountPaise,
  tax,
  included,
  excluded,
  note,
  milestones,
  ladder,
  ladderSteps: steps,
  deposit,
  free,
}: QuoteForm): QuoteTerms {
  return {
    lines: lines.map((line) => ({ ...line, amountPaise: lineAmount(line) })),
    discountPaise,
    tax: tax.kind === "none" ? { kind: "none", percent: 0 } : tax,
    included,
    excluded,
    note,
    milestones: (free ? [] : milestones).map((one) => ({
      ...one,
      days: one.due === "before" ? Math.max(1, one.days) : 0,
    })),
    ladder,
    ...(ladder === "own" ? { ladderSteps: steps } : {}),
    ...(deposit ? { deposit } : {}),
  };
}

export const counterSchema = z
  .object({
    round: z.int().min(1).max(5).describe("The quote that it answers"),
    note: optionalText(QUOTE_LIMITS.text).describe("What should be different"),
    askedPaise: paise(QUOTE_LIMITS.totalPaise)
      .min(1, text("Please name more than ₹0."))
      .nullable()
      .default(null)
      .describe("What the organiser would pay, all in"),
  })
  .refine(({ note, askedPaise }) => note !== "" || askedPaise !== null, {
    message: QUOTE_MESSAGES.change,
    path: ["note"],
  });
export type CounterForm = z.infer<typeof counterSchema>;
