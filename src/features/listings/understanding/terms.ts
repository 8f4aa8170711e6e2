/** What a question asks of the words of a listing, as PostgreSQL's tsquery. */

/** One of these, each all of its words; or a word that begins so. */
export type Term = { any: readonly (readonly string[])[]; begins?: readonly string[] };

/** Marks that rows carry behind a control character (migration 0009); no text of a person contains one. */
export const mark = {
  sample: (size: "s" | "ss") => `\u0001${size}`,
  category: (key: string) => `\u0002${key}`,
  facet: (name: string, value: string) => `\u0003${name}=${value}`,
  place: ({ state, district }: { state: string; district: string }) =>
    `\u0004${(district ? `${state}/${district}` : state).toLowerCase()}`,
  name: (name: string) => `\u0005${name}`,
};

const lexeme = (text: string) => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
const all = (words: readonly string[]) =>
  words.length === 1 ? lexeme(words[0]!) : `(${words.map(lexeme).join(" & ")})`;

/** Without the ways that another way is a part of: what meets them meets that one, and each word costs its list in the index. */
const shortest = (ways: readonly (readonly string[])[]) =>
  ways.filter((way) => !ways.some((other) => other.length < way.length && other.every((word) => way.includes(word))));

function anyOf({ any, begins = [] }: Term): string {
  const ways = [...shortest(any).map(all), ...begins.map((word) => `${lexeme(word)}:*`)];
  return ways.length === 1 ? ways[0]! : `(${ways.join(" | ")})`;
}

/** The categories to which a term narrows; null for one that speaks of other things. */
const categoriesOf = ({ any, begins = [] }: Term): ReadonlySet<string> | null =>
  begins.length === 0 && any.every((way) => way.length === 1 && way[0]!.startsWith(mark.category("")))
    ? new Set(any.flat())
    : null;

/** No listing is of two categories: the index need not be asked for what is of both. */
function contradict(terms: readonly Term[], within: readonly Term[]): boolean {
  const [first, ...others] = [...terms, ...within].flatMap((term) => categoriesOf(term) ?? []);
  return first !== undefined && [...first].every((key) => others.some((other) => !other.has(key)));
}

/** A lexeme that no listing has. */
const NOTHING = lexeme(mark.category(""));

/**
 * Listings that meet all of `terms`, or one of `names` (all its marks); and every one of `within`.
 * '' asks for nothing, and is no tsquery.
 */
export function tsquery(
  terms: readonly Term[],
  names: readonly (readonly string[])[] = [],
  within: readonly Term[] = [],
): string {
  const named = names.map(all).join(" | ");
  if (contradict(terms, within)) return named ? [`(${named})`, ...within.map(anyOf)].join(" & ") : NOTHING;
  const met = terms.map(anyOf).join(" & ");
  const found = met && named ? `((${met}) | ${named})` : met;
  return [found, ...within.map(anyOf)].filter(Boolean).join(" & ");
}
