import { isAt, profilePattern } from "../../listings/category-pages.ts";
import { categories } from "../../registry.ts";
import { askedSlug, detailData, detailPage } from "../detail-page.server.ts";
import { detailMeta } from "../detail-seo.ts";
import { ListingDetail } from "../parts/listing-detail.tsx";
import type { Route } from "./+types/detail";

/** The category whose listings the address shows. */
export async function loader(args: Route.LoaderArgs) {
  const category = categories.find((one) => isAt(args.pattern, profilePattern(one)));
  if (!category) throw new Error(`No category shows its listings at ${args.pattern}.`);
  return detailData(category, await detailPage(args, category, askedSlug(category, args.request, args.params)));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return detailMeta(loaderData, matches);
}

/** One listing of a category that has no page of its own: what it shows is the category's configuration. */
export default function DetailPage({ loaderData }: Route.ComponentProps) {
  return <ListingDetail data={loaderData} />;
}
