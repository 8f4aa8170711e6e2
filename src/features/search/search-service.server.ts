import { badInput } from "../../domain/errors.ts";
import type { Db } from "../../platform/database/database.server.ts";
import { dependsOn } from "../../platform/cache/answer-notes.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { decodeCursor, encodeCursor } from "../listings/listing-cursor.ts";
import { imageInfo } from "../listings/listing-media.server.ts";
import { categories as registered, categoryOf } from "../registry.ts";
import { SEARCH_CARDS, wordsIn } from "./search-model.ts";
import type { Amount, SearchAnswer, SearchCard, SearchGroup, SearchQuestion } from "./search-model.ts";
import { bestOf, countFound, lookUp, tsquery } from "./search-store.server.ts";
import type { Found, KnownWord, Row, Term } from "./search-store.server.ts";
import { meant } from "./spelling.ts";

/** One row in 256, or in 16, is in a sample (migration 0003): from so many hits there, the numbers are reckoned from it. */
const SAMPLES = { small: 256, large: 16 } as const;
/** About 5,000 rows: below, counting all of them is quick. */
const COUNT_ALL_BELOW = 20;
/** About 200,000 rows: from there the small sample is exact enough. */
const SMALL_SAMPLE_FROM = 800;
/** From so many on, the best of a category are read in their order until there are enough. */
const MANY = 4_000;

const keys = registered.map(({ key }) => key);

type Counted = { found: Found[]; about: boolean };

/** How many there are by category and state: counted, or reckoned from the sample that is large enough. */
async function count(db: Db, terms: readonly Term[]): Promise<Counted> {
  const times = (found: Found[], by: number) => ({ found: found.map((row) => ({ ...row, n: row.n * by })), about: true });
  const probe = await countFound(db, tsquery(terms, { sample: "ss" }));
  const hits = probe.reduce((sum, { n }) => sum + n, 0);
  if (hits >= SMALL_SAMPLE_FROM) return times(probe, SAMPLES.small);
  if (hits >= COUNT_ALL_BELOW) return times(await countFound(db, tsquery(terms, { sample: "s" })), SAMPLES.large);
  return { found: await countFound(db, tsquery(terms)), about: false };
}

/** The fullest first; those of the same number by name. */
function byName<Name extends "category" | "state">({ found, about }: Counted, name: Name, keep: (row: Found) => boolean): (Amount & Record<Name, string>)[] {
  const sums = new Map<string, number>();
  for (const row of found) if (row[name] && keep(row)) sums.set(row[name], (sums.get(row[name]) ?? 0) + row.n);
  const rows = [...sums].map(([key, n]) => ({ [name]: key, count: n, about }) as Amount & Record<Name, string>);
  return rows.sort((a, b) => b.count - a.count || (a[name] < b[name] ? -1 : 1));
}

/**
 * As it was typed where listings have it, or words that begin so; else what it may mean, and the word itself: usernames
 * do not stand in the dictionary, and one may be a letter away from a word that does.
 */
function asTyped({ word, known, begins, alike }: KnownWord): Term {
  if (known) return { words: [word], prefix: null };
  if (begins) return { words: [], prefix: word };
  const guesses = meant(word, alike);
  return { words: [...guesses, word], prefix: null };
}

/** Where nothing was found: what is alike counts as much as what was typed, which may be somebody's own mistake. */
function widened({ word, known, alike }: KnownWord): Term {
  const guesses = meant(word, alike);
  return { words: known ? [word, ...guesses] : [...guesses, word], prefix: word.length > 2 ? word : null };
}

function card({ id, photo, rating, rating_count: ratingCount, city, district, state, place: _place, ...row }: Row): SearchCard {
  return { _id: id, ...row, path: categoryOf(row.category).profilePath(row.slug), city: city ?? "", district: district ?? "", state: state ?? "", averageRating: rating, ratingCount, photo: photo && imageInfo(photo, "") };
}

const NOTHING: SearchAnswer = { corrected: null, total: { count: 0, about: false }, categories: [], states: [], next: null };

/** How the words were understood, where that is another spelling. */
function correction(words: readonly KnownWord[], terms: readonly Term[]): string | null {
  const text = terms.map(({ words: [first], prefix }) => first ?? prefix ?? "");
  return text.some((word, at) => word !== words[at]!.word) ? text.join(" ") : null;
}

/**
 * Looks for words in every category at once. Mistyped ones find what is spelt alike; numbers of large results are
 * reckoned from a sample and say so; the best rated come first.
 * @param cursor of a later page; only with a category
 * @throws 400 for a cursor that is none
 */
export async function searchEverything(deps: Pick<Deps, "db">, { q, state, category }: SearchQuestion, cursor?: string): Promise<SearchAnswer> {
  dependsOn("listings");
  const after = cursor && category ? decodeCursor("rating", cursor) : null;
  if (cursor && !after) throw badInput("This page of the list is not known.", { cursor: "This page of the list is not known." });
  const asked = wordsIn(q);
  if (asked.length === 0) return NOTHING;
  const words = await lookUp(deps.db, asked);
  let terms = words.map(asTyped);
  let counted = await count(deps.db, terms);
  if (counted.found.length === 0) {
    terms = words.map(widened);
    counted = await count(deps.db, terms);
  }
  const categories = byName(counted, "category", (row) => !state || row.state === state);
  // A category of which a sample saw nothing may still have some.
  const unseen = counted.about ? keys.filter((key) => !categories.some((one) => one.category === key)).map((key) => ({ category: key, count: 0, about: true })) : [];
  const limit = category ? SEARCH_CARDS.page : SEARCH_CARDS.each;
  const groups = await Promise.all(
    [...categories, ...unseen].map(async ({ category: key, ...amount }): Promise<SearchGroup & { rows: Row[] }> => {
      const rows = category && category !== key ? [] : await bestOf(deps.db, { query: tsquery(terms, { category: key, state }), limit: limit + 1, after, category: key, many: amount.count > MANY });
      const { singular: one, plural: many } = categoryOf(key);
      return { category: key, one, many, about: amount.about, count: Math.max(amount.count, rows.length), cards: rows.slice(0, limit).map(card), rows };
    }),
  );
  const chosen = groups.find((group) => group.category === category);
  const last = chosen?.rows[limit - 1];
  return {
    corrected: correction(words, terms),
    total: { count: chosen ? chosen.count : category ? 0 : groups.reduce((sum, group) => sum + group.count, 0), about: counted.about },
    categories: groups.filter((group) => group.count > 0).map(({ rows: _rows, ...group }) => group),
    states: byName(counted, "state", (row) => !category || row.category === category),
    next: last && chosen.rows.length > limit ? encodeCursor("rating", { rating: last.place, id: last.id }) : null,
  };
}
