import { and, desc, eq, isNull, lt, sql, type SQL } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { prepared } from "../../platform/database/prepared.server.ts";
import { reviews, users } from "../../platform/database/schema.server.ts";

export type ReviewRow = typeof reviews.$inferSelect;
export type ReviewWithAuthor = Pick<ReviewRow, "id" | "stars" | "comment" | "createdAt" | "booked"> & {
  username: string | null;
  firstName: string | null;
};

/** The constraint that lets each person review a listing once. */
export const ONE_EACH = "reviews_one_each";

/** @throws the database's error, `brokenUnique` of which is ONE_EACH, for a second review by the same person */
export async function insertReview(
  tx: Tx,
  values: { id: string; listingId: string; authorId: string; stars: number; comment: string },
): Promise<ReviewRow> {
  const [row] = await tx.insert(reviews).values(values).returning();
  return row!;
}

/** Puts this in the place of what its author wrote of the listing before; hidden ones stay hidden. */
export async function putReview(
  tx: Tx,
  values: { id: string; listingId: string; authorId: string; stars: number; comment: string },
): Promise<void> {
  const { stars, comment } = values;
  await tx
    .insert(reviews)
    .values(values)
    .onConflictDoUpdate({ target: [reviews.listingId, reviews.authorId], set: { stars, comment } });
}

/** 'newest' as the specified calls list them; 'booked': those who have booked here before the others, for people to read. */
export type ReviewOrder = "newest" | "booked";

const reviewsQuery = (name: string, order: SQL[], further: SQL | undefined) =>
  prepared((db) =>
    db
      .select({
        id: reviews.id,
        stars: reviews.stars,
        comment: reviews.comment,
        createdAt: reviews.createdAt,
        booked: reviews.booked,
        username: users.username,
        firstName: users.firstName,
      })
      .from(reviews)
      .leftJoin(users, eq(users.id, reviews.authorId))
      .where(and(eq(reviews.listingId, sql.placeholder("listing")), isNull(reviews.hiddenAt), further))
      .orderBy(...order)
      .limit(sql.placeholder("limit"))
      .prepare(name),
  );
const before = sql.placeholder("before");
const NEWEST = [desc(reviews.id)];
const BOOKED_FIRST = [desc(reviews.booked), desc(reviews.id)];
const queries = {
  newest: {
    first: reviewsQuery("newest reviews", NEWEST, undefined),
    further: reviewsQuery("further reviews", NEWEST, lt(reviews.id, before)),
  },
  booked: {
    first: reviewsQuery("reviews, booked first", BOOKED_FIRST, undefined),
    further: reviewsQuery(
      "further reviews, booked first",
      BOOKED_FIRST,
      sql`(${reviews.booked}, ${reviews.id}) < (SELECT last.booked, last.id FROM ${reviews} last WHERE last.id = ${before})`,
    ),
  },
};

/** The visible reviews of a listing; `before` is the id that the last page ended with. */
export async function listReviews(
  db: Db,
  listingId: string,
  { before: id, limit, order }: { before: string | null; limit: number; order: ReviewOrder },
): Promise<ReviewWithAuthor[]> {
  const { first, further } = queries[order];
  return id
    ? further(db).execute({ listing: listingId, before: id, limit })
    : first(db).execute({ listing: listingId, limit });
}

/** Looks again at reviews whose events were over since `from`: what was confirmed counts from the day after it on. */
export async function knowBookedAgain(db: Db, from: string, today: string): Promise<void> {
  await db.$client.query(
    `SELECT know_booked_again(e.sender_id, array_agg(DISTINCT l.id)) FROM enquiries e
     CROSS JOIN LATERAL (SELECT e.listing_id AS id UNION SELECT a.listing_id FROM area_answers a WHERE a.enquiry_id = e.id AND a.taken) l
     WHERE e.status IN ('confirmed', 'completed') AND e.event_date >= $1 AND e.event_date < $2 AND e.sender_id IS NOT NULL AND l.id IS NOT NULL
     GROUP BY e.sender_id ORDER BY e.sender_id`,
    [from, today],
  );
}

/** Whether this person has reviewed it: for showing only, the constraint decides. */
export async function hasReviewed(db: Db, listingId: string, authorId: string): Promise<boolean> {
  const rows = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.listingId, listingId), eq(reviews.authorId, authorId)))
    .limit(1);
  return rows.length > 0;
}
