/** What makes one category of listings differ from another: data, filled by each category's `*-category.ts`. */
import type { z } from "zod";
import type { Role } from "../../domain/event-types.ts";

/** Where a value of a card comes from: the listing's columns, its photo, or its attributes (`text:` and `list:`). */
export type CardSource =
  | "id" | "owner" | "photoPath" | "galleryPaths" | "rating" | "ratingCount" | "approved"
  | `column:${"slug" | "title" | "state" | "district" | "city"}`
  | `text:${string}` | `list:${string}`;

/** Limits of one kind of photo. Texts are shown as they are; `{file}` in `tooLarge` becomes the file's name. */
export type PhotoRule = {
  /** The form field that carries the files. */
  field: string;
  max: number;
  /** The size itself is already too large. */
  maxBytes: number;
  tooMany: string;
  tooLarge: string;
};

/** A number among the attributes that a search asks to be at least, or at most, so much. */
export type NumberRule = { attribute: string; compare: "atLeast" | "atMost" };

/** What the owner's form says of an attribute, beyond what its schema tells. */
export type FieldWords = {
  /** By default the label of `reviewFacts`, else the attribute's name in words. */
  label?: string;
  hint?: string;
  /** A text of several lines. */
  long?: true;
  /** A list of records: what one of them is called, and the words of its fields. */
  entry?: string;
  fields?: Readonly<Record<string, FieldWords>>;
};

export type Category = {
  /** Stored in `listings.category`. */
  key: string;
  singular: string;
  plural: string;
  /** A person keeps one profile, and it is theirs alone: no second one, of no such category. */
  onePerPerson: boolean;
  /** 'admin': a new listing waits for an admin; 'none': it is approved at once. */
  approval: "none" | "admin";
  /** Those who register hear by e-mail of requests in their districts, until they take that back. */
  areaMails?: true;
  /** What its owner becomes. */
  roleGiven: Role | null;
  /** Parses what is stored in `attributes`, on every write. */
  attributes: z.ZodType<Record<string, unknown>>;
  /** The fields of a card, in their order, as the API names them. */
  card: Readonly<Record<string, CardSource>>;
  /** First folder of its photos' addresses: `/images/{mediaFolder}/…`. */
  mediaFolder: string;
  photos: { profile: PhotoRule; gallery: PhotoRule };
  /** Whether people rate it by `api/ratings/…` or review it by `api/reviews/…`. */
  opinions: "ratings" | "reviews";
  profilePath(slug: string): string;
  /** The edit page of its own, where it has one; absent: the one that all share, made from `attributes` and `fields`. */
  ownPath?: (slug: string) => string;
  /** Words of the shared edit page, by attribute. */
  fields?: Readonly<Record<string, FieldWords>>;
  /** The attribute that lists towns: those that name a district of the listing's state are places where it is found, too. */
  towns?: string;
  /** What a search narrows by besides places: the values of a closed list ('exact'), or the words of a text ('words'). */
  facets?: Readonly<Record<string, "exact" | "words">>;
  /** The same by numbers, by the name of what is asked: `{ guests: { attribute: "capacity", compare: "atLeast" } }`. */
  numbers?: Readonly<Record<string, NumberRule>>;
  searchPath: string;
  /** What an admin reads of it before deciding, in this order: columns or attributes under a label, `paise:` before an amount of money. Absent: all of them. */
  reviewFacts?: readonly (readonly [label: string, name: string])[];
  messages: { registeredAlready: string; otherProfile: string; notFound: string };
};
