/**
 * What people read of a failed check that has no text of its own, in place of the library's words. Imported for its
 * effect by whatever makes schemas for forms (zod-fields.ts) or turns their failures into answers (zod-issues.ts).
 */
import { z } from "zod";
import { say, text } from "./words/say.ts";

/** More than that is a list to choose from, not one to read out. */
const READ_OUT = 12;

/** What was sent is of the wrong kind, by the kind that was meant. */
const KINDS: Readonly<Record<string, string>> = {
  string: text("Please enter text."),
  number: text("Please enter a number."),
  int: text("Please enter a whole number."),
  boolean: text("Please send true or false."),
  array: text("Please send a list."),
  object: "Please send a JSON object.",
  record: "Please send a JSON object.",
};

const UNREADABLE = text("This could not be read.");

function wrongKind(expected: string, input: unknown): string {
  if (input === undefined || input === null) return text("This is required.");
  if (Array.isArray(input) && ["string", "number", "int", "boolean"].includes(expected))
    return text("Please send one value, not a list.");
  return KINDS[expected] ?? UNREADABLE;
}

const most = (origin: string, count: string) =>
  origin === "string"
    ? say("Please use at most {count} characters.", { count })
    : origin === "array"
      ? say("Please send at most {count}.", { count })
      : say("Please enter at most {count}.", { count });
const least = (origin: string, count: string) =>
  origin === "string"
    ? say("Please use at least {count} characters.", { count })
    : origin === "array"
      ? say("Please send at least {count}.", { count })
      : say("Please enter at least {count}.", { count });

/** The text for an issue of a schema that says nothing itself. */
function wordsFor(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return wrongKind(issue.expected, issue.input);
    case "too_big":
      return most(issue.origin, String(issue.maximum));
    case "too_small":
      return least(issue.origin, String(issue.minimum));
    case "invalid_value":
      return issue.values.length > READ_OUT
        ? say("Please choose from the list.")
        : say("Please choose one of these: {values}.", { values: issue.values.map(String).filter(Boolean).join(", ") });
    case "unrecognized_keys":
      return `There is no field called ${issue.keys.join(", ")}.`;
    case "invalid_format":
      return text("This is not written as it should be.");
    default:
      return UNREADABLE;
  }
}

z.config({ customError: wordsFor });
