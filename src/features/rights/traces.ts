/** What names a person in other people's records, and how it is taken out of them. Pure. */

/** Stands where a name, number or address stood. */
export const GONE = "(erased)";

export type Traces = {
  /** Nobody else's: addresses, numbers, names of several words. Looked for everywhere. */
  everywhere: readonly string[];
  /** Perhaps a common word, such as a single name or a username: taken out only where the person is meant. */
  nearby: readonly string[];
};

/** '+919826012345' as people and mails write it. */
export function spellingsOf(mobile: string): string[] {
  const ten = mobile.slice(-10);
  return [mobile, `+91 ${ten.slice(0, 5)} ${ten.slice(5)}`, `${ten.slice(0, 5)} ${ten.slice(5)}`, ten];
}

/** A name belongs to its person alone when it has several words. */
export function tracesOf({ contacts, names }: { contacts: readonly (string | null)[]; names: readonly (string | null)[] }): Traces {
  const told = (list: readonly (string | null)[]) => [...new Set(list.flatMap((text) => (text?.trim() ? [text.trim()] : [])))];
  const all = told(names);
  const full = all.filter((name) => /\s/.test(name));
  return { everywhere: [...told(contacts), ...full], nearby: all.filter((name) => !full.includes(name)) };
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** So that no part of a longer one stays. */
export const longestFirst = (words: readonly string[]): string[] => [...words].sort((a, b) => b.length - a.length);

/** The text without these words, whole and in any case. */
export function without(text: string, words: readonly string[]): string {
  return longestFirst(words).reduce((rest, word) => rest.replace(new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${escaped(word)}(?![\\p{L}\\p{M}\\p{N}])`, "giu"), GONE), text);
}

/** The same for every text in a stored value, however deep. */
export function valueWithout(value: unknown, words: readonly string[]): unknown {
  if (typeof value === "string") return without(value, words);
  if (Array.isArray(value)) return value.map((one) => valueWithout(one, words));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, valueWithout(one, words)]));
}

/** LIKE patterns that find them in lower case. */
export const patternsOf = (words: readonly string[]): string[] => words.map((word) => `%${word.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`);
