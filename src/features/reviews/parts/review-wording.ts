/** How the form for a review of each sort speaks, what it sends and where to; its words are said where they are shown. */
import { LISTING_REVIEW_MESSAGES, REVIEW_MESSAGES, listingReviewSchema, reviewSchema } from "../review-model.ts";
import { text } from "../../../domain/words/say.ts";

export interface ReviewWording {
  messages: { login: string; bothNeeded: string; already: string; success: string; failure: string };
  schema: typeof reviewSchema | typeof listingReviewSchema;
  /** The name of the stars in what is sent. */
  starsField: "stars" | "rating";
  /** Above the form where it was not sent. */
  trouble: string;
  commentLabel: string;
  button: string;
  /** The call. @param subject the volunteer's username, or the listing's id */
  path: (subject: string) => string;
}

/** Of a volunteer: `POST api/ratings/volunteer/{username}`. */
export const VOLUNTEER_RATING: ReviewWording = {
  messages: REVIEW_MESSAGES,
  schema: reviewSchema,
  starsField: "stars",
  trouble: text("Your rating was not sent."),
  commentLabel: text("Your review"),
  button: text("Post review"),
  path: (username) => `/api/ratings/volunteer/${encodeURIComponent(username)}`,
};

/** Of any other listing: `POST api/reviews/{id}`. */
export const LISTING_REVIEW: ReviewWording = {
  messages: LISTING_REVIEW_MESSAGES,
  schema: listingReviewSchema,
  starsField: "rating",
  trouble: text("Your review was not sent."),
  commentLabel: text("Your comment"),
  button: text("Submit review"),
  path: (id) => `/api/reviews/${encodeURIComponent(id)}`,
};
