/** The SQL of the search by words: `listing_search` and its dictionary (migrations 0003 and 0009). */
import type { QueryConfig } from "pg";
import type { Db } from "../../../platform/database/database.server.ts";
import { plainName, priceCondition } from "../listing-filter-sql.ts";
import type { AskedNumber } from "../listing-filters.ts";
import type { Position, Sort } from "../listing-cursor.ts";
import { proofConditions, type ProofAsked } from "../proof-filter.ts";
import { kmOf, nearCondition, nearestFirst, type NearAsked } from "../listing-near-sql.ts";
import { pickedCondition, type Picked } from "../listing-picked-sql.ts";
import { mark } from "./terms.ts";
import { freeCondition, TOLD_FIRST, type DaysAsked } from "../listing-days-sql.ts";

/**
 * A word that somebody typed: whether listings have it, whether words begin with it, and which are alike, the most alike
 * first; how it sounds, in any script ('' for what has no sound), and which other words sound so.
 */
export type KnownWord = {
  word: string;
  known: boolean;
  begins: boolean;
  alike: string[];
  sound: string;
  sounding: string[];
};

const ALIKE = 10;
const DICTIONARY_QUERY = `SELECT w.word, EXISTS (SELECT 1 FROM search_words s WHERE s.word = w.word) AS known,
  length(w.word) > 2 AND EXISTS (SELECT 1 FROM search_words s WHERE s.word LIKE w.pattern) AS begins,
  CASE WHEN length(w.word) > 3 THEN ARRAY(SELECT s.word FROM search_words s ORDER BY s.word <-> w.word LIMIT ${ALIKE}) ELSE '{}' END AS alike,
  w.sound, CASE WHEN w.sound <> '' THEN ARRAY(SELECT s.word FROM search_words s WHERE s.sound = w.sound AND s.word <> w.word ORDER BY similarity(s.word, w.word) DESC, s.word LIMIT ${ALIKE}) ELSE '{}' END AS sounding
FROM (SELECT t.word, t.pattern, t.place, sound_of(t.word) AS sound FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS t(word, pattern, place) OFFSET 0) w ORDER BY w.place`;

/** What the dictionary knows of these words, and of longer ones that begin with them. */
export async function lookUp(db: Db, words: readonly string[]): Promise<KnownWord[]> {
  if (words.length === 0) return [];
  const patterns = words.map((word) => `${word.replace(/[\\%_]/g, "\\$&")}%`);
  const { rows } = await db.$client.query<KnownWord>({
    name: "search words",
    text: DICTIONARY_QUERY,
    values: [words, patterns],
  });
  return rows;
}

/** Those of these words that listings have. */
export async function knownWords(db: Db, words: readonly string[]): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const { rows } = await db.$client.query<{ word: string }>({
    name: "search words known",
    text: "SELECT word FROM search_words WHERE word = ANY($1::text[])",
    values: [words],
  });
  return new Set(rows.map(({ word }) => word));
}

/** How words sound, in their order. */
export async function soundsOf(db: Db, words: readonly string[]): Promise<string[]> {
  const { rows } = await db.$client.query<{ sound: string }>({
    name: "search sounds",
    text: "SELECT sound_of(t.word) AS sound FROM unnest($1::text[]) WITH ORDINALITY AS t(word, place) ORDER BY t.place",
    values: [words],
  });
  return rows.map(({ sound }) => sound);
}

/** The dictionary is swept in so many parts, by a hash of the word (migration 0006). */
export const DICTIONARY_PARTS = 256;

/** Forgets the words of one part that no listing has any more; none while listings are being written. @returns how many */
export async function sweepWords(db: Db, part: number): Promise<number> {
  const { rows } = await db.$client.query<{ gone: string }>("SELECT sweep_search_words($1) AS gone", [part]);
  return Number(rows[0]?.gone ?? 0);
}

/** What is looked for: a tsquery, and what words cannot say. `city`: LIKE patterns of which one holds; `days`: only who is free; `near`: only what lies there. */
export type WordQuery = {
  query: string;
  numbers?: readonly AskedNumber[];
  city?: readonly string[];
  minRating?: number;
  proof?: ProofAsked | undefined;
  days?: DaysAsked | undefined;
  near?: NearAsked | undefined;
  /** Of the sample alone: one row in sixteen, or in 64 or 256 of the same (migration 0079). */
  sample?: SampleTimes | undefined;
} & Picked;
/** One row in so many. */
export type SampleTimes = 16 | 64 | 256;
type Put = (value: unknown) => string;

const number = (attribute: string) => `(s.numbers->>'${plainName(attribute)}')::numeric`;

/** Without a price behind all others, as the index has it (migration 0013). */
const PRICE = "coalesce(s.price, 999999999999999)";

/** Whether a number of a row is as it is asked to be. */
export const numberCondition = (put: Put, { attribute, compare, value, money }: AskedNumber): string =>
  money
    ? // As the index has it, so that what lies beyond the amount is not read.
      `s.price IS NOT NULL AND ${priceCondition(put, PRICE, { compare, value })}`
    : `${number(attribute)} ${compare === "atLeast" ? ">=" : "<="} ${put(value)}::numeric`;

/** Which rows of the sample: all of them are one in 16, the others are told by the last digits of the id; 256 have a mark in the index of words, too. */
const marked = (query: string, sample: SampleTimes) =>
  sample === 256 ? `${query && `${query} & `}'${mark.sample("ss")}'` : query;
const someOf = (id: string, sample: SampleTimes): string =>
  ({ 16: "", 64: ` AND get_byte(uuid_send(${id}), 15) < 64`, 256: ` AND get_byte(uuid_send(${id}), 15) = 0` })[sample];

/** `FROM … WHERE …` over `listing_search s`, or its sample, and the listing itself where its city is asked. */
export function fromWords(
  put: Put,
  { query, numbers = [], city = [], minRating = 0, proof, days, near, sample, ...picked }: WordQuery,
): string {
  const conditions = [
    `s.words @@ ${put(sample ? marked(query, sample) : query)}::tsquery`,
    ...numbers.map((asked) => numberCondition(put, asked)),
    ...(city.length > 0 ? [`(${city.map((pattern) => `l.search_text LIKE ${put(pattern)}`).join(" OR ")})`] : []),
    ...(minRating > 0 ? [`s.rating >= ${put(minRating)}::real`] : []),
    ...(days ? [freeCondition(put, days)] : []),
    ...(near ? [nearCondition(put, near)] : []),
  ];
  // Of a sample each row's days are looked up behind all else: the planner takes them for few, and would read everybody's first.
  const of = near ? "c" : "s";
  const joined = !days
    ? ""
    : sample
      ? ` CROSS JOIN LATERAL (SELECT d.told, d.lead_days, d.by_day, d.by_evening FROM listing_days d WHERE d.listing_id = ${of}.listing_id AND d.state = '' AND d.district = '' AND in_sample(d.listing_id) OFFSET 0) d`
      : " JOIN listing_days d ON d.listing_id = s.listing_id AND d.state = '' AND d.district = ''";
  const placed = near ? " JOIN listing_cells c ON c.listing_id = s.listing_id" : "";
  // Of a circle its cells are read, and those of the sample left out there.
  const some = !sample
    ? ""
    : near
      ? ` AND in_sample(c.listing_id)${someOf("c.listing_id", sample)}`
      : sample === 64
        ? someOf("s.listing_id", sample)
        : "";
  return `FROM ${sample ? "listing_samples" : "listing_search"} s${city.length > 0 ? " JOIN listings l ON l.id = s.listing_id" : ""}${placed}${joined} WHERE ${conditions.join(" AND ")}${some}${proofConditions(put, "s", proof)}${pickedCondition(put, picked, "s.listing_id")}`;
}

/** How many rows of a category, in these states, a search finds. */
export type Found = { category: string; states: string[]; n: number };

/**
 * One row for each category and set of states, for pages to add up; of a sample as many as lie in it. Prepared where
 * the words alone vary.
 */
export async function countFound(db: Db, asked: WordQuery): Promise<Found[]> {
  const values: unknown[] = [];
  const from = fromWords((value) => `$${values.push(value)}`, asked);
  const text = `SELECT s.category, s.states, count(*)::int AS n ${from} GROUP BY 1, 2`;
  const plain = values.length === 1 && !asked.proof;
  return (
    await db.$client.query<Found>({
      ...(plain ? { name: `search count ${asked.sample ?? ""}` } : {}),
      text,
      values,
    } as QueryConfig)
  ).rows;
}

/** What stands first among what is found, beside the ranking. */
export type Named = {
  /** Names that were asked for, as `listing_search.name` has them. */
  names: readonly string[];
  /** A regular expression for names with all the words in them; null for none. */
  inName: string | null;
  /** The same for the words as they were typed; null where that makes no difference. */
  asTyped: string | null;
  exactName: number;
  wordsInName: number;
  wordsAsTyped: number;
};
export type Best = WordQuery & {
  category: string;
  /** Whether many are expected: the first are then read from the index in their order, and names stand nowhere in front. */
  many: boolean;
  named: Named;
  sort: Sort;
  after: Position | null;
  limit: number;
};

/** How an index of the category is read: what it is in the order of, the order, and from where on. */
function inOrder(put: Put, sort: Sort, after: Position | null): [by: string, order: string, key: string] {
  if (sort === "price") {
    const key = () => {
      const last = put(after?.rating);
      return `AND ${PRICE} >= ${last}::bigint AND (${PRICE} > ${last}::bigint OR s.listing_id < ${put(after?.id)}::uuid)`;
    };
    return [PRICE, `${PRICE}, s.listing_id DESC`, after ? key() : ""];
  }
  if (sort === "newest")
    return ["s.ranking", "s.listing_id DESC", after ? `AND s.listing_id < ${put(after.id)}::uuid` : ""];
  const by = sort === "rating" ? "s.by_stars" : "s.ranking";
  const key = after ? `AND (${by}, s.listing_id) < (${put(after.rating)}::real, ${put(after.id)}::uuid)` : "";
  return [by, `${by} DESC, s.listing_id DESC`, key];
}

/** `SELECT id, place …`: the best listings of a category in their order; `place` is what they are ordered by. */
export function bestQuery(put: Put, { many, named, sort, after, limit, category, ...asked }: Best): string {
  const from = fromWords(put, asked);
  const more = Math.trunc(limit);
  // Many: the index of the category is read in its order, which the planner must see. Few: all of them are put in order.
  if (many) {
    const [by, order, key] = inOrder(put, sort, after);
    return `SELECT s.listing_id AS id, ${by} AS place ${from} AND s.category = ${put(category)} ${key} ORDER BY ${order} LIMIT ${more}`;
  }
  // Asked for only where it decides: a value that no part of the query takes is refused.
  const score = () =>
    named.names.length === 0 && named.inName === null
      ? "s.ranking"
      : `(s.ranking + CASE WHEN s.name = ANY(${put(named.names)}::text[]) THEN ${named.exactName}${named.asTyped === null ? "" : ` WHEN s.name ~ ${put(named.asTyped)} THEN ${named.wordsAsTyped}`}${named.inName === null ? "" : ` WHEN s.name ~ ${put(named.inName)} THEN ${named.wordsInName}`} ELSE 0 END)::real`;
  // Few: who keeps a calendar stands first, where days are asked for.
  const dated = asked.days && sort === "best";
  const place =
    sort === "price"
      ? PRICE
      : sort === "near" && asked.near
        ? nearestFirst(kmOf(put, asked.near), "s.ranking")
        : sort === "rating"
          ? "s.by_stars"
          : dated
            ? `(${score()})::numeric + CASE WHEN d.told THEN ${TOLD_FIRST} ELSE 0 END`
            : score();
  const real = dated ? "numeric" : "real";
  const order = {
    best: "place DESC, id DESC",
    rating: "place DESC, id DESC",
    newest: "id DESC",
    price: "place, id DESC",
    near: "place, id DESC",
  }[sort];
  const beyond = (last: Position) =>
    `WHERE (place > ${put(last.rating)}::numeric OR (place = ${put(last.rating)}::numeric AND id < ${put(last.id)}::uuid))`;
  const behind = after
    ? {
        best: () => `WHERE (place, id) < (${put(after.rating)}::${real}, ${put(after.id)}::uuid)`,
        rating: () => `WHERE (place, id) < (${put(after.rating)}::real, ${put(after.id)}::uuid)`,
        newest: () => `WHERE id < ${put(after.id)}::uuid`,
        price: () => beyond(after),
        near: () => beyond(after),
      }[sort]()
    : "";
  return `SELECT id, place FROM (SELECT s.listing_id AS id, ${place} AS place ${from} OFFSET 0) hits ${behind} ORDER BY ${order} LIMIT ${more}`;
}
