/**
 * What people read of a failed check that has no text of its own, in place of the library's words. Imported for its
 * effect by whatever makes schemas for forms (zod-fields.ts) or turns their failures into answers (zod-issues.ts).
 */
import { z } from "zod";

/** More than that is a list to choose from, not one to read out. */
const READ_OUT = 12;

/** What was sent is of the wrong kind, by the kind that was meant. */
const KINDS: Readonly<Record<string, string>> = {
  string: "Please enter text.",
  number: "Please enter a number.",
  int: "Please enter a whole number.",
  boolean: "Please send true or false.",
  array: "Please send a list.",
  object: "Please send a JSON object.",
  record: "Please send a JSON object.",
};

const UNREADABLE = "This could not be read.";

function wrongKind(expected: string, input: unknown): string {
  if (input === undefined || input === null) return "This is required.";
  if (Array.isArray(input) && ["string", "number", "int", "boolean"].includes(expected))
    return "Please send one value, not a list.";
  return KINDS[expected] ?? UNREADABLE;
}

const AMOUNTS: Readonly<Record<string, (word: string, count: unknown) => string>> = {
  string: (word, count) => `Please use ${word} ${String(count)} characters.`,
  array: (word, count) => `Please send ${word} ${String(count)}.`,
};
const amount = (origin: string, word: string, count: unknown) =>
  AMOUNTS[origin]?.(word, count) ?? `Please enter ${word} ${String(count)}.`;

/** The text for an issue of a schema that says nothing itself. */
function wordsFor(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return wrongKind(issue.expected, issue.input);
    case "too_big":
      return amount(issue.origin, "at most", issue.maximum);
    case "too_small":
      return amount(issue.origin, "at least", issue.minimum);
    case "invalid_value":
      return issue.values.length > READ_OUT
        ? "Please choose from the list."
        : `Please choose one of these: ${issue.values.map(String).filter(Boolean).join(", ")}.`;
    case "unrecognized_keys":
      return `There is no field called ${issue.keys.join(", ")}.`;
    case "invalid_format":
      return "This is not written as it should be.";
    default:
      return UNREADABLE;
  }
}

z.config({ customError: wordsFor });
