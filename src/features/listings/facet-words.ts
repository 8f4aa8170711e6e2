/** How many there are with a value of a filter, in words. Pure, for server and browser. */
import type { SelectOption } from "../../ui/fields.tsx";
import type { ExtraField, FacetCounts } from "./search-view.ts";

/** '123', or '~1,200' where it was reckoned from a sample; '' where nothing is known. */
export function countWords(counts: FacetCounts, name: string, value: string): string {
  const facet = counts.find((one) => one.name === name);
  const found = facet?.values.find((one) => one.value === value);
  return found ? `${facet?.about && !found.exact ? "~" : ""}${found.count.toLocaleString("en-IN")}` : "";
}

/** The choices of a filter, each with how many there are: 'Singer (123)'. */
export function countedOptions(
  { name, options = [] }: Pick<ExtraField, "name" | "options">,
  counts: FacetCounts,
): SelectOption[] {
  return options.map((option) => {
    const { value, label } = typeof option === "string" ? { value: option, label: option } : option;
    const count = countWords(counts, name, value);
    return { value, label: count ? `${label} (${count})` : label };
  });
}
