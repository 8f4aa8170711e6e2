/** What the search page of a category shows: made by its loader from the category's configuration, plain data for the browser. */
import { text } from "../../domain/words/say.ts";
import type { CardPicture } from "../../domain/images.ts";
import type { DistrictOption } from "../../ui/district-filter.ts";
import type { Sign } from "../../ui/signs.ts";
import type { ListingFilters, PlaceNames } from "./search-address.ts";

/** A filter of a category's own: a choice from `options`, or something typed. */
export type ExtraField = {
  name: string;
  label: string;
  options?: readonly (string | { value: string; label: string })[];
  placeholder?: string;
  inputMode?: "numeric";
  /** Of an amount that is asked for at most, what it is of: 'Price' in 'Price up to ₹20,000'. */
  amountOf?: string;
  /** What is typed most: offered while typing, with how many there are. */
  suggest?: readonly string[];
};

/** By filter how many there are with each of its values; `about`: reckoned from a sample, but for what is `exact`. */
export type FacetCounts = readonly {
  name: string;
  about: boolean;
  values: readonly { value: string; count: number; exact?: true }[];
}[];

export type SearchLink = { label: string; to: string };

/** The words of a search page. */
export type SearchPageWords = {
  path: string;
  title: string;
  crumbs: readonly { label: string; to?: string }[];
  lead: string;
  art: string;
  /** How to join, in the head. */
  actions: readonly SearchLink[];
  /** What is counted: one and many. */
  noun: readonly [string, string];
  box: { label: string; placeholder: string };
  extra: readonly ExtraField[];
  /** What the states and the districts of the chosen one are called, where the page shows others than their English names. */
  places?: PlaceNames | undefined;
  /** Cards with a portrait in place of a wide picture. */
  portraits: boolean;
  /** What the button of a card says; absent: the card itself is the link. */
  action?: string;
  /** Where nothing was found: a sentence, and a further way on. */
  nothing: string;
  otherwise: SearchLink;
};

/** Said where no price is given. */
export const ON_REQUEST = text("Price on request");

/** What a card says of the days that are asked for. */
export type CardDay = { state: "free" | "asked" | "notSaid"; words: string };

/** What a card says of the price for somebody's event. */
export type CardPrice = {
  totalPaise: number;
  /** '₹1,24,500 all in'. */
  words: string;
  /** What it is for, and what is not in it: '300 guests · about 45 km by road, ₹900 for the way'. */
  parts: string;
};

export type CardView = {
  id: string;
  path: string;
  /** What its link takes along of the event that is asked for: 'date=2027-02-12&guests=300'. */
  asked?: string | undefined;
  title: string;
  /** What its drawing is made of where there is no photo. */
  seed: string;
  place: string;
  photo: CardPicture | null;
  /** What stands on the pattern where there is no photo; portraits have none. */
  sign?: Sign | undefined;
  /** Stands on the photo: the kind of thing. */
  tag?: string | undefined;
  /** One or two short lines. */
  facts: readonly string[];
  price: string;
  /** What it comes to for the event that is asked for; absent where none is, or it is told on request. */
  allIn?: CardPrice | undefined;
  /** Of the days that are asked for; absent where none are. */
  day?: CardDay | undefined;
  /** What speaks for it, in a line; '' where nothing is known. */
  proof: string;
  /** Whether a booking stands behind it. */
  proven: boolean;
  rating: number;
  ratingCount: number;
  /** Stands here by the lot of who is new. */
  drawn?: boolean | undefined;
};

export type SearchPageData = {
  /** The key of the category. */
  category: string;
  words: SearchPageWords;
  /** What the search is called: the title, or what is looked for. */
  named: string;
  filters: ListingFilters;
  /** The present day in India: nobody is asked for an earlier one. */
  today: string;
  cards: CardView[];
  total: number;
  capped: boolean;
  next: string | null;
  /** True on every page but the first. */
  later: boolean;
  states: string[];
  /** Of the chosen state. */
  districts: DistrictOption[];
  /** Whether it can be put in the order of its price. */
  priced: boolean;
  /** What was left out of the words so that something is found. */
  leftOut: string[];
  /** Of a day in the address that cannot be asked for; '' where there is none. */
  unheard: string;
  /** Whether the day that is asked for is a quiet one, in a line; '' where none is asked, or nothing is known. */
  dayHint: string;
  /** Of the place that was typed: what is to be said of it, and which others may be meant; null where nothing is. */
  near: { words: string; others: SearchLink[] } | null;
  /** Where nothing is found: the search without one condition, with how many there are then; what gains most first. */
  without: SearchLink[];
  /** How many there are with each value of its filters, where the address asks for it; else scripts ask when somebody looks. */
  counts: FacetCounts | null;
  /** The pages of the place that is asked for, and around it. */
  placePages: SearchLink[];
  /** What the page says of itself to search engines. */
  description: string;
};
