import { Stars } from "../../../ui/stars.tsx";
import type { RatingsView } from "../../reviews/review-model.ts";
import { RatingForm } from "./rating-form.tsx";
import { ReviewList } from "./review-list.tsx";

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
}

/** The average, the form, and what others said. */
export function RatingsSection({ username, ratings, later, own, signedIn, rated }: RatingsSectionProps) {
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews">Ratings and reviews</h2>
      <p className="mb-5">
        <Stars value={ratings.averageRating} count={ratings.ratingCount} />
      </p>
      {own ? null : <RatingForm username={username} signedIn={signedIn} rated={rated} />}
      <ReviewList ratings={ratings.ratings} next={ratings.next} later={later} />
    </section>
  );
}
