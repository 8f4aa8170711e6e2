import { say } from "../../../domain/words/say.ts";
import { ProfileHero } from "../../listings/parts/profile-hero.tsx";
import type { SearchLink } from "../../listings/search-view.ts";
import type { ManagerProfile } from "../manager-types.ts";
import { LANDING_PATH, placeOf } from "../manager-words.ts";

/** The banner: photo, name, district and state, stars filled by the whole part, value and count. */
export function ProfileHead({
  manager,
  price,
  crumb,
  url,
  action,
}: {
  manager: ManagerProfile;
  /** What its card says. */
  price: string;
  /** The page of their place. */
  crumb: readonly SearchLink[];
  url: string;
  action: string;
}) {
  const { fullName: name, viewCount, rating, reviewCount } = manager;
  const place = placeOf(manager);
  return (
    <ProfileHero
      crumbs={[{ label: say("Volunteer managers"), to: LANDING_PATH }, ...crumb, { label: name }]}
      name={name}
      lead={manager.CompanyName}
      place={place}
      rating={{ value: rating, count: reviewCount, mode: "floor" }}
      views={say("{n, plural, one {# profile view} other {# profile views}}", { n: viewCount })}
      price={price}
      action={action}
      seed={manager.userId.username || manager._id}
      photo={manager.portrait}
      url={url}
      title={say("{name}, volunteer manager in {place}", { name, place })}
    />
  );
}
