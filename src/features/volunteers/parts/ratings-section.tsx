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
  /** The signed-in person's username; null for nobody. */
  viewer: string | null;
}

/** The average, the form, and what others said. */
export function RatingsSection({ username, ratings, later, own, viewer }: RatingsSectionProps) {
  const rated = viewer !== null && ratings.ratings.some(({ userId }) => userId?.username === viewer);
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews">Ratings and reviews</h2>
      <p className="mb-5">
        <Stars value={ratings.averageRating} count={ratings.ratingCount} />
      </p>
      {own ? null : <RatingForm username={username} signedIn={viewer !== null} rated={rated} />}
      <ReviewList ratings={ratings.ratings} next={ratings.next} later={later} />
    </section>
  );
}
