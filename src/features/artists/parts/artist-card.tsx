import { Link } from "react-router";
import { photoOf } from "../../listings/parts/photo-of.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { Stars } from "../../../ui/stars.tsx";
import type { ArtistCard as Artist } from "../artist-types.ts";
import { nameOf, pathOf, placeOf } from "./artist-words.ts";

/** One artist among the results. `early`: stands in the first row, so its photo is not put off. */
export function ArtistCard({ artist, early }: { artist: Artist; early?: boolean }) {
  const name = nameOf(artist);
  const path = pathOf(artist);
  return (
    <article className="vol">
      <figure>
        <Avatar name={name} image={photoOf(artist.photo, `Portrait of ${name}`)} seed={artist.userId.username || artist._id} sizes="(min-width: 64rem) 17rem, 6.5rem" priority={early} />
      </figure>
      <div>
        <h3>
          {/* Not prefetched: loading a profile counts as a view. */}
          <Link to={path}>{name}</Link>
        </h3>
        <p className="artist-kind">{[artist.category, artist.genre].filter(Boolean).join(" · ")}</p>
        <p className="place">{placeOf(artist)}</p>
        <div className="meta">
          <Stars value={artist.rating} count={artist.reviews} showValue={artist.reviews > 0} />
        </div>
        <LinkButton to={path} variant="line" slim aria-label={`Book Now: ${name}`}>
          Book Now
        </LinkButton>
      </div>
    </article>
  );
}
