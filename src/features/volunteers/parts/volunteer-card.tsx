import { Link } from "react-router";
import { displayName } from "../../../domain/names.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { Stars } from "../../../ui/stars.tsx";
import type { VolunteerCard as Volunteer } from "../volunteer-types.ts";
import { photoOf } from "../../listings/parts/photo-of.ts";

/** Where a volunteer's profile lives: by username, else by user id (spec 001 section 2). */
export function profilePath({ userId }: Pick<Volunteer, "userId">): string {
  return `/volunteer/${encodeURIComponent(userId.username || userId._id)}`;
}

/** One volunteer among the results. `early`: stands in the first row, so its photo is not put off. */
export function VolunteerCard({ volunteer, early }: { volunteer: Volunteer; early?: boolean }) {
  const name = displayName(volunteer.firstName, volunteer.lastName);
  const path = profilePath(volunteer);
  return (
    <article className="vol">
      <figure>
        <Avatar name={name} image={photoOf(volunteer.photo, `Portrait of ${name}`)} seed={volunteer.userId.username || volunteer._id} sizes="(min-width: 64rem) 17rem, 6.5rem" priority={early} />
      </figure>
      <div>
        <h3>
          {/* Not prefetched: loading a profile counts as a view. */}
          <Link to={path}>{name}</Link>
        </h3>
        <p className="place">{[volunteer.addressDistrict, volunteer.addressState].filter(Boolean).join(", ")}</p>
        <div className="meta">
          <Stars value={volunteer.averageRating} count={volunteer.ratingCount} showValue={volunteer.ratingCount > 0} />
        </div>
        <LinkButton to={path} variant="line" slim aria-label={`Contact Us: ${name}`}>
          Contact Us
        </LinkButton>
      </div>
    </article>
  );
}
