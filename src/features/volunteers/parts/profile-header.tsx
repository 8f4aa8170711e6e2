import { Avatar } from "../../../ui/avatar.tsx";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { Eye, MapPin } from "../../../ui/icons.tsx";
import { ShareButtons } from "../../../ui/share.tsx";
import { Stars } from "../../../ui/stars.tsx";
import { SEARCH_PATH } from "../search-path.ts";
import type { VolunteerProfile } from "../volunteer-types.ts";
import { photoOf } from "../../listings/parts/photo-of.ts";
import { fullName, placeOf, viewsWords } from "./profile-words.ts";

export interface ProfileHeaderProps {
  volunteer: VolunteerProfile;
  averageRating: number;
  ratingCount: number;
  /** The profile's full address. */
  url: string;
}

/** Who this is: portrait, name, place, rating, views, and the ways to share. */
export function ProfileHeader({ volunteer, averageRating, ratingCount, url }: ProfileHeaderProps) {
  const name = fullName(volunteer);
  return (
    <section className="pro on-dark">
      <div className="pro-cover">
        <img src="/art/pro-cover.svg" alt="" />
      </div>
      <div className="wrap pro-in">
        <div className="portrait">
          <Avatar name={name} image={photoOf(volunteer.photo, `Portrait of ${name}`)} seed={volunteer.userId.username || volunteer._id} sizes="(min-width: 56rem) 18rem, 11.5rem" priority />
        </div>
        <div className="pro-copy">
          <Breadcrumbs items={[{ label: "Home", to: "/" }, { label: "Volunteers", to: SEARCH_PATH }, { label: name }]} />
          <h1>{name}</h1>
          <div className="pro-meta">
            <span>
              <MapPin className="icon" />
              {placeOf(volunteer)}
            </span>
            <Stars value={averageRating} count={ratingCount} />
            <span>
              <Eye className="icon" />
              {viewsWords(volunteer.viewCount)}
            </span>
          </div>
          <div className="pro-share">
            <ShareButtons url={url} title={`${name}, volunteer in ${placeOf(volunteer)}`} />
          </div>
        </div>
      </div>
    </section>
  );
}
