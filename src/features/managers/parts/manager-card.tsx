import { Link } from "react-router";
import { Avatar } from "../../../ui/avatar.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { Stars } from "../../../ui/stars.tsx";
import { photoOf } from "../../listings/parts/photo-of.ts";
import type { ManagerTile } from "../manager-types.ts";
import { experienceWords, managerPath, placeOf } from "../manager-words.ts";

/** One manager of the landing page. A photo that does not load gives way to a drawing. `early`: stands in the first row. */
export function ManagerCard({ manager, early }: { manager: ManagerTile; early?: boolean }) {
  const { fullName: name, userId, email, rating, reviewCount } = manager;
  const path = managerPath(manager);
  return (
    <article className="vol">
      <figure>
        <Avatar name={name} image={photoOf(manager.photo, `Portrait of ${name}`)} seed={userId.username || manager._id} sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 45vw, 6.5rem" priority={early} />
      </figure>
      <div className="min-w-0">
        <h3>
          {/* Not prefetched: loading a profile counts as a view. */}
          <Link to={path}>{name}</Link>
        </h3>
        <p className="place">{placeOf(manager)}</p>
        {email ? <p className="place break-words [overflow-wrap:anywhere]">{email}</p> : null}
        <p className="place">{experienceWords(manager)}</p>
        <div className="meta">
          <Stars value={rating} count={reviewCount} mode="floor" showValue={reviewCount > 0} />
        </div>
        <LinkButton to={path} variant="line" slim aria-label={`Book Now: ${name}`}>
          Book Now
        </LinkButton>
      </div>
    </article>
  );
}
