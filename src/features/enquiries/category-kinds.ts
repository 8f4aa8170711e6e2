/** The kinds of enquiry that follow from the categories: one each, from what it says of its form. */
import type { Category } from "../listings/category.ts";
import { enquiryOf, type EnquiryField } from "../listings/enquiry-description.ts";
import type { EnquiryKind } from "./enquiry-kind.ts";
import { ENQUIRY_MESSAGES } from "./enquiry-model.ts";
import { enquirySchema } from "./enquiry-schema.ts";
import { aboutField } from "./listing-enquiry.ts";

const wordsOf = (options: NonNullable<EnquiryField["options"]>): Record<string, string> =>
  Object.fromEntries(
    options.map((option) => (typeof option === "string" ? [option, option] : [option.value, option.label])),
  );

/** The kind by which listings of a category are asked; null where it has no form of its own. */
export function kindOfCategory(category: Category): EnquiryKind | null {
  const plan = enquiryOf(category);
  if (!plan) return null;
  const { key, path, label, asks, about, optional, oneself, success, fields } = plan;
  const named = category.enquiry?.label !== undefined;
  const columns = Object.fromEntries(fields.flatMap(({ name, fills }) => (fills ? [[fills, name]] : [])));
  const needed = [...fields.filter((field) => !field.optional).map(({ name }) => name), ...(optional ? [] : [about])];
  return {
    key,
    path,
    label,
    ...(named ? {} : { of: category.singular }),
    asks,
    schema: enquirySchema(fields, aboutField(category, plan)),
    named: fields.flatMap(({ name, otherwise }) => (otherwise ? [name] : [])),
    required: needed,
    missingMessage: ENQUIRY_MESSAGES.fillRequired,
    success: { status: 201, message: success },
    to: { rule: "listing", category: category.key, field: about, oneself, ...(optional ? { optional } : {}) },
    columns: columns as EnquiryKind["columns"],
    details: Object.fromEntries(
      fields.flatMap(({ name, fills, label: said, kind, only, hours, options = [] }) =>
        fills
          ? []
          : [
              [
                name,
                {
                  label: said,
                  ...(kind === "area" ? { long: true as const } : {}),
                  ...(kind === "money" ? { money: true as const } : {}),
                  ...(kind === "date" ? { day: true as const } : {}),
                  ...(hours ? { hours: true as const } : {}),
                  ...(only ? { words: wordsOf(options) } : {}),
                },
              ],
            ],
      ),
    ),
  };
}
