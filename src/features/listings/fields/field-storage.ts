/** What is stored and answered of a category's fields, as schemas. For the server: pages are handed what was parsed. */
import { z } from "zod";
import { named, type Field, type Fields } from "./field.ts";

function storedAs(field: Field): z.ZodType {
  const { required } = field;
  switch (field.kind) {
    case "text":
      return required ? z.string().min(1) : z.string();
    case "number": {
      const number = z.int().min(field.min).max(field.max);
      // A field that came later stands in no older listing.
      return required ? number : number.nullable().default(null);
    }
    case "dob":
      return z.iso.date();
    case "choice":
      return required ? z.enum(field.options as string[]) : z.enum([...field.options, ""] as string[]).default("");
    case "choices": {
      const list = z.array(z.enum(field.options as string[]));
      return required ? list.min(1) : list;
    }
    case "lines":
    case "entries":
    case "videos": {
      const list = z.array(z.string().min(1)).max(field.most);
      return required ? list.min(1) : list;
    }
    case "districts":
      return z.array(z.string());
    case "networks":
      return z.strictObject(Object.fromEntries(Object.keys(field.networks).map((name) => [name, z.string()])));
    case "records": {
      const parts = z.strictObject(storedShape(field.fields));
      return z
        .array(parts)
        .min(required ? Math.max(1, field.least) : field.least)
        .max(field.most);
    }
    case "switch":
      return z.boolean();
    case "yesNo":
      return z.enum(["Yes", "No"]);
    default:
      return required ? z.string().min(1) : z.string();
  }
}

const storedShape = (fields: Fields): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, storedAs(field)]));

const made = new WeakMap<Fields, z.ZodType<Record<string, unknown>>>();

/** Parses what stands in `listings.attributes`, on every write: every field without a column, and nothing else. */
export function attributesSchema(fields: Fields): z.ZodType<Record<string, unknown>> {
  let schema = made.get(fields);
  if (!schema) {
    schema = z.strictObject(
      Object.fromEntries(named(fields).flatMap((field) => (field.column ? [] : [[field.name, storedAs(field)]]))),
    );
    made.set(fields, schema);
  }
  return schema;
}

/** A field in an answer: what its owner hides, or nobody has told, is ''. */
export function answeredAs(field: Field): z.ZodType {
  const hidden =
    field.shown === "owner"
      ? "For the owner and admins; '' otherwise."
      : field.shown
        ? `'' where its owner hides it.`
        : "";
  const text = hidden ? z.string().describe(hidden) : z.string();
  switch (field.kind) {
    case "number":
      return z.int().nullable();
    case "choices":
    case "lines":
    case "entries":
    case "videos":
    case "districts":
      return z.array(z.string());
    case "networks":
      return z.object(Object.fromEntries(Object.keys(field.networks).map((name) => [name, z.string()])));
    case "records":
      return z.array(
        z.object(Object.fromEntries(Object.entries(field.fields).map(([name, part]) => [name, answeredAs(part)]))),
      );
    case "switch":
      return z.boolean();
    case "yesNo":
      return z.enum(["Yes", "No"]);
    default:
      return text;
  }
}
