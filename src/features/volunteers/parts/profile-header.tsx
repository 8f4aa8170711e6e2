import { say } from "../../../domain/words/say.ts";
import { ProfileHero } from "../../listings/parts/profile-hero.tsx";
import { viewsWords } from "../../listings/profile-words.ts";
import type { SearchLink } from "../../listings/search-view.ts";
import { VOLUNTEER_SEARCH } from "../search-path.ts";
import type { VolunteerProfile } from "../volunteer-types.ts";
import { BookAction } from "./book-card.tsx";
import { fullName, placeOf } from "./profile-words.ts";

export interface ProfileHeaderProps {
  volunteer: VolunteerProfile;
  /** What its card says: '₹800 a day', 'Unpaid'. */
  price: string;
  ratings: { averageRating: number; ratingCount: number };
  /** The page of its place. */
  crumb: readonly SearchLink[];
  /** The profile's full address. */
  url: string;
  /** Opens the form; absent on one's own. */
  onBook?: (() => void) | undefined;
}

/** Who this is: portrait, name, place, rating, views, and the ways to share. */
export function ProfileHeader({ volunteer, price, ratings, crumb, url, onBook }: ProfileHeaderProps) {
  const name = fullName(volunteer);
  const place = placeOf(volunteer);
  return (
    <ProfileHero
      crumbs={[{ label: say("Volunteers"), to: VOLUNTEER_SEARCH }, ...crumb, { label: name }]}
      name={name}
      place={place}
      rating={{ value: ratings.averageRating, count: ratings.ratingCount }}
      views={viewsWords(volunteer.viewCount)}
      price={price}
      act={onBook ? <BookAction volunteer={volunteer} own={false} onBook={onBook} gold /> : undefined}
      seed={volunteer.userId.username || volunteer._id}
      photo={volunteer.photo}
      url={url}
      title={say("{name}, volunteer in {place}", { name, place })}
    />
  );
}
