import { Link } from "react-router";
import { formatDay, todayIST } from "../../../domain/dates.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Stars } from "../../../ui/stars.tsx";
import type { ReviewView } from "../../reviews/review-model.ts";

export interface ReviewListProps {
  ratings: readonly ReviewView[];
  /** Asks for older reviews; null at the end. */
  next: string | null;
  /** True on every page but the newest. */
  later: boolean;
}

/** What others said, newest first. */
export function ReviewList({ ratings, next, later }: ReviewListProps) {
  if (ratings.length === 0) return <p className="soft">No reviews yet.</p>;
  return (
    <>
      <ul>
        {ratings.map(({ stars, comment, createdAt, userId }) => {
          const name = userId?.username || "Anonymous";
          return (
            <li className="opinion" key={`${createdAt} ${name}`}>
              <Avatar name={userId ? name : null} labelled={false} />
              <div className="top">
                <b>{name}</b>
                <Stars value={stars} showValue={false} />
              </div>
              <div className="review-text">
                <p className="whitespace-pre-line">{comment}</p>
                <p className="small soft">
                  <time dateTime={createdAt}>{formatDay(todayIST(new Date(createdAt)))}</time>
                </p>
              </div>
            </li>
          );
        })}
      </ul>
      {next || later ? (
        <p className="review-more">
          {later ? (
            <Link className="more" to="?" preventScrollReset>
              Newest reviews
            </Link>
          ) : null}
          {next ? (
            <Link className="more" to={`?reviews=${encodeURIComponent(next)}`} preventScrollReset>
              Older reviews
            </Link>
          ) : null}
        </p>
      ) : null}
    </>
  );
}
