/** What a failed parse means for people: a text for each field. */
import type { z } from "zod";
import "./zod-words.ts";
import { badInput } from "./errors.ts";
import type { AppError } from "./errors.ts";
import { text } from "./words/say.ts";

/** The first message of each field, by its name ('skills.0.level' for nested ones); what concerns the whole has none. */
export function fieldErrors(error: z.core.$ZodError): Record<string, string> {
  const fields = new Map<string, string>();
  for (const { path, message } of error.issues) {
    const name = path.map(String).join(".");
    if (name !== "" && !fields.has(name)) fields.set(name, message);
  }
  return Object.fromEntries(fields);
}

/** A 400 from a failed parse. Without `message`, the first field's text stands for the whole. */
export function badInputFrom(error: z.core.$ZodError, message?: string, missingFields?: string[]): AppError {
  const fields = fieldErrors(error);
  return badInput(
    message ?? error.issues[0]?.message ?? text("Please check what you entered."),
    Object.keys(fields).length > 0 ? fields : undefined,
    missingFields,
  );
}
