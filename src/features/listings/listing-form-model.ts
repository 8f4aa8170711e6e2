/** The shared edit form: one schema for the page and the call, made from a category's fields. Pure. */
import { z } from "zod";
import { TEXT_LENGTHS } from "../../domain/limits.ts";
import { isDistrict, isState } from "../../domain/places/places-data.ts";
import { boolText, optionalEmail, optionalMobile, optionalText, pin, requiredText } from "../../domain/zod-fields.ts";
import type { ListingField } from "./listing-fields.ts";

/** What every listing has, whatever its category. No attribute of a category that shares the form may be called so. */
export const COLUMN_FIELDS = ["title", "email", "phone", "address", "state", "district", "city", "pin"] as const;
type ColumnField = (typeof COLUMN_FIELDS)[number];

/** As typed: numbers and lists of lines are text; a price is in rupees. */
export type FieldValue = string | boolean | string[] | Record<string, FieldValue>[];
export type ListingFormValues = Record<ColumnField, string> & Record<string, FieldValue>;
/** As stored; everything beyond the columns is an attribute. */
export type ListingFormInput = Record<ColumnField, string> & Record<string, unknown>;

export const OWN_LISTING_TEXT = {
  updated: "Your listing is saved.",
  resent: "Your listing is saved and sent to us again.",
  updateFailed: "Your listing could not be saved. Please try again.",
  foreignPhoto: "This photo does not belong to this listing.",
} as const;

const CHOOSE = "Please choose from the list.";
/** 10 crore; nothing costs more. */
const MOST_RUPEES = 100_000_000;

const columns = {
  title: requiredText("Name is required", { max: TEXT_LENGTHS.shortText, singleLine: true }),
  email: optionalEmail("Please enter a valid email address"),
  phone: optionalMobile("Please enter a valid 10-digit mobile number"),
  address: optionalText(TEXT_LENGTHS.address),
  state: requiredText("Please choose the state.", { max: TEXT_LENGTHS.shortText }).refine(isState, "Please choose the state from the list."),
  district: requiredText("Please choose the district.", { max: TEXT_LENGTHS.shortText }),
  city: optionalText(TEXT_LENGTHS.shortText, { singleLine: true }),
  pin: pin(),
} satisfies Record<ColumnField, z.ZodType>;

/** '1,25,000' → 125000; of an empty field null where that is allowed. */
function numberField({ label, min, max, paise, optional }: Extract<ListingField, { kind: "number" }>) {
  const scale = paise ? 100 : 1;
  const most = Math.min(max / scale, paise ? MOST_RUPEES : max);
  const from = Math.ceil(min / scale);
  const range = `Please enter ${paise ? "an amount" : "a whole number"} from ${from} to ${most.toLocaleString("en-IN")}.`;
  return z.preprocess((value) => (value === null || value === undefined ? "" : String(value).replace(/[\s,₹]/gu, "")), z.string()).transform((text, context) => {
    if (text === "" && optional) return null;
    const value = Math.round(Number(text) * scale);
    const fits = (paise ? /^\d{1,12}(?:\.\d{1,2})?$/ : /^\d{1,16}$/).test(text) && value >= min && value <= most * scale;
    if (fits) return value;
    context.addIssue({ code: "custom", message: text === "" ? `${label} is required` : range });
    return z.NEVER;
  });
}

/** A list as it is, as JSON text, or one entry a line. */
function listOf(value: unknown): unknown {
  if (value === undefined || value === null) return [];
  if (typeof value !== "string") return value;
  if (!value.trim().startsWith("[")) return value.split("\n");
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return [value];
  }
}

function linesField({ label, optional, most }: Extract<ListingField, { kind: "lines" }>) {
  const line = optionalText(TEXT_LENGTHS.shortText, { singleLine: true, maxMessage: `Please use at most ${TEXT_LENGTHS.shortText} characters a line.` });
  const list = z.array(line, "Please send a list of texts.").transform((lines) => [...new Set(lines.filter(Boolean))]);
  return z.preprocess(listOf, list.refine((lines) => optional || lines.length > 0, `${label} is required`).refine((lines) => lines.length <= most, `Please enter at most ${most} lines.`));
}

function schemaOf(field: ListingField): z.ZodType {
  const { label, optional } = field;
  switch (field.kind) {
    case "text":
      return optional ? optionalText(field.max, { singleLine: !field.long }) : requiredText(`${label} is required`, { max: field.max, singleLine: !field.long });
    case "number":
      return numberField(field);
    case "choice":
      return z.preprocess((value) => (value === "" || value === undefined ? null : value), optional ? z.enum(field.options as string[], CHOOSE).nullable() : z.enum(field.options as string[], CHOOSE));
    case "choices":
      return z.preprocess(listOf, z.array(z.enum(field.options as string[], CHOOSE), CHOOSE).transform((names) => [...new Set(names)]).refine((names) => optional || names.length > 0, "Please choose at least one."));
    case "lines":
      return linesField(field);
    case "switch":
      return boolText(false);
    case "records": {
      const parts = field.fields.map((part) => ({ ...part, label: `${field.entry}: ${part.label.toLowerCase()}` }));
      const records = z.array(z.object(shapeOf(parts)), "Please send a list.");
      return z.preprocess(listOf, records.min(field.least, field.least === 1 ? `Please add at least one ${field.entry.toLowerCase()}.` : `Please add at least ${field.least}.`).max(field.most, `Please add at most ${field.most}.`));
    }
  }
}

const shapeOf = (fields: readonly ListingField[]): Record<string, z.ZodType> => Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)]));

/** Parses the form of a category with these fields; errors stand under the names of the fields. */
export function listingForm(fields: readonly ListingField[]): z.ZodType<ListingFormInput> {
  const form = z.object({ ...shapeOf(fields), ...columns }).superRefine(({ state, district }, context) => {
    if (!isDistrict(state, district)) context.addIssue({ code: "custom", path: ["district"], message: `There is no district of this name in ${state}.` });
  });
  return form as unknown as z.ZodType<ListingFormInput>;
}

/** What an input shows of a stored value. */
export function shownValue(field: ListingField, value: unknown): FieldValue {
  switch (field.kind) {
    case "switch":
      return value === true;
    case "choices":
      return Array.isArray(value) ? value.map(String) : [];
    case "lines":
      return Array.isArray(value) ? value.join("\n") : "";
    case "records":
      return Array.isArray(value) ? value.map((one: Record<string, unknown>) => Object.fromEntries(field.fields.map((part) => [part.name, shownValue(part, one[part.name])]))) : [];
    case "number":
      return typeof value === "number" ? String(field.paise ? value / 100 : value) : "";
    default:
      return typeof value === "string" ? value : "";
  }
}
