/** What each list that admins keep may hold, and how it stands until one of them changes it. */
import { z } from "zod";
import { isDistrict, isState } from "../../domain/places/places.ts";
import { optionalText, requiredText } from "../../domain/zod-fields.ts";
import { categories } from "../registry.ts";
import { CONTENT_LISTS, type ContentField, type ContentKey } from "./content-lists.ts";
import { COMPANIES, type Company } from "./defaults/companies.ts";
import { NEWS, type NewsItem } from "./defaults/news.ts";
import { PAST_EVENTS, type PastEvent } from "./defaults/past-events.ts";
import { POPULAR_SEARCHES, type PopularSearch } from "./defaults/popular-searches.ts";
import { TESTIMONIALS, type Testimonial } from "./defaults/testimonials.ts";

export type ContentItems = {
  news: NewsItem;
  testimonials: Testimonial;
  companies: Company;
  gallery: PastEvent;
  "popular-searches": PopularSearch;
};

export const CONTENT_DEFAULTS: { readonly [Key in ContentKey]: readonly ContentItems[Key][] } = {
  news: NEWS,
  testimonials: TESTIMONIALS,
  companies: COMPANIES,
  gallery: PAST_EVENTS,
  "popular-searches": POPULAR_SEARCHES,
};

/** A whole address of somebody's page, without a name or password in it. */
function isHttpsLink(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return protocol === "https:" && hostname.includes(".") && username === "" && password === "";
}

const MOST = 500;

function fieldSchema({ label, kind, max = MOST, options = [], optional }: ContentField): z.ZodType<string> {
  const words = optional
    ? optionalText(max, { singleLine: true })
    : requiredText(`${label} is required.`, { max, singleLine: kind !== "text" });
  if (kind === "link")
    return words.refine(
      (text) => text === "" || isHttpsLink(text),
      "Please give a whole address that begins with https://.",
    );
  if (kind === "choice" || kind === "search")
    return words.refine(
      (text) =>
        text === "" ||
        (kind === "search"
          ? categories.some(({ searchPath }) => searchPath === text)
          : options.some(({ value }) => value === text)),
      `Please choose the ${label.toLowerCase()} from the list.`,
    );
  return words;
}

const listSchema = (key: ContentKey) => {
  const { fields, fewest, most, unique } = CONTENT_LISTS[key];
  const item = z
    .object(
      Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])),
      "Please send an object for each.",
    )
    .superRefine(({ state, district }, context) => {
      if (state === undefined) return;
      if (!isState(state))
        context.addIssue({ code: "custom", path: ["state"], message: "Please choose the state from the list." });
      else if (district && !isDistrict(state, district))
        context.addIssue({
          code: "custom",
          path: ["district"],
          message: `There is no district of this name in ${state}.`,
        });
    });
  return (
    z
      .array(item, "Please send a list.")
      .min(fewest, `Please keep at least ${fewest}.`)
      .max(most, `Please keep at most ${most}.`)
      .superRefine((rows, context) => {
        const seen = new Set<string>();
        for (const [at, row] of rows.entries()) {
          const value = row[unique]?.toLowerCase() ?? "";
          if (value && seen.has(value))
            context.addIssue({ code: "custom", path: [at, unique], message: "This is in the list already." });
          seen.add(value);
        }
      })
      // An optional field without words is not there.
      .transform((rows) =>
        rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== ""))),
      )
  );
};

const SCHEMAS = Object.fromEntries(
  Object.keys(CONTENT_LISTS).map((key) => [key, listSchema(key as ContentKey)]),
) as unknown as { readonly [Key in ContentKey]: z.ZodType<ContentItems[Key][]> };

/** The schema of one list. Its fields come from `CONTENT_LISTS`; a test holds them to the types of the pages. */
export function contentSchema<Key extends ContentKey>(key: Key): z.ZodType<ContentItems[Key][]> {
  return SCHEMAS[key];
}
