/** What a search is narrowed by, each with the search without it: the chips above a list, and the help where nothing is found. */
import { say } from "../../domain/words/say.ts";
import { nearWords } from "./near-fields.ts";
import type { ListingFilters } from "./search-address.ts";
import type { SearchPageWords } from "./search-view.ts";
import { whenWords } from "./when-words.ts";
import { shortDays } from "./when.ts";

/** Something that is asked for: its words, and the search without it. `short`, where the screen has room for less, begins the label. */
export type Condition = { name: string; label: string; short?: string; without: ListingFilters };

/** What a search is narrowed by, one after the other. */
export function conditionsOf(
  filters: ListingFilters,
  { extra, places = {} }: Pick<SearchPageWords, "extra" | "places">,
): Condition[] {
  const { q, state, districts, city, when } = filters;
  const worded = ({ name, label, options, amountOf }: SearchPageWords["extra"][number]): string => {
    const value = filters.extra[name] ?? "";
    if (name === "near") return nearWords(value);
    const amount = value.replace(/[₹,\s]/g, "");
    if (amountOf && /^\d{1,9}$/.test(amount))
      return say("{label} up to {amount}", { label: amountOf, amount: `₹${Number(amount).toLocaleString("en-IN")}` });
    if (!options) return `${label}: ${value}`;
    const option = options.find((one) => (typeof one === "string" ? one : one.value) === value);
    return typeof option === "object" ? option.label : value;
  };
  return [
    ...(q ? [{ name: "q", label: `“${q}”`, without: { ...filters, q: "" } }] : []),
    ...(state
      ? [{ name: "state", label: places[state] ?? state, without: { ...filters, state: "", districts: [] } }]
      : []),
    ...districts.map((district) => ({
      name: `district ${district}`,
      label: places[district] ?? district,
      without: { ...filters, districts: districts.filter((other) => other !== district) },
    })),
    ...(city ? [{ name: "city", label: `“${city}”`, without: { ...filters, city: "" } }] : []),
    ...(when
      ? [
          {
            name: "date",
            label: say("Free on {day}", { day: whenWords(when) }),
            // Of one day the short words begin the long ones.
            ...(when.from === when.until && when.slot === ""
              ? { short: say("Free on {day}", { day: shortDays(when) }) }
              : {}),
            without: { ...filters, when: undefined },
          },
        ]
      : []),
    ...(when?.only
      ? [{ name: "free", label: say("Calendar kept"), without: { ...filters, when: { ...when, only: false } } }]
      : []),
    ...(when?.unsaid
      ? [{ name: "free", label: say("Calendar not said"), without: { ...filters, when: { ...when, unsaid: false } } }]
      : []),
    ...extra.flatMap((field) =>
      filters.extra[field.name]
        ? [
            {
              name: field.name,
              label: worded(field),
              without: { ...filters, extra: { ...filters.extra, [field.name]: "" } },
            },
          ]
        : [],
    ),
  ];
}
