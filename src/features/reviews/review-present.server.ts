import type { ListingReview, ReviewView } from "./review-model.ts";
import type { ReviewRow, ReviewWithAuthor } from "./review-store.server.ts";

/** As everybody reads it; `userId` is null where its author is gone. */
export function presentReview({
  stars,
  comment,
  createdAt,
  username,
  booked,
}: Pick<ReviewWithAuthor, "stars" | "comment" | "createdAt" | "username" | "booked">): ReviewView {
  return {
    stars,
    comment,
    createdAt: createdAt.toISOString(),
    userId: username === null ? null : { username },
    booked,
  };
}

/** The same as `api/reviews/…` shows it: by the author's first name. */
export function presentListingReview({
  id,
  stars,
  comment,
  createdAt,
  firstName,
  booked,
}: Pick<ReviewWithAuthor, "id" | "stars" | "comment" | "createdAt" | "firstName" | "booked">): ListingReview {
  return {
    _id: id,
    rating: stars,
    comment,
    createdAt: createdAt.toISOString(),
    user: firstName === null ? null : { firstName },
    booked,
  };
}

/** The review somebody has just written. */
export function presentOwnReview(row: ReviewRow, author: { username: string }): ReviewView {
  return presentReview({ ...row, username: author.username });
}
