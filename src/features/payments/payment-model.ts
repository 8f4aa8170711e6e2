/** Payments from one side of an agreement to the other: what is noted of them, within which limits, in which words. */
import { z } from "zod";
import { addDays, daysBetween, formatDay, isIsoDay } from "../../domain/dates.ts";
import { IMAGE_BYTES, TEXT_LENGTHS } from "../../domain/limits.ts";
import { asciiDigits } from "../../domain/phone.ts";
import { say, text } from "../../domain/words/say.ts";
import { numberAsText, optionalText, requiredText } from "../../domain/zod-fields.ts";
import { QUOTE_LIMITS } from "../bookings/quote-limits.ts";

export const PAYMENT_METHODS = {
  upi: "UPI",
  bank: text("Bank transfer (NEFT, RTGS, IMPS)"),
  cash: text("Cash"),
  other: text("Another way"),
} as const;
export type PaymentMethod = keyof typeof PAYMENT_METHODS;
export const METHOD_KEYS = Object.keys(PAYMENT_METHODS) as [PaymentMethod, ...PaymentMethod[]];

/** Most banks pass on no more than that by UPI from one person to another, in one payment and in one day: ₹1 lakh. */
export const UPI_MOST_PAISE = 1_00_000_00;
/** The least that is noted as paid: ₹1 (DECISIONS 38). */
export const LEAST_NOTE_PAISE = 100;
/** So long a new way to be paid rests where there was another one. */
export const PAYEE_REST_HOURS = 24;
/** So long a note waits before the payee is reminded, and before it stands there as unanswered. */
export const REMIND_HOURS = 48;
export const UNANSWERED_DAYS = 7;

export const PAYMENT_TEXT = {
  amount: text("Please enter the amount that was paid."),
  whole: text("Please enter whole paise."),
  tooMuch: text("This amount is too large."),
  method: text("Please choose how it was paid."),
  utr: text("The UPI reference (UTR) has 12 digits. It stands in your UPI app below the payment."),
  bankReference: text("Please enter the bank's reference: 6 to 22 letters and digits."),
  usedAlready: text("This reference was noted for a payment already. Please look at it once more."),
  paidOn: text("Please choose the day on which it was paid."),
  sure: text("Look at it once more; if it is right, note it all the same."),
  look: text("Look at your account with care."),
  reason: text("Please say why."),
  confirmReason: text("Please say why the booking stands before the first payment has arrived. Both of you read it."),
  confirmsNothing: text("Only what was paid to the provider can confirm a booking."),
  photoTooLarge: text("Photo must be less than 25MB"),
  photoTooMany: text("Please choose one photo."),
  noDeposit: text("There is no deposit that is open."),
  depositLate: text("It has taken place: no deposit is left to be given."),
  notHolder: text("Only whoever holds the deposit can keep a part of it."),
  kept: text("Noted. The other side is asked whether they agree."),
  noted: text("Noted. The other side is asked whether it has arrived."),
  acknowledged: text("Thank you. It is noted as received."),
  rejected: text("Noted as not received. The other side is told."),
  waived: text("Noted: you want it no more."),
  answered: text("This payment was answered already."),
  notYours: text("Only whoever was to be paid can say whether it has arrived."),
  noSuch: text("There is no such payment."),
  ranOut: text("This booking was not confirmed in time: it is called off, and nothing is paid for it any more."),
  failed: text("The payment was not noted. Please try again."),
} as const;

export const PAYMENT_PHOTO = {
  field: "screenshot",
  maxBytes: IMAGE_BYTES.application,
  tooLarge: PAYMENT_TEXT.photoTooLarge,
  tooMany: PAYMENT_TEXT.photoTooMany,
} as const;

/** Digits and letters as banks write them: no spaces, no dashes, capital letters. */
export const tidyReference = (typed: string): string =>
  asciiDigits(typed)
    .replace(/[\s\p{Pd}./]/gu, "")
    .toUpperCase();

/** What is wrong with a reference for that way of paying; null where nothing is. Cash needs none. */
export function referenceProblem(method: PaymentMethod, reference: string): string | null {
  if (method === "upi") return /^\d{12}$/.test(reference) ? null : PAYMENT_TEXT.utr;
  if (method === "bank") return /^[A-Z0-9]{6,22}$/.test(reference) ? null : PAYMENT_TEXT.bankReference;
  return reference.length <= 40 ? null : PAYMENT_TEXT.bankReference;
}

/** A clock that is wrong by an hour, or a payment at midnight, is no reason to doubt. */
const DOUBT_DAYS = 1;

/**
 * The day that a UPI reference begins with: the last digit of the year and the day of the year, as banks number them. It is
 * no rule of anybody's, so it is a reason to look again and never one to refuse.
 * @param near an ISO day, which says of which ten years it is one
 * @returns an ISO day; null where it begins with no day
 */
export function referenceDay(reference: string, near: string): string | null {
  const [digit, at] = [Number(reference.slice(0, 1)), Number(reference.slice(1, 4))];
  if (!/^\d{12}$/.test(reference) || at < 1 || at > 366) return null;
  const year = Number(near.slice(0, 4));
  const years = Array.from({ length: 11 }, (_, index) => year - 5 + index).filter((one) => one % 10 === digit);
  const days = years
    .map((one) => addDays(`${one}-01-01`, at - 1))
    .filter((day, index) => day.startsWith(`${years[index]}`));
  const far = (day: string) => Math.abs(daysBetween(near, day));
  return days.toSorted((one, other) => far(one) - far(other))[0] ?? null;
}

/** Why a UPI reference does not go with the day on which it is said to have been paid; null where it does, or nobody knows. */
export function referenceDoubt(method: string | null, reference: string | null, paidOn: string | null): string | null {
  if (method !== "upi" || !reference || paidOn === null) return null;
  const day = referenceDay(reference, paidOn);
  if (day === null || Math.abs(daysBetween(paidOn, day)) <= DOUBT_DAYS) return null;
  return say("This reference begins like one of {day}, and the payment is noted for {noted}.", {
    day: formatDay(day),
    noted: formatDay(paidOn),
  });
}

const amountPaise = z
  .preprocess(numberAsText, z.string(PAYMENT_TEXT.amount))
  .transform((text) => asciiDigits(text).trim())
  .refine((text) => /^\d{1,15}$/.test(text), PAYMENT_TEXT.whole)
  .transform(Number)
  .refine((paise) => paise > 0, PAYMENT_TEXT.amount)
  .refine((paise) => paise <= QUOTE_LIMITS.totalPaise, PAYMENT_TEXT.tooMuch)
  .describe("Integer paise");

/** What it is for: what was agreed on as the price, or the deposit that comes back. */
const purpose = z
  .enum(["price", "deposit"], "purpose must be price or deposit.")
  .default("price")
  .describe("deposit: what is paid besides the price, and comes back");

/** What a payer notes. */
export const paidSchema = z
  .object({
    amountPaise,
    purpose,
    method: z.enum(METHOD_KEYS, PAYMENT_TEXT.method),
    paidOn: z
      .string(PAYMENT_TEXT.paidOn)
      .trim()
      .refine((day) => day === "" || isIsoDay(day), PAYMENT_TEXT.paidOn)
      .transform((day) => day || null)
      .optional()
      .transform((day) => day ?? null)
      .describe(
        "ISO day, from that of the request to today; where it disagrees with the day that the UTR begins with, both sides are told",
      ),
    reference: optionalText(60, { singleLine: true, numbers: true })
      .transform(tidyReference)
      .describe("UPI: the 12 digits of the UTR; bank: its reference; else whatever helps to find it"),
    note: optionalText(TEXT_LENGTHS.shortText).describe("A word to the other side"),
  })
  .superRefine(({ method, reference }, context) => {
    const message = referenceProblem(method, reference);
    if (message) context.addIssue({ code: "custom", path: ["reference"], message });
  });
export type PaidForm = Omit<z.output<typeof paidSchema>, "paidOn"> & { paidOn?: string | null };

export const ANSWERS = ["acknowledged", "rejected"] as const;
export type PaymentAnswer = (typeof ANSWERS)[number];

/** What a payee answers. */
export const answerSchema = z
  .object({
    answer: z.enum(ANSWERS, `answer must be one of ${ANSWERS.join(", ")}.`),
    reason: optionalText(TEXT_LENGTHS.shortText).describe(
      "Why it was not received; needed for rejected, and for confirm",
    ),
    confirm: z
      .boolean("confirm must be true or false.")
      .default(false)
      .describe("The booking is confirmed although the first payment is not covered: for the provider, with a reason"),
  })
  .refine(({ answer, reason }) => answer === "acknowledged" || reason !== "", {
    message: PAYMENT_TEXT.reason,
    path: ["reason"],
  })
  .refine(({ answer, confirm }) => answer === "acknowledged" || !confirm, {
    message: PAYMENT_TEXT.confirmsNothing,
    path: ["confirm"],
  });
export type AnswerForm = z.input<typeof answerSchema> & { reason: string };

/** What a provider keeps of a deposit. */
export const keepSchema = z.object({
  amountPaise,
  reason: requiredText(PAYMENT_TEXT.reason, { max: TEXT_LENGTHS.shortText }).describe("Read by both sides"),
});
export type KeepForm = z.output<typeof keepSchema>;

export const waiveSchema = z.object({
  amountPaise,
  purpose,
  reason: requiredText(PAYMENT_TEXT.reason, { max: TEXT_LENGTHS.shortText }).describe("Read by both sides"),
});
export type WaiveForm = z.output<typeof waiveSchema>;
