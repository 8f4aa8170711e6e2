import { Link } from "react-router";
import { placeWords } from "../../../domain/places/place-words.ts";
import { say, text } from "../../../domain/words/say.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Photo } from "../../../ui/photo.tsx";
import { RangoliCover } from "../../../ui/rangoli-cover.tsx";
import { Stars } from "../../../ui/stars.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import type { ListingStatus } from "../listing-access.ts";
import { calendarPath, pricesPath, visibilityPath } from "../listing-edit-path.ts";
import { listingStatusWords } from "../listing-status-words.ts";
import type { OwnListing } from "../own-listing-types.ts";
import { photoOf } from "./photo-of.ts";

/** What a status means to the one who keeps the listing. */
const MEANING: Record<ListingStatus, string> = {
  draft: text("Hidden, because you took back your consent to show it. Your account page brings it back."),
  pending: text("We are looking at it. Nobody else sees it yet."),
  approved: text("On the site."),
  rejected: text("Correct it and save: it is sent to us again."),
  suspended: text("Not shown at the moment."),
};

/** A listing as its owner sees it: how it stands, and what can be done. */
export function OwnListingCard({ listing }: { listing: OwnListing }) {
  const {
    _id,
    title,
    categoryName,
    status,
    statusReason,
    city,
    state,
    averageRating,
    ratingCount,
    viewCount,
    path,
    editPath,
    photo,
  } = listing;
  const cover = <RangoliCover id={_id} />;
  return (
    <article className="lcard" aria-label={title}>
      <figure className={photo && photo.height > photo.width ? "own-portrait" : undefined}>
        {photo ? (
          <Photo
            image={photoOf({ ...photo, alt: "" }, "")}
            sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 45vw, 92vw"
            fallback={cover}
          />
        ) : (
          cover
        )}
        <span className="ltag">{categoryName}</span>
      </figure>
      <div>
        <h2 className="text-[1.25rem]! break-words">{path ? <Link to={path}>{title}</Link> : title}</h2>
        <p className="place">{placeWords(city, state)}</p>
        <p className="mt-2">
          <StatusBadge status={status} label={listingStatusWords(status)} />
        </p>
        <p className="lfact">{say(MEANING[status])}</p>
        {statusReason ? <p className="lfact break-words">{say("Reason: {reason}", { reason: statusReason })}</p> : null}
        {/* Nobody has seen what was never shown. */}
        {status !== "pending" || viewCount > 0 || ratingCount > 0 ? (
          <>
            <p className="lfact soft">{say("Seen {n} times", { n: viewCount.toLocaleString("en-IN") })}</p>
            <div className="meta">
              <Stars value={averageRating} count={ratingCount} showValue={ratingCount > 0} />
            </div>
          </>
        ) : null}
        <p className="own-acts">
          <LinkButton to={editPath} slim wide aria-label={say("Edit: {title}", { title })}>
            {say("Edit")}
          </LinkButton>
          <LinkButton to={calendarPath(_id)} slim wide variant="line" aria-label={say("Calendar: {title}", { title })}>
            {say("Calendar")}
          </LinkButton>
          <LinkButton to={pricesPath(_id)} slim wide variant="line" aria-label={say("Prices: {title}", { title })}>
            {say("Prices")}
          </LinkButton>
          <LinkButton
            to={visibilityPath(_id)}
            slim
            wide
            variant="line"
            aria-label={say("Visibility: {title}", { title })}
          >
            {say("Visibility")}
          </LinkButton>
        </p>
      </div>
    </article>
  );
}
