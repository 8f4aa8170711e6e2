/** Fields in the language of the page, as its form gets them. */
import { language, say } from "../../../domain/words/say.ts";
import type { Field, Fields, SimpleField } from "./field.ts";

const valuesOf = (field: Field): readonly string[] =>
  field.kind === "choice" || field.kind === "choices"
    ? field.options
    : field.kind === "text"
      ? (field.suggest ?? [])
      : [];

/** A rule, and what is said of what breaks it. */
const saidRule = <Rule>([rule, message]: readonly [Rule, string]) => [rule, say(message)] as const;

function saidField<F extends Field | SimpleField>(field: F): F {
  const { label, hint, placeholder, warn, required, invalid } = field;
  const values = valuesOf(field);
  return {
    ...field,
    label: say(label),
    ...(hint ? { hint: say(hint) } : {}),
    ...(placeholder ? { placeholder: say(placeholder) } : {}),
    ...(warn ? { warn: say(warn) } : {}),
    ...(required ? { required: say(required) } : {}),
    ...(invalid ? { invalid: say(invalid) } : {}),
    ...("tooMany" in field && field.tooMany ? { tooMany: say(field.tooMany) } : {}),
    ...(field.kind === "text" && field.least ? { least: saidRule(field.least) } : {}),
    ...(field.kind === "text" && field.pattern ? { pattern: saidRule(field.pattern) } : {}),
    ...(values.length > 0 ? { said: Object.fromEntries(values.map((value) => [value, say(value)])) } : {}),
    ...("entry" in field ? { entry: say(field.entry) } : {}),
    ...("unit" in field && field.unit ? { unit: say(field.unit) } : {}),
    ...(field.kind === "networks"
      ? { networks: Object.fromEntries(Object.entries(field.networks).map(([name, words]) => [name, say(words)])) }
      : {}),
    ...(field.kind === "records" ? { fields: saidFields(field.fields) } : {}),
  };
}

/**
 * Labels, hints and refusals translated, and under `said` what each choice is called; the values that are stored stay.
 * In English the fields as they are.
 */
export const saidFields = <F extends Fields>(fields: F): F =>
  language() === "en"
    ? fields
    : (Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, saidField(field)])) as F);
