import type { Actor } from "../../domain/actor.ts";
import { conflict, notAllowed, notSignedIn } from "../../domain/errors.ts";
import { isUuid, newId } from "../../domain/ids.ts";
import { LISTS } from "../../domain/limits.ts";
import { truncate } from "../../domain/text.ts";
import { badInputFrom } from "../../domain/zod-issues.ts";
import { brokenUnique } from "../../platform/database/sqlstate.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { keptAnswer, once } from "../../platform/http/idempotency.server.ts";
import { applyRating } from "../listings/listing-rating.server.ts";
import { notify } from "../notifications/notification-service.server.ts";
import { REVIEW_MESSAGES, reviewSchema, type RatingsView, type ReviewView } from "./review-model.ts";
import { presentOwnReview, presentReview } from "./review-present.server.ts";
import { ONE_EACH, hasReviewed, insertReview, listReviews } from "./review-store.server.ts";

/** Reviews of a page on a profile, and what the call gives without `limit`. */
export const REVIEWS_PAGE = LISTS.page;

/** As much of a listing as reviewing needs. `path` is its page. */
export type ReviewedListing = { id: string; ownerId: string | null; rating: number; ratingCount: number; path: string };

/** The newest reviews of a listing beside its average; 0 and an empty list when there are none (DECISIONS 17). */
export async function ratingsOf(deps: Deps, listing: Pick<ReviewedListing, "id" | "rating" | "ratingCount">, { limit = REVIEWS_PAGE, cursor = null }: { limit?: number; cursor?: string | null } = {}): Promise<RatingsView> {
  const size = Math.min(Math.max(1, limit), LISTS.withoutParameters);
  const rows = await listReviews(deps.db, listing.id, { before: isUuid(cursor) ? cursor : null, limit: size + 1 });
  const shown = rows.slice(0, size);
  return {
    averageRating: listing.rating,
    ratingCount: listing.ratingCount,
    ratings: shown.map(presentReview),
    next: rows.length > size ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** Whether the form should be shown to this person: signed in, not the owner, and not yet heard. */
export async function mayReview(deps: Deps, actor: Actor | null, listing: Pick<ReviewedListing, "id" | "ownerId">): Promise<boolean> {
  return actor !== null && listing.ownerId !== actor.id && !(await hasReviewed(deps.db, listing.id, actor.id));
}

/**
 * Rates a listing. The average follows in the same transaction, and the owner is told.
 * @param input what was sent, not yet parsed
 * @throws 401 for nobody, 403 for the owner, 400, 409 for a second one, 429; messages in REVIEW_MESSAGES
 */
export async function addReview(deps: Deps, actor: Actor | null, listing: ReviewedListing, input: unknown, { key = null }: { key?: string | null } = {}): Promise<ReviewView> {
  if (!actor) throw notSignedIn(REVIEW_MESSAGES.login);
  if (listing.ownerId === actor.id) throw notAllowed(REVIEW_MESSAGES.oneself);
  const parsed = reviewSchema.safeParse(typeof input === "object" && !Array.isArray(input) ? (input ?? {}) : {});
  if (!parsed.success) throw badInputFrom(parsed.error);
  const { stars, comment } = parsed.data;
  const scope = `review:${listing.id}:${actor.id}`;
  const fingerprint = { stars, comment };
  const kept = key && (await keptAnswer(deps.db, scope, key, fingerprint));
  if (kept) return kept.body as ReviewView;

  await deps.limits.hit("LIMIT_REVIEWS_PER_PERSON", actor.id);
  try {
    const { body } = await once(deps.db, { scope, key, fingerprint }, async (tx) => {
      const row = await insertReview(tx, { id: newId(), listingId: listing.id, authorId: actor.id, stars, comment });
      await applyRating(tx, listing.id);
      if (listing.ownerId) {
        const title = `New rating: ${stars} ${stars === 1 ? "star" : "stars"}`;
        await notify(tx, listing.ownerId, { kind: "review-received", title, body: `${actor.username}: ${truncate(comment, 140)}`, href: listing.path });
      }
      return { status: 201, body: presentOwnReview(row, actor) };
    });
    return body as ReviewView;
  } catch (error) {
    // Two at the same instant: the constraint lets one through.
    if (brokenUnique(error) === ONE_EACH) throw conflict(REVIEW_MESSAGES.already);
    throw error;
  }
}
