/** The shared edit form on the server: a stored listing as the form holds it, and the form as a listing. */
import { z } from "zod";
import { badInput } from "../../domain/errors.ts";
import { formatMobile } from "../../domain/phone.ts";
import { canonicalDistrict, canonicalState } from "../../domain/places/places.ts";
import { boolText, jsonList } from "../../domain/zod-fields.ts";
import { badInputFrom } from "../../domain/zod-issues.ts";
import type { SentFields } from "../../platform/http/form-fields.ts";
import type { Category } from "./category.ts";
import { listingFields } from "./listing-fields.ts";
import { COLUMN_FIELDS, OWN_LISTING_TEXT as TEXT, listingForm, shownValue, type ListingFormInput, type ListingFormValues } from "./listing-form-model.ts";
import { namedPhoto, type MediaRow } from "./listing-media.server.ts";
import { placeRows } from "./listing-places.ts";
import type { Facets } from "./listing-search-text.ts";
import type { ListingContent, ListingRow } from "./listing-service.server.ts";

/** What the inputs show of a listing as it is stored. */
export function formValuesOf(category: Category, row: ListingRow): ListingFormValues {
  const columns = Object.fromEntries(COLUMN_FIELDS.map((name) => [name, (name === "phone" ? row.phone && formatMobile(row.phone) : row[name]) ?? ""])) as Record<(typeof COLUMN_FIELDS)[number], string>;
  return { ...Object.fromEntries(listingFields(category).map((field) => [field.name, shownValue(field, row.attributes[field.name])])), ...columns };
}

/** Places under a former name or in another case become the present ones; unknown ones stay, for the schema to refuse. */
function canonicalPlace(values: Record<string, unknown>): Record<string, unknown> {
  const { state, district } = values;
  const known = typeof state === "string" ? (canonicalState(state) ?? state) : state;
  return { ...values, state: known, district: typeof known === "string" && typeof district === "string" ? (canonicalDistrict(known, district) ?? district) : district };
}

/** A listing with what an edit changes; what was not sent stays. @throws 400 with `errors` by field */
export function parseListing(category: Category, row: ListingRow, sent: SentFields): ListingFormInput {
  const fields = listingFields(category);
  const known = [...COLUMN_FIELDS, ...fields.map(({ name }) => name)].flatMap((name) => (sent[name] === undefined ? [] : [[name, sent[name]] as const]));
  const result = listingForm(fields).safeParse(canonicalPlace({ ...formValuesOf(category, row), ...Object.fromEntries(known) }));
  if (!result.success) throw badInputFrom(result.error);
  // What a category's schema asks beyond what its fields can say is told by field, too.
  const attributes = category.attributes.safeParse(attributesOf(category, result.data));
  if (!attributes.success) throw badInputFrom(attributes.error);
  return result.data;
}

const attributesOf = (category: Category, input: ListingFormInput): Record<string, unknown> => Object.fromEntries(listingFields(category).map(({ name }) => [name, input[name]]));

/** Every text in a value, however deep: what a listing is found by. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What searches narrow by: the attributes that the category's facets name. */
export function facetsOf({ facets = {} }: Pick<Category, "facets">, attributes: Record<string, unknown>): Facets {
  return Object.fromEntries(Object.keys(facets).map((name) => [name, textsIn(attributes[name]).join(", ")]));
}

/** The form as a listing: shared columns, attributes, places, and what it is found by. */
export function listingContent(category: Category, input: ListingFormInput): ListingContent {
  const { title, email, phone, address, state, district, city, pin } = input;
  const attributes = attributesOf(category, input);
  const towns = category.towns ? textsIn(attributes[category.towns]).flatMap((town) => canonicalDistrict(state, town) ?? []) : [];
  return {
    title, email: email || null, phone: phone || null, address: address || null, state, district, city: city || district, pin: pin || null, attributes,
    places: placeRows({ home: null, works: { state, districts: [...new Set([district, ...towns])] } }),
    searchParts: [title, ...textsIn(attributes), district, state],
    facets: facetsOf(category, attributes),
  };
}

const keptSchema = z.object({ oldImages: z.union([z.undefined(), jsonList(z.string())]), keepExistingPhoto: boolText(true) });

/** Which photos an edit keeps: those of `oldImages` (absent: all), and the profile photo unless `keepExistingPhoto` is 'false'. @throws 400 for a foreign one */
export function keptPhotos(sent: SentFields, gallery: readonly MediaRow[]): { gallery: MediaRow[]; profile: boolean } {
  const parsed = keptSchema.safeParse({ oldImages: sent.oldImages, keepExistingPhoto: sent.keepExistingPhoto });
  if (!parsed.success) throw badInputFrom(parsed.error);
  const { oldImages, keepExistingPhoto } = parsed.data;
  if (oldImages === undefined) return { gallery: [...gallery], profile: keepExistingPhoto };
  const rows = oldImages.filter(Boolean).map((path) => namedPhoto(path, gallery));
  if (rows.includes(null)) throw badInput(TEXT.foreignPhoto, { images: TEXT.foreignPhoto });
  return { gallery: [...new Set(rows.filter((row) => row !== null))], profile: keepExistingPhoto };
}
