/**
 * What a category says of a field, once: the form, its parsing on both sides, what is stored, the answers of the calls,
 * the OpenAPI document, the card, the search, and the facts of profile and admin's desk follow from it. Plain data,
 * without zod: it travels to the page that asks for it.
 */

/** The columns that all listings share; everything else is an attribute. */
export const COLUMNS = ["title", "email", "phone", "address", "state", "district", "city", "pin"] as const;
export type Column = (typeof COLUMNS)[number];

/** Who reads it besides the owner and admins: everybody (absent), nobody, or everybody while the switch of that name is on. */
export type Shown = "owner" | { by: string };

export type FieldCommon = {
  /** On the form, and among the facts where `fact` says nothing else. */
  label: string;
  hint?: string;
  placeholder?: string;
  /** What browsers fill in by themselves, such as 'given-name'. */
  autoComplete?: string;
  /** The column it is kept in; absent: an attribute of this name. */
  column?: Column;
  /** What somebody is told who leaves it out; absent: it may be left out. */
  required?: string;
  /** What somebody is told whose value is wrong, where the kind's own words will not do. */
  invalid?: string;
  shown?: Shown;
  /** Stands on the card. */
  card?: true;
  /** False: a search by words does not look into it. Columns are looked into where it is true. */
  found?: boolean;
  /** A search is narrowed by it: by the values of a closed list, or by the words of a text. */
  facet?: "exact" | "words";
  /** Label among the facts; false: it is none. */
  fact?: string | false;
  /** Emptied unless the other field has this value. */
  onlyIf?: readonly [field: string, value: string];
  /** Calls take it, our own form does not ask for it. */
  form?: false;
  /** Where nothing is said it is what this other field says. */
  otherwise?: string;
  /** Said in place of the hint once the box was emptied; it does not block. */
  warn?: string;
  /** How its values are shown where the page is in another language. */
  said?: Readonly<Record<string, string>>;
};

export type TextKind = {
  kind: "text";
  /** Most visible characters. */
  max: number;
  long?: true;
  /** 'asha' becomes 'Asha'. */
  capitalise?: true;
  /** What is written must have at least so many visible characters. */
  least?: readonly [characters: number, message: string];
  /** What is written must look so, such as a number of a licence; the source of a regular expression. */
  pattern?: readonly [source: string, message: string];
  inputMode?: "decimal" | "numeric";
  /** Our own form offers these; calls take any text. */
  suggest?: readonly string[];
  /** Words of ours that may stand there, which are shown in the language of the page. */
  ours?: readonly string[];
};
export type NumberKind = {
  kind: "number";
  min: number;
  max: number;
  /** An amount, stored in paise and typed in rupees. */
  paise?: true;
  /** A search asks it to be at least, or at most, so much, under this name; `words` is what it counts ('guests', 'pax'). */
  ask?: {
    name: string;
    compare: "atLeast" | "atMost";
    words?: readonly string[];
    /** What the filter is called where the field's own name would not do before 'up to ₹500' or a number. */
    label?: string;
    /** The edges between the bands of an amount, in rupees, by which lists can be narrowed. */
    bands?: readonly number[];
  };
  /** 'guests', 'weeks': stands behind the number among the facts. */
  unit?: string;
  /** What an amount is for: 'plate', 'day'. */
  per?: string;
  /** The field in which its owner chooses what it is for; `per` where nothing is chosen. Told with the amount, and in no line of its own. */
  unitIn?: string;
};
export type SimpleField =
  | (FieldCommon & TextKind)
  | (FieldCommon & NumberKind)
  | (FieldCommon & { kind: "email"; max?: number })
  | (FieldCommon & { kind: "mobile" })
  /** The date of birth of an adult. */
  | (FieldCommon & { kind: "dob" })
  | (FieldCommon & { kind: "pin" })
  /** One of a closed list; `radio` shows them all. */
  | (FieldCommon & { kind: "choice"; options: readonly string[]; radio?: true })
  /** `initial` is what a client means that says nothing; `formInitial` how our own form begins. */
  | (FieldCommon & { kind: "switch"; initial: boolean; formInitial?: boolean });
export type Field =
  | SimpleField
  /** 'Yes' or 'No'; a client that says nothing means Yes where one of `behind` is filled. */
  | (FieldCommon & { kind: "yesNo"; behind: readonly string[] })
  /** Several of a closed list; `required` asks for at least one. */
  | (FieldCommon & { kind: "choices"; options: readonly string[] })
  /** Short texts, one a line. */
  | (FieldCommon & {
      kind: "lines";
      most: number;
      max?: number;
      /** They are rules: none contradicts another, nor a line of these other fields. */
      rulesWith?: readonly string[];
    })
  /** Short texts, each in a box of its own, added and removed. */
  | (FieldCommon & { kind: "entries"; entry: string; most: number; max: number; tooMany: string })
  /** Web addresses of videos, each in a box of its own. */
  | (FieldCommon & { kind: "videos"; entry: string; most: number; tooMany: string })
  /** An address for each network, '' where there is none. */
  | (FieldCommon & { kind: "networks"; networks: Readonly<Record<string, string>> })
  | (FieldCommon & {
      kind: "records";
      entry: string;
      least: number;
      most: number;
      tooMany?: string;
      fields: Readonly<Record<string, SimpleField>>;
    })
  /** `sameAs` names the state and the district that may be taken over. */
  | (FieldCommon & { kind: "state"; sameAs?: readonly [state: string, district: string] })
  /** A district of the state in the field `of`. */
  | (FieldCommon & { kind: "district"; of: string })
  | (FieldCommon & { kind: "districts"; of: string });
export type FieldKind = Field["kind"];

/** The fields of a category, by the names that its calls use, in the order of its form. */
export type Fields = Readonly<Record<string, Field>>;
/** With its name, as forms go through them. */
export type NamedField = Field & { name: string };

/** Keeps the literal types of a description, so that `Stored` knows them. */
export const fieldsOf = <const F extends Fields>(fields: F): F => fields;

const namedOf = new WeakMap<Fields, readonly NamedField[]>();

/** In the order of the description. */
export function named(fields: Fields): readonly NamedField[] {
  let list = namedOf.get(fields);
  if (!list) namedOf.set(fields, (list = Object.entries(fields).map(([name, field]) => ({ ...field, name }))));
  return list;
}

/** The fields that say what an amount in another is for. */
export const unitFields = (fields: Fields): ReadonlySet<string> =>
  new Set(named(fields).flatMap((field) => (field.kind === "number" && field.unitIn ? [field.unitIn] : [])));

type Optional<F, Value> = F extends { required: string } ? Value : Value | null;

/** What is stored of a field, and what the calls answer. */
export type Stored<F> = F extends { kind: "choice"; options: readonly (infer One)[] }
  ? F extends { required: string }
    ? One
    : One | ""
  : F extends { kind: "choices"; options: readonly (infer One)[] }
    ? One[]
    : F extends { kind: "number" }
      ? Optional<F, number>
      : F extends { kind: "switch" }
        ? boolean
        : F extends { kind: "yesNo" }
          ? "Yes" | "No"
          : F extends { kind: "lines" | "entries" | "videos" | "districts" }
            ? string[]
            : F extends { kind: "networks"; networks: infer Names }
              ? { [Name in keyof Names]: string }
              : F extends { kind: "records"; fields: infer Parts }
                ? { -readonly [Name in keyof Parts]: Stored<Parts[Name]> }[]
                : string;

/** A whole form, parsed: every field by its name. */
export type InputOf<F> = { -readonly [Name in keyof F]: Stored<F[Name]> };
/** What stands in `listings.attributes`. */
export type AttributesOf<F> = {
  -readonly [Name in keyof F as F[Name] extends { column: Column } ? never : Name]: Stored<F[Name]>;
};

/** What a card is told of the fields marked so: lists and texts as they are, all else as text. */
export type CardOf<F> = {
  -readonly [Name in keyof F as F[Name] extends { card: true } ? Name : never]: Extract<
    Stored<F[Name]>,
    string | readonly unknown[]
  > extends infer Told
    ? [Told] extends [never]
      ? string
      : Told
    : never;
};

/** What stands in the boxes of a form: numbers and lines are text, prices are in rupees. */
export type FieldValue = string | boolean | string[] | Record<string, string> | Record<string, FieldValue>[];
export type FormValues = Record<string, FieldValue>;
