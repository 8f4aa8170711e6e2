/** How a stored field stands in the box of a form, and how the box is sent. Pure, without zod. */
import { groupRupees } from "../../../domain/money.ts";
import { formatMobile } from "../../../domain/phone.ts";
import { named, type Field, type FieldValue, type Fields, type FormValues } from "./field.ts";

const isText = (value: unknown): value is string => typeof value === "string";
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What an input shows of a stored value; of none, or one of another type, how an empty form begins. */
export function shownValue(field: Field, value?: unknown): FieldValue {
  switch (field.kind) {
    case "switch":
      return typeof value === "boolean" ? value : (field.formInitial ?? field.initial);
    case "yesNo":
      return value === "Yes" ? "Yes" : "No";
    case "choices":
    case "districts":
    case "entries":
    case "videos":
      return Array.isArray(value) ? value.filter(isText) : [];
    case "lines":
      return Array.isArray(value) ? value.filter(isText).join("\n") : isText(value) ? value : "";
    case "networks":
      return Object.fromEntries(
        Object.keys(field.networks).map((name) => [name, isObject(value) && isText(value[name]) ? value[name] : ""]),
      );
    case "records":
      return Array.isArray(value)
        ? value
            .filter(isObject)
            .slice(0, field.most)
            .map((one) => formValues(field.fields, one))
        : [];
    case "number":
      return typeof value === "number" ? String(field.paise ? value / 100 : value) : isText(value) ? value : "";
    case "mobile":
      return isText(value) && value !== "" ? formatMobile(value) : "";
    default:
      return isText(value) ? value : "";
  }
}

/** The boxes of a form; `known` is what is stored, or what an account knows of its person. */
export const formValues = (fields: Fields, known: Readonly<Record<string, unknown>> = {}): Record<string, FieldValue> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, shownValue(field, known[name])]));

/** The same with amounts as people write them, for the boxes of our own form. */
export const withAmounts = (fields: Fields, values: FormValues): FormValues => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = values[name];
      return field.kind === "number" && field.paise && isText(value) ? [[name, groupRupees(value)]] : [];
    }),
  ),
});

/** The text part of the multipart body of a form: lists and objects are JSON text. */
export function formDataOf(values: Readonly<Record<string, unknown>>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(values))
    body.append(name, typeof value === "object" && value !== null ? JSON.stringify(value) : String(value ?? ""));
  return body;
}

/** The fields that our own form asks for, by name. */
export const askedFields = (fields: Fields): Fields =>
  Object.fromEntries(
    named(fields).flatMap(({ name, ...field }) => (field.form === false ? [] : [[name, field as Field]])),
  );
