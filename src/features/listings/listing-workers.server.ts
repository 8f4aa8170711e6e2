import { displayName } from "../../domain/names.ts";
import type { LanguageCode } from "../../domain/words/languages.ts";
import type { Db } from "../../platform/database/database.server.ts";

/** Somebody who works in a district. `email` is the account's, else the profile's, else null. */
export type Worker = { userId: string; email: string | null; name: string; language: LanguageCode };

/** `home`: those who live there count, too. */
export type AreaPlace = { category: string; state: string; district: string; home?: boolean };

/** The shown listing of this person that works (or with `home` lives) in one of these places, or null. */
export async function ownListingIn(
  db: Db,
  ownerId: string,
  places: readonly AreaPlace[],
): Promise<{ id: string; category: string; title: string } | null> {
  for (const { category, state, district, home = false } of places) {
    const { rows } = await db.$client.query<{ id: string; category: string; title: string }>(
      `SELECT l.id, l.category, l.title FROM listings l JOIN listing_places p ON p.listing_id = l.id
       WHERE l.owner_id = $1 AND l.category = $2 AND l.status = 'approved' AND p.state = $3 AND p.district = $4 AND p.visible AND (p.works_here OR $5)
       ORDER BY l.id LIMIT 1`,
      [ownerId, category, state, district, home],
    );
    if (rows[0]) return rows[0];
  }
  return null;
}

/**
 * The people of a category who work in a district (not those who only live there), page by page, for the
 * notification of DECISIONS 19. Names of places are canonical.
 * @param after the `next` of the page before; null begins
 */
export async function workersIn(
  db: Db,
  { category, state, district, home = false }: AreaPlace,
  { after = null, limit }: { after?: string | null; limit: number },
): Promise<{ people: Worker[]; next: string | null }> {
  const { rows } = await db.$client.query<{
    id: string;
    user_id: string;
    email: string | null;
    first_name: string;
    last_name: string;
    language: LanguageCode;
  }>(
    `SELECT l.id, u.id AS user_id, coalesce(CASE WHEN u.email_proven_at IS NOT NULL THEN u.email END, l.email) AS email, u.first_name, u.last_name, u.language
     FROM listing_places p JOIN listings l ON l.id = p.listing_id JOIN users u ON u.id = l.owner_id
     WHERE p.category = $1 AND p.state = $2 AND p.district = $3 AND p.visible AND (p.works_here OR $6) AND ($4::uuid IS NULL OR p.listing_id < $4)
     ORDER BY p.listing_id DESC LIMIT $5`,
    [category, state, district, after, limit, home],
  );
  const people = rows.map((row) => ({
    userId: row.user_id,
    email: row.email || null,
    name: displayName(row.first_name, row.last_name),
    language: row.language,
  }));
  return { people, next: rows.length === limit ? (rows.at(-1)?.id ?? null) : null };
}
