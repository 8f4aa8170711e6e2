/** What somebody who asks for a price says: the same in a form's address and in the call. */
import { z } from "zod";
import { barePin, isPin } from "../../domain/pin.ts";
import { MOST } from "./price-model.ts";
import { say, text } from "../../domain/words/say.ts";
import { numberText } from "../../domain/typed-numbers.ts";

const number = (name: string, most: number) => {
  const wrong = () =>
    say("{name} must be a whole number from 1 to {most}.", { name: say(name), most: most.toLocaleString("en-IN") });
  return z
    .string({ error: wrong })
    .default("")
    .transform((typed, context): number | null => {
      const digits = numberText(typed);
      if (digits === "") return null;
      const value = Number(digits);
      if (/^\d{1,9}$/.test(digits) && value >= 1 && value <= most) return value;
      context.addIssue({ code: "custom", message: wrong() });
      return z.NEVER;
    })
    .meta({ type: "integer", minimum: 1, maximum: most });
};

const NO_PIN = text("Please enter the six digits of a PIN code.");

export const questionSchema = z.object({
  guests: number(text("Guests"), MOST.quantity).describe("Where the price is for one guest, hand or plate"),
  pieces: number(text("Pieces"), MOST.quantity).describe("Where the price is for one piece"),
  days: number(text("Days"), MOST.days).describe("Where the price is for a day"),
  hours: number(text("Hours"), MOST.hours).describe("A day"),
  pin: z
    .string(NO_PIN)
    .default("")
    .transform(barePin)
    .refine((pin) => pin === "" || isPin(pin), NO_PIN)
    .describe("Of the place, for the way there"),
  state: z.string().max(100).default("").describe("In place of the PIN code, with the district"),
  district: z.string().max(100).default(""),
});
export type PriceQuestion = z.output<typeof questionSchema>;
