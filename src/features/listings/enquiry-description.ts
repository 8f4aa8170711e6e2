/** What a category says of the form by which its listings are asked: data, from which call, schema, mails and form follow. */
import { OCCASIONS } from "../../domain/event-types.ts";
import { TEXT_LENGTHS } from "../../domain/limits.ts";
import { SLOTS, type Slot } from "../../domain/slots.ts";
import { text } from "../../domain/words/say.ts";
import type { Category } from "./category.ts";

/** The columns that enquiries of all kinds share. */
export type EnquiryColumn = "name" | "phone" | "email" | "eventType" | "eventDate" | "state" | "district" | "city";

/** One field of an enquiry: its name, its words, and which input it takes. */
export type EnquiryField = {
  name: string;
  label: string;
  kind?: "text" | "tel" | "email" | "date" | "area" | "select" | "consent" | "tick" | "state" | "district" | "money";
  optional?: boolean;
  /** What is said of a required field that is empty; by default '… is required'. */
  missing?: string;
  /** What is kept where it is left empty. */
  otherwise?: string;
  /** The legend under which it stands with others. */
  group?: string;
  /** A state: the field of its district. A district: the field of its state. */
  districts?: string;
  of?: string;
  hint?: string;
  placeholder?: string;
  autoComplete?: string;
  options?: readonly (string | { value: string; label: string })[];
  max?: number;
  /** A JSON number is taken as its digits: amounts. */
  numbers?: true;
  /** A choice, of which a call takes no other value. */
  only?: true;
  /** A part of the day: a call may name hours that the listing's calendar offers, such as 18:00-23:00. */
  hours?: true;
  /** A day that ends what begins on the event's; kept as an ISO day. */
  until?: "eventDate";
  /** A whole number, kept as its digits. */
  count?: { most: number; wrong: string };
  /** It asks for how many guests. */
  guests?: true;
  /** It asks for how many a price is reckoned, where these are not all who come: hands, faces. */
  many?: true;
  /** A PIN code, kept as its digits. */
  pin?: true;
  /** What the price of an event goes by: asked for where the way to the form has brought it, and taken by every call. */
  brought?: true;
  /** The column that it fills; the others are kept as details. */
  fills?: EnquiryColumn;
};

/** What a category says; the rest follows from its names. */
export type EnquiryDescription = {
  /** Name of the kind; its call is `/api/inquiry/form/{key}` where `path` says nothing else. */
  key?: string;
  path?: string;
  /** For people: 'Venue enquiry', and what the sender does, after the name. */
  label?: string;
  asks?: string;
  /** The field that carries the listing's slug. */
  about?: string;
  /** Without a listing it goes to the site. */
  optional?: true;
  /** Whom a request goes to, where the title is no person and no house: 'the owner of {title}'. */
  toWhom?: string;
  /** What somebody is told who asks themselves. */
  oneself?: string;
  success?: string;
  failure?: string;
  /** Stands before what a failure says. */
  failurePrefix?: string;
  /** Fields that keep what was typed once it is sent. */
  stays?: readonly string[];
  /** What is said where the listing is not named. */
  unnamed?: string;
  /** Its price is for a day: the form asks for how many. */
  byDay?: true;
  /** Between the contact and the description. */
  fields?: readonly EnquiryField[];
  /** In place of all of them. */
  allFields?: readonly EnquiryField[];
  /** Above the form, in the head of the page, and on the button. */
  title?: string;
  lead?: string;
  jump?: string;
  submit?: string;
  notSent?: string;
};
export type EnquiryPlan = Required<Omit<EnquiryDescription, "optional" | "fields" | "allFields" | "byDay">> & {
  optional: boolean;
  byDay: boolean;
  fields: readonly EnquiryField[];
};

/** Name, phone and e-mail, as every enquiry asks for them. */
export const CONTACT_FIELDS: readonly EnquiryField[] = [
  { name: "fullName", label: text("Full name"), autoComplete: "name", max: TEXT_LENGTHS.fullName, fills: "name" },
  {
    name: "phone",
    label: text("Phone"),
    kind: "tel",
    autoComplete: "tel",
    hint: text("10 digits, such as 98260 00000"),
    missing: text("Phone number is required"),
    fills: "phone",
  },
  { name: "email", label: text("Email"), kind: "email", autoComplete: "email", optional: true, fills: "email" },
];
export const DATE_FIELD: EnquiryField = {
  name: "calendar",
  label: text("Date"),
  kind: "date",
  missing: text("Event date is required"),
  fills: "eventDate",
};
export const OCCASION_FIELD: EnquiryField = {
  name: "eventType",
  label: text("Occasion"),
  kind: "select",
  optional: true,
  placeholder: text("Select occasion"),
  options: OCCASIONS,
  fills: "eventType",
};
export const CITY_FIELD: EnquiryField = {
  name: "city",
  label: text("City"),
  optional: true,
  autoComplete: "address-level2",
  fills: "city",
};
/** For how many; `placeholder` is an example. */
export const guestsField = (placeholder: string): EnquiryField => ({
  name: "guests",
  label: text("Guests"),
  optional: true,
  placeholder,
  max: TEXT_LENGTHS.budget,
  numbers: true,
  guests: true,
});
export const DESCRIPTION_FIELD: EnquiryField = {
  name: "description",
  label: text("Description"),
  kind: "area",
  optional: true,
  hint: text("What is celebrated, where, and for how many?"),
};

/** Whoever ticks it may be called before the answer (DECISIONS 29); it stands last in every form. */
export const CALL_NOW_FIELD: EnquiryField = {
  name: "callNow",
  label: text("You may call me now"),
  kind: "tick",
  optional: true,
  hint: text("Otherwise your number is shown once they accept."),
};

/** A choice among the halls of a venue: all of them at once. */
export const WHOLE_VENUE = "The whole venue";

/** So many hours of a day, and so many days, as prices are asked for. */
const MOST_HOURS = 24;
const MOST_DAYS = 60;
/** What a price was reckoned for on the way to the form: so that a quote begins with the sum that the card said. */
export const BROUGHT_FIELDS = [
  {
    name: "days",
    label: text("Days"),
    optional: true,
    max: 7,
    numbers: true,
    hint: text("One after the other, from the date on."),
    count: { most: MOST_DAYS, wrong: text("Please enter the days as a whole number from 1 to 60.") },
    brought: true,
  },
  {
    name: "hours",
    label: text("Hours"),
    optional: true,
    max: 7,
    numbers: true,
    count: { most: MOST_HOURS, wrong: text("Please enter the hours as a whole number from 1 to 24.") },
    brought: true,
  },
  {
    name: "pin",
    label: text("PIN code of the place"),
    optional: true,
    max: 12,
    numbers: true,
    hint: text("For the way there."),
    pin: true,
    brought: true,
  },
] as const satisfies readonly EnquiryField[];

/** What is rented is brought back on it. */
const RETURN_DATE = "returnDate";
/** So many pieces at most. */
const MOST_PIECES = 100_000;
const PARTS = ["day", "evening", "full"] as const satisfies readonly Slot[];

/** The parts of a day that have names, by what is kept of them. */
export const PART_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SLOTS).map(([slot, { label }]) => [slot, label]),
);
/** Which part of the day is asked for. */
export const PART_FIELD = {
  name: "slot",
  label: text("Part of the day"),
  kind: "select",
  optional: true,
  placeholder: text("The whole day"),
  missing: text("Part of the day: please choose one of the list."),
  only: true,
  hours: true,
} as const satisfies EnquiryField;

/**
 * Which part of the day, which hall, how many pieces: asked beside the date where the calendar of the category goes by
 * it, and never needed. A listing's own form offers what its calendar does.
 */
function dateFields({ calendar, counts }: Pick<Category, "calendar" | "counts">): EnquiryField[] {
  const slots = calendar.mode === "halls" ? PARTS : PARTS.filter((slot) => slot !== "full");
  return [
    ...(calendar.mode === "counted"
      ? []
      : [{ ...PART_FIELD, options: slots.map((value) => ({ value, label: SLOTS[value].label })) }]),
    ...(calendar.mode === "halls"
      ? [
          {
            name: "hall",
            label: text("Hall"),
            kind: "select",
            optional: true,
            placeholder: text("Any that is free"),
          } as const,
        ]
      : []),
    ...(counts === "pieces"
      ? [
          {
            name: RETURN_DATE,
            label: text("Return date"),
            kind: "date",
            optional: true,
            hint: text("Only if you keep it longer than a day."),
            until: "eventDate",
          } as const,
          {
            name: "pieces",
            label: text("How many pieces"),
            optional: true,
            placeholder: "50",
            max: 7,
            numbers: true,
            count: { most: MOST_PIECES, wrong: text("Please enter how many pieces as a whole number.") },
          } as const,
        ]
      : []),
    // Of what is rented the return date says for how many days.
    ...BROUGHT_FIELDS.filter(({ name }) => name !== "days" || counts !== "pieces"),
  ];
}

/** The form by which listings of a category are asked; null where its forms stand elsewhere. */
export function enquiryOf({
  key,
  singular,
  enquiry = {},
  ...dates
}: Pick<Category, "key" | "singular" | "enquiry" | "calendar" | "counts">): EnquiryPlan | null {
  if (enquiry === null) return null;
  const { fields = [], allFields, optional = false, byDay = false, ...words } = enquiry;
  return {
    key,
    path: `/api/inquiry/form/${words.key ?? key}`,
    label: `${singular} enquiry`,
    asks: text("sends you an enquiry"),
    about: "listing",
    oneself: text("This is your own listing."),
    success: text("Request submitted successfully!"),
    failure: text("Something went wrong!"),
    failurePrefix: "",
    stays: [],
    unnamed: `${singular} is required`,
    toWhom: "{title}",
    title: text("Is it available?"),
    lead: text("A request costs nothing and binds nobody."),
    jump: words.title ?? text("Is it available?"),
    submit: text("Send enquiry"),
    notSent: text("Your request was not sent."),
    ...words,
    optional,
    byDay,
    fields: [
      ...(allFields ?? [...CONTACT_FIELDS, DATE_FIELD, ...fields, DESCRIPTION_FIELD]).flatMap((field) =>
        field.fills === "eventDate" ? [field, ...dateFields(dates)] : [field],
      ),
      CALL_NOW_FIELD,
    ],
  };
}
