import { z } from "zod";
import { badInput } from "../../domain/errors.ts";
import { boolText, jsonList } from "../../domain/zod-fields.ts";
import { badInputFrom } from "../../domain/zod-issues.ts";
import { listField } from "../../platform/http/form-fields.ts";
import type { SentFields } from "../../platform/http/form-fields.ts";
import { placeRows } from "../listings/listing-places.ts";
import { namedPhoto } from "../listings/listing-media.server.ts";
import type { MediaRow } from "../listings/listing-media.server.ts";
import type { ListingContent, ListingRow } from "../listings/listing-service.server.ts";
import { managerAttributes, type ManagerAttributes } from "./manager-category.ts";
import { MANAGER_MESSAGES as TEXT, MANAGER_REQUIRED as REQUIRED, SOCIAL_NAMES, managerFields, settleManager, type ManagerInput } from "./manager-model.ts";

/** `socialLinks[facebook]` and its siblings, or one JSON text. Text that is no JSON object says nothing. */
function socialLinks(fields: SentFields): Record<string, unknown> {
  const whole = fields.socialLinks;
  const links: Record<string, unknown> = {};
  if (typeof whole === "string" && whole.trim().startsWith("{")) {
    try {
      Object.assign(links, JSON.parse(whole));
    } catch {
      throw badInput(TEXT.link, { socialLinks: "Please send a JSON object." });
    }
  }
  for (const name of SOCIAL_NAMES) {
    const single = fields[`socialLinks[${name}]`];
    if (single !== undefined) links[name] = Array.isArray(single) ? single[0] : single;
  }
  return links;
}

/** The text fields of a manager's form, as a call sends them. */
export const managerCallSchema = z.object({ ...managerFields, showEmail: boolText(true) }).transform((form, context): ManagerInput => settleManager(form, context as unknown as z.core.$RefinementCtx<ManagerInput>));

/**
 * What a manager's form says; a switch that is not sent stays as it is in `before`.
 * @param photo whether there is a profile photo, sent or kept; an edit needs none
 * @throws 400 with `errors` by field and 'Please fix the errors in the form before submitting'
 */
export function parseManager(fields: SentFields, { photo, before }: { photo: boolean; before?: ManagerAttributes | undefined }): ManagerInput {
  const showEmail = fields.showEmail ?? (before ? String(before.showEmail) : undefined);
  const parsed = managerCallSchema.safeParse({ ...fields, showEmail, videos: listField(fields.videos), socialLinks: socialLinks(fields) });
  if (parsed.success && photo) return parsed.data;
  const issues = parsed.success ? [] : [...parsed.error.issues];
  if (!photo) issues.push({ code: "custom", path: ["photo"], message: REQUIRED.photo, input: undefined });
  throw badInputFrom(new z.ZodError(issues), TEXT.fixErrors);
}

/** Which photos an edit keeps. */
export const keptSchema = z.object({
  keepExistingImages: z.union([z.literal(""), jsonList(z.string())]).optional().describe("JSON list of the paths that stay; absent: all."),
  removedImages: jsonList(z.string()).describe("JSON list of the paths that go."),
  keepExistingPhoto: boolText(true),
});

/**
 * Which photos an edit keeps: those of `keepExistingImages` (absent: all) without those of `removedImages`.
 * @throws 400 for a photo that is none of this profile's
 */
export function keptPhotos(fields: SentFields, gallery: readonly MediaRow[]): { gallery: MediaRow[]; photo: boolean } {
  const parsed = keptSchema.safeParse(fields);
  if (!parsed.success) throw badInputFrom(parsed.error);
  const { keepExistingImages, removedImages, keepExistingPhoto } = parsed.data;
  const named = keepExistingImages === undefined || keepExistingImages === "" ? [...gallery] : keepExistingImages.map((path) => namedPhoto(path, gallery));
  if (named.includes(null)) throw badInput(TEXT.foreignPhoto, { keepExistingImages: TEXT.foreignPhoto });
  const removed = new Set(removedImages.map((path) => namedPhoto(path, gallery)?.id));
  return { gallery: [...new Set(named.filter((row) => row !== null))].filter(({ id }) => !removed.has(id)), photo: keepExistingPhoto };
}

/** What our own form does not send, and clients may. */
export const managerExtras = z.object({ city: z.string().trim().max(100).optional(), category: z.array(z.string().trim().min(1).max(100)).max(20) });

/** The form as a listing: shared columns, attributes, places, and what it is found by. `city` is the district where nobody says otherwise. */
export function contentOf(input: ManagerInput, fields: SentFields, username: string, before: ListingRow | null = null): ListingContent {
  const { fullName, mobile, email, addressState, addressDistrict, ...rest } = input;
  const old = before && managerAttributes.parse(before.attributes);
  const sent = managerExtras.safeParse({ city: fields.city, category: listField(fields.category).filter(Boolean) });
  if (!sent.success) throw badInputFrom(sent.error);
  const stays = before?.district === addressDistrict ? before.city : null;
  const city = sent.data.city || (fields.city === undefined ? stays : null) || addressDistrict;
  const attributes: ManagerAttributes = { ...rest, category: fields.category === undefined && old ? old.category : sent.data.category, publicEmail: rest.showEmail ? email : "" };
  return {
    title: fullName, email, phone: mobile, address: null, state: addressState, district: addressDistrict, city, pin: null, attributes,
    places: placeRows({ home: { state: addressState, district: addressDistrict }, works: null }),
    searchParts: [fullName, username, rest.CompanyName, addressDistrict, addressState, ...attributes.category],
  };
}
