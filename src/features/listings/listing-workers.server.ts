import { displayName } from "../../domain/names.ts";
import type { Db } from "../../platform/database/database.server.ts";

/** Somebody who works in a district. `email` is the account's, else the profile's, else null. */
export type Worker = { userId: string; email: string | null; name: string };

/**
 * The people of a category who work in a district (not those who only live there), page by page, for the
 * notification of DECISIONS 19. Names of places are canonical.
 * @param after the `next` of the page before; null begins
 */
export async function workersIn(db: Db, { category, state, district }: { category: string; state: string; district: string }, { after = null, limit }: { after?: string | null; limit: number }): Promise<{ people: Worker[]; next: string | null }> {
  const { rows } = await db.$client.query<{ id: string; user_id: string; email: string | null; first_name: string; last_name: string }>(
    `SELECT l.id, u.id AS user_id, coalesce(u.email, l.email) AS email, u.first_name, u.last_name
     FROM listing_places p JOIN listings l ON l.id = p.listing_id JOIN users u ON u.id = l.owner_id
     WHERE p.category = $1 AND p.state = $2 AND p.district = $3 AND p.visible AND p.works_here AND ($4::uuid IS NULL OR p.listing_id < $4)
     ORDER BY p.listing_id DESC LIMIT $5`,
    [category, state, district, after, limit],
  );
  const people = rows.map((row) => ({ userId: row.user_id, email: row.email || null, name: displayName(row.first_name, row.last_name) }));
  return { people, next: rows.length === limit ? (rows.at(-1)?.id ?? null) : null };
}
