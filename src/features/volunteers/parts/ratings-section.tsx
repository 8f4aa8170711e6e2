import type { ReactNode } from "react";
import { say } from "../../../domain/words/say.ts";
import { Stars } from "../../../ui/stars.tsx";
import { Opinions } from "../../reviews/parts/opinions.tsx";
import { ReviewForm } from "../../reviews/parts/review-form.tsx";
import { VOLUNTEER_RATING } from "../../reviews/parts/review-wording.ts";
import type { RatingsView } from "../../reviews/review-model.ts";

export interface RatingsSectionProps {
  username: string;
  ratings: RatingsView;
  /** True on every page of reviews but the newest. */
  later: boolean;
  /** Nobody rates themselves. */
  own: boolean;
  signedIn: boolean;
  /** The signed-in person has rated already. */
  rated: boolean;
  /** What the page says by itself, below what others said. */
  children?: ReactNode;
}

/** The average, the form, and what others said. */
export function RatingsSection({ username, ratings, later, own, signedIn, rated, children }: RatingsSectionProps) {
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews">{say("Ratings and reviews")}</h2>
      <p className="mb-5">
        <Stars value={ratings.averageRating} count={ratings.ratingCount} />
      </p>
      {own ? null : <ReviewForm wording={VOLUNTEER_RATING} subject={username} signedIn={signedIn} reviewed={rated} />}
      <Opinions
        opinions={ratings.ratings.map(({ stars, comment, createdAt, userId, booked }) => ({
          key: `${createdAt} ${userId?.username}`,
          author: userId && (userId.username || say("Anonymous")),
          stars,
          comment,
          createdAt,
          booked,
        }))}
        nobody={say("Anonymous")}
        next={ratings.next}
        later={later}
      />
      {children}
    </section>
  );
}
