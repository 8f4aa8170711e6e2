/**
 * Fields that forms and calls share. Each takes its message word for word: what is missing is told apart from what
 * is wrong. A number is taken where its meaning is plain (a mobile, a PIN code, a budget). None throws.
 */
// `meta` says in the OpenAPI document what a transformation hides from it: how long, and in which form.
import { isLandline } from "./landline.ts";
import { z } from "zod";
import { text } from "./words/say.ts";
import "./zod-words.ts";
import { isIsoDay, todayIST } from "./dates.ts";
import { TEXT_LENGTHS } from "./limits.ts";
import { normaliseMobile } from "./phone.ts";
import { fitsLength } from "./text.ts";
import { adultProblem, aheadProblem, clean, isEmail, NO_DAY_MESSAGE, tooManyCharacters } from "./typed-text.ts";
import { bareNumber } from "./digits.ts";

export type TextOptions = {
  /** Most visible characters. */
  max: number;
  /** Default: 'Please use at most … characters.' */
  maxMessage?: string | (() => string);
  /** Turns line breaks and runs of spaces into one space: names, subjects. */
  singleLine?: boolean;
  /** A JSON number is taken as its digits: amounts. */
  numbers?: boolean;
};

/** What a missing value is answered with, where that differs from a malformed one. */
type Required = { requiredMessage?: string };

/** Said when it is needed: schemas are made before anybody is spoken to. */
const tooLong = (max: number, message?: TextOptions["maxMessage"]) => ({
  error: () => (typeof message === "function" ? message() : message) ?? tooManyCharacters(max),
});

const NOT_TEXT = text("Please enter text.");

/** Beyond that a number is written with an exponent, or has lost digits. */
const MOST_DIGITS = 1e15;
/** A JSON number as the text it stands for; everything else as it is. */
export const numberAsText = (value: unknown): unknown =>
  typeof value === "number" && Math.abs(value) < MOST_DIGITS ? String(value) : value;

type Wording = z.core.$ZodErrorMap;
/** `missing` for nothing at all, `wrong` for what is of another type. */
const told =
  (missing: string, wrong: string): Wording =>
  ({ input }) =>
    input === undefined || input === null ? missing : wrong;

/** Text as sent; nothing gives `missing`, any other type `wrong`. */
const sent = (missing: string, wrong: string = NOT_TEXT) => z.string({ error: told(missing, wrong) });
/** Text that may be absent, null or empty: all become ''. */
const maybe = (wrong: string) => z.string({ error: wrong }).nullish();

const textOrNumber = (error: Wording | string) => z.union([z.string(), z.number()], { error });
/** As `sent` and `maybe`, for digits. Forms hold text alone: that a call may send a number changes no type of theirs. */
const sentDigits = (missing: string, wrong: string = NOT_TEXT) =>
  textOrNumber(told(missing, wrong))
    .transform(numberAsText)
    .pipe(z.string({ error: wrong })) as unknown as z.ZodType<string, string>;
const maybeDigits = (wrong: string) =>
  textOrNumber(wrong)
    .nullish()
    .transform(numberAsText)
    .pipe(z.string({ error: wrong }).nullish()) as unknown as ReturnType<typeof maybe>;

/** Cleaned text with at least one visible character. */
export function requiredText(message: string, { max, maxMessage, singleLine, numbers }: TextOptions) {
  return (numbers ? sentDigits(message) : sent(message))
    .transform((typed) => clean(typed, singleLine))
    .pipe(
      z
        .string()
        .min(1, message)
        .refine((typed) => fitsLength(typed, max), tooLong(max, maxMessage)),
    )
    .meta({ minLength: 1, maxLength: max });
}

/** Cleaned text; '' when absent, null or blank. */
export function optionalText(max: number, options: Omit<TextOptions, "max"> = {}) {
  return (options.numbers ? maybeDigits(NOT_TEXT) : maybe(NOT_TEXT))
    .transform((text) => clean(text, options.singleLine))
    .pipe(z.string().refine((typed) => fitsLength(typed, max), tooLong(max, options.maxMessage)))
    .meta({ maxLength: max });
}

/** An e-mail address, trimmed, its case kept. `max` counts characters. */
export function email(message: string, options: Required & { max?: number; maxMessage?: string } = {}) {
  const { requiredMessage = message, max = TEXT_LENGTHS.email, maxMessage } = options;
  return sent(requiredMessage, message)
    .transform((text) => clean(text))
    .pipe(
      z
        .string()
        .min(1, requiredMessage)
        .refine((typed) => typed === "" || isEmail(typed), message)
        .refine((typed) => fitsLength(typed, max), tooLong(max, maxMessage)),
    )
    .meta({ format: "idn-email", minLength: 1, maxLength: max });
}

/** As `email`, but absent, null and blank become ''. */
export function optionalEmail(message: string, max: number = TEXT_LENGTHS.email) {
  return maybe(message)
    .transform((text) => clean(text))
    .pipe(
      z
        .string()
        .refine((text) => text === "" || isEmail(text), message)
        .refine((text) => fitsLength(text, max), tooLong(max)),
    )
    .meta({ description: "An e-mail address, or nothing.", maxLength: max });
}

const isMobile = (text: string): boolean => normaliseMobile(text) !== null && !isLandline(text);

/** An Indian mobile in any usual spelling; gives '+91XXXXXXXXXX'. */
export function indianMobile(message: string, { requiredMessage = message }: Required = {}) {
  return sentDigits(requiredMessage, message)
    .transform((text) => clean(text))
    .pipe(
      z
        .string()
        .min(1, requiredMessage)
        .refine((text) => text === "" || isMobile(text), message),
    )
    .transform((text) => normaliseMobile(text) ?? "")
    .meta({ description: "An Indian mobile in any usual spelling.", minLength: 10 });
}

/** As `indianMobile`, but absent, null and blank become ''. */
export function optionalMobile(message: string) {
  return maybeDigits(message)
    .transform((text) => clean(text))
    .pipe(z.string().refine((text) => text === "" || isMobile(text), message))
    .transform((text) => normaliseMobile(text) ?? "")
    .meta({ description: "An Indian mobile in any usual spelling, or nothing." });
}

/** A PIN code, optional: six digits, the first not 0, spaces removed; '' when absent (DECISIONS 25). */
export function pin(message: string = text("Please enter a valid 6-digit PIN code.")) {
  return maybeDigits(message)
    .transform((text) => bareNumber(clean(text)))
    .pipe(z.string().regex(/^(?:[1-9]\d{5})?$/, message))
    .meta({ description: "A PIN code, or nothing.", pattern: String.raw`^\s*(?:[1-9](?:[\s-]*\d){5})?\s*$` });
}

/** A day of the calendar as 'YYYY-MM-DD'. Fields ask for one within bounds: `aheadDay`, `adultDob`. */
export function isoDay(message: string, { requiredMessage = message }: Required = {}) {
  return sent(requiredMessage, message)
    .transform((text) => clean(text))
    .pipe(
      z
        .string()
        .min(1, requiredMessage)
        .refine((text) => text === "" || isIsoDay(text), message),
    )
    .meta({ format: "date" });
}

/**
 * A day that somebody asks for: from today in India to 24 months ahead (DECISIONS 35); today is asked at each parse.
 * @param past said of a day that is over
 */
export function aheadDay(past: string | undefined, { requiredMessage = NO_DAY_MESSAGE }: Required = {}) {
  return bounded(requiredMessage, (day) => aheadProblem(day, past));
}

/** As `aheadDay`, for what may name a day that is over by now: whoever saves it says which of these stood there before. */
export function aheadOrPastDay({ requiredMessage = NO_DAY_MESSAGE }: Required = {}) {
  return bounded(requiredMessage, (day) => (day < todayIST() ? null : aheadProblem(day)));
}

function bounded(requiredMessage: string, problem: (day: string) => string | null) {
  return isoDay(NO_DAY_MESSAGE, { requiredMessage })
    .superRefine((day, context) => {
      const message = isIsoDay(day) ? problem(day) : null;
      if (message) context.addIssue({ code: "custom", message });
    })
    .meta({ format: "date", description: "From today in India on, at most 24 months ahead" });
}

/** A date of birth of a living adult, as an ISO day. */
export function adultDob(requiredMessage: string) {
  return isoDay(NO_DAY_MESSAGE, { requiredMessage }).superRefine((dob, context) => {
    const message = adultProblem(dob);
    if (message) context.addIssue({ code: "custom", message });
  });
}

/** Longest JSON text of a list in a form; our longest list has 40 short entries. */
const MAX_JSON = 100_000;

/** What the OpenAPI document says of a text that holds JSON; what stands in it, it takes from the list that is parsed. */
const JSON_TEXT = { contentMediaType: "application/json" };

/** A list sent as JSON text or as a list; absent, null and '' are the empty list. */
export function jsonList<T extends z.ZodType>(
  schema: T,
  message = "This list could not be read. Please send a JSON list.",
) {
  return z
    .union([z.string().meta(JSON_TEXT), z.array(z.unknown())], { error: message })
    .nullish()
    .transform((value, context): unknown[] => {
      const list = typeof value === "string" ? parseList(value) : (value ?? []);
      if (list) return list;
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    })
    .pipe(z.array(schema, { error: message }));
}

function parseList(text: string): unknown[] | null {
  if (text.trim() === "") return [];
  if (text.length > MAX_JSON) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (value === null) return [];
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** 'true' or 'false' (or a boolean); absent, null and '' give `whenAbsent`, by default undefined. */
export function boolText<T extends boolean | undefined = undefined>(whenAbsent?: T) {
  return z
    .union([z.boolean(), z.enum(["true", "false", ""])], { error: text("Please send true or false.") })
    .nullish()
    .transform((value): boolean | T => {
      if (value === null || value === undefined || value === "") return whenAbsent as T;
      return value === true || value === "true";
    });
}
