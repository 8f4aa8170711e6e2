/** The rules of a category's form, made from its fields: one definition for the browser's form and the server's calls. */
import { z } from "zod";
import { contradiction } from "../../../domain/house-rules.ts";
import { TEXT_LENGTHS } from "../../../domain/limits.ts";
import { parseRupees } from "../../../domain/money.ts";
import { autoCapitalise } from "../../../domain/names.ts";
import { canonicalDistrict, canonicalState } from "../../../domain/places/places-search.ts";
import { graphemeLength } from "../../../domain/graphemes.ts";
import { videoLink } from "../../../domain/web-links.ts";
import { say, text } from "../../../domain/words/say.ts";
import { networkAddress } from "./field-links.ts";
import {
  adultDob,
  boolText,
  email,
  indianMobile,
  jsonList,
  optionalEmail,
  optionalMobile,
  optionalText,
  pin,
  requiredText,
} from "../../../domain/zod-fields.ts";
import type { Field, FieldCommon, Fields, NumberKind, TextKind } from "./field.ts";
import { numberText } from "../../../domain/typed-numbers.ts";

type Of<Kind extends Field["kind"]> = Extract<Field, { kind: Kind }>;

export const FIELD_TEXT = {
  email: text("Please enter a valid email address"),
  mobile: text("Please enter a valid 10-digit mobile number"),
  state: text("Please choose a state from the list."),
  district: text("Please choose a district of this state."),
  choice: text("Please choose from the list."),
  atLeastOne: text("Please choose at least one."),
  link: text("Please enter a full web address, such as https://www.example.com"),
  whatsapp: text("Please enter a 10-digit number or a WhatsApp link."),
  video: text(
    "Please enter a link to YouTube, Vimeo, Facebook or Instagram, such as https://www.youtube.com/watch?v=…",
  ),
  yesNo: text("Please choose Yes or No."),
} as const;

/** What is said of a link that does not belong where it was put. */
function networkMessage(name: string, label: string): string {
  if (name === "website") return FIELD_TEXT.link;
  if (name === "whatsapp") return FIELD_TEXT.whatsapp;
  return say("Please enter an address on {label}, such as {example}", { label, example: `https://www.${name}.com/…` });
}

/** 10 crore; nothing costs more. */
const MOST_RUPEES = 100_000_000;

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

/** A list of records or names, as it is or as JSON text. */
const jsonListOf = <T extends z.ZodType>(list: T) =>
  jsonList(z.unknown()).pipe(list as unknown as z.ZodType<z.output<T>, unknown[]>);

function textField({ required, max, long, capitalise, least, pattern }: FieldCommon & TextKind) {
  const typed = required
    ? requiredText(required, { max, singleLine: !long })
    : optionalText(max, { singleLine: !long });
  const [fewest, message] = least ?? [0, ""];
  const [source, wrong] = pattern ?? ["", ""];
  return typed
    .transform((value) => (capitalise ? autoCapitalise(value) : value))
    .pipe(z.string().refine((value) => value === "" || graphemeLength(value) >= fewest, message))
    .refine((value) => value === "" || new RegExp(`^(?:${source || ".*"})$`, "su").test(value), wrong);
}

/** '1,25,000' → 125000; an amount as paise, '5 lakh' too; of an empty field null where that is allowed. */
function numberField({ required, min, max, paise }: FieldCommon & NumberKind) {
  const scale = paise ? 100 : 1;
  const most = Math.min(max / scale, paise ? MOST_RUPEES : max);
  const from = Math.ceil(min / scale);
  const range = () => {
    const between = { from: from.toLocaleString("en-IN"), most: most.toLocaleString("en-IN") };
    return paise
      ? say("Please enter an amount from {from} to {most}.", between)
      : say("Please enter a whole number from {from} to {most}.", between);
  };
  const read = (typed: string) => {
    if (paise) return parseRupees(typed);
    const bare = numberText(typed);
    return /^\d{1,16}$/.test(bare) ? Number(bare) : null;
  };
  return z
    .preprocess((value) => (value === null || value === undefined ? "" : String(value).trim()), z.string())
    .transform((typed, context) => {
      if (typed === "" && !required) return null;
      const value = read(typed);
      if (value !== null && value >= min && value <= most * scale) return value;
      context.addIssue({ code: "custom", message: typed === "" ? (required ?? range()) : range() });
      return z.NEVER;
    });
}

/** A choice of a closed list, in any case: one message for none, another for a foreign one. */
function choiceField({ required, invalid = FIELD_TEXT.choice, options }: Of<"choice">) {
  const typed = required
    ? requiredText(required, { max: TEXT_LENGTHS.shortText, maxMessage: invalid, singleLine: true })
    : optionalText(TEXT_LENGTHS.shortText, { maxMessage: invalid, singleLine: true });
  return typed
    .transform((value, context): string => {
      const found = value === "" ? "" : options.find((one) => one.toLowerCase() === value.toLowerCase());
      if (found === undefined) context.addIssue({ code: "custom", message: invalid });
      return found ?? z.NEVER;
    })
    .meta({ enum: required ? [...options] : ["", ...options] });
}

const choicesField = ({ required, invalid = FIELD_TEXT.choice, options }: Of<"choices">) =>
  z.preprocess(
    listOf,
    z
      .array(z.enum(options as string[], invalid), invalid)
      .transform((names) => [...new Set(names)])
      .refine((names) => !required || names.length > 0, required ?? FIELD_TEXT.atLeastOne),
  );

function linesField({ required, most, max = TEXT_LENGTHS.shortText }: Of<"lines">) {
  const line = optionalText(max, {
    singleLine: true,
    maxMessage: () => say("Please use at most {max} characters a line.", { max }),
  });
  const list = z.array(line, "Please send a list of texts.").transform((lines) => [...new Set(lines.filter(Boolean))]);
  return z.preprocess(
    listOf,
    list
      .refine((lines) => !required || lines.length > 0, required ?? "")
      .refine((lines) => lines.length <= most, { error: () => say("Please enter at most {most} lines.", { most }) }),
  );
}

/** Entries that are kept once each, at most so many. */
const entriesField = (
  entry: z.ZodType<string>,
  { most, tooMany, once }: { most: number; tooMany: string; once: boolean },
) =>
  z.preprocess(
    listOf,
    z
      .array(entry, "Please send a list of texts.")
      .transform((all) => all.filter((one) => one !== ""))
      .transform((all) => (once ? [...new Set(all)] : all))
      .pipe(z.array(z.string()).max(most, tooMany)),
  );

/** An optional address, made whole by `read`; '' when absent. */
const link = (read: (typed: string) => string | null, message: () => string) =>
  optionalText(TEXT_LENGTHS.url, { singleLine: true }).transform((typed, context): string => {
    const found = typed === "" ? "" : read(typed);
    if (found === null) context.addIssue({ code: "custom", message: message() });
    return found ?? z.NEVER;
  });

/** One JSON text, or an object; what is neither says nothing. */
function objectOf(value: unknown): unknown {
  if (typeof value !== "string" || !value.trim().startsWith("{")) return value ?? {};
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

const networksField = ({ networks }: Of<"networks">) =>
  z.preprocess(
    objectOf,
    z.object(
      Object.fromEntries(
        Object.entries(networks).map(([name, label]) => [
          name,
          link(
            (typed) => networkAddress(name, typed),
            () => networkMessage(name, label),
          ),
        ]),
      ),
      { error: FIELD_TEXT.link },
    ),
  );

function recordsField({ entry, least, most, tooMany, required, fields }: Of<"records">) {
  const records = z.array(z.object(shapeOf(fields), `Please send every ${entry.toLowerCase()} as an object.`));
  const fewest = required ? Math.max(least, 1) : least;
  const tooFew = () =>
    required ??
    (least === 1
      ? say("Please add at least one {entry}.", { entry: entry.toLowerCase() })
      : say("Please add at least {least}.", { least }));
  return jsonListOf(
    records
      .min(fewest, { error: tooFew })
      .max(most, { error: () => tooMany ?? say("Please add at most {most}.", { most }) }),
  );
}

/** The canonical name of a state; aliases ('Orissa') are understood. */
function stateField({ required, invalid = FIELD_TEXT.state }: Of<"state">) {
  const typed = required
    ? requiredText(required, { max: TEXT_LENGTHS.shortText, singleLine: true })
    : optionalText(TEXT_LENGTHS.shortText, { singleLine: true });
  return typed.transform((value, context): string => {
    const found = value === "" ? "" : canonicalState(value);
    if (found === null) context.addIssue({ code: "custom", message: invalid });
    return found ?? z.NEVER;
  });
}

function schemaOf(field: Field): z.ZodType {
  const { required, invalid } = field;
  switch (field.kind) {
    case "text":
      return textField(field);
    case "number":
      return numberField(field);
    case "email":
      return required
        ? email(invalid ?? FIELD_TEXT.email, { requiredMessage: required, max: field.max })
        : optionalEmail(invalid ?? FIELD_TEXT.email, field.max);
    case "mobile":
      return required
        ? indianMobile(invalid ?? FIELD_TEXT.mobile, { requiredMessage: required })
        : optionalMobile(invalid ?? FIELD_TEXT.mobile);
    case "dob":
      return adultDob(required ?? text("Date of Birth is required"));
    case "pin":
      return pin(invalid);
    case "choice":
      return choiceField(field);
    case "choices":
      return choicesField(field);
    case "lines":
      return linesField(field);
    case "entries":
      return entriesField(optionalText(field.max, { singleLine: true }), { ...field, once: false });
    case "videos":
      return entriesField(
        link(videoLink, () => invalid ?? FIELD_TEXT.video),
        { ...field, once: true },
      );
    case "networks":
      return networksField(field);
    case "records":
      return recordsField(field);
    case "switch":
      return boolText(field.initial);
    case "yesNo":
      return z.enum(["Yes", "No", ""], { error: invalid ?? FIELD_TEXT.yesNo }).optional();
    case "state":
      return stateField(field);
    case "district":
      return required
        ? requiredText(required, { max: TEXT_LENGTHS.shortText, singleLine: true })
        : optionalText(TEXT_LENGTHS.shortText, { singleLine: true });
    case "districts": {
      const wrong = invalid ?? FIELD_TEXT.district;
      const list = z.array(z.string({ error: wrong }), { error: required ?? wrong }).max(200, wrong);
      return jsonListOf(required ? list.min(1, required) : list);
    }
  }
}

const shapeOf = (fields: Fields): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]));

type Values = Record<string, unknown>;

const isFilled = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** The rules between fields: a district belongs to its state, and what its condition does not hold for is empty. */
function settle(fields: Fields, form: Values, context: z.core.$RefinementCtx): Values {
  const settled = { ...form };
  for (const [name, field] of Object.entries(fields)) {
    const refuse = () => {
      const message = (field.invalid ?? FIELD_TEXT.district).replace(
        "{state}",
        "of" in field ? String(form[field.of]) : "",
      );
      context.addIssue({ code: "custom", path: [name], message, input: form });
    };
    if (field.kind === "district" && form[name]) {
      const found = canonicalDistrict(String(form[field.of]), String(form[name]));
      if (found) settled[name] = found;
      else refuse();
    }
    if (field.kind === "districts") {
      const found = (form[name] as string[]).map((one) => canonicalDistrict(String(form[field.of]), one));
      if (found.includes(null)) refuse();
      settled[name] = [...new Set(found.filter((one) => one !== null))];
    }
    if (field.kind === "lines" && field.rulesWith) {
      const lines = [...field.rulesWith, name].flatMap((one) => (form[one] as string[] | undefined) ?? []);
      const [one, other] = contradiction(lines) ?? [];
      if (one && other)
        context.addIssue({
          code: "custom",
          path: [name],
          message: say("‘{one}’ and ‘{other}’ contradict each other. Please keep one, or say both in one line.", {
            one,
            other,
          }),
          input: form,
        });
    }
    if (field.kind === "yesNo" && !form[name])
      settled[name] = field.behind.some((other) => isFilled(form[other])) ? "Yes" : "No";
  }
  for (const [name, { onlyIf }] of Object.entries(fields))
    if (onlyIf && settled[onlyIf[0]] !== onlyIf[1]) settled[name] = Array.isArray(settled[name]) ? [] : "";
  return settled;
}

const made = new WeakMap<Fields, Map<string, z.ZodType<Values>>>();

/**
 * Parses a form of these fields; errors stand under their names.
 * @param terms also asks that the terms are accepted (`termsAccepted`); absent from a client that knows of none
 */
export function formSchema(fields: Fields, { terms = "" }: { terms?: string } = {}): z.ZodType<Values> {
  const known = made.get(fields) ?? new Map<string, z.ZodType<Values>>();
  made.set(fields, known);
  let schema = known.get(terms);
  if (!schema) {
    const shape = shapeOf(fields);
    if (terms) shape.termsAccepted = boolText().refine((accepted) => accepted !== false, terms);
    schema = z
      .object(shape)
      .transform(({ termsAccepted: _given, ...form }, context) =>
        settle(fields, form, context as unknown as z.core.$RefinementCtx),
      ) as unknown as z.ZodType<Values>;
    known.set(terms, schema);
  }
  return schema;
}
