import { Link } from "react-router";
import { X } from "../../../ui/icons.tsx";
import { isNarrowed, listingSearchHref, widest } from "../search-address.ts";
import type { ListingFilters } from "../search-address.ts";
import type { SearchPageWords } from "../search-view.ts";
import { whenWords } from "../when-words.ts";
import { shortDays } from "../when.ts";

/** `short` where the screen has room for less; it begins the label. */
type Chip = { name: string; label: string; short?: string; without: ListingFilters };

function chipsOf(filters: ListingFilters, { extra }: Pick<SearchPageWords, "extra">): Chip[] {
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

/** The chosen filters as links that take one away each. Links, so that they work without scripts. */
export function FilterChips({
  filters,
  words,
}: {
  filters: ListingFilters;
  words: Pick<SearchPageWords, "path" | "extra">;
}) {
  if (!isNarrowed(filters)) return null;
  return (
    <>
      {chipsOf(filters, words).map(({ name, label, short = label, without }) => (
        <Link
          key={name}
          className="chip on"
          to={listingSearchHref(words.path, without)}
          replace
          preventScrollReset
          aria-label={`Remove ${label}`}
        >
          {short}
          <X className="icon" />
        </Link>
      ))}
      <Link className="chip clear-all" to={listingSearchHref(words.path, widest(filters))} replace preventScrollReset>
        Clear all
      </Link>
    </>
  );
}
