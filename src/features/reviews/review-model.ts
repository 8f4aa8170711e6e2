/** A rating with its review: one definition for the form and the call (spec 001 section 5). */
import { z } from "zod";
import { STARS } from "../../domain/limits.ts";
import { requiredText } from "../../domain/zod-fields.ts";
import { text } from "../../domain/words/say.ts";

/** Visible characters of a review. Not in the specification: long enough for a story. */
export const REVIEW_LENGTH = 1000;

/** Word for word from spec 001 sections 5 and 8; `oneself` is ours (DECISIONS 17). */
export const REVIEW_MESSAGES = {
  login: text("Please login first to submit rating."),
  bothNeeded: text("Please provide both rating and review."),
  already: text("You have already given a rating before."),
  success: text("Rating submitted successfully!"),
  oneself: text("You cannot rate yourself."),
  stars: text("Please choose 1 to 5 stars."),
  failure: text("Failed to submit review."),
} as const;

/** The same for `api/reviews/…`: word for word from spec 001 sections 5 and 8, `already` and `login` ours. */
export const LISTING_REVIEW_MESSAGES = {
  login: text("Please login first to submit a review."),
  bothNeeded: text("Please provide both a rating and a comment."),
  already: text("You have already submitted a review."),
  success: text("Review submitted successfully!"),
  oneself: text("You cannot review yourself."),
  failure: text("Failed to submit review."),
  loadFailure: text("Unable to load reviews."),
  none: text("No reviews yet."),
} as const;

/** Stars come as a number; forms of older clients send the digit as text. */
const starsAsSent = (value: unknown): unknown =>
  typeof value === "string" && /^\s*\d\s*$/.test(value) ? Number(value) : value;

const starsField = (bothNeeded: string) =>
  z.preprocess(
    starsAsSent,
    z
      .number({
        error: ({ input }) =>
          input === undefined || input === null || input === "" ? bothNeeded : REVIEW_MESSAGES.stars,
      })
      .refine((stars) => stars !== 0, { error: bothNeeded, abort: true })
      .refine((stars) => Number.isInteger(stars) && stars >= STARS.min && stars <= STARS.max, REVIEW_MESSAGES.stars),
  );
const commentField = (bothNeeded: string) => requiredText(bothNeeded, { max: REVIEW_LENGTH });

export const reviewSchema = z.object({
  stars: starsField(REVIEW_MESSAGES.bothNeeded),
  comment: commentField(REVIEW_MESSAGES.bothNeeded),
});

/** What `api/reviews/…` takes: the stars are called `rating`. */
export const listingReviewSchema = z.object({
  rating: starsField(LISTING_REVIEW_MESSAGES.bothNeeded),
  comment: commentField(LISTING_REVIEW_MESSAGES.bothNeeded),
});

/** A review as everybody sees it. `userId` is null where the author has left: shown as Anonymous. `booked` is for pages alone. */
export type ReviewView = {
  stars: number;
  comment: string;
  createdAt: string;
  userId: { username: string } | null;
  booked: boolean;
};

/** A review as `api/reviews/…` shows it. `user` is null where the author has left: shown as User. */
export type ListingReview = {
  _id: string;
  rating: number;
  comment: string;
  createdAt: string;
  user: { firstName: string } | null;
  /** A booking here that took place stands behind it: 'Booked here'. For pages alone. */
  booked: boolean;
};

/** What a profile shows of its ratings. `averageRating` is 0 to 5, with up to two decimals; `next` asks for older ones. */
export type RatingsView = { averageRating: number; ratingCount: number; ratings: ReviewView[]; next: string | null };
