/** The cards of a search over every category; what is found is said by `listings/understanding`. */
import type { Db } from "../../platform/database/database.server.ts";
import type { MediaRow } from "../listings/listing-media.server.ts";
import { bestQuery } from "../listings/understanding/word-index.server.ts";
import type { Best } from "../listings/understanding/word-index.server.ts";

export type Row = {
  id: string;
  category: string;
  slug: string;
  title: string;
  city: string | null;
  district: string | null;
  state: string | null;
  rating: number;
  ranking: number;
  /** What the row is ordered by, as PostgreSQL prints it. */
  place: string;
  rating_count: number;
  photo: Pick<MediaRow, "id" | "category" | "kind" | "width" | "height" | "widths" | "hasAvif"> | null;
};

/** The best listings of a category, as cards. */
export async function bestCards(db: Db, best: Best): Promise<Row[]> {
  const values: unknown[] = [];
  const found = bestQuery((value) => `$${values.push(value)}`, best);
  const text = `WITH found AS MATERIALIZED (${found})
SELECT l.id, l.category, l.slug, l.title, l.city, l.district, l.state, l.rating, l.ranking, f.place::text AS place, l.rating_count,
  CASE WHEN m.id IS NOT NULL THEN json_build_object('id', m.id, 'category', m.category, 'kind', m.kind, 'width', m.width, 'height', m.height, 'widths', m.widths, 'hasAvif', m.has_avif) END AS photo
FROM found f JOIN listings l ON l.id = f.id LEFT JOIN media m ON m.listing_id = l.id AND m.kind = 'profile' ORDER BY f.place DESC, f.id DESC`;
  return (await db.$client.query<Row>({ text, values })).rows;
}

/** One of the best, and where it is found. */
export type FoundId = { id: string; category: string; states: string[] };

/** The best listings of a category, without what a card shows. */
export async function bestIds(db: Db, best: Best): Promise<FoundId[]> {
  const values: unknown[] = [];
  const found = bestQuery((value) => `$${values.push(value)}`, best);
  const text = `WITH found AS MATERIALIZED (${found})
SELECT s.listing_id AS id, s.category, s.states FROM found f JOIN listing_search s ON s.listing_id = f.id ORDER BY f.place DESC, f.id DESC`;
  return (await db.$client.query<FoundId>({ text, values })).rows;
}

/** The beginning of a name, as `listing_search.name` has it: the best of those whose names begin so. */
export async function namesBeginning(
  db: Db,
  beginning: string,
  limit: number,
): Promise<{ title: string; category: string; slug: string }[]> {
  // The first by name, however many there are; of these the best first.
  const { rows } = await db.$client.query<{ title: string; category: string; slug: string }>({
    name: "names beginning",
    text: `SELECT l.title, l.category, l.slug FROM (SELECT listing_id, ranking FROM listing_search WHERE name LIKE $1 ORDER BY name LIMIT 40) s JOIN listings l ON l.id = s.listing_id ORDER BY s.ranking DESC, s.listing_id DESC LIMIT $2::int`,
    values: [`${beginning.replace(/[\\%_]/g, "\\$&")}%`, limit],
  });
  return rows;
}
