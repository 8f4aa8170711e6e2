/** What the pieces of a question ask for: places, numbers, and kinds or things of a category. Pure. */
import type { At } from "../../../domain/places/places-search.ts";
import { searchKey } from "../../../domain/text.ts";
import type { AskedNumber } from "../listing-filters.ts";
import type { PartKind } from "./question-model.ts";
import { bothNumbers } from "./question-words.ts";
import { spanText } from "./spans.ts";
import type { Found, Phrase, Span } from "./spans.ts";
import { mark } from "./terms.ts";
import type { Term } from "./terms.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A part that was understood; without `term` and `number` it narrows nothing. */
export type ReadPart = {
  what: PartKind;
  label: string;
  spans: readonly Span[];
  term?: Term;
  number?: AskedNumber & { name: string };
  facet?: { name: string; values: readonly string[] };
  places?: readonly At[];
};

const capital = (text: string) => text.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());

/** Districts of a named state alone, where both are named; all of them otherwise. */
export function placeParts(words: readonly string[], found: readonly Found[]): ReadPart[] {
  const named = found.filter((one) => one.is === "place");
  const states = new Set(
    named.flatMap(({ places }) => places.filter((at) => at.district === "").map((at) => at.state)),
  );
  const districts = named.flatMap((one) => {
    const all = one.places.filter(({ district }) => district !== "");
    const within = all.filter(({ state }) => states.has(state));
    return all.length > 0 ? [{ ...one, places: within.length > 0 ? within : all, narrowed: within.length > 0 }] : [];
  });
  const chosen = districts.length > 0 ? districts : named.map((one) => ({ ...one, narrowed: false }));
  if (chosen.length === 0) return [];
  const places = [...new Map(chosen.flatMap((one) => one.places).map((at) => [mark.place(at), at])).values()];
  const label = chosen.map((one) =>
    one.places.length === 1 ? one.places[0]!.district || one.places[0]!.state : capital(spanText(words, one)),
  );
  // A state beside a district that is not in it is asked for as well.
  const alone = named.filter(
    (one) =>
      districts.length > 0 &&
      one.places.every(({ district }) => district === "") &&
      !places.some(({ state }) => one.places.some((at) => at.state === state)),
  );
  const merged = named.filter((one) => !alone.includes(one));
  return [
    {
      what: "place",
      label: [...new Set(label)].join(" or "),
      spans: merged.map(({ from, to }) => ({ from, to })),
      term: { any: places.map((at) => [mark.place(at)]) },
      places,
    },
    ...alone.map((one) => ({
      what: "place" as const,
      label: one.places[0]!.state,
      spans: [{ from: one.from, to: one.to }],
      term: { any: one.places.map((at) => [mark.place(at)]) },
      places: one.places,
    })),
  ];
}

/** What the numbers count in a category: money, what its description says, or how many of them somebody wants. */
export function numberParts(
  words: readonly string[],
  found: readonly Found[],
  category: string,
  named: boolean,
  { categories }: Vocabulary,
): { parts: ReadPart[]; counting: number[] } {
  const rules = Object.entries(categories.find(({ key }) => key === category)?.numbers ?? {});
  const parts: ReadPart[] = [];
  const counting: number[] = [];
  for (const [at, one] of found.entries()) {
    if (one.is !== "number") continue;
    const nextWeighty = found.slice(at + 1).find((next) => next.is !== "small");
    const near = one.money ? [] : words.slice(Math.max(0, one.from - 2), one.to + 3);
    const counted = rules.find(([, { words: said = [] }]) => said.some((word) => near.includes(word)));
    const money = rules.find(([, rule]) => rule.money);
    const bare = rules.find(([, rule]) => rule.words && rule.compare === "atLeast");
    const ofThem = nextWeighty?.is === "phrase" && nextWeighty.from === one.to && !counted;
    if (one.money && money) {
      const [name, { attribute, compare }] = money;
      const amount = `₹${one.value.toLocaleString("en-IN")}`;
      parts.push({
        what: "number",
        label: one.least ? `from ${amount}` : `up to ${amount}`,
        spans: [one],
        number: { name, attribute, compare: one.least ? "atLeast" : compare, value: one.value * 100 },
      });
    } else if (counted || (bare && !ofThem && !one.money)) {
      const [name, { attribute, compare, words: said = [] }] = (counted ?? bare)!;
      const word = said.find((said) => near.includes(said));
      const beside = words.findIndex((w, place) => w === word && place >= one.from - 2 && place < one.to + 3);
      if (beside >= 0) counting.push(beside);
      parts.push({
        what: "number",
        label: `${one.value.toLocaleString("en-IN")} ${said[0]}`,
        spans: [one, ...(beside >= 0 ? [{ from: beside, to: beside + 1 }] : [])],
        number: { name, attribute, compare, value: one.value },
      });
    } else if (ofThem || (named && !one.money))
      parts.push({
        what: "number",
        label: `${one.value.toLocaleString("en-IN")} ${ofThem ? spanText(words, nextWeighty) : ""}`.trim(),
        spans: [one],
      });
    else if (one.money) parts.push({ what: "number", label: `₹${one.value.toLocaleString("en-IN")}`, spans: [one] });
  }
  return { parts, counting };
}

/** A phrase with its last word in both numbers: 'cordless microphone' and 'cordless microphones'. */
const inBothNumbers = (said: readonly string[]): string[][] =>
  bothNumbers(said.at(-1) ?? "").map((last) => [...said.slice(0, -1), last]);

/** What the phrases ask of listings of a category; those that speak of others stay words. */
export function phraseParts(
  words: readonly string[],
  phrases: readonly Phrase[],
  category: string,
): { parts: ReadPart[]; strange: Phrase[] } {
  const parts: ReadPart[] = [];
  const strange: Phrase[] = [];
  for (const phrase of phrases) {
    const meaning = phrase.meanings.find((one) => one.category === category);
    const spans = [{ from: phrase.from, to: phrase.to }];
    if (!meaning) strange.push(phrase);
    else if (meaning.way === "kind") {
      const { facet = "", values = [] } = meaning;
      // Two values of one facet are a choice: 'singer or dancer'.
      const before = parts.find((part) => part.facet?.name === facet);
      const all = [...new Set([...(before?.facet?.values ?? []), ...values])];
      const part: ReadPart = {
        what: "kind",
        label: all.join(" or "),
        spans: [...(before?.spans ?? []), ...spans],
        term: { any: all.map((value) => [mark.facet(facet, searchKey(value))]) },
        facet: { name: facet, values: all },
      };
      if (before) parts.splice(parts.indexOf(before), 1, part);
      else parts.push(part);
    } else if (meaning.way === "thing")
      parts.push({
        what: "kind",
        label: capital(spanText(words, phrase)),
        spans,
        term: { any: (meaning.said ?? []).flatMap(inBothNumbers) },
      });
  }
  return { parts, strange };
}
