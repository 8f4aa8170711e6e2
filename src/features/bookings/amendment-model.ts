/** A change to what is agreed: what may be different, what that comes to, and the one schema for the form and the call. */
import { z } from "zod";
import { isDayAhead } from "../../domain/dates.ts";
import { noDayAhead } from "../../domain/typed-text.ts";
import type { PriceLine } from "../../domain/price-lines.ts";
import { isSlot, type Slot } from "../../domain/slots.ts";
import { optionalText, requiredText } from "../../domain/zod-fields.ts";
import { text } from "../../domain/words/say.ts";
import type { AgreedText } from "./agreement.server.ts";
import { lineAmount, reckon, type Reckoned } from "./quote-money.ts";
import { lineSchema, paise, tooManyLines } from "./quote-model.ts";
import { QUOTE_LIMITS } from "./quote-limits.ts";

/** So long a proposed change waits for its answer, and never past the day. */
export const CHANGE_DAYS = 7;
const MOST_COUNT = 100_000;

export const CHANGE_TEXT = {
  nothing: text("Please change something: the day, the hall, how many, or the price."),
  same: text("This is what is agreed already. Please change something."),
  day: () => noDayAhead(),
  slot: text("Please choose a part of the day that is offered."),
  hall: text("There is no such hall here. Please choose one of the list."),
  notCounted: text("This is not booked by how many."),
  count: text("Please enter a whole number from 1 to 1,00,000."),
  total: text("The total must be more than ₹0."),
  reason: text("Please say what has happened: the other side reads it."),
  waits: text("A change waits for its answer already."),
  none: text("No such change waits any more. Please look again."),
  own: text("The other side answers what you have proposed."),
  notOwn: text("Only whoever proposed it can take it back."),
  nothingAgreed: text("Nothing is agreed here that could be changed."),
  proposed: text("Proposed. The other side answers next."),
  agreed: text("Agreed. What you both changed is in force."),
  ended: text("Called off by both of you. Nothing is owed; what was paid comes back."),
  declined: text("Declined. What is agreed stays as it is."),
  takenBack: text("Taken back. What is agreed stays as it is."),
} as const;

/** What would be different; what it does not name stays. */
export type Wish = {
  day?: string;
  slot?: Slot;
  hall?: string;
  pieces?: number;
  guests?: number;
  /** All in, in place of what the lines come to. */
  totalPaise?: number;
  lines?: PriceLine[];
  discountPaise?: number;
};

const count = z.int(CHANGE_TEXT.count).min(1, CHANGE_TEXT.count).max(MOST_COUNT, CHANGE_TEXT.count);

export const changeSchema = z
  .object({
    day: z
      .string({ error: CHANGE_TEXT.day })
      .refine((day) => isDayAhead(day), { error: CHANGE_TEXT.day })
      .meta({ format: "date" })
      .optional()
      .describe("Another day"),
    slot: z
      .string(CHANGE_TEXT.slot)
      .refine(isSlot, CHANGE_TEXT.slot)
      .optional()
      .describe("Another part of the day: one that is offered, by its name or its hours"),
    hall: z.string(CHANGE_TEXT.hall).trim().min(1, CHANGE_TEXT.hall).max(200).optional().describe("Another hall"),
    pieces: count.optional().describe("So many pieces, of what is rented"),
    guests: count.optional().describe("So many guests"),
    totalPaise: paise(QUOTE_LIMITS.totalPaise)
      .min(1, CHANGE_TEXT.total)
      .optional()
      .describe("Another price, all in: in place of what the lines come to"),
    lines: z
      .array(lineSchema)
      .min(1)
      .max(QUOTE_LIMITS.lines, tooManyLines)
      .optional()
      .describe("Other lines, as in a quote, in place of those that are agreed"),
    discountPaise: paise(QUOTE_LIMITS.totalPaise).optional().describe("Taken off the lines together"),
    note: optionalText(QUOTE_LIMITS.text).describe("A word to the other side"),
  })
  .refine(({ note: _note, ...wish }) => Object.values(wish).some((value) => value !== undefined), {
    message: CHANGE_TEXT.nothing,
    path: ["day"],
  });
export type ChangeForm = z.infer<typeof changeSchema>;

export const callOffSchema = z.object({
  reason: requiredText(CHANGE_TEXT.reason, { max: QUOTE_LIMITS.text }).describe(
    "The cause beyond both: flood, curfew, a death in the family",
  ),
});

export const changeAnswerSchema = z.object({
  answer: z.enum(["agree", "decline", "withdraw"], "answer must be agree, decline or withdraw."),
});
export type ChangeAnswer = z.infer<typeof changeAnswerSchema>["answer"];

/** The terms of an agreement with what is wished, and what they come to. */
export function changedPrice(
  { terms, money }: Pick<AgreedText, "terms" | "money">,
  { lines, discountPaise, totalPaise }: Pick<Wish, "lines" | "discountPaise" | "totalPaise">,
): { terms: AgreedText["terms"]; money: Reckoned } {
  if (!lines && discountPaise === undefined && totalPaise === undefined) return { terms, money };
  const next = {
    ...terms,
    lines: lines ?? terms.lines,
    // A discount that made a round total of other lines is not one of these.
    discountPaise: discountPaise ?? (lines ? 0 : terms.discountPaise),
  };
  const reckoned = reckon({ ...next, allInPaise: totalPaise ?? null });
  return { terms: { ...next, discountPaise: reckoned.discountPaise }, money: reckoned };
}

/** As they are kept: the amounts of lines are the server's. Undefined where the wish says nothing of lines. */
export const pricedLines = (lines: ChangeForm["lines"]): PriceLine[] | undefined =>
  lines?.map((line) => ({ ...line, amountPaise: lineAmount(line) }));
