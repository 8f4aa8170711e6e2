/** What an artist's form holds: one definition for the browser's form and the server's calls. Photos are not in it. */
import { z } from "zod";
import { ARTIST_LENGTHS, COUNTS, TEXT_LENGTHS } from "../../domain/limits.ts";
import { autoCapitalise } from "../../domain/names.ts";
import { canonicalState } from "../../domain/places/places-search.ts";
import { graphemeLength } from "../../domain/text.ts";
import { webLink } from "../../domain/web-links.ts";
import { email, indianMobile, optionalText, requiredText } from "../../domain/zod-fields.ts";
import { ARTIST_CATEGORIES, type ArtistCategory } from "./artist-kinds.ts";
import { ARTIST_MESSAGES as TEXT, ARTIST_REQUIRED as REQUIRED } from "./artist-messages.ts";

export * from "./artist-kinds.ts";
export * from "./artist-messages.ts";
export type * from "./artist-types.ts";

/** Visible characters; those that the specification does not name are generous. */
export const ARTIST_MAX = { name: 50, line: TEXT_LENGTHS.shortText, title: 100, description: TEXT_LENGTHS.longText, keywords: ARTIST_LENGTHS.metaKeywords, metaDescription: ARTIST_LENGTHS.metaDescription } as const;

const line = (max: number = ARTIST_MAX.line) => optionalText(max, { singleLine: true });
const requiredLine = (message: string, max: number = ARTIST_MAX.line) => requiredText(message, { max, singleLine: true });

const category = requiredLine(REQUIRED.category).transform((text, context): ArtistCategory => {
  const found = ARTIST_CATEGORIES.find((one) => one.toLowerCase() === text.toLowerCase());
  if (!found) context.addIssue({ code: "custom", message: TEXT.category });
  return found ?? z.NEVER;
});

const state = requiredLine(REQUIRED.addressState).transform((text, context): string => {
  const found = canonicalState(text);
  if (!found) context.addIssue({ code: "custom", message: TEXT.state });
  return found ?? z.NEVER;
});

/** '' when absent. */
const videoLink = optionalText(TEXT_LENGTHS.url, { singleLine: true }).transform((text, context): string => {
  const found = text === "" ? "" : webLink(text);
  if (found === null) context.addIssue({ code: "custom", message: TEXT.videoLink });
  return found ?? z.NEVER;
});

/** Field by field (spec 001 sections 2, 3 and 9; API.md). */
export const artistFields = {
  firstName: requiredLine(REQUIRED.firstName, ARTIST_MAX.name).transform(autoCapitalise),
  lastName: requiredLine(REQUIRED.lastName, ARTIST_MAX.name).transform(autoCapitalise),
  email: email(TEXT.email, { requiredMessage: REQUIRED.email }),
  mobile: indianMobile(TEXT.mobile, { requiredMessage: REQUIRED.mobile }),
  category,
  genre: line(),
  language: line(),
  /** Hours, as the person says it: '2', '2-3'. */
  duration: line(50),
  /** Members of the team. */
  team: line(50),
  /** Open to travel: 'Yes', 'No', or how far. */
  travel: line(),
  /** Where they start from: a place in words. */
  location: line(TEXT_LENGTHS.address),
  addressState: state,
  city: requiredLine(REQUIRED.city),
  profileTitle: line(ARTIST_MAX.title),
  profileKeywords: line(ARTIST_MAX.keywords),
  profileDescription: optionalText(ARTIST_MAX.metaDescription, { singleLine: true }),
  description: optionalText(ARTIST_MAX.description).pipe(z.string().refine((text) => text === "" || graphemeLength(text) >= ARTIST_LENGTHS.descriptionMin, TEXT.descriptionShort)),
  videoLink: z
    .array(videoLink)
    .transform((links) => [...new Set(links.filter((link) => link !== ""))])
    .pipe(z.array(z.string()).max(COUNTS.videoLinks, TEXT.tooManyVideos)),
};

export const artistSchema = z.object(artistFields);

/** What the form's inputs hold while being filled in. */
export type ArtistFormValues = { [Name in keyof typeof artistFields]: Name extends "videoLink" ? string[] : string };
/** What a valid form says. */
export type ArtistInput = z.output<typeof artistSchema>;

/** Field names, in the order of the form. */
export const ARTIST_FIELDS = Object.keys(artistFields) as (keyof ArtistFormValues)[];

export function emptyArtistForm(known: Partial<ArtistFormValues> = {}): ArtistFormValues {
  return {
    firstName: "", lastName: "", email: "", mobile: "", category: "", genre: "", language: "", duration: "", team: "", travel: "", location: "", addressState: "", city: "",
    profileTitle: "", profileKeywords: "", profileDescription: "", description: "", videoLink: [], ...known,
  };
}

/** The text part of the multipart body of a form; the caller appends the photos. */
export function artistFormData(form: Partial<ArtistFormValues>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) {
    if (!Array.isArray(value)) body.append(name, value);
    else if (value.length === 0) body.append(`${name}[]`, "");
    else for (const one of value) body.append(`${name}[]`, one);
  }
  return body;
}
