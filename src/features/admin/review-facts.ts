/** What a listing's owner wrote, as lines that an admin reads before deciding. */
import { priceFor } from "../../domain/price-lines.ts";
import { formatMobile } from "../../domain/phone.ts";
import { placeSaid } from "../../domain/places/place-said.ts";
import { say } from "../../domain/words/say.ts";
import { inWords, saidValue } from "../listings/card-view.ts";
import type { Category } from "../listings/category.ts";
import { withoutForeignLinks } from "../listings/fields/field-links.ts";
import { labelsWithContacts } from "../listings/written-words.ts";
import { named, unitFields, type NamedField } from "../listings/fields/field.ts";
import type { ReviewFact } from "./admin-model.ts";

/** Where nothing was written. */
export const NOT_PROVIDED = "Not provided";

/** As much of a listing as is read. */
export type Reviewed = {
  email: string | null;
  phone: string | null;
  address: string | null;
  city: string | null;
  district: string | null;
  state: string | null;
  pin: string | null;
  attributes: Record<string, unknown>;
};

/** Columns that name places. */
const PLACES: ReadonlySet<string> = new Set(["city", "district", "state"]);
const COLUMNS = ["email", "phone", "address", "city", "district", "state", "pin"] as const;
const isColumn = (name: string): name is (typeof COLUMNS)[number] => COLUMNS.some((column) => column === name);

/** 'profileTitle' → 'Profile title'. */
function words(name: string): string {
  const spaced = name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** Any stored value as text: lists by comma, pairs by colon, lists of pairs by semicolon; '' for nothing. */
function text(value: unknown, said = (word: string) => word): string {
  if (value === true) return say("Yes");
  if (value === false) return say("No");
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return said(value);
  if (Array.isArray(value))
    return value
      .map((one) => text(one, said))
      .filter(Boolean)
      .join(value.some((one) => typeof one === "object") ? "; " : ", ");
  if (typeof value === "object" && value !== null) {
    return Object.entries(value)
      .flatMap(([name, one]) => (text(one) ? [`${words(name)}: ${text(one)}`] : []))
      .join(", ");
  }
  return "";
}

/** What is typed as a number alone, in a field that takes words, with its unit; '' for all else. */
function withUnit(name: string, value: unknown): string {
  if (typeof value !== "string" || !/^\d[\d\s+–-]*$/.test(value)) return "";
  if (name === "experience" || name === "experienceYears") return say("{n} years", { n: value });
  if (name === "events") return say("{n} events", { n: value });
  return name === "duration"
    ? value === "1"
      ? say("{duration} hour", { duration: value })
      : say("{n} hours", { n: value })
    : "";
}

/** A value of a field in words: '1,200 guests'; of its entries 'Lawn (Seated guests: 480, Standing guests: 720)'. */
function valueWords(field: NamedField, value: unknown): string {
  const told =
    (field.kind === "number" && typeof value === "number") || (field.kind === "records" && Array.isArray(value));
  return told ? inWords(field, value) : withUnit(field.name, value) || text(value, (word) => saidValue(field, word));
}

/** The addresses that are kept under a field of videos or networks. */
const linksOf = (field: NamedField, value: unknown): string[] =>
  (Object.values(withoutForeignLinks(field, value) as object) as string[]).filter(Boolean);

/**
 * The lines of a listing, empty ones as 'Not provided', and the addresses that its owner gave, which are shown as links and
 * videos: as public pages have them, without those whose hosts do not belong there.
 */
export function reviewFacts(
  listing: Reviewed,
  { fields, reviewFacts: order }: Pick<Category, "fields" | "reviewFacts">,
): { facts: ReviewFact[]; links: string[] } {
  const { attributes } = listing;
  const links = new Map(
    named(fields)
      .filter(({ kind }) => kind === "videos" || kind === "networks")
      .map((field) => [field.name, linksOf(field, attributes[field.name])]),
  );
  const units = unitFields(fields);
  const facts = order.flatMap(([label, source]) => {
    const name = source.replace(/^paise:/, "");
    if (links.get(name)?.length || units.has(name)) return [];
    const value = Object.hasOwn(attributes, name) ? attributes[name] : isColumn(name) ? listing[name] : null;
    const field = named(fields).find((one) => one.name === name);
    if (source !== name && typeof value === "number") {
      const { unitIn = "", per } = field?.kind === "number" ? field : {};
      return [{ label: say(label), value: priceFor(value, text(attributes[unitIn]) || per) }];
    }
    const shown = links.has(name)
      ? ""
      : name === "phone" && typeof value === "string"
        ? formatMobile(value)
        : PLACES.has(name) && typeof value === "string"
          ? placeSaid(listing.state ?? "", value)
          : field
            ? valueWords(field, value)
            : text(value);
    return [{ label: say(label), value: shown || say(NOT_PROVIDED) }];
  });
  const around = labelsWithContacts(fields, attributes);
  if (around.length > 0)
    facts.unshift({
      label: say("Numbers or addresses in"),
      value: say("{fields}: covered for visitors", { fields: around.map((label) => say(label)).join(", ") }),
    });
  return { facts, links: [...new Set([...links.values()].flat())] };
}
