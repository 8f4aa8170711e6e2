/** The schema of an enquiry that is described by its fields: the same for the form and for the call. */
import { z } from "zod";
import { keptMoney } from "../../domain/money.ts";
import { TEXT_LENGTHS } from "../../domain/limits.ts";
import { asciiDigits } from "../../domain/phone.ts";
import { email, fromToday, indianMobile, optionalEmail, optionalText, requiredText } from "../../domain/zod-fields.ts";
import type { EnquiryField } from "../listings/enquiry-description.ts";
import { ENQUIRY_MESSAGES } from "./enquiry-model.ts";

/** A box that may be left: ticked, or as if it were not there. Forms without scripts and other programs say it in other words. */
export const tick = z
  .preprocess(
    (value) => (value === "true" || value === "on" ? true : value === "" || value === "false" ? false : value),
    z.boolean().optional(),
  )
  .transform((value) => value || undefined);

const valueOf = (option: string | { value: string }) => (typeof option === "string" ? option : option.value);

/** One of its options, or nothing. */
const choiceSchema = ({ label, options = [] }: EnquiryField): z.ZodType => {
  const values = options.map(valueOf);
  const text = `${label}: please choose one of the list.`;
  return optionalText(TEXT_LENGTHS.shortText, { singleLine: true })
    .refine((value) => value === "" || values.includes(value), text)
    .meta({ enum: ["", ...values] });
};

/** Digits, however they were grouped, or nothing. */
const countSchema = ({ most, wrong }: NonNullable<EnquiryField["count"]>): z.ZodType =>
  optionalText(TEXT_LENGTHS.shortText, { singleLine: true, numbers: true })
    .transform((typed) => asciiDigits(typed).replace(/[,\s]/gu, ""))
    .refine(
      (digits) => digits === "" || (/^\d{1,9}$/.test(digits) && Number(digits) >= 1 && Number(digits) <= most),
      wrong,
    );

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
      return fromToday(ENQUIRY_MESSAGES.pastDate, { requiredMessage: missing });
    case "money": {
      const text = optional
        ? optionalText(max, { singleLine, numbers: true })
        : requiredText(missing, { max, singleLine, numbers: true });
      // Paise where it is an amount; what a call or a person says otherwise ('to be discussed') is kept as it is.
      return text.transform(keptMoney);
    }
    default: {
      if (field.only) return choiceSchema(field);
      if (field.count) return countSchema(field.count);
      const text = optional
        ? optionalText(max, { singleLine, numbers })
        : requiredText(missing, { max, singleLine, numbers });
      return otherwise ? text.transform((typed) => typed || otherwise) : text;
    }
  }
}

/** @param about the field that names who is asked */
export const enquirySchema = (fields: readonly EnquiryField[], about: EnquiryField): z.ZodObject =>
  z.object(Object.fromEntries([...fields, about].map((field) => [field.name, schemaOf(field)])));
