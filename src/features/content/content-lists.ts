/** The lists of the public pages that admins keep: their names, fields and limits, for the form and the call alike. */
import { TEXT_LENGTHS } from "../../domain/limits.ts";

export const CONTENT_KEYS = ["news", "testimonials", "companies", "gallery", "popular-searches"] as const;
export type ContentKey = (typeof CONTENT_KEYS)[number];

export const isContentKey = (name: unknown): name is ContentKey => CONTENT_KEYS.some((key) => key === name);

type Option = { value: string; label: string };
const drawing = (name: string, label: string): Option => ({ value: `/art/${name}.svg`, label });

/** The drawings to choose from: pages load pictures from nowhere else. */
export const PICTURES: readonly Option[] = [
  drawing("cover-blog-1", "Festival calendar"),
  drawing("cover-blog-2", "Loudspeakers"),
  drawing("cover-blog-3b", "Crowd"),
  drawing("cover-gal-g2", "Gallery two"),
  drawing("cover-gal-g4", "Gallery four"),
  drawing("cover-about", "Garlands"),
  drawing("cover-event-1", "Event one"),
  drawing("cover-event-3", "Event three"),
  drawing("cover-event-4", "Event four"),
  drawing("cover-event-5", "Event five"),
  drawing("cover-event-6", "Event six"),
  drawing("cover-event-7", "Event seven"),
];
export const PORTRAITS: readonly Option[] = [
  drawing("p-nandini", "Woman"),
  drawing("p-dev", "Man in a kurta"),
  drawing("p-imran", "Man with a beard"),
];
export const MARKS: readonly Option[] = ["Sun", "River", "Kalash", "Horse", "Wheel", "Flag"].map((label) => ({
  value: label.toLowerCase(),
  label,
}));
export const HANDS: readonly Option[] = [
  { value: "display", label: "Headline" },
  { value: "plain", label: "Plain" },
  { value: "spaced", label: "Spaced" },
];

/** 'state' and 'district' are chosen from the register of places, 'search' from the categories: the page that searches. */
export type ContentField = {
  name: string;
  label: string;
  kind: "line" | "text" | "link" | "choice" | "search" | "state" | "district";
  max?: number;
  options?: readonly Option[];
  optional?: true;
};

export type ContentList = {
  /** On the chip. */
  label: string;
  /** One of them: 'News card'. */
  item: string;
  /** Where it is seen. */
  where: string;
  fewest: number;
  most: number;
  /** The field that no two of them share. */
  unique: string;
  fields: readonly ContentField[];
};

const { shortText, fullName, company, url } = TEXT_LENGTHS;
/** A quotation or a teaser. */
const PARAGRAPH = 400;

export const CONTENT_LISTS: Readonly<Record<ContentKey, ContentList>> = {
  news: {
    label: "News cards",
    item: "News card",
    where: "On News & Blog in this order; the first three also on the home page.",
    fewest: 3,
    most: 30,
    unique: "href",
    fields: [
      { name: "title", label: "Title", kind: "line", max: shortText },
      { name: "source", label: "Whose page it is", kind: "line", max: shortText },
      { name: "description", label: "Description", kind: "text", max: PARAGRAPH },
      { name: "href", label: "Link", kind: "link", max: url },
      { name: "image", label: "Picture", kind: "choice", options: PICTURES },
    ],
  },
  testimonials: {
    label: "Testimonials",
    item: "Testimonial",
    where: "On the home page, under What hosts say.",
    fewest: 1,
    most: 12,
    unique: "name",
    fields: [
      { name: "name", label: "Name", kind: "line", max: fullName },
      { name: "event", label: "Event", kind: "line", max: shortText },
      { name: "text", label: "Words", kind: "text", max: PARAGRAPH },
      { name: "portrait", label: "Portrait", kind: "choice", options: PORTRAITS },
    ],
  },
  companies: {
    label: "Logos",
    item: "Logo",
    where: "On the home page, under Top Event Management Companies In India.",
    fewest: 3,
    most: 24,
    unique: "name",
    fields: [
      { name: "name", label: "Company", kind: "line", max: company },
      { name: "mark", label: "Mark", kind: "choice", options: MARKS },
      { name: "hand", label: "Lettering", kind: "choice", options: HANDS },
    ],
  },
  gallery: {
    label: "Gallery",
    item: "Picture",
    where: "On the home page, under Past events.",
    fewest: 3,
    most: 24,
    unique: "title",
    fields: [
      { name: "title", label: "Title", kind: "line", max: shortText },
      { name: "line", label: "Line below the title", kind: "line", max: shortText },
      { name: "image", label: "Picture", kind: "choice", options: PICTURES },
    ],
  },
  "popular-searches": {
    label: "Popular searches",
    item: "Search",
    where: "At the end of the home page; each leads to a search.",
    fewest: 1,
    most: 48,
    unique: "phrase",
    fields: [
      { name: "phrase", label: "Phrase", kind: "line", max: shortText },
      { name: "page", label: "Kind of search", kind: "search", optional: true },
      { name: "words", label: "Words to find", kind: "line", max: shortText, optional: true },
      { name: "state", label: "State", kind: "state" },
      { name: "district", label: "District", kind: "district", optional: true },
    ],
  },
};
