/** Whether a word and the same word in another script, or another word for the same, are taken for one. */
import { districtsOf, inHindi, states } from "../src/domain/places/places.ts";
import { headOf } from "../src/features/listings/understanding/aliases.ts";
import { questionWords } from "../src/features/listings/understanding/question-words.ts";
import { PHRASE_WORDS, phraseKey, vocabularyFor } from "../src/features/listings/understanding/vocabulary.ts";
import { categories } from "../src/features/registry.ts";
import { benchDatabase } from "./database.ts";
import { TRADE_PAIRS } from "./sound-pairs.ts";
import type { Settings, Table } from "./table.ts";

/** Said by their meaning in Hindi, so that no sound tells them. */
const TRANSLATED = new Set(
  "and north south east west eastern central upper lower new old outer city suburban urban rural valley metropolitan the islands".split(
    " ",
  ),
);

/** Words of the names of places in the register with those of the same names in Hindi. */
function placePairs(): (readonly [string, string])[] {
  const pairs = new Map<string, readonly [string, string]>();
  for (const state of states())
    for (const district of ["", ...districtsOf(state)]) {
      const english = questionWords(district || state);
      // With its dots (ड़), as it is typed; the questions' own words have lost them.
      const hindi = (inHindi(state, district) ?? "").split(/[ -]/);
      if (english.length !== hindi.length) continue;
      for (const [at, word] of english.entries())
        if (!TRANSLATED.has(word) && !/\d/.test(word)) pairs.set(`${word} ${hindi[at]}`, [word, hindi[at]!]);
    }
  return [...pairs.values()];
}

/** Looks at every pair by its sound, and at words of the trade by their groups as well; and how long a sound takes. */
export async function benchSound({ listings }: Settings): Promise<Table> {
  const { pool, stop } = await benchDatabase(listings);
  const soundsOf = async (words: readonly string[]) =>
    (
      await pool.query<{ sound: string }>(
        "SELECT sound_of(t.word) AS sound FROM unnest($1::text[]) WITH ORDINALITY AS t(word, place) ORDER BY t.place",
        [words],
      )
    ).rows.map(({ sound }) => sound);
  const { phrases, others } = vocabularyFor(categories);
  const meaning = (words: readonly string[]) => {
    const key = phraseKey(words);
    return words.length <= PHRASE_WORDS ? (others.get(key) ?? key) : key;
  };
  const shares: [string, number, number][] = [];
  const wrong: string[] = [];
  const count = async (what: string, pairs: readonly (readonly [string, string])[], byMeaning: boolean) => {
    const typed = await soundsOf(pairs.map(([word]) => word));
    const meant = await soundsOf(pairs.map(([, word]) => word));
    const right = pairs.filter(([one, other], at) => {
      const [a, b] = [questionWords(one), questionWords(other)];
      const same =
        typed[at] === meant[at] ||
        (byMeaning &&
          (meaning(a) === meaning(b) ||
            a.map(headOf).join(" ") === b.map(headOf).join(" ") ||
            // Names of one thing of one category.
            (phrases.get(phraseKey(a)) ?? []).some((way) =>
              (phrases.get(phraseKey(b)) ?? []).some(
                (other_) =>
                  other_.category === way.category && other_.way === way.way && `${other_.values}` === `${way.values}`,
              ),
            )));
      if (!same) wrong.push(`${one} ${other}: ${typed[at]} ${meant[at]}`);
      return same;
    });
    shares.push([what, right.length, pairs.length]);
  };
  await count("words of the trade, by sound alone", TRADE_PAIRS, false);
  // Those that no sound can tell are no fault of it.
  wrong.length = 0;
  await count("words of places", placePairs(), false);
  await count("words of the trade", TRADE_PAIRS, true);
  const words = await pool.query<{ n: number; sounds: number; most: number }>(
    "SELECT sum(n)::int AS n, count(*)::int AS sounds, max(n)::int AS most FROM (SELECT count(*) AS n FROM search_words WHERE sound <> '' GROUP BY sound) s",
  );
  const startedAt = performance.now();
  const timed = await pool.query<{ n: number }>("SELECT count(sound_of(word))::int AS n FROM search_words");
  const each = ((performance.now() - startedAt) * 1000) / (timed.rows[0]?.n || 1);
  await stop();
  for (const line of wrong) console.log(`    wrong  ${line}`);
  const { n, sounds, most } = words.rows[0]!;
  return {
    title: "Words that are one word, in two scripts or two ways",
    rows: [
      ["pairs", "to reach", "are one"],
      ...shares.map(([what, right, all]) => [
        what,
        what === "words of places" ? "94 %" : what === "words of the trade" ? "90 %" : "–",
        `${((100 * right) / all).toFixed(1)} % of ${all}`,
      ]),
      ["words a sound in the dictionary", "–", `${(n / sounds).toFixed(2)}, most ${most}`],
      ["a sound made", "–", `${each.toFixed(1)} µs`],
    ],
  };
}
