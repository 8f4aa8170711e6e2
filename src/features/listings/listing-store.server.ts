import { and, desc, eq, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { LISTS } from "../../domain/limits.ts";
import { newId } from "../../domain/ids.ts";
import { dependsOn } from "../../platform/cache/answer-notes.server.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { prepared } from "../../platform/database/prepared.server.ts";
import { auditLog, listingPlaces, listings, users } from "../../platform/database/schema.server.ts";
import type { Role } from "../../domain/event-types.ts";
import type { ListingStatus } from "./listing-access.ts";
import type { PlaceRow } from "./listing-places.ts";

export type ListingRow = typeof listings.$inferSelect;
/** What a category's form fills of the shared columns. */
export type ListingColumns = Pick<
  ListingRow,
  | "title"
  | "email"
  | "phone"
  | "address"
  | "state"
  | "district"
  | "city"
  | "pin"
  | "price"
  | "attributes"
  | "searchText"
>;

/** The first of the rows; an answer that is made of it is another one once it changes. */
function shown([row]: ListingRow[]): ListingRow | null {
  if (row) dependsOn(`listing:${row.id}`);
  return row ?? null;
}

async function one(db: Db, category: string, condition: ReturnType<typeof eq>): Promise<ListingRow | null> {
  return shown(
    await db
      .select()
      .from(listings)
      .where(and(eq(listings.category, category), condition)),
  );
}

const bySlug = prepared((db) =>
  db
    .select()
    .from(listings)
    .where(and(eq(listings.category, sql.placeholder("category")), eq(listings.slugKey, sql.placeholder("slug"))))
    .prepare("listing by slug"),
);

/** In whatever status; null in another category. @param id a well-formed one */
export const listingById = (db: Db, category: string, id: string) => one(db, category, eq(listings.id, id));

/** How a listing is named: by its username or slug in any case, its id, its owner's id. */
export type NamedBy = "slug" | "id" | "owner";

/** By the first of these ways that finds one, in one statement. `name` is a well-formed id. */
export async function listingNamed(
  db: Db,
  category: string,
  name: string,
  by: readonly NamedBy[],
): Promise<ListingRow | null> {
  const ways = {
    slug: eq(listings.slugKey, name.toLowerCase()),
    id: eq(listings.id, name),
    owner: eq(listings.ownerId, name),
  };
  const order = sql.join(
    by.map((way) => sql`(${ways[way]}) DESC NULLS LAST`),
    sql`, `,
  );
  return shown(
    await db
      .select()
      .from(listings)
      .where(and(eq(listings.category, category), or(...by.map((way) => ways[way]))))
      .orderBy(order)
      .limit(1),
  );
}

/** Whatever its category. */
export async function anyListingById(db: Db, id: string): Promise<ListingRow | null> {
  const [row] = await db.select().from(listings).where(eq(listings.id, id));
  return row ?? null;
}

/** What a person keeps, the newest first; nobody keeps more than a list shows. */
export async function listingsOfOwner(db: Db, ownerId: string): Promise<ListingRow[]> {
  return db
    .select()
    .from(listings)
    .where(eq(listings.ownerId, ownerId))
    .orderBy(desc(listings.id))
    .limit(LISTS.maxPage);
}

/** Whether a person keeps any, of whatever category and in whatever status. */
export async function ownsListing(db: Db, ownerId: string): Promise<boolean> {
  const rows = await db.select({ id: listings.id }).from(listings).where(eq(listings.ownerId, ownerId)).limit(1);
  return rows.length > 0;
}

/** The categories in which a person has a listing, in whatever status. */
export async function ownedCategories(db: Db, ownerId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ category: listings.category })
    .from(listings)
    .where(eq(listings.ownerId, ownerId));
  return rows.map((row) => row.category);
}

/** PostgreSQL takes no NUL in a text, not even to find nothing. */
export const listingBySlug = async (db: Db, category: string, slug: string) =>
  slug.includes("\0") ? null : shown(await bySlug(db).execute({ category, slug: slug.toLowerCase() }));

/** Which of these slugs are taken in a category; they are of small letters. */
export async function takenSlugs(db: Db, category: string, slugs: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ slug: listings.slugKey })
    .from(listings)
    .where(and(eq(listings.category, category), inArray(listings.slugKey, [...slugs])));
  return new Set(rows.map(({ slug }) => slug));
}

/** The one profile that a person keeps, of whatever category, or null. */
export async function profileKeptBy(
  db: Db,
  ownerId: string,
): Promise<Pick<ListingRow, "id" | "category" | "title"> | null> {
  const [row] = await db
    .select({ id: listings.id, category: listings.category, title: listings.title })
    .from(listings)
    .where(and(eq(listings.ownerId, ownerId), eq(listings.onePerPerson, true)));
  return row ?? null;
}

/** Locks the row until the transaction ends: what is decided from it stays true. */
export async function lockListing(tx: Tx, id: string): Promise<ListingRow | null> {
  const [row] = await tx.select().from(listings).where(eq(listings.id, id)).for("no key update");
  return row ?? null;
}

/** @throws PostgreSQL's 23505 for a slug that is taken, and for a second one where a person keeps one */
export async function insertListing(tx: Tx, values: typeof listings.$inferInsert): Promise<ListingRow> {
  const [row] = await tx.insert(listings).values(values).returning();
  return row!;
}

/** Writes what was decided by the locked row, and that it was changed now. */
export async function updateColumns(tx: Tx, id: string, columns: ListingColumns): Promise<ListingRow> {
  const [row] = await tx
    .update(listings)
    .set({ ...columns, updatedAt: sql`now()` })
    .where(eq(listings.id, id))
    .returning();
  return row!;
}

/** Writes where a listing is found, in place of what was known. */
export async function setPlaces(
  tx: Tx,
  { id, category, rating, status }: Pick<ListingRow, "id" | "category" | "rating" | "status">,
  places: readonly PlaceRow[],
): Promise<void> {
  await tx.delete(listingPlaces).where(eq(listingPlaces.listingId, id));
  if (places.length === 0) return;
  await tx
    .insert(listingPlaces)
    .values(places.map((place) => ({ ...place, listingId: id, category, rating, visible: status === "approved" })));
}

/** Moves a listing that is in one of `from`; null when it is in another status by now. */
export async function moveStatus(
  tx: Tx,
  id: string,
  from: readonly ListingStatus[],
  to: ListingStatus,
  reason: string | null,
): Promise<ListingRow | null> {
  const [row] = await tx
    .update(listings)
    .set({
      status: to,
      statusReason: reason,
      updatedAt: sql`now()`,
      ...(to === "approved" ? { approvedAt: sql`now()` } : {}),
    })
    .where(and(eq(listings.id, id), inArray(listings.status, [...from])))
    .returning();
  if (row)
    await tx
      .update(listingPlaces)
      .set({ visible: to === "approved" })
      .where(eq(listingPlaces.listingId, id));
  return row ?? null;
}

/** Registering a profile sets its owner's role (DECISIONS 9); an admin stays one. */
export async function giveRole(tx: Tx, userId: string, role: Role): Promise<void> {
  await tx
    .update(users)
    .set({ role, updatedAt: sql`now()` })
    .where(and(eq(users.id, userId), ne(users.role, "admin")));
}

/** Writes down who did what. @returns the entry's id */
export async function audit(
  tx: Tx,
  entry: { actorId: string | null; action: string; subjectId: string; details?: Record<string, unknown> },
): Promise<string> {
  const id = newId();
  await tx.insert(auditLog).values({ id, subjectType: "listing", details: {}, ...entry });
  return id;
}

/** The last thing an admin decided about a listing, and who it was; null when nobody has. */
export async function lastDecision(
  db: Db,
  id: string,
): Promise<{ move: "approve" | "reject" | "suspend" | "restore"; username: string | null } | null> {
  const { rows } = await db.$client.query<{
    move: "approve" | "reject" | "suspend" | "restore";
    username: string | null;
  }>(
    `SELECT replace(a.action, 'listing.', '') AS move, u.username FROM audit_log a LEFT JOIN users u ON u.id = a.actor_id
     WHERE a.subject_type = 'listing' AND a.subject_id = $1 AND a.action IN ('listing.approve', 'listing.reject', 'listing.suspend', 'listing.restore') ORDER BY a.id DESC LIMIT 1`,
    [id],
  );
  return rows[0] ?? null;
}

/** Whether this person put the listing on the site: approved it, or took its suspension back. */
export async function approvedBy(db: Db, id: string, personId: string): Promise<boolean> {
  const { rows } = await db.$client.query(
    `SELECT 1 FROM audit_log WHERE subject_type = 'listing' AND subject_id = $1 AND actor_id = $2
       AND action IN ('listing.approve', 'listing.restore') LIMIT 1`,
    [id, personId],
  );
  return rows.length > 0;
}

/** Holds them until the transaction ends, in the order of their ids. */
export async function holdOwned(tx: Tx, ownerId: string): Promise<void> {
  await tx
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.ownerId, ownerId))
    .orderBy(listings.id)
    .for("no key update");
}

/** Makes drafts of what a person keeps, which remember what they were. @returns them */
export async function hideOwned(tx: Tx, ownerId: string): Promise<Pick<ListingRow, "id" | "category">[]> {
  const hidden = await tx
    .update(listings)
    .set({ statusBefore: sql`${listings.status}`, status: "draft", updatedAt: sql`now()` })
    .where(and(eq(listings.ownerId, ownerId), isNull(listings.statusBefore)))
    .returning({ id: listings.id, category: listings.category });
  if (hidden.length > 0)
    await tx
      .update(listingPlaces)
      .set({ visible: false })
      .where(
        inArray(
          listingPlaces.listingId,
          hidden.map(({ id }) => id),
        ),
      );
  return hidden;
}

/** Takes that back. @returns those that were hidden */
export async function showOwned(tx: Tx, ownerId: string): Promise<Pick<ListingRow, "id" | "category">[]> {
  const shown = await tx
    .update(listings)
    .set({ status: sql`${listings.statusBefore}`, statusBefore: null, updatedAt: sql`now()` })
    .where(and(eq(listings.ownerId, ownerId), isNotNull(listings.statusBefore)))
    .returning({ id: listings.id, category: listings.category, status: listings.status });
  const approved = shown.filter(({ status }) => status === "approved").map(({ id }) => id);
  if (approved.length > 0)
    await tx.update(listingPlaces).set({ visible: true }).where(inArray(listingPlaces.listingId, approved));
  return shown;
}

/** Suspends for a reason what its owner has hidden, so that it does not return with them; nothing for what is not hidden. @returns whether it was hidden and shown before */
export async function suspendHidden(tx: Tx, id: string, reason: string): Promise<boolean> {
  const rows = await tx
    .update(listings)
    .set({ statusBefore: "suspended", statusReason: reason, updatedAt: sql`now()` })
    .where(and(eq(listings.id, id), eq(listings.statusBefore, "approved")))
    .returning({ id: listings.id });
  return rows.length > 0;
}
