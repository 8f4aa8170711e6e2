/** What admins see of reviews, and how they hide one. Who calls it has made sure that an admin asks. */
import { refuseOwnDecision } from "../../domain/own-decision.ts";
import type { Actor } from "../../domain/actor.ts";
import { badInput, conflict, notFound } from "../../domain/errors.ts";
import { isUuid } from "../../domain/ids.ts";
import { cleanText } from "../../domain/text.ts";
import { say, text } from "../../domain/words/say.ts";
import { writeAudit } from "../../platform/database/audit.server.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { likeWords } from "../../platform/database/like.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { applyRating } from "../listings/listing-rating.server.ts";
import { notify } from "../notifications/notification-service.server.ts";

/** A review on the admins' list. `author` is null for one who has left. */
export type AdminReview = {
  id: string;
  stars: number;
  comment: string;
  createdAt: Date;
  hiddenAt: Date | null;
  author: string | null;
  listing: { id: string; title: string; category: string; slug: string };
};

/** Reviews of everybody, newest first, behind the id `after`; `q` are words of the review, of its author or of whom it is about. */
export async function reviewsForAdmin(
  db: Db,
  { q = "", hidden }: { q?: string | undefined; hidden?: boolean | undefined },
  { after, limit }: { after: string | null; limit: number },
): Promise<AdminReview[]> {
  const values: unknown[] = [];
  const value = (one: unknown) => `$${values.push(one)}`;
  const where = [];
  if (hidden !== undefined) where.push(`r.hidden_at IS ${hidden ? "NOT NULL" : "NULL"}`);
  if (after) where.push(`r.id < ${value(after)}`);
  for (const pattern of likeWords(q)) {
    const at = value(pattern);
    where.push(
      `(lower(r.comment) LIKE ${at} OR lower(l.title) LIKE ${at} OR l.slug_key LIKE ${at} OR u.username_key LIKE ${at})`,
    );
  }
  const { rows } = await db.$client.query<AdminReview>(
    `SELECT r.id, r.stars, r.comment, r.created_at AS "createdAt", r.hidden_at AS "hiddenAt", u.username AS author,
       json_build_object('id', l.id, 'title', l.title, 'category', l.category, 'slug', l.slug) AS listing
     FROM reviews r JOIN listings l ON l.id = r.listing_id LEFT JOIN users u ON u.id = r.author_id
     ${where.length > 0 ? `WHERE ${where.join(" AND ")}` : ""} ORDER BY r.id DESC LIMIT ${value(limit)}`,
    values,
  );
  return rows;
}

/**
 * Hides a review, or shows it again; the rating follows in the same transaction, and the author is told why.
 * @throws 400 for hiding without a reason, 404, 409 when it is so already
 */
export async function setReviewHidden(
  deps: Deps,
  actor: Actor,
  id: string,
  hidden: boolean,
  reason?: string,
): Promise<{ averageRating: number; ratingCount: number }> {
  const why = cleanText(reason ?? "");
  if (hidden && why === "") throw badInput(text("Please give a reason."), { reason: text("Please give a reason.") });
  if (!isUuid(id)) throw noSuchReview();
  return transaction(deps.db, async (tx) => {
    const { rows } = await tx.$client.query<{
      listing_id: string;
      author_id: string | null;
      owner_id: string | null;
      title: string;
    }>(
      `UPDATE reviews r SET hidden_at = CASE WHEN $2 THEN $3::timestamptz END FROM listings l
       WHERE r.id = $1 AND l.id = r.listing_id AND (r.hidden_at IS NULL) = $2 RETURNING r.listing_id, r.author_id, l.owner_id, l.title`,
      [id, hidden, deps.now()],
    );
    const row = rows[0];
    if (!row) {
      const { rows: known } = await tx.$client.query("SELECT 1 FROM reviews WHERE id = $1", [id]);
      throw known.length === 0
        ? noSuchReview()
        : conflict(hidden ? text("This review is hidden already.") : text("This review is shown already."));
    }
    refuseOwnDecision(actor, [row.author_id, row.owner_id]);
    const rating = await applyRating(tx, row.listing_id);
    await writeAudit(tx, {
      actorId: actor.id,
      action: hidden ? "review.hide" : "review.unhide",
      subjectType: "review",
      subjectId: id,
      details: { listing: row.listing_id, title: row.title, reason: why },
    });
    if (row.author_id) {
      const { title } = row;
      await notify(tx, row.author_id, () => ({
        kind: "review-moderated",
        title: hidden ? say("Your review was hidden") : say("Your review is shown again"),
        body: hidden
          ? say("Your review of {title} is no longer shown: {why}", { title, why })
          : say("Everybody can read your review of {title} again.", { title }),
        about: [row.listing_id],
      }));
    }
    return rating;
  });
}

/**
 * What a person wrote is hidden with them, or shown again; the ratings follow.
 * @param at since when they are suspended: what was hidden for another reason stays hidden
 */
export async function hideReviewsOf(tx: Tx, authorId: string, at: Date, hidden: boolean): Promise<void> {
  const { rows } = await tx.$client.query<{ listing_id: string }>(
    `UPDATE reviews SET hidden_at = CASE WHEN $3 THEN $2::timestamptz END
     WHERE author_id = $1 AND CASE WHEN $3 THEN hidden_at IS NULL ELSE hidden_at = $2::timestamptz END RETURNING listing_id`,
    [authorId, at, hidden],
  );
  for (const id of [...new Set(rows.map(({ listing_id }) => listing_id))].toSorted()) await applyRating(tx, id);
}

const noSuchReview = () => notFound(text("There is no such review."));
