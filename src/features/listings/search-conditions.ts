/** What a search is narrowed by, each with the search without it: the chips above a list, and the help where nothing is found. */
import type { ListingFilters } from "./search-address.ts";
import type { SearchPageWords } from "./search-view.ts";
import { whenWords } from "./when-words.ts";
import { shortDays } from "./when.ts";

/** Something that is asked for: its words, and the search without it. `short`, where the screen has room for less, begins the label. */
export type Condition = { name: string; label: string; short?: string; without: ListingFilters };

/** What a search is narrowed by, one after the other. */
export function conditionsOf(filters: ListingFilters, { extra }: Pick<SearchPageWords, "extra">): Condition[] {
  const { q, state, districts, city, when } = filters;
  const worded = ({ name, label, options }: SearchPageWords["extra"][number]): string => {
    const value = filters.extra[name] ?? "";
    if (!options) return `${label}: ${value}`;
    const option = options.find((one) => (typeof one === "string" ? one : one.value) === value);
    return typeof option === "object" ? option.label : value;
  };
  return [
    ...(q ? [{ name: "q", label: `“${q}”`, without: { ...filters, q: "" } }] : []),
    ...(state ? [{ name: "state", label: state, without: { ...filters, state: "", districts: [] } }] : []),
    ...districts.map((district) => ({
      name: `district ${district}`,
      label: district,
      without: { ...filters, districts: districts.filter((other) => other !== district) },
    })),
    ...(city ? [{ name: "city", label: `“${city}”`, without: { ...filters, city: "" } }] : []),
    ...(when
      ? [
          {
            name: "date",
            label: `Free on ${whenWords(when)}`,
            // Of one day the short words begin the long ones.
            ...(when.from === when.until && when.slot === "" ? { short: `Free on ${shortDays(when)}` } : {}),
            without: { ...filters, when: undefined },
          },
        ]
      : []),
    ...(when?.only
      ? [{ name: "free", label: "Calendar kept", without: { ...filters, when: { ...when, only: false } } }]
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
