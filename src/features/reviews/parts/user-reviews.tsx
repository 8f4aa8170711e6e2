import type { ReactNode } from "react";
import { say } from "../../../domain/words/say.ts";
import { LISTING_REVIEW_MESSAGES as TEXT } from "../review-model.ts";
import type { ListingReview } from "../review-model.ts";
import { Opinions } from "./opinions.tsx";
import { ReviewForm } from "./review-form.tsx";
import { LISTING_REVIEW } from "./review-wording.ts";

export interface UserReviewsProps {
  /** The listing's id. */
  id: string;
  /** null where they could not be loaded. */
  list: { reviews: ListingReview[]; next: string | null } | null;
  /** True on every page but the newest. */
  later: boolean;
  /** Nobody reviews themselves. */
  own: boolean;
  signedIn: boolean;
  reviewed: boolean;
  /** What else stands in the page's address: links to other reviews keep it. */
  query?: Readonly<Record<string, string>>;
  /** What the page says by itself, below what others said. */
  children?: ReactNode;
}

/** The form, and what others said. */
export function UserReviews({ id, list, later, own, signedIn, reviewed, query, children }: UserReviewsProps) {
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews">{say("User Reviews")}</h2>
      {own ? null : <ReviewForm wording={LISTING_REVIEW} subject={id} signedIn={signedIn} reviewed={reviewed} />}
      {list === null ? (
        <p role="alert">{say(TEXT.loadFailure)}</p>
      ) : (
        <Opinions
          opinions={list.reviews.map(({ _id, rating, comment, createdAt, user, booked }) => ({
            key: _id,
            author: user && (user.firstName || say("User")),
            stars: rating,
            comment,
            createdAt,
            booked,
          }))}
          nobody={say("User")}
          next={list.next}
          later={later}
          query={query}
        />
      )}
      {children}
    </section>
  );
}
