/** Values for the forms of categories, for tests that go through the registry. */
import { named, type Field, type FieldValue, type Fields, type FormValues } from "./field.ts";

/** What somebody could type into a field. */
function sampleOf(field: Field): FieldValue {
  switch (field.kind) {
    case "choice":
      return field.options[0]!;
    case "choices":
      return field.options.slice(0, 2);
    case "lines":
      return "Parking\nहवन कुंड";
    case "entries":
      return ["Best hands"];
    case "videos":
      return ["https://www.youtube.com/watch?v=abcdefghijk"];
    case "networks":
      return Object.fromEntries(Object.keys(field.networks).map((one) => [one, ""]));
    case "number":
      return String(field.paise ? (field.min + 100) / 100 : field.min + 1);
    case "records":
      return [Object.fromEntries(named(field.fields).map((part) => [part.name, sampleOf(part)]))];
    case "switch":
      return true;
    case "yesNo":
      return "Yes";
    case "state":
      return "Goa";
    case "district":
      return "North Goa";
    case "districts":
      return ["North Goa"];
    case "email":
      return "utsav@mail.example";
    case "mobile":
      return "+91 98260 12345";
    case "dob":
      return "1990-05-17";
    case "pin":
      return "403001";
    case "text":
      return field.pattern ? "1".repeat(field.max) : (field.suggest?.[0] ?? "Rangoli");
  }
}

/** A form with something in every box. */
export const sampleForm = (fields: Fields): FormValues =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleOf(field)]));
