import type { ReviewView } from "./review-model.ts";
import type { ReviewRow, ReviewWithAuthor } from "./review-store.server.ts";

export function presentReview({ stars, comment, createdAt, username }: Omit<ReviewWithAuthor, "id">): ReviewView {
  return { stars, comment, createdAt: createdAt.toISOString(), userId: username === null ? null : { username } };
}

/** The review somebody has just written. */
export function presentOwnReview(row: ReviewRow, author: { username: string }): ReviewView {
  return presentReview({ ...row, username: author.username });
}
