/** What admins see of listings of every category, in whatever status. Who calls it has made sure that an admin asks. */
import { isUuid } from "../../domain/ids.ts";
import type { ImageInfo } from "../../domain/images.ts";
import { say } from "../../domain/words/say.ts";
import type { Db } from "../../platform/database/database.server.ts";
import { likeWords } from "../../platform/database/like.server.ts";
import type { ListingStatus } from "./listing-access.ts";
import { imageInfo, photosOf } from "./listing-media.server.ts";
import type { MediaRow } from "./listing-media.server.ts";

/** A listing on the admins' lists. `city` falls back to the district. `photo` is the first image, or null. */
export type AdminListingRow = {
  id: string;
  category: string;
  slug: string;
  title: string;
  status: ListingStatus;
  statusReason: string | null;
  city: string | null;
  state: string | null;
  rating: number;
  ratingCount: number;
  attributes: Record<string, unknown>;
  createdAt: Date;
  updatedAt: Date;
  owner: { id: string; username: string } | null;
  photo: ImageInfo | null;
};

/** The same with everything that its owner wrote. */
export type AdminListing = AdminListingRow & {
  email: string | null;
  phone: string | null;
  address: string | null;
  district: string | null;
  pin: string | null;
  gallery: ImageInfo[];
};

export type AdminListingFilter = {
  category?: string | undefined;
  city?: string | undefined;
  status?: ListingStatus | undefined;
  q?: string | undefined;
};

type Raw = Omit<AdminListingRow, "photo"> & { photo: MediaRow | null };

const CITY = "coalesce(nullif(l.city, ''), l.district)";
const COLUMNS = `l.id, l.category, l.slug, l.title, l.status, l.status_reason AS "statusReason", ${CITY} AS city, l.state, l.rating, l.rating_count AS "ratingCount",
  l.attributes, l.created_at AS "createdAt", l.updated_at AS "updatedAt", CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'username', u.username) END AS owner`;
const PHOTO = `LEFT JOIN LATERAL (
    SELECT json_build_object('id', id, 'category', category, 'kind', kind, 'width', width, 'height', height, 'widths', widths, 'hasAvif', has_avif) AS photo
    FROM media WHERE listing_id = l.id AND kind IN ('profile', 'gallery') ORDER BY kind = 'profile' DESC, position, id LIMIT 1
  ) m ON true`;

const shown = ({ photo, ...row }: Raw): AdminListingRow => ({ ...row, photo: photo && imageInfo(photo, "") });

function conditions({ category, city, status, q }: AdminListingFilter): { where: string[]; values: unknown[] } {
  const values: unknown[] = [];
  const value = (one: unknown) => `$${values.push(one)}`;
  const where: string[] = [];
  if (status) where.push(`l.status = ${value(status)}`);
  if (category) where.push(`l.category = ${value(category)}`);
  if (city) where.push(`${CITY} = ${value(city)}`);
  for (const pattern of likeWords(q ?? "")) {
    const at = value(pattern);
    where.push(
      `(l.search_text LIKE ${at} OR l.slug_key LIKE ${at} OR lower(l.title) LIKE ${at} OR lower(l.email) LIKE ${at} OR l.phone LIKE ${at} OR u.username_key LIKE ${at})`,
    );
  }
  return { where, values };
}

/**
 * Listings by filter, `limit` of them behind the id `after`.
 * @param order 'oldest' for a queue, 'newest' for a list
 */
export async function listingsForAdmin(
  db: Db,
  filter: AdminListingFilter,
  { order, after, limit }: { order: "oldest" | "newest"; after: string | null; limit: number },
): Promise<AdminListingRow[]> {
  const { where, values } = conditions(filter);
  if (after) where.push(`l.id ${order === "oldest" ? ">" : "<"} $${values.push(after)}`);
  const { rows } = await db.$client.query<Raw>(
    `SELECT ${COLUMNS}, m.photo FROM listings l LEFT JOIN users u ON u.id = l.owner_id ${PHOTO}
     ${where.length > 0 ? `WHERE ${where.join(" AND ")}` : ""} ORDER BY l.id ${order === "oldest" ? "ASC" : "DESC"} LIMIT $${values.push(limit)}`,
    values,
  );
  return rows.map(shown);
}

/** How many wait in each category that has any. */
export async function waitingCounts(db: Db): Promise<Record<string, number>> {
  const { rows } = await db.$client.query<{ category: string; n: number }>(
    "SELECT category, count(*)::int AS n FROM listings WHERE status = 'pending' GROUP BY category",
  );
  return Object.fromEntries(rows.map(({ category, n }) => [category, n]));
}

/** How many wait in all, counted up to `most`. */
export async function waitingCount(db: Db, most: number): Promise<number> {
  const { rows } = await db.$client.query<{ n: number }>(
    "SELECT count(*)::int AS n FROM (SELECT 1 FROM listings WHERE status = 'pending' LIMIT $1) AS waiting",
    [most],
  );
  return rows[0]?.n ?? 0;
}

/** The cities of those that wait, of one category or all, by name. */
export async function waitingCities(db: Db, category?: string): Promise<string[]> {
  const { rows } = await db.$client.query<{ city: string }>(
    `SELECT DISTINCT ${CITY} AS city FROM listings l WHERE l.status = 'pending' AND ($1::text IS NULL OR l.category = $1) AND ${CITY} IS NOT NULL ORDER BY 1`,
    [category ?? null],
  );
  return rows.map(({ city }) => city);
}

/** One listing of whatever category, with its photos and all that its owner wrote; null for an unknown id. */
export async function listingForAdmin(db: Db, id: string): Promise<AdminListing | null> {
  if (!isUuid(id)) return null;
  const { rows } = await db.$client.query<Raw & Pick<AdminListing, "email" | "phone" | "address" | "district" | "pin">>(
    `SELECT ${COLUMNS}, l.email, l.phone, l.address, l.district, l.pin, m.photo FROM listings l LEFT JOIN users u ON u.id = l.owner_id ${PHOTO} WHERE l.id = $1`,
    [id],
  );
  const row = rows[0];
  if (!row) return null;
  const { gallery } = await photosOf(db, id);
  return {
    ...row,
    ...shown(row),
    gallery: gallery.map((photo, at) => imageInfo(photo, say("{title}, photo {n}", { title: row.title, n: at + 1 }))),
  };
}

/** The titles and categories of listings, by id, for lists that speak of them. */
export async function listingTitles(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { title: string; category: string }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.$client.query<{ id: string; title: string; category: string }>(
    "SELECT id, title, category FROM listings WHERE id = ANY($1::uuid[])",
    [ids],
  );
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}
