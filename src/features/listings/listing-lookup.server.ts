import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { isUuid } from "../../domain/ids.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { listings } from "../../platform/database/schema.server.ts";
import type { ListingStatus } from "./listing-access.ts";

const columns = {
  id: listings.id,
  category: listings.category,
  slug: listings.slug,
  ownerId: listings.ownerId,
  title: listings.title,
  email: listings.email,
  phone: listings.phone,
  state: listings.state,
  district: listings.district,
  rating: listings.rating,
  ratingCount: listings.ratingCount,
};

async function find(db: Db, ...conditions: SQL[]) {
  const [row] = await db
    .select(columns)
    .from(listings)
    .where(and(...conditions));
  return row ?? null;
}

/** What other features need to know of a listing: whose it is, its name and its stars. */
export type FoundListing = NonNullable<Awaited<ReturnType<typeof find>>>;

export type HeldListing = FoundListing & { status: ListingStatus };

const approved = eq(listings.status, "approved");

/** The approved listing under this name in any case, or null. */
export async function approvedBySlug(db: Db, category: string, slug: string): Promise<FoundListing | null> {
  // PostgreSQL takes no NUL in a text, not even to find nothing.
  return slug.includes("\0")
    ? null
    : find(db, eq(listings.category, category), eq(listings.slugKey, slug.toLowerCase()), approved);
}

/** The approved listing with this id, in one of these categories, or null. */
export async function approvedById(db: Db, categories: readonly string[], id: string): Promise<FoundListing | null> {
  return isUuid(id) ? find(db, eq(listings.id, id), inArray(listings.category, [...categories]), approved) : null;
}

/** What a listing says in one of its fields of text; null where it says nothing. */
export async function attributeOf(db: Db, id: string, name: string): Promise<string | null> {
  const said = sql<string | null>`${listings.attributes}->>${name}`;
  const [row] = await db.select({ said }).from(listings).where(eq(listings.id, id));
  return row?.said ?? null;
}

/** The approved listing that this person keeps in the category, or null. */
export async function approvedByOwner(db: Db, category: string, ownerId: string): Promise<FoundListing | null> {
  return isUuid(ownerId) ? find(db, eq(listings.ownerId, ownerId), eq(listings.category, category), approved) : null;
}

/**
 * The approved listing with this id, held until the transaction ends: nobody hides it meanwhile, and it stays with whom
 * it is. Null when it is not there any more. Whatever is written about a listing is decided by this, and not by what was
 * read before the transaction.
 */
export async function holdApproved(tx: Tx, id: string): Promise<FoundListing | null> {
  // Its row alone: whatever closes an account holds the listings before the person (`KeptListings.hold`), and hides them.
  const [row] = await tx
    .select(columns)
    .from(listings)
    .where(and(eq(listings.id, id), approved))
    .for("no key update");
  return row ?? null;
}

/** The same whatever its status, which comes with it. */
export async function holdListing(tx: Tx, id: string): Promise<HeldListing | null> {
  const [row] = await tx
    .select({ ...columns, status: listings.status })
    .from(listings)
    .where(eq(listings.id, id))
    .for("no key update");
  return row ?? null;
}

/** A listing by its id, whatever has become of it. */
export async function listingFacts(db: Db, id: string): Promise<FoundListing | null> {
  return find(db, eq(listings.id, id));
}
