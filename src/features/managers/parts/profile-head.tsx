import { Avatar } from "../../../ui/avatar.tsx";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { Eye, MapPin } from "../../../ui/icons.tsx";
import { ShareButtons } from "../../../ui/share.tsx";
import { Stars } from "../../../ui/stars.tsx";
import { photoOf } from "../../listings/parts/photo-of.ts";
import type { ManagerProfile } from "../manager-types.ts";
import { LANDING_PATH, placeOf } from "../manager-words.ts";

/** The banner: photo, name, district and state, stars filled by the whole part, value and count. */
export function ProfileHead({ manager, url }: { manager: ManagerProfile; url: string }) {
  const { fullName: name, viewCount, rating, reviewCount } = manager;
  return (
    <section className="pro on-dark">
      <div className="pro-cover">
        <img src="/art/pro-cover.svg" alt="" />
      </div>
      <div className="wrap pro-in">
        <div className="portrait">
          <Avatar name={name} image={photoOf(manager.portrait, `Portrait of ${name}`)} seed={manager.userId.username || manager._id} sizes="(min-width: 56rem) 18rem, 11.5rem" priority />
        </div>
        <div className="pro-copy">
          <Breadcrumbs items={[{ label: "Home", to: "/" }, { label: "Volunteer managers", to: LANDING_PATH }, { label: name }]} />
          <h1>{name}</h1>
          {manager.CompanyName ? <p className="lead">{manager.CompanyName}</p> : null}
          <div className="pro-meta">
            <span>
              <MapPin className="icon" />
              {placeOf(manager)}
            </span>
            <Stars value={rating} count={reviewCount} mode="floor" />
            <span>
              <Eye className="icon" />
              {viewCount === 1 ? "1 profile view" : `${viewCount.toLocaleString("en-IN")} profile views`}
            </span>
          </div>
          <div className="pro-share">
            <ShareButtons url={url} title={`${name}, volunteer manager in ${placeOf(manager)}`} />
          </div>
        </div>
      </div>
    </section>
  );
}
