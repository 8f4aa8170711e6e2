import { Link } from "react-router";
import { formatDay, todayIST } from "../../../domain/dates.ts";
import { say } from "../../../domain/words/say.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Stars } from "../../../ui/stars.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { LISTING_REVIEW_MESSAGES } from "../review-model.ts";

export interface Opinion {
  key: string;
  /** null where the author has left. */
  author: string | null;
  stars: number;
  comment: string;
  /** ISO instant. */
  createdAt: string;
  /** A booking that took place stands behind it. */
  booked: boolean;
}

export interface OpinionsProps {
  opinions: readonly Opinion[];
  /** What an author is called who has left. */
  nobody: string;
  /** Asks for older ones; null at the end. */
  next: string | null;
  /** True on every page but the newest. */
  later: boolean;
  /** What else stands in the page's address: links to other reviews keep it. */
  query?: Readonly<Record<string, string>>;
}

function One({ opinion: { author, stars, comment, createdAt, booked }, nobody }: { opinion: Opinion; nobody: string }) {
  return (
    <li className="opinion">
      <Avatar name={author} labelled={false} />
      <div className="top">
        <b>{author || nobody}</b>
        <Stars value={stars} showValue={false} />
        {booked ? <StatusBadge status="confirmed" label={say("Booked here")} /> : null}
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

/** What others said, first those who have booked here, each newest first, and the way to other pages of it. */
export function Opinions({ opinions, nobody, next, later, query = {} }: OpinionsProps) {
  return (
    <>
      {opinions.length === 0 ? (
        <p className="soft">{say(LISTING_REVIEW_MESSAGES.none)}</p>
      ) : (
        <ul>
          {opinions.map((opinion) => (
            <One key={opinion.key} opinion={opinion} nobody={nobody} />
          ))}
        </ul>
      )}
      {next || later ? (
        <p className="review-more">
          {later ? (
            <Link className="more" to={`?${new URLSearchParams(query)}`} preventScrollReset>
              {say("First reviews")}
            </Link>
          ) : null}
          {next ? (
            <Link className="more" to={`?${new URLSearchParams({ ...query, reviews: next })}`} preventScrollReset>
              {say("More reviews")}
            </Link>
          ) : null}
        </p>
      ) : null}
    </>
  );
}
