/** What a search is narrowed by beyond place and words: the choices that a category's configuration names. */
import type { Category, FilterRule } from "./category.ts";

export type ChosenFilter = FilterRule & { value: string | number };

/** Longer texts choose nothing. */
const MAX_TEXT = 100;

/** The choices among what was asked that this category knows and that say something; a number that is none says nothing. */
export function chosenFilters({ filters = {} }: Pick<Category, "filters">, asked: Readonly<Record<string, string | undefined>>): ChosenFilter[] {
  return Object.entries(filters).flatMap(([name, rule]) => {
    const text = Object.hasOwn(asked, name) ? (asked[name] ?? "").trim() : "";
    if (text === "" || text.length > MAX_TEXT) return [];
    if (rule.compare === "is" || rule.compare === "has") return [{ ...rule, value: text.replaceAll("\0", "") }];
    const number = Number(text.replaceAll(",", ""));
    return Number.isFinite(number) && number >= 0 ? [{ ...rule, value: number }] : [];
  });
}
