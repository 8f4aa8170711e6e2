import { and, desc, eq, isNull, lt, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../platform/database/database.server.ts";
import { prepared } from "../../platform/database/prepared.server.ts";
import { reviews, users } from "../../platform/database/schema.server.ts";

export type ReviewRow = typeof reviews.$inferSelect;
export type ReviewWithAuthor = Pick<ReviewRow, "id" | "stars" | "comment" | "createdAt"> & { username: string | null; firstName: string | null };

/** The constraint that lets each person review a listing once. */
export const ONE_EACH = "reviews_one_each";

/** @throws the database's error, `brokenUnique` of which is ONE_EACH, for a second review by the same person */
export async function insertReview(db: Db, values: { id: string; listingId: string; authorId: string; stars: number; comment: string }): Promise<ReviewRow> {
  const [row] = await db.insert(reviews).values(values).returning();
  return row!;
}

const reviewsQuery = (name: string, further: SQL | undefined) =>
  prepared((db) =>
    db
      .select({ id: reviews.id, stars: reviews.stars, comment: reviews.comment, createdAt: reviews.createdAt, username: users.username, firstName: users.firstName })
      .from(reviews)
      .leftJoin(users, eq(users.id, reviews.authorId))
      .where(and(eq(reviews.listingId, sql.placeholder("listing")), isNull(reviews.hiddenAt), further))
      .orderBy(desc(reviews.id))
      .limit(sql.placeholder("limit"))
      .prepare(name),
  );
const newestReviews = reviewsQuery("newest reviews", undefined);
const furtherReviews = reviewsQuery("further reviews", lt(reviews.id, sql.placeholder("before")));

/** The visible reviews of a listing, newest first; `before` is the id that the last page ended with. */
export async function listReviews(db: Db, listingId: string, { before, limit }: { before: string | null; limit: number }): Promise<ReviewWithAuthor[]> {
  return before ? furtherReviews(db).execute({ listing: listingId, before, limit }) : newestReviews(db).execute({ listing: listingId, limit });
}

/** Whether this person has reviewed it: for showing only, the constraint decides. */
export async function hasReviewed(db: Db, listingId: string, authorId: string): Promise<boolean> {
  const rows = await db.select({ id: reviews.id }).from(reviews).where(and(eq(reviews.listingId, listingId), eq(reviews.authorId, authorId))).limit(1);
  return rows.length > 0;
}
