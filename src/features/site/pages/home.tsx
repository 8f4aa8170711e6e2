import { Suspense } from "react";
import { redirect } from "react-router";
import { BRAND, pageTitle } from "../../../domain/brand.ts";
import { findPlaces } from "../../../domain/places/places-search.ts";
import { pageContext } from "../../../platform/pages/page-context.server.ts";
import { findVolunteers } from "../../volunteers/volunteer-service.server.ts";
import { contentOf } from "../content-service.server.ts";
import { HOME_POSTS } from "../content/news.ts";
import { organisationLd } from "../organisation-ld.ts";
import { HomeAbout } from "../parts/home-about.tsx";
import { HomeCompanies } from "../parts/home-companies.tsx";
import { HomeHero } from "../parts/home-hero.tsx";
import { HomeOffers } from "../parts/home-offers.tsx";
import { HomePastEvents } from "../parts/home-past-events.tsx";
import { HomePopular } from "../parts/home-popular.tsx";
import { HomePosts } from "../parts/home-posts.tsx";
import { HomeSearch } from "../parts/home-search.tsx";
import { HomeTopVolunteers } from "../parts/home-top-volunteers.tsx";
import { HomeVoices } from "../parts/home-voices.tsx";
import { searchAddress } from "../search-address.ts";
import { originOf, seo } from "../seo.ts";
import type { Route } from "./+types/home";

const TOP_VOLUNTEERS = 6;

/** The page's volunteers, and the lists that admins keep. The search box without JavaScript asks here and is sent on. */
export async function loader(args: Route.LoaderArgs) {
  const asked = new URL(args.request.url).searchParams;
  if (asked.has("what") || asked.has("place") || asked.has("city")) {
    throw redirect(searchAddress({ what: asked.get("what") ?? "", place: asked.get("place") ?? "", city: asked.get("city") ?? "" }, findPlaces));
  }
  const { deps } = pageContext(args);
  const [{ rows }, companies, events, voices, news, searches] = await Promise.all([
    findVolunteers(deps, { sort: "rating", limit: TOP_VOLUNTEERS }),
    contentOf(deps, "companies"),
    contentOf(deps, "gallery"),
    contentOf(deps, "testimonials"),
    contentOf(deps, "news"),
    contentOf(deps, "popular-searches"),
  ]);
  return { volunteers: rows, companies, events, voices, posts: news.slice(0, HOME_POSTS), searches };
}

export function meta({ matches }: Route.MetaArgs) {
  const origin = originOf(matches);
  return seo({ title: pageTitle(), description: BRAND.siteDescription, path: "/", jsonLd: organisationLd(origin) }, origin);
}

/** Sections below the first screen stand in boundaries of their own: React takes them over later, when it has time. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <HomeHero />
      <HomeSearch />
      <HomeOffers />
      <HomeAbout />
      <Suspense>
        <HomeTopVolunteers volunteers={loaderData.volunteers} />
      </Suspense>
      <Suspense>
        <HomeCompanies companies={loaderData.companies} />
        <HomePastEvents events={loaderData.events} />
      </Suspense>
      <Suspense>
        <HomeVoices voices={loaderData.voices} />
        <HomePosts posts={loaderData.posts} />
      </Suspense>
      <Suspense>
        <HomePopular searches={loaderData.searches} />
      </Suspense>
    </>
  );
}
