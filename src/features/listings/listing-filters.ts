/** What a search is narrowed by in numbers: what was asked, as the category's configuration understands it. */
import type { Category, NumberRule } from "./category.ts";

export type AskedNumber = NumberRule & { value: number };

/** '1,500' is understood; what is no number, or below 0, asks for nothing. */
export function askedNumbers(
  { numbers = {} }: Pick<Category, "numbers">,
  asked: Readonly<Record<string, string | undefined>>,
): AskedNumber[] {
  return Object.entries(numbers).flatMap(([name, rule]) => {
    const text = Object.hasOwn(asked, name) ? (asked[name] ?? "").replaceAll(",", "").trim() : "";
    const value = Number(text);
    return /^\d{1,15}(?:\.\d+)?$/.test(text) && Number.isFinite(value) ? [{ ...rule, value }] : [];
  });
}
