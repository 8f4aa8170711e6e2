/** What a category says of its search page, and what follows from its fields where it says nothing. Pure. */
import { language, say, text } from "../../domain/words/say.ts";
import { isPin } from "../../domain/pin.ts";
import { severalDays } from "../../domain/dates.ts";
import type { PriceAsked } from "./card-prices.server.ts";
import { priceFields, priceOf, priceRule, withArticle, type Category } from "./category.ts";
import { formatRupees } from "../../domain/money.ts";
import { asciiDigits } from "../../domain/phone.ts";
import { named } from "./fields/field.ts";
import type { ListingQuery } from "./listing-search.server.ts";
import { NEAR_FIELDS } from "./near-fields.ts";
import type { ListingFilters } from "./search-address.ts";
import { ANSWERS_FIELD, bandIn, bandValues, VERIFIED_FIELD } from "./proof-filter.ts";
import type { CardView, ExtraField, SearchPageWords } from "./search-view.ts";

/** The words of a search page; what is absent follows from the category's names. `Card`: what its cards are told, `CardOf` its fields. */
export type SearchDescription<Card = never> = Partial<Omit<SearchPageWords, "path" | "extra">> & {
  /** What the search is called outside of its page, where that is not its title. */
  called?: string;
  /** For search engines, without the place. */
  description?: string;
  /** The filter whose value names the search: 'Singer' in place of 'Artists'. */
  titleBy?: string;
  /** The facet that others must share to be recommended beside one: nobody who asks a singer wants a magician. */
  alikeBy?: string;
  /** Other words for the filters that follow from fields, by field; their order, too, where it differs. */
  filters?: Readonly<Record<string, Partial<Omit<ExtraField, "name">>>>;
  /** Its price is the least that something costs: 'From ₹85,000 a function'. */
  startsAt?: true;
  /** Said on cards in place of 'Price on request', and of an amount of 0. */
  unpriced?: string;
  /** The place on cards ends with its state, however near names are said. */
  statePlace?: true;
  free?: string;
  /** Other words for what a card says of a field, by its name. */
  facts?: Readonly<Record<string, (words: string, value: unknown) => string>>;
  /** Fields that the card says in one line, before the others. */
  firstLine?: readonly string[];
  /** What the card shows, where its fields as they are will not do. */
  card?: (row: Card) => Partial<CardView>;
};

const RATINGS: ExtraField = {
  name: "rating",
  label: text("Rating"),
  options: [
    { value: "4.5", label: text("4.5 and more") },
    { value: "4", label: text("4 and more") },
    { value: "3", label: text("3 and more") },
  ],
  placeholder: text("Any rating"),
};

/** '₹5,000 to ₹10,000'. */
function bandWords(value: string): string {
  const { from = null, below = null } = bandIn(value) ?? {};
  const rupees = (amount: number) => formatRupees(amount * 100);
  if (from === null) return say("Below {amount}", { amount: rupees(below ?? 0) });
  return below === null
    ? say("{amount} and more", { amount: rupees(from) })
    : say("{from} to {to}", { from: rupees(from), to: rupees(below) });
}

/** The bands of a category's price; none where it has no edges between them. */
const bandField = (category: Category): ExtraField[] => {
  const values = bandValues(priceRule(category)?.bands ?? []);
  return values.length === 0
    ? []
    : [
        {
          name: "band",
          label: text("Price band"),
          options: values.map((value) => ({ value, label: bandWords(value) })),
          placeholder: text("Any price"),
        },
      ];
};

/** Of a day. */
const MOST_HOURS = 24;

const HOURS: ExtraField = {
  name: "hours",
  label: text("Hours"),
  placeholder: text("To work out the price"),
  inputMode: "numeric",
};

/** What a price is reckoned for, and the most that it may come to. */
const FOR_THE_PRICE: readonly ExtraField[] = [
  { name: "pin", label: text("Event PIN code"), placeholder: text("To work out travel"), inputMode: "numeric" },
  { name: "upto", label: text("Total up to, in ₹"), amountOf: text("Total"), inputMode: "numeric" },
];

/** What the filters of an address say of the event for its price; '' and null are not said. Numbers that are none are not said. */
export function priceBrief({
  extra,
  state,
  districts,
  when,
}: Pick<ListingFilters, "extra" | "state" | "districts" | "when">): {
  asked: PriceAsked;
  upto: number | null;
  told: boolean;
} {
  const whole = (name: string, most: number): number | null => {
    const typed = digits(extra[name] ?? "");
    const value = Number(typed);
    return /^\d{1,9}$/.test(typed) && value >= 1 && value <= most ? value : null;
  };
  const pin = digits(extra["pin"] ?? "");
  const [district = "", another] = districts;
  const days = when ? severalDays(when.from, when.until) : null;
  const rupees = whole("upto", 999_999_999);
  const asked: PriceAsked = {
    guests: whole("guests", 100_000),
    pieces: null,
    days,
    hours: whole("hours", MOST_HOURS),
    pin: isPin(pin) ? pin : "",
    state: another ? "" : state,
    district: another ? "" : district,
    apart: !isPin(pin),
  };
  const told = asked.guests !== null || days !== null || asked.hours !== null || asked.pin !== "" || rupees !== null;
  return { asked, upto: rupees === null ? null : rupees * 100, told };
}

/**
 * A filter, and what it asks of the search: a facet, or a number under its name (in rupees where it is kept in paise).
 * `upTo`: its label is that of an amount, which is asked for at most.
 */
type Filter = ExtraField & { attribute: string; upTo?: boolean } & ({ facet: true } | { asks: string; paise: boolean });

/** What costs the same however long it takes. */
const HOWEVER_LONG = ["plate", "guest"];
/** Whether more hours may cost more. */
function byHours(category: Category): boolean {
  const { price, unit } = priceFields(category);
  return price !== undefined && (unit !== undefined || !HOWEVER_LONG.includes(price.per ?? ""));
}

const made = new WeakMap<Category, Filter[]>();

/** The filters of a category besides words and place: its facets, and the numbers that it can be asked for. */
function filtersOf(category: Category): Filter[] {
  const known = made.get(category) ?? makeFilters(category);
  made.set(category, known);
  return known;
}

function makeFilters({ fields, search = {} }: Category): Filter[] {
  const words = search.filters ?? {};
  const order = Object.keys(words);
  const rank = ({ attribute }: Filter) => (order.includes(attribute) ? order.indexOf(attribute) : order.length);
  const filters = named(fields).flatMap((field): Filter[] => {
    const { name, facet, placeholder } = field;
    if (field.kind === "number" && field.ask) {
      const { ask, paise = false } = field;
      const label = ask.label ?? (field.fact || field.label);
      const common = { attribute: name, inputMode: "numeric" as const, ...words[name], asks: ask.name, paise };
      const amount = paise ? { amountOf: label, upTo: !words[name]?.label } : {};
      return [{ name: paise ? name : ask.name, label, ...amount, ...common }];
    }
    const label = field.fact || field.label;
    if (!facet) return [];
    const options = "options" in field ? { options: field.options, placeholder: text("All") } : { placeholder };
    return [{ name, attribute: name, label, ...options, ...words[name], facet: true }];
  });
  return filters.sort((a, b) => rank(a) - rank(b));
}

/** The words of a category's search page. */
export function searchPageWords(category: Category): SearchPageWords {
  const { singular, plural, searchPath, registerPath, search = {} } = category;
  // What is left goes to the browser.
  const {
    called: _c,
    description: _d,
    titleBy: _t,
    alikeBy: _alike,
    filters: _f,
    card: _card,
    startsAt: _s,
    unpriced: _u,
    free: _free,
    statePlace: _place,
    facts: _facts,
    firstLine: _line,
    ...words
  } = search;
  const title = say(words.title ?? plural);
  const { crumbs, actions, lead, noun, box, action, nothing, otherwise } = words;
  return {
    art: "planner",
    portraits: false,
    ...words,
    title,
    crumbs: crumbs?.map(saidLink) ?? [{ label: title }],
    lead: lead
      ? say(lead)
      : say("{plural} for your event: compare, see photos and reviews, and ask.", { plural: say(plural) }),
    actions:
      actions?.map(saidLink) ??
      (registerPath ? [{ label: say("Register as {who}", { who: withArticle(singular) }), to: registerPath }] : []),
    noun: noun ? [say(noun[0]), say(noun[1])] : [say(singular).toLowerCase(), say(plural).toLowerCase()],
    box: {
      label: say(box?.label ?? text("Name or words")),
      placeholder: say(box?.placeholder ?? text("Name, town, words")),
    },
    ...(action ? { action: say(action) } : {}),
    nothing: say(nothing ?? text("Try a wider search.")),
    otherwise: saidLink(otherwise ?? { label: text("Tell us what you need"), to: "/ContactUs" }),
    path: searchPath,
    extra: [
      ...filtersOf(category),
      ...bandField(category),
      RATINGS,
      VERIFIED_FIELD,
      ANSWERS_FIELD,
      ...NEAR_FIELDS,
      ...(byHours(category) ? [HOURS] : []),
      ...(priceOf(category) ? FOR_THE_PRICE : []),
    ].map(saidFilter),
  };
}

const saidLink = <Link extends { label: string }>(link: Link): Link => ({ ...link, label: say(link.label) });

function saidFilter({
  name,
  label,
  options,
  placeholder,
  inputMode,
  suggest,
  amountOf,
  upTo,
}: ExtraField & { upTo?: boolean }): ExtraField {
  return {
    name,
    label: upTo ? say("{label} up to, in ₹", { label: say(label) }) : say(label),
    options: options?.map((one) =>
      typeof one === "object" ? saidLink(one) : language() === "en" ? one : { value: one, label: say(one) },
    ),
    placeholder: placeholder && say(placeholder),
    inputMode,
    ...(amountOf ? { amountOf: say(amountOf) } : {}),
    suggest,
  };
}

const digits = (text: string) => asciiDigits(text).replace(/[₹,\s]/g, "");

/** What in the filters of an address is no number, by the name of its filter: it asks nothing, and whoever typed it is told. */
export function wrongNumbers(
  extra: Readonly<Record<string, string>>,
  fields: readonly ExtraField[],
): { name: string; label: string; typed: string }[] {
  return fields.flatMap(({ name, label, inputMode }) => {
    const typed = extra[name] ?? "";
    if (inputMode !== "numeric" || typed === "") return [];
    const bare = digits(typed);
    const right =
      name === "pin"
        ? isPin(bare)
        : /^\d{1,9}$/.test(bare) && (name !== "hours" || (Number(bare) >= 1 && Number(bare) <= MOST_HOURS));
    return right ? [] : [{ name, label, typed }];
  });
}

/** A filter whose values can be counted, by its name in addresses. */
export type CountedFilter = { name: string; values: readonly string[] };

const valuesOf = ({ options = [] }: Pick<ExtraField, "options">): string[] =>
  options.map((one) => (typeof one === "string" ? one : one.value));

/** The filters of which lists say how many there are with each value; without a category those that every one has. */
export function countedFilters(category: Category | null): CountedFilter[] {
  const own = category ? [...filtersOf(category).filter((filter) => "facet" in filter), ...bandField(category)] : [];
  return [...own, RATINGS, VERIFIED_FIELD, ANSWERS_FIELD]
    .map((field) => ({ name: field.name, values: field.suggest ?? valuesOf(field) }))
    .filter(({ values }) => values.length > 0);
}

/** What the filters of an address ask of the search: rupees become paise. */
export function askedBy(
  category: Category | null,
  extra: Readonly<Record<string, string>>,
): Pick<ListingQuery, "facets" | "numbers" | "minRating" | "verified" | "answers" | "band"> {
  const facets: Record<string, string> = {};
  const numbers: Record<string, string> = {};
  for (const filter of category ? filtersOf(category) : []) {
    const value = extra[filter.name] ?? "";
    if ("facet" in filter) facets[filter.name] = value;
    else if (/^\d{1,9}$/.test(digits(value))) numbers[filter.asks] = digits(value) + (filter.paise ? "00" : "");
  }
  const least = RATINGS.options?.some((one) => typeof one === "object" && one.value === extra.rating);
  const { verified, answers, band } = extra;
  return { facets, numbers, minRating: least ? Number(extra.rating) : 0, verified, answers, band };
}
