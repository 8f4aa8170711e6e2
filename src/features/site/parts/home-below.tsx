import type { CardView, SearchLink } from "../../listings/search-view.ts";
import type { NewsItem } from "../../content/defaults/news.ts";
import type { PastEvent } from "../../content/defaults/past-events.ts";
import type { PopularSearch } from "../../content/defaults/popular-searches.ts";
import type { CategoryLink } from "../shell-session.ts";
import type { ShownCompany } from "./company-mark.tsx";
import { HomeAbout } from "./home-about.tsx";
import { HomeCompanies } from "./home-companies.tsx";
import { HomeOffers } from "./home-offers.tsx";
import { HomePastEvents } from "./home-past-events.tsx";
import { HomePopular } from "./home-popular.tsx";
import { HomePosts } from "./home-posts.tsx";
import { HomeTopVolunteers } from "./home-top-volunteers.tsx";
import { HomeVoices, type ShownVoice } from "./home-voices.tsx";

export interface HomeBelowProps {
  volunteers: readonly CardView[];
  companies: readonly ShownCompany[];
  events: readonly PastEvent[];
  voices: readonly ShownVoice[];
  posts: readonly NewsItem[];
  searches: readonly PopularSearch[];
  /** Pages of categories in places. */
  places: readonly SearchLink[];
  more: readonly CategoryLink[];
}

/** The home page below its first screen. */
export function HomeBelow({ volunteers, companies, events, voices, posts, searches, places, more }: HomeBelowProps) {
  return (
    <>
      <HomeOffers more={more} />
      <HomeAbout />
      <HomeTopVolunteers volunteers={volunteers} />
      <HomeCompanies companies={companies} />
      <HomePastEvents events={events} />
      <HomeVoices voices={voices} />
      <HomePosts posts={posts} />
      <HomePopular searches={searches} places={places} />
    </>
  );
}
