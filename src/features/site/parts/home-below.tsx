import type { VolunteerCard } from "../../volunteers/volunteer-types.ts";
import type { Company } from "../content/companies.ts";
import type { NewsItem } from "../content/news.ts";
import type { PastEvent } from "../content/past-events.ts";
import type { PopularSearch } from "../content/popular-searches.ts";
import type { Testimonial } from "../content/testimonials.ts";
import { HomeAbout } from "./home-about.tsx";
import { HomeCompanies } from "./home-companies.tsx";
import { HomeOffers } from "./home-offers.tsx";
import { HomePastEvents } from "./home-past-events.tsx";
import { HomePopular } from "./home-popular.tsx";
import { HomePosts } from "./home-posts.tsx";
import { HomeTopVolunteers } from "./home-top-volunteers.tsx";
import { HomeVoices } from "./home-voices.tsx";

export interface HomeBelowProps {
  volunteers: readonly VolunteerCard[];
  companies: readonly Company[];
  events: readonly PastEvent[];
  voices: readonly Testimonial[];
  posts: readonly NewsItem[];
  searches: readonly PopularSearch[];
}

/** The home page below its first screen. */
export function HomeBelow({ volunteers, companies, events, voices, posts, searches }: HomeBelowProps) {
  return (
    <>
      <HomeOffers />
      <HomeAbout />
      <HomeTopVolunteers volunteers={volunteers} />
      <HomeCompanies companies={companies} />
      <HomePastEvents events={events} />
      <HomeVoices voices={voices} />
      <HomePosts posts={posts} />
      <HomePopular searches={searches} />
    </>
  );
}
