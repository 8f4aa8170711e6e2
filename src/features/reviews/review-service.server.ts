import type { Actor } from "../../domain/actor.ts";
import { conflict, notAllowed, notFound, notSignedIn } from "../../domain/errors.ts";
import { isUuid, newId } from "../../domain/ids.ts";
import { LISTS } from "../../domain/limits.ts";
import { truncate } from "../../domain/graphemes.ts";
import { badInputFrom } from "../../domain/zod-issues.ts";
import { say, text } from "../../domain/words/say.ts";
import { brokenUnique } from "../../platform/database/sqlstate.server.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { keptAnswer, once } from "../../platform/http/idempotency.server.ts";
import { holdApproved } from "../listings/listing-lookup.server.ts";
import { applyRating } from "../listings/listing-rating.server.ts";
import { notify } from "../notifications/notification-service.server.ts";
import {
  LISTING_REVIEW_MESSAGES,
  REVIEW_MESSAGES,
  listingReviewSchema,
  reviewSchema,
  type ListingReview,
  type RatingsView,
  type ReviewView,
} from "./review-model.ts";
import { presentListingReview, presentOwnReview, presentReview } from "./review-present.server.ts";
import {
  ONE_EACH,
  hasReviewed,
  insertReview,
  listReviews,
  putReview,
  type ReviewOrder,
  type ReviewRow,
  type ReviewWithAuthor,
} from "./review-store.server.ts";

/** Reviews of a page on a profile, and what the call gives without `limit`. */
export const REVIEWS_PAGE = LISTS.page;

/** As much of a listing as reviewing needs. `path` is its page. */
export type ReviewedListing = { id: string; ownerId: string | null; rating: number; ratingCount: number; path: string };

/** Which page of reviews: `order` is 'newest' for calls and 'booked' for pages. */
type ReviewPage = { limit?: number; cursor?: string | null | undefined; order?: ReviewOrder };

/** The reviews of a listing beside its average; 0 and an empty list when there are none (DECISIONS 17). */
export async function ratingsOf(
  deps: Deps,
  listing: Pick<ReviewedListing, "id" | "rating" | "ratingCount">,
  page: ReviewPage = {},
): Promise<RatingsView> {
  const { rows, next } = await pageOf(deps, listing.id, page);
  return { averageRating: listing.rating, ratingCount: listing.ratingCount, ratings: rows.map(presentReview), next };
}

async function pageOf(
  deps: Deps,
  listingId: string,
  { limit = REVIEWS_PAGE, cursor = null, order = "newest" }: ReviewPage,
): Promise<{ rows: ReviewWithAuthor[]; next: string | null }> {
  const size = Math.min(Math.max(1, limit), LISTS.withoutParameters);
  const rows = await listReviews(deps.database.reads, listingId, {
    before: isUuid(cursor) ? cursor : null,
    limit: size + 1,
    order,
  });
  const shown = rows.slice(0, size);
  return { rows: shown, next: rows.length > size ? (shown.at(-1)?.id ?? null) : null };
}

/** Whether the form should be shown to this person: signed in, not the owner, and not yet heard. */
export async function mayReview(
  deps: Deps,
  actor: Actor | null,
  listing: Pick<ReviewedListing, "id" | "ownerId">,
): Promise<boolean> {
  return actor !== null && listing.ownerId !== actor.id && !(await hasReviewed(deps.db, listing.id, actor.id));
}

/** How the two calls that take an opinion differ: in words, field names and what they answer. */
type Manner<View> = {
  messages: { login: string; already: string; oneself: string };
  /** What the owner reads: 'rating' or 'review'. */
  /** What the owner is told by. */
  heading: (stars: number) => string;
  /** @throws 400 */
  parse: (input: unknown) => { stars: number; comment: string };
  present: (row: ReviewRow, author: Actor) => View;
};

const asObject = (input: unknown) => (typeof input === "object" && !Array.isArray(input) ? (input ?? {}) : {});

const RATING: Manner<ReviewView> = {
  messages: REVIEW_MESSAGES,
  heading: (stars) => say("{stars, plural, one {New rating: # star} other {New rating: # stars}}", { stars }),
  parse: (input) => {
    const parsed = reviewSchema.safeParse(asObject(input));
    if (!parsed.success) throw badInputFrom(parsed.error);
    return parsed.data;
  },
  present: presentOwnReview,
};

const REVIEW: Manner<ListingReview> = {
  messages: LISTING_REVIEW_MESSAGES,
  heading: (stars) => say("{stars, plural, one {New review: # star} other {New review: # stars}}", { stars }),
  parse: (input) => {
    const parsed = listingReviewSchema.safeParse(asObject(input));
    if (!parsed.success) throw badInputFrom(parsed.error);
    return { stars: parsed.data.rating, comment: parsed.data.comment };
  },
  present: (row, author) => presentListingReview({ ...row, firstName: author.name.split(" ")[0] ?? "" }),
};

/**
 * Rates a listing. The average follows in the same transaction, and the owner is told.
 * @param input what was sent, not yet parsed
 * @throws 401 for nobody, 403 for the owner, 400, 409 for a second one, 429; messages in REVIEW_MESSAGES
 */
export function addReview(
  deps: Deps,
  actor: Actor | null,
  listing: ReviewedListing,
  input: unknown,
  { key = null }: { key?: string | null } = {},
): Promise<ReviewView> {
  return add(deps, actor, listing, input, key, RATING);
}

/** As `addReview`, for `api/reviews/…`: takes `rating` and `comment`; messages in LISTING_REVIEW_MESSAGES. */
export function addListingReview(
  deps: Deps,
  actor: Actor | null,
  listing: ReviewedListing,
  input: unknown,
  { key = null }: { key?: string | null } = {},
): Promise<ListingReview> {
  return add(deps, actor, listing, input, key, REVIEW);
}

/** The reviews of a listing by their authors' first names; `next` asks for further ones. */
export async function listingReviews(
  deps: Deps,
  listingId: string,
  page: ReviewPage = {},
): Promise<{ reviews: ListingReview[]; next: string | null }> {
  const { rows, next } = await pageOf(deps, listingId, page);
  return { reviews: rows.map(presentListingReview), next };
}

async function add<View>(
  deps: Deps,
  actor: Actor | null,
  listing: ReviewedListing,
  input: unknown,
  key: string | null,
  { messages, heading, parse, present }: Manner<View>,
): Promise<View> {
  if (!actor) throw notSignedIn(messages.login);
  if (listing.ownerId === actor.id) throw notAllowed(messages.oneself);
  const { stars, comment } = parse(input);
  const scope = `review:${listing.id}:${actor.id}`;
  const fingerprint = { stars, comment };
  const kept = key && (await keptAnswer(deps.db, scope, key, fingerprint));
  if (kept) return kept.body as View;

  await deps.limits.hit("LIMIT_REVIEWS_PER_PERSON", actor.id);
  try {
    const { body } = await once(deps.db, { scope, key, fingerprint }, async (tx) => {
      const held = await holdApproved(tx, listing.id);
      if (!held) throw notFound(text("There is nothing to review here."));
      if (held.ownerId === actor.id) throw notAllowed(messages.oneself);
      const row = await insertReview(tx, { id: newId(), listingId: listing.id, authorId: actor.id, stars, comment });
      await applyRating(tx, listing.id);
      if (held.ownerId) {
        await notify(tx, held.ownerId, () => ({
          kind: "review-received",
          title: heading(stars),
          body: `${actor.username}: ${truncate(comment, 140)}`,
          href: listing.path,
          about: [actor.id],
        }));
      }
      return { status: 201, body: present(row, actor) };
    });
    return body as View;
  } catch (error) {
    // The second of two: the constraint lets one through.
    if (brokenUnique(error) === ONE_EACH) throw conflict(messages.already);
    throw error;
  }
}

/**
 * What somebody wrote of a booking is read by everybody from now on, in place of what they wrote of the listing before.
 * Whoever calls it has seen to it that a booking stands behind it, and tells its owner.
 */
export async function publishReview(
  tx: Tx,
  { listingId, authorId, stars, comment }: { listingId: string; authorId: string; stars: number; comment: string },
): Promise<void> {
  await putReview(tx, { id: newId(), listingId, authorId, stars, comment });
  await applyRating(tx, listingId);
}
