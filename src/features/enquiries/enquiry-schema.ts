/** The schema of an enquiry that is described by its fields: the same for the form and for the call. */
import { z } from "zod";
import { keptMoney } from "../../domain/money.ts";
import { barePin, isPin } from "../../domain/pin.ts";
import { TEXT_LENGTHS } from "../../domain/limits.ts";
import { isOwnSlot } from "../../domain/slots.ts";
import { addDays, isIsoDay, lastAhead, todayIST } from "../../domain/dates.ts";
import { aheadProblem } from "../../domain/typed-text.ts";
import { say, text } from "../../domain/words/say.ts";
import { aheadDay, email, indianMobile, optionalEmail, optionalText, requiredText } from "../../domain/zod-fields.ts";
import { BROUGHT_FIELDS, type EnquiryField } from "../listings/enquiry-description.ts";
import { ENQUIRY_MESSAGES } from "./enquiry-model.ts";
import { MOST_RENTED } from "./last-day.ts";
import { numberText } from "../../domain/typed-numbers.ts";

/** A box that may be left: ticked, or as if it were not there. Forms without scripts and other programs say it in other words. */
export const tick = z
  .preprocess(
    (value) => (value === "true" || value === "on" ? true : value === "" || value === "false" ? false : value),
    z.boolean().optional(),
  )
  .transform((value) => value || undefined);

const valueOf = (option: string | { value: string }) => (typeof option === "string" ? option : option.value);

/** One of its options, or nothing. */
const choiceSchema = ({ label, options = [], hours }: EnquiryField): z.ZodType => {
  const values = options.map(valueOf);
  const schema = optionalText(TEXT_LENGTHS.shortText, { singleLine: true }).refine(
    (value) => value === "" || values.includes(value) || (hours === true && isOwnSlot(value)),
    { error: () => say("{label}: please choose one of the list.", { label: say(label) }) },
  );
  return hours
    ? schema.describe(`${values.join(", ")}, or the hours of a part that the calendar offers, such as 18:00-23:00`)
    : schema.meta({ enum: ["", ...values] });
};

/** What the document says of a choice that calls may put in words of their own. */
const freeChoice = ({ options = [] }: EnquiryField) =>
  options.length > 0
    ? { description: "Free text; our form offers the examples.", examples: options.map(valueOf) }
    : { description: "One that the listing has, as GET /api/listings/{id}/enquiry-form offers them." };

/** Digits, however they were grouped, or nothing. */
const countSchema = ({ most, wrong }: NonNullable<EnquiryField["count"]>): z.ZodType =>
  optionalText(TEXT_LENGTHS.shortText, { singleLine: true, numbers: true })
    .transform(numberText)
    .refine(
      (digits) => digits === "" || (/^\d{1,9}$/.test(digits) && Number(digits) >= 1 && Number(digits) <= most),
      wrong,
    );

const NO_PIN = text("Please enter the six digits of a PIN code.");
/** Six digits, or nothing. */
const pinSchema = (): z.ZodType =>
  optionalText(TEXT_LENGTHS.shortText, { singleLine: true, numbers: true })
    .transform(barePin)
    .refine((pin) => pin === "" || isPin(pin), NO_PIN);

function schemaOf(field: EnquiryField): z.ZodType {
  const { kind = "text", label, optional, missing = `${label} is required`, otherwise, numbers } = field;
  const max = field.max ?? (kind === "area" ? TEXT_LENGTHS.longText : TEXT_LENGTHS.shortText);
  const singleLine = kind !== "area";
  switch (kind) {
    case "tel":
      return indianMobile(ENQUIRY_MESSAGES.mobile, { requiredMessage: missing });
    case "tick":
      return tick;
    case "email":
      return optional
        ? optionalEmail(ENQUIRY_MESSAGES.email)
        : email(ENQUIRY_MESSAGES.email, { requiredMessage: missing });
    case "date":
      if (optional)
        return optionalText(TEXT_LENGTHS.shortText, { singleLine: true })
          .superRefine((value, context) => {
            const message =
              value === "" || isReturnDay(value) ? null : isIsoDay(value) ? aheadProblem(value) : RETURN_MESSAGES.wrong;
            if (message) context.addIssue({ code: "custom", message });
          })
          .meta({ format: "date", examples: ["2026-12-03"] });
      return aheadDay(ENQUIRY_MESSAGES.pastDate, { requiredMessage: missing });
    case "money": {
      const amount = optional
        ? optionalText(max, { singleLine, numbers: true })
        : requiredText(missing, { max, singleLine, numbers: true });
      // Paise where it is an amount; what a call or a person says otherwise ('to be discussed') is kept as it is.
      return amount.transform(keptMoney);
    }
    default: {
      if (field.only) return choiceSchema(field);
      if (field.count) return countSchema(field.count);
      if (field.pin) return pinSchema();
      const line = optional
        ? optionalText(max, { singleLine, numbers })
        : requiredText(missing, { max, singleLine, numbers });
      if (otherwise) return line.transform((typed) => typed || otherwise);
      // Our form offers a choice; a call may say it in other words, as the specification has it.
      return kind === "select" ? line.meta(freeChoice(field)) : line;
    }
  }
}

/** What a price goes by, for forms with a schema of their own. */
export const broughtSchemas = () =>
  Object.fromEntries(BROUGHT_FIELDS.map((field) => [field.name, schemaOf(field)])) as Record<
    (typeof BROUGHT_FIELDS)[number]["name"],
    z.ZodType<string, string | undefined>
  >;

/** What is fetched on the last day that calendars reach comes back after it. */
const isReturnDay = (day: string): boolean =>
  isIsoDay(day) && day >= todayIST() && day <= addDays(lastAhead(), MOST_RENTED - 1);

const RETURN_MESSAGES = {
  wrong: text("Please choose the day on which it is brought back."),
  before: text("It is brought back before it is fetched: please check both days."),
  long: () => say("Please ask for at most {n} days at once.", { n: MOST_RENTED }),
} as const;

/** @param about the field that names who is asked */
export function enquirySchema(fields: readonly EnquiryField[], about: EnquiryField): z.ZodObject {
  const schema = z.object(Object.fromEntries([...fields, about].map((field) => [field.name, schemaOf(field)])));
  const first = fields.find(({ fills }) => fills === "eventDate");
  const last = fields.find(({ until }) => until === "eventDate");
  if (!first || !last) return schema;
  return schema.superRefine((form, context) => {
    const [from, to] = [form[first.name], form[last.name]];
    if (typeof from !== "string" || typeof to !== "string" || to === "" || !isIsoDay(from)) return;
    const wrong =
      to < from ? RETURN_MESSAGES.before : to > addDays(from, MOST_RENTED - 1) ? RETURN_MESSAGES.long() : null;
    if (wrong) context.addIssue({ code: "custom", path: [last.name], message: wrong });
  });
}
