import { z } from "zod";
import { badInput } from "../../domain/errors.ts";
import { displayName } from "../../domain/names.ts";
import { canonicalDistrict } from "../../domain/places/places.ts";
import { badInputFrom } from "../../domain/zod-issues.ts";
import { listField } from "../../platform/http/form-fields.ts";
import type { MediaRow } from "../listings/listing-media.server.ts";
import { namedPhoto } from "../listings/listing-media.server.ts";
import type { ListingContent, ListingRow } from "../listings/listing-service.server.ts";
import { artistAttributes } from "./artist-category.ts";
import { ARTIST_FIELDS, ARTIST_MESSAGES as TEXT, ARTIST_REQUIRED as REQUIRED, artistSchema } from "./artist-model.ts";
import type { ArtistFormValues, ArtistInput } from "./artist-model.ts";

type Fields = Record<string, string | string[]>;

const required = new Set<string>(Object.values(REQUIRED));

const one = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

/** The form's fields as sent; those not sent are absent. */
function sentValues(fields: Fields): Partial<ArtistFormValues> {
  const values: Record<string, string | string[]> = {};
  for (const name of ARTIST_FIELDS) {
    const value = name === "videoLink" ? fields.videoLink && listField(fields.videoLink) : one(fields[name]);
    if (value !== undefined) values[name] = value;
  }
  return values as Partial<ArtistFormValues>;
}

/** 'Asha Rao Joshi' → Asha Rao, Joshi; a single name has '.' for a last one (DECISIONS 7). */
export function namesOf(name: string): Pick<ArtistFormValues, "firstName" | "lastName"> {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  if (words.length < 2) return { firstName: words[0] ?? "", lastName: words.length === 0 ? "" : "." };
  return { firstName: words.slice(0, -1).join(" "), lastName: words.at(-1) ?? "." };
}

const short = z.string().optional();
/** The short names of the self-edit call (API.md), and the gallery photos that stay. */
export const artistShortFields = z.object({
  name: short.describe("First and last name."),
  phone: short.describe("The mobile number."),
  bio: short.describe("The description."),
  oldImages: short.describe("JSON list of the paths of gallery photos that stay; absent: all."),
});

function shortValues(fields: Fields): Partial<ArtistFormValues> {
  const { name, phone, bio } = artistShortFields.parse({ name: one(fields.name), phone: one(fields.phone), bio: one(fields.bio) });
  return { ...(name === undefined ? {} : namesOf(name)), ...(phone === undefined ? {} : { mobile: phone }), ...(bio === undefined ? {} : { description: bio }) };
}

function parsed(values: object, { photo, names }: { photo: boolean; names?: Record<string, string> }): ArtistInput {
  const result = artistSchema.safeParse(values);
  if (result.success && photo) return result.data;
  const issues = result.success ? [] : [...result.error.issues];
  if (!photo) issues.push({ code: "custom", path: ["profileImage"], message: REQUIRED.profileImage, input: undefined });
  // Told under the names that were sent.
  const error = new z.ZodError(issues.map((issue) => ({ ...issue, path: issue.path.map((part, at) => (at === 0 ? (names?.[String(part)] ?? part) : part)) })));
  const missing = issues.filter(({ message }) => required.has(message)).map(({ path }) => String(path[0]));
  throw missing.length > 0 ? badInputFrom(error, TEXT.fillAll, missing) : badInputFrom(error);
}

/**
 * What a registration says.
 * @param photo whether it brings a profile photo
 * @throws 400 with `errors` by field
 */
export function parseArtist(fields: Fields, { photo }: { photo: boolean }): ArtistInput {
  return parsed({ videoLink: [], ...sentValues(fields) }, { photo });
}

/** What the form of an existing profile holds. */
export function formOf(row: ListingRow): ArtistFormValues {
  const own = artistAttributes.parse(row.attributes);
  return { ...own, email: row.email ?? "", mobile: row.phone ?? "", addressState: row.state ?? "", city: row.city ?? "" };
}

/** A profile with what an edit changes; what was not sent stays. @throws 400 with `errors` by field */
export function parseChanges(row: ListingRow, fields: Fields): ArtistInput {
  const names = { ...("name" in fields ? { firstName: "name", lastName: "name" } : {}), ...("phone" in fields ? { mobile: "phone" } : {}), ...("bio" in fields ? { description: "bio" } : {}) };
  return parsed({ ...formOf(row), ...sentValues(fields), ...shortValues(fields) }, { photo: true, names });
}

/** The gallery photos that an edit keeps: those named in `oldImages` (JSON list), all where it says nothing. @throws 400 for foreign ones */
export function keptImages(fields: Fields, gallery: readonly MediaRow[]): MediaRow[] {
  if (fields.oldImages === undefined) return [...gallery];
  const rows = listField(fields.oldImages).filter(Boolean).map((path) => namedPhoto(path, gallery));
  if (rows.includes(null)) throw badInput("This photo does not belong to this profile.", { images: "This photo does not belong to this profile." });
  return [...new Set(rows.filter((row) => row !== null))];
}

/** The form as a listing: shared columns, attributes, places, and what it is found by. */
export function contentOf(form: ArtistInput, username: string): ListingContent {
  const { email, mobile, addressState, city, ...attributes } = form;
  const title = displayName(form.firstName, form.lastName);
  // Where the city gives its name to a district, a search by that district finds it too.
  const district = canonicalDistrict(addressState, city);
  return {
    title, email, phone: mobile, address: null, state: addressState, district, city, pin: null,
    attributes,
    places: ["", ...(district ? [district] : [])].map((name) => ({ state: addressState, district: name, worksHere: true })),
    searchParts: [title, username, form.category, form.genre, form.language, form.profileTitle, form.profileKeywords, addressState],
    facets: { category: form.category, genre: form.genre, language: form.language },
  };
}
