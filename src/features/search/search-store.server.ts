/** The SQL of the search over every category: `listing_search` and its dictionary (migration 0003). */
import type { Db } from "../../platform/database/database.server.ts";
import type { Place } from "../listings/listing-cursor.ts";
import type { MediaRow } from "../listings/listing-media.server.ts";

/** A word that somebody typed: whether listings have it, whether words begin with it, and which are alike, the most alike first. */
export type KnownWord = { word: string; known: boolean; begins: boolean; alike: string[] };

const ALIKE = 10;
export const DICTIONARY_QUERY = `SELECT w.word, EXISTS (SELECT 1 FROM search_words s WHERE s.word = w.word) AS known,
  length(w.word) > 2 AND EXISTS (SELECT 1 FROM search_words s WHERE s.word LIKE w.pattern) AS begins,
  ARRAY(SELECT s.word FROM search_words s ORDER BY s.word <-> w.word LIMIT ${ALIKE}) AS alike
FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS w(word, pattern, place) ORDER BY w.place`;

export async function lookUp(db: Db, words: readonly string[]): Promise<KnownWord[]> {
  const patterns = words.map((word) => `${word.replace(/[\\%_]/g, "\\$&")}%`);
  const { rows } = await db.$client.query<KnownWord>({ name: "search words", text: DICTIONARY_QUERY, values: [words, patterns] });
  return rows;
}

/** The dictionary is swept in so many parts, by a hash of the word (migration 0006). */
export const DICTIONARY_PARTS = 256;

/** Forgets the words of one part that no listing has any more; none while listings are being written. @returns how many */
export async function sweepWords(db: Db, part: number): Promise<number> {
  const { rows } = await db.$client.query<{ gone: string }>("SELECT sweep_search_words($1) AS gone", [part]);
  return Number(rows[0]?.gone ?? 0);
}

/** Any of these words, or the beginning of one. */
export type Term = { words: readonly string[]; prefix: string | null };
const lexeme = (text: string) => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;

/** A tsquery: all terms, and the marks that rows carry behind a control character. */
export function tsquery(terms: readonly Term[], { category, state, sample }: { category?: string; state?: string; sample?: "s" | "ss" } = {}): string {
  const marks = [sample && `\u0001${sample}`, category && `\u0002${category}`, state && `\u0003${state.toLowerCase()}`].filter((mark) => mark !== undefined && mark !== "");
  const any = terms.map(({ words, prefix }) => `(${[...words.map(lexeme), ...(prefix === null ? [] : [`${lexeme(prefix)}:*`])].join(" | ")})`);
  return [...any, ...marks.map((mark) => lexeme(mark as string))].join(" & ");
}

/** How many rows of a category and a state a tsquery finds. */
export type Found = { category: string; state: string | null; n: number };
export const COUNT_QUERY = "SELECT category, state, count(*)::int AS n FROM listing_search WHERE words @@ $1::tsquery GROUP BY 1, 2";

export async function countFound(db: Db, query: string): Promise<Found[]> {
  return (await db.$client.query<Found>({ name: "search count", text: COUNT_QUERY, values: [query] })).rows;
}

export type Row = { id: string; category: string; slug: string; title: string; city: string | null; district: string | null; state: string | null; rating: number; place: string; rating_count: number; photo: Pick<MediaRow, "id" | "category" | "kind" | "width" | "height" | "widths" | "hasAvif"> | null };

const CARDS = `SELECT l.id, l.category, l.slug, l.title, l.city, l.district, l.state, l.rating, f.rating::text AS place, l.rating_count,
  CASE WHEN m.id IS NOT NULL THEN json_build_object('id', m.id, 'category', m.category, 'kind', m.kind, 'width', m.width, 'height', m.height, 'widths', m.widths, 'hasAvif', m.has_avif) END AS photo
FROM found f JOIN listings l ON l.id = f.listing_id LEFT JOIN media m ON m.listing_id = l.id AND m.kind = 'profile' ORDER BY f.rating DESC, f.listing_id DESC`;

const AFTER = "($3::real IS NULL OR (rating, listing_id) < ($3::real, $4::uuid))";

/** All that are found, sorted: where they are few. */
export const FEW_QUERY = `WITH hits AS MATERIALIZED (SELECT listing_id, rating FROM listing_search WHERE words @@ $1::tsquery AND ${AFTER}),
found AS (SELECT * FROM hits ORDER BY rating DESC, listing_id DESC LIMIT $2::int) ${CARDS}`;

/** The best first until there are enough: where they are many, the first are soon found. */
export const MANY_QUERY = `WITH found AS MATERIALIZED (SELECT listing_id, rating FROM listing_search WHERE category = $5 AND words @@ $1::tsquery AND ${AFTER} ORDER BY rating DESC, listing_id DESC LIMIT $2::int) ${CARDS}`;

/** The best listings of a category that a tsquery finds. `many`: whether they are expected to be. */
export async function bestOf(db: Db, { query, limit, after, category, many }: { query: string; limit: number; after: Place | null; category: string; many: boolean }): Promise<Row[]> {
  const values = [query, limit, after?.rating ?? null, after?.id ?? null];
  const { rows } = await db.$client.query<Row>(many ? { text: MANY_QUERY, values: [...values, category] } : { text: FEW_QUERY, values });
  return rows;
}
