/** The fields of the edit page that categories share, read from a category's schema and its words. Pure. */
import { z } from "zod";
import { TEXT_LENGTHS } from "../../domain/limits.ts";
import type { Category, FieldWords } from "./category.ts";

type Common = { name: string; label: string; hint?: string; optional: boolean };
/** One field. Prices are stored in paise and typed in rupees. */
export type ListingField = Common &
  (
    | { kind: "text"; long: boolean; max: number }
    | { kind: "number"; min: number; max: number; paise: boolean }
    | { kind: "choice" | "choices"; options: readonly string[] }
    /** A list of short texts, one a line. */
    | { kind: "lines"; most: number }
    | { kind: "switch" }
    | { kind: "records"; entry: string; least: number; most: number; fields: readonly ListingField[] }
  );

/** Of a list whose schema names no limit. */
const MOST_ENTRIES = 60;

type Json = { type?: string; enum?: string[]; minimum?: number; maximum?: number; minLength?: number; maxLength?: number; minItems?: number; maxItems?: number; items?: Json; properties?: Record<string, Json>; anyOf?: Json[] };

/** 'nonVegPrice' → 'Non veg price'. */
export function wordsOfName(name: string): string {
  const spaced = name.replace(/([a-z\d])([A-Z])/g, "$1 $2").replaceAll("_", " ").toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** @throws for a shape that the shared edit page cannot ask for: the category needs a page of its own */
function fieldOf(name: string, schema: Json, words: FieldWords, paise: boolean): ListingField {
  const nullable = schema.anyOf?.some(({ type }) => type === "null") ?? false;
  const json = (nullable ? schema.anyOf?.find(({ type }) => type !== "null") : schema) ?? {};
  const label = words.label ?? wordsOfName(name);
  const common = { name, label, ...(words.hint ? { hint: words.hint } : {}) };
  if (json.enum) return { ...common, optional: nullable, kind: "choice", options: json.enum };
  if (json.type === "string") return { ...common, optional: !json.minLength, kind: "text", long: words.long ?? false, max: json.maxLength ?? (words.long ? TEXT_LENGTHS.longText : TEXT_LENGTHS.shortText) };
  if (json.type === "integer") return { ...common, optional: nullable, kind: "number", min: json.minimum ?? 0, max: json.maximum ?? Number.MAX_SAFE_INTEGER, paise };
  if (json.type === "boolean") return { ...common, optional: true, kind: "switch" };
  const { items } = json;
  if (json.type !== "array" || !items) throw new Error(`The shared edit page has no input for ${name}.`);
  const optional = !json.minItems;
  if (items.enum) return { ...common, optional, kind: "choices", options: items.enum };
  const most = json.maxItems ?? MOST_ENTRIES;
  if (items.type === "string") return { ...common, optional, kind: "lines", most };
  const fields = Object.entries(items.properties ?? {}).map(([part, one]) => fieldOf(part, one, words.fields?.[part] ?? {}, false));
  return { ...common, optional, kind: "records", entry: words.entry ?? label, least: json.minItems ?? 0, most, fields };
}

/**
 * What the owner of a listing fills in beyond what all listings share, in the order of the schema. Whether a number is an
 * amount of money stands in `reviewFacts`.
 */
export function listingFields(category: Pick<Category, "attributes" | "fields" | "reviewFacts">): ListingField[] {
  const { properties = {} } = z.toJSONSchema(category.attributes) as Json;
  const facts = new Map((category.reviewFacts ?? []).map(([label, source]) => [source.replace(/^paise:/, ""), { label, paise: source.startsWith("paise:") }]));
  return Object.entries(properties).map(([name, schema]) => {
    const fact = facts.get(name);
    return fieldOf(name, schema, { ...(fact ? { label: fact.label } : {}), ...category.fields?.[name] }, fact?.paise ?? false);
  });
}
