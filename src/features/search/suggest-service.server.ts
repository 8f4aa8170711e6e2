import { language, say } from "../../domain/words/say.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { dependsOn } from "../../platform/cache/answer-notes.server.ts";
import { placeWordsSaid } from "../../domain/places/place-said.ts";
import { findPlaces } from "../../domain/places/places.ts";
import { beginning, questionWords } from "../listings/understanding/question-words.ts";
import { categories, categoryOf } from "../registry.ts";
import { namesBeginning } from "./search-store.server.ts";

export type Suggestion = {
  what: "category" | "kind" | "place" | "name";
  text: string;
  /** The question with it in place of its last words. */
  q: string;
  /** The page of a name. */
  path: string | null;
};

const MOST = { phrases: 3, places: 3, names: 4, all: 8 } as const;
/** So many of the last words may be the beginning of one thing. */
const LAST_WORDS = 3;
const ENOUGH = 2;

/** Every category and kind by the words that its list shows. */
const PHRASES = categories
  .flatMap(({ plural, words = {} }) => [
    { what: "category" as const, text: plural, names: [plural, ...(words.names ?? [])] },
    ...Object.values(words.kinds ?? {}).flatMap((values) =>
      Object.entries(values).map(([value, names]) => ({
        what: "kind" as const,
        text: value,
        names: [value, ...names],
      })),
    ),
    ...Object.entries(words.things ?? {}).map(([thing, names]) => ({
      what: "kind" as const,
      text: thing.charAt(0).toUpperCase() + thing.slice(1),
      names: [thing, ...names],
    })),
  ])
  .map((phrase) => ({ ...phrase, keys: phrase.names.map((name) => questionWords(name).join(" ")) }));

const phrasesBeginning = (typed: string) =>
  PHRASES.filter(({ keys, text }) => text.length > 2 && keys.some((key) => key.startsWith(typed)))
    // What is called so before what is only meant by it.
    .sort((a, b) => Number(b.keys[0]!.startsWith(typed)) - Number(a.keys[0]!.startsWith(typed)))
    .slice(0, MOST.phrases);

/** How a question that is being typed may go on. Of each kind few, so that all have room. */
export async function suggestionsFor(deps: Pick<Deps, "db">, question: string): Promise<Suggestion[]> {
  dependsOn("listings");
  const words = questionWords(beginning(question));
  const whole = words.join(" ");
  if (whole.length < ENOUGH) return [];
  const phrases: Suggestion[] = [];
  const places: Suggestion[] = [];
  for (let last = Math.min(LAST_WORDS, words.length); last > 0 && phrases.length + places.length === 0; last--) {
    const typed = words.slice(-last).join(" ");
    if (typed.length < ENOUGH) continue;
    const before = words.slice(0, -last).join(" ");
    const with_ = (text: string) => (before ? `${before} ${text}` : text);
    phrases.push(
      ...phrasesBeginning(typed).map(({ what, text }) => ({
        what,
        text: with_(say(text)),
        q: with_(text),
        path: null,
      })),
    );
    places.push(
      // A district called like its state is the same question: the state is named alone.
      ...findPlaces(typed, MOST.places + 1)
        .filter(
          ({ state, district }, _at, all) =>
            district !== state || !all.some((one) => one.state === state && !one.district),
        )
        .slice(0, MOST.places)
        .map(({ state, district, label }) => ({
          what: "place" as const,
          text: with_(language() === "en" ? label : placeWordsSaid(state, district, state)),
          q: with_(district ?? state),
          path: null,
        })),
    );
  }
  const names = whole.length > ENOUGH ? await namesBeginning(deps.db, whole, MOST.names) : [];
  return [
    ...phrases,
    ...places,
    ...names.map(({ title, category, slug }) => ({
      what: "name" as const,
      text: `${title} · ${say(categoryOf(category).singular)}`,
      q: title,
      path: categoryOf(category).profilePath(slug),
    })),
  ].slice(0, MOST.all);
}
