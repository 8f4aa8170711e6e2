/** Ids are UUIDv7: unique without asking anybody, and in the order of their making. */
import { v7, validate } from "uuid";

/** A new id. */
export function newId(): string {
  return v7();
}

/** True for the 36-character text form of a UUID of any version; false for every other type. */
export function isUuid(text: unknown): text is string {
  return typeof text === "string" && text.length === 36 && validate(text);
}
