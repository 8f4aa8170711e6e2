/** How the listings of a category are asked, whether it describes its form or has a kind of its own. */
import { OCCASIONS } from "../../domain/event-types.ts";
import { text } from "../../domain/words/say.ts";
import type { Category } from "../listings/category.ts";
import { BROUGHT_FIELDS, enquiryOf, type EnquiryField } from "../listings/enquiry-description.ts";
import type { EnquiryKind } from "./enquiry-kind.ts";
import { ENQUIRY_KINDS } from "./enquiry-kinds.ts";

export type Askable = {
  /** The key of the kind. */
  kind: string;
  fields: readonly EnquiryField[];
  /** The field that names the listing. */
  about: string;
};

const COLUMNS = {
  name: { label: text("Full name"), autoComplete: "name" },
  phone: { label: text("Phone"), kind: "tel" },
  email: { label: text("Email"), kind: "email" },
  eventType: { label: text("Occasion"), kind: "select", options: OCCASIONS },
  eventDate: { label: text("Date"), kind: "date" },
  state: { label: text("State"), kind: "state" },
  district: { label: text("District"), kind: "district" },
  city: { label: text("City") },
} as const satisfies Record<keyof Required<EnquiryKind["columns"]>, Partial<EnquiryField>>;

/** What a kind without a description says of its fields. */
function fieldsOf({ columns, details, required }: EnquiryKind): EnquiryField[] {
  const named = Object.entries(columns) as [keyof typeof COLUMNS, string][];
  return [
    ...named.map(([fills, name]): EnquiryField => ({ ...COLUMNS[fills], name, fills })),
    ...Object.entries(details).map(
      ([name, { label, long }]): EnquiryField =>
        BROUGHT_FIELDS.find((field) => field.name === name) ?? {
          name,
          label,
          ...(long ? { kind: "area" as const } : {}),
        },
    ),
  ].map((field) => ({ ...field, optional: !required.includes(field.name) }));
}

/** Null for a category whose listings nobody can ask. */
export function askableOf(category: Category): Askable | null {
  const kind = Object.values(ENQUIRY_KINDS).find(({ to }) => to.rule === "listing" && to.category === category.key);
  if (!kind || kind.to.rule !== "listing") return null;
  return { kind: kind.key, fields: enquiryOf(category)?.fields ?? fieldsOf(kind), about: kind.to.field };
}
