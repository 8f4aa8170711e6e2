/** Everything that is kept about a person, table by table, for the copy of their data. Secrets (hashes) are left out. */
import type { Db } from "../../platform/database/database.server.ts";
import { PRIVATE_FOLDER } from "../../platform/media/media-store.server.ts";

export type PersonalData = Record<"account" | "consents" | "sessions" | "listings" | "enquiriesSent" | "enquiriesReceived" | "reviews" | "reports" | "notifications" | "log", Record<string, unknown>[]>;
export type PersonalPhoto = { id: string; category: string; kind: string; name: string };

/** One query a list; $1 is the person. What others wrote in them (a sender's number) is theirs to read here, too: they were sent it. */
const LISTS: Record<keyof PersonalData, string> = {
  account: "SELECT id, username, email, mobile, first_name, last_name, dob::text AS dob, gender, role, created_at, updated_at, last_used_at FROM users WHERE id = $1",
  consents: "SELECT purpose, version, given_at, withdrawn_at FROM consents WHERE user_id = $1 ORDER BY given_at, id",
  sessions: "SELECT user_agent, created_at, last_seen_at, expires_at FROM sessions WHERE user_id = $1 ORDER BY created_at",
  listings: `SELECT id, category, slug, status, status_reason, title, email, phone, address, state, district, city, pin, attributes, rating, rating_count, view_count, created_at, updated_at, approved_at,
    (SELECT coalesce(json_agg(json_build_object('state', p.state, 'district', p.district) ORDER BY p.state, p.district), '[]'::json) FROM listing_places p WHERE p.listing_id = l.id) AS places
    FROM listings l WHERE owner_id = $1 ORDER BY id`,
  enquiriesSent: "SELECT number, kind, status, name, phone, email, event_type, event_date::text AS event_date, state, district, city, details, created_at, updated_at FROM enquiries WHERE sender_id = $1 ORDER BY id",
  enquiriesReceived: "SELECT number, kind, status, name, phone, email, event_type, event_date::text AS event_date, state, district, city, details - 'photo' AS details, created_at, updated_at FROM enquiries WHERE recipient_id = $1 ORDER BY id",
  reviews: "SELECT r.stars, r.comment, r.hidden_at, r.created_at, l.title AS of FROM reviews r JOIN listings l ON l.id = r.listing_id WHERE r.author_id = $1 ORDER BY r.id",
  reports: "SELECT r.reason, r.text, r.status, r.created_at, l.title AS of FROM reports r JOIN listings l ON l.id = r.listing_id WHERE r.reporter_id = $1 ORDER BY r.id",
  notifications: "SELECT kind, title, body, href, created_at, read_at FROM notifications WHERE user_id = $1 ORDER BY id",
  log: "SELECT at, action, subject_type, details FROM audit_log WHERE actor_id = $1 OR subject_id = $1::text ORDER BY id",
};

export async function personalData(db: Db, userId: string): Promise<PersonalData> {
  const found: Partial<PersonalData> = {};
  for (const [name, text] of Object.entries(LISTS)) found[name as keyof PersonalData] = (await db.$client.query<Record<string, unknown>>(text, [userId])).rows;
  return found as PersonalData;
}

/** The photos of what they keep, and those that came with what they sent. */
export async function personalPhotos(db: Db, userId: string): Promise<PersonalPhoto[]> {
  const { rows } = await db.$client.query<PersonalPhoto>(
    `SELECT m.id::text AS id, m.category, m.kind, l.category || '-' || l.id || '/' || m.kind || '-' || m.position AS name FROM media m JOIN listings l ON l.id = m.listing_id WHERE l.owner_id = $1
     UNION ALL SELECT details->'photo'->>'id', $2, 'enquiries', 'enquiries/' || number FROM enquiries WHERE sender_id = $1 AND details->'photo'->>'id' IS NOT NULL ORDER BY name, id`,
    [userId, PRIVATE_FOLDER],
  );
  return rows;
}
