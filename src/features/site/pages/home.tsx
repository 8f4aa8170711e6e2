import { redirect } from "react-router";
import { BRAND, pageTitle } from "../../../domain/brand.ts";
import { findPlaces } from "../../../domain/places/places-search.ts";
import { say } from "../../../domain/words/say.ts";
import { pageContext } from "../../../platform/pages/page-context.server.ts";
import { later } from "../../../ui/later.tsx";
import { cardView, type CardRow } from "../../listings/card-view.ts";
import { searchListings } from "../../listings/listing-search.server.ts";
import { homePlaces } from "../../places/place-ways.server.ts";
import { volunteers } from "../../volunteers/volunteer-category.ts";
import { contentList } from "../../content/content-service.server.ts";
import { COMPANIES } from "../../content/defaults/companies.ts";
import { HOME_POSTS } from "../../content/defaults/news.ts";
import { homeVoices } from "../home-voices.server.ts";
import { useShellSession } from "../use-shell-session.ts";
import { categoryLinks } from "../category-links.server.ts";
import { organisationLd } from "../organisation-ld.ts";
import { HomeHero } from "../parts/home-hero.tsx";
import { HomeSearch } from "../parts/home-search.tsx";
import { searchAddress } from "../search-address.ts";
import { originOf, seo } from "../../../ui/page/seo.ts";
import type { Route } from "./+types/home";

const TOP_VOLUNTEERS = 6;

const below = () => import("../parts/home-below.tsx");
const here = import.meta.env.SSR ? await below() : null;
const HomeBelow = later(here?.HomeBelow, async () => (await below()).HomeBelow);

/** The page's volunteers, and the lists that admins keep. The search box without JavaScript asks here and is sent on. */
export async function loader(args: Route.LoaderArgs) {
  const all = categoryLinks();
  const asked = new URL(args.request.url).searchParams;
  if (asked.has("what") || asked.has("place") || asked.has("city")) {
    throw redirect(
      searchAddress(
        { what: asked.get("what") ?? "", place: asked.get("place") ?? "", city: asked.get("city") ?? "" },
        all,
        findPlaces,
      ),
    );
  }
  const { deps } = pageContext(args);
  const [{ rows }, companies, events, voices, news, searches, places] = await Promise.all([
    searchListings<CardRow>(deps, volunteers.key, { sort: "best", limit: TOP_VOLUNTEERS }),
    contentList(deps, "companies"),
    contentList(deps, "gallery"),
    homeVoices(deps),
    contentList(deps, "news"),
    contentList(deps, "popular-searches"),
    homePlaces(deps),
  ]);
  return {
    more: all.filter(({ more }) => more),
    volunteers: rows.map((row) => cardView(volunteers, row)),
    companies: companies.map((company) => ({
      ...company,
      example: COMPANIES.some(({ name }) => name === company.name),
    })),
    events: events.map((event) => ({ ...event, title: say(event.title), line: say(event.line) })),
    voices,
    posts: news.slice(0, HOME_POSTS).map((post) => ({
      ...post,
      title: say(post.title),
      description: say(post.description),
      source: say(post.source),
    })),
    places,
    searches: searches.map((search) => ({ ...search, phrase: say(search.phrase) })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  const origin = originOf(matches);
  return seo(
    { title: pageTitle(), description: say(BRAND.siteDescription), path: "/", jsonLd: organisationLd(origin) },
    origin,
  );
}

/** Its script comes later; without it everything there can be read and followed. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <HomeHero />
      <HomeSearch categories={useShellSession().categories} />
      <HomeBelow {...loaderData} />
    </>
  );
}
