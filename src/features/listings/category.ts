/** What makes one category of listings differ from another: data, filled by each category's `*-category.ts`. */
import { language, say, text } from "../../domain/words/say.ts";
import type { Role } from "../../domain/event-types.ts";
import type { CardRow } from "./card-view.ts";
import type { DetailDescription } from "./detail-description.ts";
import type { EnquiryDescription } from "./enquiry-description.ts";
import {
  named,
  type AttributesOf,
  type CardOf,
  type Column,
  type FieldKind,
  type Fields,
  type NamedField,
} from "./fields/field.ts";
import type { Sign } from "../../ui/signs.ts";
import { CARD } from "./listing-photos.ts";
import type { SearchDescription } from "./search-description.ts";

/** Where a value of a card comes from: the listing's columns, its photo, or its attributes (`text:` and `list:`). */
export type CardSource =
  | "id"
  | "owner"
  | "photoPath"
  | "galleryPaths"
  | "rating"
  | "ratingCount"
  | "approved"
  | `column:${"slug" | Column}`
  /** A column that everybody reads while a switch among the attributes is on. */
  | `shown:${string}:${string}`
  | `text:${string}`
  | `list:${string}`;

/** Limits of one kind of photo. Texts are shown as they are; `{file}` in `tooLarge` becomes the file's name. */
export type PhotoRule = {
  /** The form field that carries the files. */
  field: string;
  max: number;
  /** The size itself is already too large. */
  maxBytes: number;
  tooMany: string;
  tooLarge: string;
  /** What the form calls it, and says below it. */
  label?: string;
  hint?: string;
  /** An edit may take it away though a registration needs it. */
  removable?: true;
};

/** A number among the attributes that a search asks to be at least, or at most, so much. */
export type NumberRule = {
  attribute: string;
  compare: "atLeast" | "atMost";
  /** What it counts, as people say it behind the number: 'guests', 'people', 'pax'. */
  words?: readonly string[];
  /** An amount of money, kept in paise: 'under 50,000' asks for it, and results can be put in the order of it. */
  money?: true;
  /** The edges between the bands of an amount, in rupees. */
  bands?: readonly number[];
};

/** What people call a category and what is in it when they search; read by `understanding/`. Plurals are known by themselves. */
export type SearchWords = {
  /** Other names of the category beside `singular` and `plural`: 'caterer', 'catering', 'khana'. */
  names?: readonly string[];
  /** By facet, each value and what else it is called: `{ kind: { "Hotel lawn": ["lawn", "garden"] } }`. A name may stand under several values. */
  kinds?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** What its listings say, and what people say for it: `{ generator: ["genset", "dg set"] }`. */
  things?: Readonly<Record<string, readonly string[]>>;
};

/** How a category's calls name what all listings share. */
export type AnswerNames = {
  /** The path of the profile photo, and the paths of the gallery. */
  photo: string;
  gallery: string;
  rating: string;
  ratingCount: string;
  /** On an edit: the gallery photos that stay, those that go, and whether the profile photo stays. */
  kept: string;
  removed?: string;
};

/** Who may open a page, or use a call, of a category: a kind of src/app/access-kinds.ts, about its own profiles. */
export type CategoryAccess = "everybody" | "signedIn" | "shown" | "edited" | "dashboard" | "ownProfile" | "admin";

/** A page of a category's own: its path as in src/routes.ts, and its file in the `pages/` of the category's folder. */
export type CategoryPage = { path: string; file: string; access: CategoryAccess };

/** Where a listing is found, by the names of its fields. Absent: where it is, and in its `towns`. */
export type PlaceFields = {
  /** State and district it lives in. */
  home?: readonly [state: string, district: string];
  /** State and districts it works in. */
  works?: readonly [state: string, districts: string];
  /** A state, and a city that may give its name to a district. */
  town?: readonly [state: string, city: string];
};

/**
 * A part of a form under a heading of its own. One whose fields are all switches says what becomes public. `photos`:
 * they stand here, before the fields.
 */
export type FormSection = { title: string; lead?: string; fields: readonly string[]; photos?: true };
/** A step of the registration. Photos lead the last one under a heading of their own unless another, or a section, says so; the terms always. */
export type FormStep = { title: string; sections: readonly FormSection[]; photos?: true };

/** What the buttons of a form say: before, and (where it has words for that) while it is sent. */
export type FormButtons = { register: string; save: string; registering?: string; saving?: string };

/**
 * How a date of one of its listings is held. 'exclusive': one thing at a time, by parts of the day. 'halls': the same for
 * each of the places named by the entries of `units`. 'counted': so many a day, of what `of` names; by parts of the day
 * where `by` says so.
 */
export type CalendarRule =
  | { mode: "exclusive" }
  | { mode: "halls"; /** The field that lists them, each with a `name`. */ units: string }
  | { mode: "counted"; of: "person" | "event" | "piece"; by?: "slot" };

/** What a category's folder says; `defineCategory` makes the rest of it. */
export type CategoryDescription = {
  /** Stored in `listings.category`; the name of its folder, too. */
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
  /** What its form asks and its calls take and answer, in the order of the form. */
  fields: Fields;
  /** The fields that make its title, where none is kept in the column: first and last name. */
  titleFrom?: readonly [first: string, last: string];
  places?: PlaceFields;
  names?: Partial<AnswerNames>;
  /** What a card shows besides its fields marked so; by default what every listing has. */
  cardBase?: Readonly<Record<string, CardSource>>;
  /** What the step about its place is called, where nobody works there but it stands there: by default "Where you work". */
  placeStep?: string;
  /** The steps of the registration, in their order. Absent: about it, where it is, photos and contact. */
  steps?: readonly FormStep[];
  /** What the buttons of its form say; by default 'Register' and 'Save changes'. */
  buttons?: FormButtons;
  /** What somebody is told who does not accept the terms when registering; absent: nobody is asked. */
  terms?: string;
  /** First folder of its photos' addresses: `/images/{mediaFolder}/…`. */
  mediaFolder: string;
  photos: { profile: PhotoRule; gallery: PhotoRule };
  /** Whether people rate it by `api/ratings/…` or review it by `api/reviews/…`. */
  opinions: "ratings" | "reviews";
  profilePath(slug: string): string;
  /** The edit page of its own, where it has one; absent: the one that all share, made from `attributes` and `fields`. */
  ownPath?: (slug: string) => string;
  /** What stands on the pattern of a listing without pictures; by default the tent. */
  sign?: Sign;
  /** What is listed is a thing, for which its provider speaks. */
  thing?: true;
  /** The attribute that lists towns: those that name a district of the listing's state are places where it is found, too. */
  towns?: string;
  searchPath: string;
  /** Its search page. */
  search?: SearchDescription;
  /** The page of one of its listings. */
  detail?: DetailDescription;
  /** How its listings are asked, by the form of their page; null: its forms are its own (src/features/enquiries). */
  enquiry?: EnquiryDescription | null;
  /** What somebody who plans an event is reminded of: 'A sound system', and what narrows the search to it. By default one of it; null: nothing. */
  need?: { label?: string; query?: Readonly<Record<string, string>> } | null;
  /** What links to its search say, on the home page, in menus and in the footer; its plural by default. */
  linkLabel?: string;
  /** Its registration by name, where '{kind} Registration' is not how every language says it. */
  registrationLabel?: string;
  /** The specification says where its search and its registration stand in the menus: they come not a second time. */
  specifiedLinks?: true;
  /** The home page's box does not offer it. */
  notInSearchBox?: true;
  /** Page files of its own where it does not take the shared ones (`listings/pages/`), and further pages. */
  pages?: { search?: string; detail?: string; others?: readonly CategoryPage[] };
  /** Where one is registered, for whoever is signed in. */
  registerPath?: string;
  /** The same where it is a page of its own and not the one that all share. */
  becomePath?: string;
  /** Calls of its own, as in src/app/access-matrix.ts. */
  calls?: Readonly<Record<string, CategoryAccess>>;
  /** By which words it is asked for. */
  words?: SearchWords;
  /** What its price is for so many of, whatever else it is for: a rental item is asked for by the piece. */
  counts?: "pieces";
  /** The field that says the smallest order, where it asks for one: its price card asks not again. */
  least?: string;
  /** The field of which another value is no substitute, as a lamp for a chair: what is offered in place of one says the same. */
  alike?: string;
  /** How its dates are held; by default one thing at a time. */
  calendar?: CalendarRule;
  /** What an admin reads of it before deciding, in this order: columns or attributes under a label, `paise:` before an amount of money. Absent: all of them. */
  reviewFacts?: readonly (readonly [label: string, name: string])[];
  messages: CategoryMessages;
};

/** What is said where a category has no words of its own; of an edit, `OWN_LISTING_TEXT`. */
export const REGISTERED = text("Thank you. Our team looks at every new listing before it is shown.");

export type CategoryMessages = {
  registeredAlready: string;
  otherProfile: string;
  notFound: string;
  registered?: string;
  updated?: string;
  registrationFailed?: string;
  updateFailed?: string;
  /** The text of the whole where a required field is missing; absent: that of the first field. */
  fillAll?: string;
  /** The text of the whole whatever is wrong. */
  fixErrors?: string;
  /** Where a registration brings no profile photo; absent: it needs none. */
  photoRequired?: string;
  approved?: string;
  rejected?: string;
};

/** What the pages that all categories share call: they hand in listings of that very category. */
type Callable = { search?: SearchDescription<CardRow>; detail?: DetailDescription<Record<string, unknown>> };
/** What a category says of its cards and pages must know these fields. */
type Knowing<F> = { search?: SearchDescription<CardOf<F>>; detail?: DetailDescription<AttributesOf<F>> };

export type Category = CategoryDescription &
  Callable & {
    names: AnswerNames;
    /** The fields of a card, in their order, as the API names them. */
    card: Readonly<Record<string, CardSource>>;
    /** What a search narrows by besides places: the values of a closed list ('exact'), or the words of a text ('words'). */
    facets: Readonly<Record<string, "exact" | "words">>;
    calendar: CalendarRule;
    /** The same by numbers, by the name of what is asked: `{ guests: { attribute: "capacity", compare: "atLeast" } }`. */
    numbers: Readonly<Record<string, NumberRule>>;
    /** What an admin reads of it before deciding, in this order: columns or attributes under a label, `paise:` before an amount of money. */
    reviewFacts: readonly (readonly [label: string, name: string])[];
  };

const LISTS: ReadonlySet<FieldKind> = new Set(["choices", "lines", "entries", "videos", "districts", "records"]);

function cardSource({ name, column, kind, shown }: NamedField): CardSource {
  if (shown === "owner") throw new Error(`${name} is for the owner alone and stands on no card.`);
  if (shown) return `shown:${shown.by}:${column ?? name}`;
  if (column) return `column:${column}`;
  return LISTS.has(kind) ? `list:${name}` : `text:${name}`;
}

/** 'Caterer Registration'. */
export const registrationName = ({
  registrationLabel,
  singular,
}: Pick<Category, "registrationLabel" | "singular">): string =>
  registrationLabel ? say(registrationLabel) : say("{kind} Registration", { kind: say(singular) });

/** 'a caterer', 'an event planner'; in a language without articles the word alone. */
export const withArticle = (singular: string): string =>
  language() === "en" ? `${/^[aeiou]/i.test(singular) ? "an" : "a"} ${singular.toLowerCase()}` : say(singular);

/** A category from its description: what search, card and the admin's desk need follows from its fields. */
export function defineCategory<const D extends CategoryDescription>(
  description: D & Knowing<D["fields"]>,
): D & Category {
  const fields = named(description.fields);
  return {
    // Here a category's own types end: what is handed to its callbacks was stored, or answered, by its fields.
    ...(description as D & Callable),
    calendar: description.calendar ?? { mode: "exclusive" },
    names: {
      photo: "profileImage",
      gallery: "images",
      rating: "averageRating",
      ratingCount: "ratingCount",
      kept: "oldImages",
      ...description.names,
    },
    card: {
      ...(description.cardBase ?? CARD),
      ...Object.fromEntries(fields.flatMap((field) => (field.card ? [[field.name, cardSource(field)]] : []))),
    },
    facets: Object.fromEntries(fields.flatMap(({ name, facet }) => (facet ? [[name, facet]] : []))),
    numbers: Object.fromEntries(
      fields.flatMap((field) =>
        field.kind === "number" && field.ask
          ? [
              [
                field.ask.name,
                {
                  attribute: field.name,
                  compare: field.ask.compare,
                  ...(field.ask.words ? { words: field.ask.words } : {}),
                  ...(field.paise ? { money: true as const } : {}),
                  ...(field.ask.bands ? { bands: field.ask.bands } : {}),
                },
              ],
            ]
          : [],
      ),
    ),
    reviewFacts:
      description.reviewFacts ??
      fields.flatMap(({ name, label, column, fact, ...field }) =>
        fact === false
          ? []
          : [[fact ?? label, `${field.kind === "number" && field.paise ? "paise:" : ""}${column ?? name}`] as const],
      ),
  };
}

/** What stands for a category's listing that has no picture. */
export const signOf = ({ sign = "tent" }: Pick<Category, "sign">): Sign => sign;

/** What a category's price is asked by; none where it has none. */
export const priceRule = ({ numbers = {} }: Pick<Category, "numbers">): NumberRule | undefined =>
  Object.values(numbers).find(({ money }) => money);

/** The attribute that holds what a category's listings cost, by which they are put in order; none where they have none. */
export const priceOf = (category: Pick<Category, "numbers">): string | undefined => priceRule(category)?.attribute;

/** The field of a category in which its price stands, and the one that says what it is for, where that is chosen. */
export function priceFields({ numbers, fields }: Pick<Category, "numbers" | "fields">): {
  price?: Extract<NamedField, { kind: "number" }>;
  unit?: Extract<NamedField, { kind: "choice" }>;
} {
  const all = named(fields);
  const price = all.find(({ name }) => name === priceOf({ numbers }));
  if (price?.kind !== "number") return {};
  const unit = all.find(({ name }) => name === price.unitIn);
  return { price, ...(unit?.kind === "choice" ? { unit } : {}) };
}

/** What a listing costs at least, in paise, by its attributes; null where nothing is given. */
export function priceIn(
  category: Pick<Category, "numbers">,
  attributes: Readonly<Record<string, unknown>>,
): number | null {
  const price = attributes[priceOf(category) ?? ""];
  return typeof price === "number" ? price : null;
}
