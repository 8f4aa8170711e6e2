/** What a category says of the page of its listings, and what follows from its fields where it says nothing. Pure. */
import { say } from "../../domain/words/say.ts";
import { placeWordsSaid } from "../../domain/places/place-said.ts";
import type { JsonLd } from "../../ui/page/seo.ts";
import { entryParts, inWords, priceSaid, saidValue } from "./card-view.ts";
import type { Category } from "./category.ts";
import { entryWords } from "./fields/entry-words.ts";
import { named, type NamedField } from "./fields/field.ts";
import type { ListingView } from "./listing-page-types.ts";

/** A part of the page under a heading: lines with a label, short words as chips, whole lines, or a text. Empty ones are left out. */
export type DetailSection = {
  title: string;
  facts?: readonly (readonly [label: string, value: string])[];
  chips?: readonly string[];
  lines?: readonly string[];
  text?: string;
};

/** A listing whose category is not known here. */
type Listing = ListingView<Record<string, unknown>>;

/** `Attributes` are those of the category's fields; `never`: of whatever category, for those who do not call it. */
export type DetailDescription<Attributes = never> = {
  /** The crumb that leads back to the search, and what links there say: 'See all venues'. */
  crumb?: string;
  all?: string;
  /** Below the name; by default the place. */
  lead?: (listing: ListingView<Attributes>) => string;
  /** Above the sections, without a heading. */
  opening?: (listing: ListingView<Attributes>) => string;
  sections?: (listing: ListingView<Attributes>) => readonly DetailSection[];
  /** What an event costs, above the form. */
  price?: (listing: ListingView<Attributes>) => string;
  /** For search engines: the title, what it says, and its kind in schema.org with what is known of it. */
  title?: (listing: ListingView<Attributes>) => string;
  says?: (listing: ListingView<Attributes>) => string;
  thing?: (listing: ListingView<Attributes>) => JsonLd;
};

/** 'Indore, Madhya Pradesh' in the language of the page. */
export const placeOf = ({ city, district, state }: Pick<Listing, "city" | "district" | "state">): string =>
  placeWordsSaid(state, city, district, state);

/** For search engines: 'Anand Vatika, banquet hall in Indore'. */
export const titleOf = (title: string, what: string, place: string): string =>
  place ? say("{title}, {what} in {place}", { title, what, place }) : say("{title}, {what}", { title, what });

/** '₹1,05,000 a day', as its card says it: the amount among its fields that stands on its card; '' where nobody told it. */
export function priceFromFields(
  { fields, search }: Pick<Category, "fields" | "search">,
  { attributes }: Pick<Listing, "attributes">,
): string {
  for (const field of named(fields))
    if (field.kind === "number" && field.paise && field.card) {
      const kept = attributes[field.name];
      if (inWords(field, kept) === "") return "";
      return priceSaid(search, Number(kept), field.per);
    }
  return "";
}

/** Kinds that stand in a section of their own, or nowhere on the page. */
const APART: ReadonlySet<string> = new Set(["lines", "entries", "records", "videos", "networks", "switch"]);

const isLong = (field: NamedField) => field.kind === "text" && field.long;
const labelOf = ({ fact, label }: NamedField) => say(fact || label);

/** The sections of a category that names none: what it tells in a line, its lists, its tables, its long texts. */
function sectionsFromFields(category: Category, { attributes, address, ...listing }: Listing): DetailSection[] {
  // How to reach it stays with us, and where it is stands together.
  const fields = named(category.fields).filter(({ column, shown, fact }) => !column && !shown && fact !== false);
  const value = ({ name }: NamedField): unknown => attributes[name];
  const short = fields.filter((field) => !isLong(field) && !APART.has(field.kind));
  const place = [address, placeOf(listing)].filter(Boolean).join(", ");
  return [
    {
      title: say("At a glance"),
      facts: [...short.map((field) => [labelOf(field), inWords(field, value(field))] as const), [say("Place"), place]],
    },
    ...fields.flatMap((field): DetailSection[] => {
      const told = value(field);
      if (field.kind === "lines" || field.kind === "entries")
        return [
          { title: labelOf(field), chips: ((told as string[] | undefined) ?? []).map((one) => saidValue(field, one)) },
        ];
      if (field.kind === "records")
        return [
          {
            title: labelOf(field),
            facts: ((told as Record<string, unknown>[] | undefined) ?? []).map((entry) =>
              entryWords(entryParts(field, entry)),
            ),
          },
        ];
      return isLong(field) ? [{ title: labelOf(field), text: inWords(field, told) }] : [];
    }),
  ];
}

const isEmpty = ({ facts = [], chips = [], lines = [], text = "" }: DetailSection) =>
  facts.every(([, value]) => value === "") && chips.length === 0 && lines.length === 0 && text === "";

/** What the page of a listing tells, part by part. */
export function sectionsOf(category: Category, listing: Listing): DetailSection[] {
  const { sections } = category.detail ?? {};
  return [...(sections ? sections(listing) : sectionsFromFields(category, listing))].filter((one) => !isEmpty(one));
}
