/** The lists of the public pages that admins keep: their names, fields and limits, for the form and the call alike. */
import { TEXT_LENGTHS } from "../../domain/limits.ts";
import { text } from "../../domain/words/say.ts";

export const CONTENT_KEYS = ["news", "testimonials", "companies", "gallery", "popular-searches"] as const;
export type ContentKey = (typeof CONTENT_KEYS)[number];

export const isContentKey = (name: unknown): name is ContentKey => CONTENT_KEYS.some((key) => key === name);

type Option = { value: string; label: string };
const drawing = (name: string, label: string): Option => ({ value: `/art/${name}.svg`, label });

/** The drawings to choose from: pages load pictures from nowhere else. */
export const PICTURES: readonly Option[] = [
  drawing("cover-blog-1", text("Festival calendar")),
  drawing("cover-blog-2", text("Loudspeakers")),
  drawing("cover-blog-3b", text("Crowd")),
  drawing("cover-gal-g2", text("Gallery two")),
  drawing("cover-gal-g4", text("Gallery four")),
  drawing("cover-about", text("Garlands")),
  drawing("cover-event-1", text("Event one")),
  drawing("cover-event-3", text("Event three")),
  drawing("cover-event-4", text("Event four")),
  drawing("cover-event-5", text("Event five")),
  drawing("cover-event-6", text("Event six")),
  drawing("cover-event-7", text("Event seven")),
];
export const PORTRAITS: readonly Option[] = [
  drawing("p-nandini", text("Woman")),
  drawing("p-dev", text("Man in a kurta")),
  drawing("p-imran", text("Man with a beard")),
];
export const MARKS: readonly Option[] = [
  { value: "sun", label: text("Sun") },
  { value: "river", label: text("River") },
  { value: "kalash", label: text("Kalash") },
  { value: "horse", label: text("Horse") },
  { value: "wheel", label: text("Wheel") },
  { value: "flag", label: text("Flag") },
];
export const HANDS: readonly Option[] = [
  { value: "display", label: text("Headline") },
  { value: "plain", label: text("Plain") },
  { value: "spaced", label: text("Spaced") },
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
    label: text("News cards"),
    item: text("News card"),
    where: text("On News & Blog in this order; the first three also on the home page."),
    fewest: 3,
    most: 30,
    unique: "href",
    fields: [
      { name: "title", label: text("Title"), kind: "line", max: shortText },
      { name: "source", label: text("Source"), kind: "line", max: shortText },
      { name: "description", label: text("Description"), kind: "text", max: PARAGRAPH },
      { name: "href", label: text("Link"), kind: "link", max: url },
      { name: "image", label: text("Picture"), kind: "choice", options: PICTURES },
    ],
  },
  testimonials: {
    label: text("Testimonials"),
    item: text("Testimonial"),
    where: text("On the home page, under What hosts say."),
    fewest: 1,
    most: 12,
    unique: "name",
    fields: [
      { name: "name", label: text("Name"), kind: "line", max: fullName },
      { name: "event", label: text("Event"), kind: "line", max: shortText },
      { name: "text", label: text("Words"), kind: "text", max: PARAGRAPH },
      { name: "portrait", label: text("Portrait"), kind: "choice", options: PORTRAITS },
    ],
  },
  companies: {
    label: text("Logos"),
    item: text("Logo"),
    where: text("On the home page, under Top Event Management Companies In India."),
    fewest: 3,
    most: 24,
    unique: "name",
    fields: [
      { name: "name", label: text("Company"), kind: "line", max: company },
      { name: "mark", label: text("Mark"), kind: "choice", options: MARKS },
      { name: "hand", label: text("Lettering"), kind: "choice", options: HANDS },
    ],
  },
  gallery: {
    label: text("Gallery"),
    item: text("Picture"),
    where: text("On the home page, under Past events."),
    fewest: 3,
    most: 24,
    unique: "title",
    fields: [
      { name: "title", label: text("Title"), kind: "line", max: shortText },
      { name: "line", label: text("Line below the title"), kind: "line", max: shortText },
      { name: "image", label: text("Picture"), kind: "choice", options: PICTURES },
    ],
  },
  "popular-searches": {
    label: text("Popular searches"),
    item: text("Search"),
    where: text("At the end of the home page; each leads to a search."),
    fewest: 1,
    most: 48,
    unique: "phrase",
    fields: [
      { name: "phrase", label: text("Phrase"), kind: "line", max: shortText },
      { name: "page", label: text("Kind of search"), kind: "search", optional: true },
      { name: "words", label: text("Words to find"), kind: "line", max: shortText, optional: true },
      { name: "state", label: text("State"), kind: "state" },
      { name: "district", label: text("District"), kind: "district", optional: true },
    ],
  },
};
