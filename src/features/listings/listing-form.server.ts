/** The form of a category on the server: a stored listing as the form holds it, and the form as a listing. */
import { z } from "zod";
import { badInput } from "../../domain/errors.ts";
import { displayName } from "../../domain/names.ts";
import { canonicalDistrict } from "../../domain/places/places.ts";
import { boolText, jsonList } from "../../domain/zod-fields.ts";
import { badInputFrom } from "../../domain/zod-issues.ts";
import type { Category } from "./category.ts";
import { named, type Field, type FormValues, type NamedField } from "./fields/field.ts";
import { withoutForeignLinks } from "./fields/field-links.ts";
import { formSchema } from "./fields/field-schema.ts";
import { formValues } from "./fields/field-values.ts";
import { namedPhoto, type MediaRow } from "./listing-media.server.ts";
import { placeRows, type PlaceRow } from "./listing-places.ts";
import type { Facets } from "./listing-search-text.ts";
import type { ListingContent, ListingRow } from "./listing-service.server.ts";
import { text } from "../../domain/words/say.ts";

/** Fields as a form or a call sends them. */
type Sent = Readonly<Record<string, unknown>>;
/** A form, parsed: every field of the category by its name. */
export type ListingInput = Record<string, unknown>;

/** What is stored of a listing, by the names of its fields. */
export const storedFields = ({ fields }: Pick<Category, "fields">, row: ListingRow): ListingInput =>
  Object.fromEntries(
    named(fields).map(({ name, column, kind }) => [
      name,
      column ? (row[column] ?? "") : withoutForeignLinks({ kind }, row.attributes[name]),
    ]),
  );

/** What the inputs show of a listing as it is stored. */
export const formValuesOf = (category: Pick<Category, "fields">, row: ListingRow): FormValues =>
  formValues(category.fields, storedFields(category, row));

/** A field as a client sends it: an object also member by member, as `name[member]`. */
function sentValue({ name, ...field }: NamedField, sent: Sent): unknown {
  if (field.kind !== "networks") return sent[name];
  const members = Object.keys(field.networks).flatMap((member) => {
    const value = sent[`${name}[${member}]`];
    return value === undefined ? [] : [[member, Array.isArray(value) ? value[0] : value]];
  });
  return members.length > 0 ? Object.fromEntries(members) : sent[name];
}

/** What an edit begins with: the listing as it is, but for what follows from a field that is sent. */
function present(category: Category, before: ListingRow, sent: Sent): FormValues {
  const values = formValuesOf(category, before);
  for (const { name, otherwise } of named(category.fields))
    if (otherwise && sent[otherwise] !== undefined && sent[otherwise] !== values[otherwise]) values[name] = "";
  return values;
}

/** The fields whose absence is told for the whole form. */
const isMissing = (fields: Readonly<Record<string, Field>>, { path, message }: z.core.$ZodIssue): boolean => {
  const field = fields[String(path[0])];
  return field !== undefined && field.kind !== "districts" && field.required === message;
};

/**
 * What a form says.
 * @param before the listing that is edited: what was not sent stays
 * @param photo whether there is a profile photo, sent or kept
 * @throws 400 with `errors` by field
 */
export function parseForm(
  category: Category,
  sent: Sent,
  { before, photo = true }: { before?: ListingRow; photo?: boolean } = {},
): ListingInput {
  const { fields, messages, photos, terms } = category;
  const known = Object.fromEntries(
    named(fields).flatMap((field) => {
      const value = sentValue(field, sent);
      // A switch of which an edit says nothing stays as it is (DECISIONS 26).
      return value === undefined || (before && field.kind === "switch" && value === "") ? [] : [[field.name, value]];
    }),
  );
  const accepted = { termsAccepted: sent.termsAccepted ?? sent.terms };
  const result = formSchema(fields, before ? {} : { terms }).safeParse({
    ...(before ? present(category, before, sent) : accepted),
    ...known,
  });
  const lacks = photo ? undefined : messages.photoRequired;
  if (result.success && !lacks) return result.data;
  const issues = result.success ? [] : [...result.error.issues];
  if (lacks) issues.push({ code: "custom", path: [photos.profile.field], message: lacks, input: undefined });
  const missing = issues.filter((issue) => issue.message === lacks || isMissing(fields, issue));
  throw badInputFrom(
    new z.ZodError(issues),
    messages.fixErrors ?? (missing.length > 0 ? messages.fillAll : undefined),
    missing.length > 0 && messages.fillAll ? missing.map(({ path }) => String(path[0])) : undefined,
  );
}

/** Every text in a value, however deep: what a listing is found by. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What searches narrow by: the attributes that the category's facets name. */
export function facetsOf({ facets }: Pick<Category, "facets">, attributes: Record<string, unknown>): Facets {
  return Object.fromEntries(Object.keys(facets).map((name) => [name, textsIn(attributes[name]).join(", ")]));
}

/** The words of a field that a search looks into. */
function foundIn({ name, ...field }: NamedField, input: ListingInput): string[] {
  if (field.found === false || (field.column && !field.found)) return [];
  if (field.kind === "number" || field.kind === "switch" || field.kind === "yesNo") return [];
  if (field.kind !== "records") return textsIn(input[name]);
  const parts = named(field.fields);
  return (input[name] as ListingInput[]).flatMap((one) => parts.flatMap((part) => foundIn(part, one)));
}

const textOf = (input: ListingInput, name: string): string => String(input[name] ?? "");

/** Where it is found, as the category says by the names of its fields. */
function placesOf({ places, towns }: Category, input: ListingInput): PlaceRow[] {
  const of = (name: string | undefined) => (name ? textOf(input, name) : "");
  if (places?.town) {
    const [state, city] = places.town.map(of) as [string, string];
    const district = canonicalDistrict(state, city);
    return ["", ...(district ? [district] : [])].map((name) => ({ state, district: name, worksHere: true }));
  }
  const { home, works } = places ?? {};
  if (home || works)
    return placeRows({
      home: home ? { state: of(home[0]), district: of(home[1]) } : null,
      works: works ? { state: of(works[0]), districts: input[works[1]] as string[] } : null,
    });
  const { state, district } = { state: of("state"), district: of("district") };
  const further = towns ? textsIn(input[towns]).flatMap((town) => canonicalDistrict(state, town) ?? []) : [];
  return placeRows({ home: null, works: { state, districts: [...new Set([district, ...further])] } });
}

/**
 * The form as a listing: shared columns, attributes, places, and what it is found by.
 * @param slug of the profile; people are found by their username, too
 */
export function listingContent(category: Category, input: ListingInput, slug?: string): ListingContent {
  const { titleFrom, onePerPerson, places } = category;
  const fields = named(category.fields);
  const column = (wanted: string): string => {
    const field = fields.find((one) => one.column === wanted);
    return field ? textOf(input, field.name) || (field.otherwise ? textOf(input, field.otherwise) : "") : "";
  };
  const title = titleFrom ? displayName(textOf(input, titleFrom[0]), textOf(input, titleFrom[1])) : column("title");
  const attributes = Object.fromEntries(
    fields.flatMap(({ name, column: at }) => (at ? [] : [[name, input[name]] as const])),
  );
  const town = places?.town && canonicalDistrict(textOf(input, places.town[0]), textOf(input, places.town[1]));
  return {
    title,
    email: column("email") || null,
    phone: column("phone") || null,
    address: column("address") || null,
    state: column("state"),
    // Where the city gives its name to a district, a search by that district finds it too.
    district: column("district") || town || null,
    city: column("city") || null,
    pin: column("pin") || null,
    attributes,
    places: placesOf(category, input),
    searchParts: [
      title,
      ...(onePerPerson && slug ? [slug] : []),
      ...fields.filter(({ column: at }) => at !== "title").flatMap((field) => foundIn(field, input)),
    ],
    facets: facetsOf(category, attributes),
  };
}

/** What an edit says of photos, under the category's names. */
export function keptSchema({ names, photos }: Pick<Category, "names" | "photos">) {
  const paths = z.union([z.literal(""), jsonList(z.string())]).optional();
  return z.object({
    [names.kept]: paths.describe("JSON list of the paths of gallery photos that stay; absent: all."),
    ...(names.removed ? { [names.removed]: paths.describe("JSON list of the paths that go.") } : {}),
    [photos.profile.field]: z.string().optional(),
    keepExistingPhoto: boolText(true).describe("'false' removes the profile photo."),
  });
}

/** Which photos an edit keeps: those that it names (absent: all) without those that go, and the profile photo unless it says otherwise. @throws 400 for a foreign one */
export function keptPhotos(
  category: Category,
  sent: Sent,
  { profile, gallery }: { profile: MediaRow | null; gallery: readonly MediaRow[] },
): { gallery: MediaRow[]; profile: boolean } {
  const { names, photos } = category;
  const said = sent[photos.profile.field];
  const parsed = keptSchema(category).safeParse({
    ...sent,
    [photos.profile.field]: typeof said === "string" ? said : undefined,
  });
  if (!parsed.success) throw badInputFrom(parsed.error);
  const values = parsed.data as Record<string, unknown>;
  const foreign = category.onePerPerson
    ? text("This photo does not belong to this profile.")
    : text("This photo does not belong to this listing.");
  const path = String(values[photos.profile.field] ?? "").trim();
  if (path && !(profile && namedPhoto(path, [profile]))) throw badInput(foreign, { [photos.profile.field]: foreign });
  const stay = values[names.kept];
  const rows = Array.isArray(stay) ? stay.filter(Boolean).map((one: string) => namedPhoto(one, gallery)) : [...gallery];
  if (rows.includes(null)) throw badInput(foreign, { [names.kept]: foreign });
  const go = names.removed ? values[names.removed] : [];
  const removed = new Set(Array.isArray(go) ? go.map((one: string) => namedPhoto(one, gallery)?.id) : []);
  return {
    gallery: [...new Set(rows.filter((row) => row !== null))].filter(({ id }) => !removed.has(id)),
    profile: values.keepExistingPhoto !== false,
  };
}
