import { expect, test } from "vitest";
import { categories } from "../registry.ts";
import { priceOnCard } from "./card-view.ts";
import { priceOf } from "./category.ts";
import { priceFromFields } from "./detail-description.ts";
import { named } from "./fields/field.ts";

/** Those whose cards are made from their fields; venues, artists and planners write their own. */
const priced = categories.filter(
  (category) =>
    !category.search?.card &&
    named(category.fields).some(({ name, kind, card }) => name === priceOf(category) && kind === "number" && card),
);

test.each(priced.map((category) => [category.key, category] as const))(
  "%s: the head of a profile says the price in the words of its card",
  (_key, category) => {
    for (const paise of [41_000, 1_05_000_00, 0]) {
      const attributes = { [priceOf(category) ?? ""]: paise };
      expect(priceFromFields(category, { attributes })).toBe(priceOnCard(category, attributes));
    }
    expect(priceFromFields(category, { attributes: {} })).toBe("");
  },
);
