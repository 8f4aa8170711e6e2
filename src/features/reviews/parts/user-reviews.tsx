import { Link } from "react-router";
import { formatDay, todayIST } from "../../../domain/dates.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Stars } from "../../../ui/stars.tsx";
import { LISTING_REVIEW_MESSAGES as TEXT } from "../review-model.ts";
import type { ListingReview } from "../review-model.ts";
import { ReviewForm } from "./review-form.tsx";

function One({ review: { rating, comment, createdAt, user } }: { review: ListingReview }) {
  const name = user?.firstName || "User";
  return (
    <li className="opinion">
      <Avatar name={user ? name : null} labelled={false} />
      <div className="top">
        <b>{name}</b>
        <Stars value={rating} showValue={false} />
      </div>
      <div className="review-text">
        <p className="whitespace-pre-line">{comment}</p>
        <p className="small soft">
          <time dateTime={createdAt}>{formatDay(todayIST(new Date(createdAt)))}</time>
        </p>
      </div>
    </li>
  );
}

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
}

/** The form, and what others said, newest first. */
export function UserReviews({ id, list, later, own, signedIn, reviewed, query = {} }: UserReviewsProps) {
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews">User Reviews</h2>
      {own ? null : <ReviewForm id={id} signedIn={signedIn} reviewed={reviewed} />}
      {list === null ? <p role="alert">{TEXT.loadFailure}</p> : null}
      {list && list.reviews.length === 0 ? <p className="soft">{TEXT.none}</p> : null}
      {list && list.reviews.length > 0 ? (
        <ul>
          {list.reviews.map((review) => (
            <One key={review._id} review={review} />
          ))}
        </ul>
      ) : null}
      {list && (list.next || later) ? (
        <p className="review-more">
          {later ? (
            <Link className="more" to={`?${new URLSearchParams(query)}`} preventScrollReset>
              Newest reviews
            </Link>
          ) : null}
          {list.next ? (
            <Link className="more" to={`?${new URLSearchParams({ ...query, reviews: list.next })}`} preventScrollReset>
              Older reviews
            </Link>
          ) : null}
        </p>
      ) : null}
    </section>
  );
}
