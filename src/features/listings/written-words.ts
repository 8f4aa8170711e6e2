/** What owners write about what they offer, for people who have not agreed with them: without ways around the site. */
import { coverAll, findContacts } from "../../domain/contact-detector.ts";
import { named, type Fields, type NamedField } from "./fields/field.ts";

/** Words of the owner's own: no column, no choice from a list, and nothing that they show or hide by a switch. */
const isWritten = ({ kind, column, shown }: NamedField): boolean =>
  !column && !shown && (kind === "text" || kind === "lines" || kind === "entries" || kind === "records");

/** A value of a field as strangers read it: numbers, addresses and links in words of the owner's own are covered. */
export const readByStrangers = (field: NamedField, value: unknown): unknown =>
  isWritten(field) ? coverAll(value) : value;

/** The same for all values of a listing, by the names of its category's fields. */
export function coverWritten(fields: Fields, values: Record<string, unknown>): Record<string, unknown> {
  const written = new Map(named(fields).map((field) => [field.name, field]));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = written.get(name);
      return [name, field ? readByStrangers(field, value) : value];
    }),
  );
}

const hasContacts = (value: unknown): boolean =>
  typeof value === "string"
    ? findContacts(value).length > 0
    : typeof value === "object" && value !== null && Object.values(value).some(hasContacts);

/** The labels of fields in which there is something to cover: for whoever decides about the listing. */
export const labelsWithContacts = (fields: Fields, values: Record<string, unknown>): string[] =>
  named(fields)
    .filter((field) => isWritten(field) && hasContacts(values[field.name]))
    .map(({ label }) => label);
