import { pageContext } from "../../../platform/pages/page-context.server.ts";
import { searchListings } from "../../listings/listing-search.server.ts";
import { askedSlug, detailData, detailPage, detailView } from "../../storefront/detail-page.server.ts";
import { detailMeta } from "../../storefront/detail-seo.ts";
import { ListingDetail } from "../../storefront/parts/listing-detail.tsx";
import { planners } from "../planner-category.ts";
import { OWN_DESK } from "../planner-words.ts";
import type { Route } from "./+types/profile";

/** The bare path is the first planner of the list; our own desk where there is none. */
export async function loader(args: Route.LoaderArgs) {
  const { deps } = pageContext(args);
  const asked = askedSlug(planners, args.request, {});
  const first = asked ? null : (await searchListings<{ slug: string }>(deps, planners.key, { limit: 1 })).rows[0];
  const slug = asked || (first?.slug ?? "");
  const found = await detailPage(args, planners, slug);
  return detailData(planners, found ?? (asked ? null : await detailView(args, planners, OWN_DESK)));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return detailMeta(loaderData, matches);
}

/** One planner, the first of the list by default (spec 001 section 2, Planners). */
export default function PlannerProfilePage({ loaderData }: Route.ComponentProps) {
  return <ListingDetail data={loaderData} />;
}
