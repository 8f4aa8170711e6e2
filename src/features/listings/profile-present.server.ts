/** A listing as its category's calls and pages show it: the category's fields under their names, and what all share. */
import { say } from "../../domain/words/say.ts";
import { z } from "zod";
import type { Actor } from "../../domain/actor.ts";
import { ageOn, todayIST } from "../../domain/dates.ts";
import type { ImageInfo } from "../../domain/images.ts";
import { answeredAs, attributesSchema } from "./fields/field-storage.ts";
import type { CardSource, Category } from "./category.ts";
import { named, type InputOf, type NamedField } from "./fields/field.ts";
import { maySeeAll, type ListingStatus } from "./listing-access.ts";
import { storedFields } from "./listing-form.server.ts";
import { imageInfo, photoPath, type Photos } from "./listing-media.server.ts";
import type { ListingRow } from "./listing-service.server.ts";
import { readByStrangers } from "./written-words.ts";

/** What every profile has besides its fields. Paths and rating stand under the category's `names`, too. */
export type ProfileFacts = {
  _id: string;
  userId: { _id: string; username: string };
  status: ListingStatus;
  /** Why it was rejected or suspended, for its owner and admins; '' for strangers. */
  statusReason: string;
  isApproved: boolean;
  viewCount: number;
  /** Instant in ISO form. */
  createdAt: string;
  /** For pages: the photos with their widths. */
  portrait: ImageInfo | null;
  gallery: ImageInfo[];
};
/** A profile of a category with these fields. What its owner hides is '' for everybody but the owner and admins. */
export type ProfileOf<F, More = unknown> = InputOf<F> & ProfileFacts & More;
export type AnyProfile = ProfileFacts & Record<string, unknown>;

const hiddenValue = ({ kind }: NamedField): unknown => (kind === "networks" ? {} : "");

/** A profile as `viewer` may see it (DECISIONS 15 and 16a). */
export function presentProfile(
  category: Category,
  row: ListingRow,
  photos: Photos,
  viewer: Actor | null,
  now: Date,
): AnyProfile {
  const { names } = category;
  const all = maySeeAll(viewer, row);
  const attributes = attributesSchema(category.fields).parse(row.attributes);
  const stored = storedFields(category, { ...row, attributes });
  const portrait = photos.profile && imageInfo(photos.profile, row.title);
  const shownTo = ({ shown }: NamedField) => !shown || all || (shown !== "owner" && attributes[shown.by] === true);
  return {
    _id: row.id,
    userId: { _id: row.ownerId ?? row.id, username: row.slug },
    ...Object.fromEntries(
      named(category.fields).flatMap((field) => {
        const kept = shownTo(field) ? stored[field.name] : hiddenValue(field);
        const value = all ? kept : readByStrangers(field, kept);
        if (field.kind !== "dob") return [[field.name, value] as const];
        // Completed years are computed, whatever a client sends (DECISIONS 7).
        return [[field.name, value] as const, ["age", value ? ageOn(String(value), todayIST(now)) : ""] as const];
      }),
    ),
    [names.photo]: photos.profile ? photoPath(photos.profile) : "",
    [names.gallery]: photos.gallery.map(photoPath),
    [names.rating]: row.rating,
    [names.ratingCount]: row.ratingCount,
    isApproved: row.status === "approved",
    status: row.status,
    statusReason: all ? (row.statusReason ?? "") : "",
    viewCount: row.viewCount,
    createdAt: row.createdAt.toISOString(),
    portrait,
    // As on cards; where the calls give the path under this name, the path stands here.
    ...(names.photo === "photo" ? {} : { photo: portrait }),
    gallery: photos.gallery.map((photo, at) =>
      imageInfo(photo, say("{title}, photo {n}", { title: row.title, n: at + 1 })),
    ),
  };
}

/** The answer of the calls: the profile without what only pages need. */
export function apiProfile({
  portrait: _portrait,
  gallery: _gallery,
  ...profile
}: AnyProfile): Record<string, unknown> {
  return profile;
}

const user = z.object({ _id: z.string(), username: z.string() });

function cardValue(source: CardSource): z.ZodType {
  switch (source) {
    case "owner":
      return user;
    case "rating":
    case "ratingCount":
      return z.number();
    case "approved":
      return z.boolean();
    case "galleryPaths":
      return z.array(z.string());
    default:
      return z.string();
  }
}

/** The shape of a card, for the OpenAPI document and to let nothing else out. */
export function cardBody({ card, fields }: Category): z.ZodObject {
  return z.object({
    ...Object.fromEntries(
      Object.entries(card).map(([name, source]) => {
        const field = fields[name];
        return [name, field && source.startsWith("list:") ? answeredAs(field) : cardValue(source)];
      }),
    ),
    ranking: z
      .number()
      .describe("By what it stands in its order: few ratings are drawn towards the mean of the category."),
  });
}

/** The shape of a profile in the answers of the calls. */
export function profileBody(category: Category): z.ZodObject {
  const { names } = category;
  return z.object({
    _id: z.string(),
    userId: user,
    ...Object.fromEntries(
      named(category.fields).flatMap((field) => [
        [field.name, answeredAs(field)] as const,
        ...(field.kind === "dob" ? [["age", z.union([z.number(), z.literal("")])] as const] : []),
      ]),
    ),
    [names.photo]: z.string(),
    [names.gallery]: z.array(z.string()),
    [names.rating]: z.number(),
    [names.ratingCount]: z.number().describe("How many there are."),
    isApproved: z.boolean(),
    status: z.enum(["draft", "pending", "approved", "rejected", "suspended"]),
    statusReason: z.string(),
    viewCount: z.number(),
    createdAt: z.string(),
  });
}
