import { redirect } from "react-router";
import { BRAND, pageTitle } from "../../../domain/brand.ts";
import { findPlaces } from "../../../domain/places/places-search.ts";
import { pageContext } from "../../../platform/pages/page-context.server.ts";
import { findVolunteers } from "../../volunteers/volunteer-service.server.ts";
import { organisationLd } from "../organisation-ld.ts";
import { HomeAbout } from "../parts/home-about.tsx";
import { HomeHero } from "../parts/home-hero.tsx";
import { HomeOffers } from "../parts/home-offers.tsx";
import { HomeSearch } from "../parts/home-search.tsx";
import { HomeTopVolunteers } from "../parts/home-top-volunteers.tsx";
import { volunteerSearchAddress } from "../search-address.ts";
import { originOf, seo } from "../seo.ts";
import { useShellSession } from "../use-shell-session.ts";
import type { Route } from "./+types/home";

const TOP_VOLUNTEERS = 6;

/** The page's volunteers. The search box without JavaScript asks here and is sent on. */
export async function loader(args: Route.LoaderArgs) {
  const asked = new URL(args.request.url).searchParams;
  if (asked.has("place") || asked.has("city")) {
    throw redirect(volunteerSearchAddress({ place: asked.get("place") ?? "", city: asked.get("city") ?? "" }, findPlaces));
  }
  const { deps } = pageContext(args);
  const { rows } = await findVolunteers(deps, { sort: "rating", limit: TOP_VOLUNTEERS });
  return { volunteers: rows };
}

export function meta({ matches }: Route.MetaArgs) {
  const origin = originOf(matches);
  return seo({ title: pageTitle(), description: BRAND.siteDescription, path: "/", jsonLd: organisationLd(origin) }, origin);
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const session = useShellSession();
  return (
    <>
      <HomeHero session={session} />
      <HomeSearch />
      <HomeOffers />
      <HomeAbout />
      <HomeTopVolunteers volunteers={loaderData.volunteers} />
    </>
  );
}
