import { searchMeta } from "../../listings/listing-seo.ts";
import { ListingSearch } from "../../listings/parts/listing-search.tsx";
import { searchPage } from "../../listings/search-page.server.ts";
import { BannerSlider } from "../parts/banner-slider.tsx";
import { volunteers } from "../volunteer-category.ts";
import type { Route } from "./+types/search";

export const loader = (args: Route.LoaderArgs) => searchPage(args, volunteers);

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return searchMeta(loaderData, matches);
}

/** Volunteer search (spec 001 section 2): the shared search, with pictures in its head. */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  return <ListingSearch data={loaderData} art={<BannerSlider />} />;
}
