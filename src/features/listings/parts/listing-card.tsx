import { Link } from "react-router";
import type { ReactNode } from "react";
import type { ImageInfo } from "../../../domain/images.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Photo } from "../../../ui/photo.tsx";
import { RangoliCover } from "../../../ui/rangoli-cover.tsx";
import { Stars } from "../../../ui/stars.tsx";
import { photoOf } from "./photo-of.ts";

export interface ListingCardProps {
  id: string;
  path: string;
  title: string;
  place: string;
  photo: ImageInfo | null;
  /** Stands on the photo: the kind of thing. */
  tag?: string | undefined;
  /** One or two short lines of facts. */
  facts: readonly ReactNode[];
  rating: number;
  ratingCount: number;
  /** What the button says. */
  action: string;
  /** Stands in the first row, so its photo is not put off. */
  early?: boolean;
}

/** One listing among the results: a wide picture, what it is, where, and what others say. */
export function ListingCard({ id, path, title, place, photo, tag, facts, rating, ratingCount, action, early }: ListingCardProps) {
  const cover = <RangoliCover id={id} />;
  return (
    <article className="lcard">
      <figure>
        {photo ? <Photo image={photoOf(photo, "")} sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 45vw, 92vw" priority={early} fallback={cover} /> : cover}
        {tag ? <span className="ltag">{tag}</span> : null}
      </figure>
      <div>
        <h3>
          <Link to={path}>{title}</Link>
        </h3>
        {place ? <p className="place">{place}</p> : null}
        {facts.map((fact, at) => (
          // eslint-disable-next-line react/no-array-index-key -- the lines of a card have no other name and never move
          <p className="lfact" key={at}>
            {fact}
          </p>
        ))}
        <div className="meta">
          <Stars value={rating} count={ratingCount} showValue={ratingCount > 0} />
        </div>
        <LinkButton to={path} variant="line" slim wide aria-label={`${action}: ${title}`}>
          {action}
        </LinkButton>
      </div>
    </article>
  );
}
