/** Fields in the language of the page, as its form gets them. */
import { language, say } from "../../../domain/words/say.ts";
import type { Field, Fields, SimpleField } from "./field.ts";

const valuesOf = (field: Field): readonly string[] =>
  field.kind === "choice" || field.kind === "choices"
    ? field.options
    : field.kind === "text"
      ? (field.suggest ?? [])
      : [];

function saidField<F extends Field | SimpleField>(field: F): F {
  const { label, hint, placeholder, warn } = field;
  const values = valuesOf(field);
  return {
    ...field,
    label: say(label),
    ...(hint ? { hint: say(hint) } : {}),
    ...(placeholder ? { placeholder: say(placeholder) } : {}),
    ...(warn ? { warn: say(warn) } : {}),
    ...(values.length > 0 ? { said: Object.fromEntries(values.map((value) => [value, say(value)])) } : {}),
    ...("entry" in field ? { entry: say(field.entry) } : {}),
    ...("unit" in field && field.unit ? { unit: say(field.unit) } : {}),
    ...(field.kind === "networks"
      ? { networks: Object.fromEntries(Object.entries(field.networks).map(([name, words]) => [name, say(words)])) }
      : {}),
    ...(field.kind === "records" ? { fields: saidFields(field.fields) } : {}),
  };
}

/** What is said to somebody who leaves something out, or writes it wrong, stays as the calls say it. */
export const saidFields = <F extends Fields>(fields: F): F =>
  language() === "en"
    ? fields
    : (Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, saidField(field)])) as F);
