import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { Eye, MapPin, Music } from "../../../ui/icons.tsx";
import { ShareButtons } from "../../../ui/share.tsx";
import { Stars } from "../../../ui/stars.tsx";
import type { ArtistProfile } from "../artist-types.ts";
import { nameOf, placeOf } from "./artist-words.ts";

/** Who this is: name, art, place, rating, views, and the ways to share. */
export function ArtistHead({ artist, url }: { artist: ArtistProfile; url: string }) {
  const name = nameOf(artist);
  return (
    <section className="banner on-dark artist-head">
      <div className="wrap banner-in">
        <Breadcrumbs items={[{ label: "Home", to: "/" }, { label: "Artists", to: "/ArtistBooking" }, { label: name }]} />
        <h1>{name}</h1>
        {artist.profileTitle ? <p className="lead">{artist.profileTitle}</p> : null}
        <div className="pro-meta">
          <span>
            <Music className="icon" />
            {artist.category}
          </span>
          <span>
            <MapPin className="icon" />
            {placeOf(artist)}
          </span>
          <Stars value={artist.rating} count={artist.reviews} />
          <span>
            <Eye className="icon" />
            {artist.viewCount === 1 ? "1 view" : `${artist.viewCount.toLocaleString("en-IN")} views`}
          </span>
        </div>
        <div className="pro-share">
          <ShareButtons url={url} title={`${name}, ${artist.category} in ${placeOf(artist)}`} />
        </div>
      </div>
    </section>
  );
}
