import { askedSlug, detailData, detailPage, detailView } from "../../storefront/detail-page.server.ts";
import { detailMeta } from "../../storefront/detail-seo.ts";
import { ListingDetail } from "../../storefront/parts/listing-detail.tsx";
import { rentals } from "../rental-category.ts";
import { PROJECTOR_SLUG } from "../rental-paths.ts";
import { UNLISTED_PROJECTOR } from "../rental-words.ts";
import type { Route } from "./+types/detail";

/** The bare path is the projector, listed or not. */
export async function loader(args: Route.LoaderArgs) {
  const asked = askedSlug(rentals, args.request, {});
  const found = await detailPage(args, rentals, asked || PROJECTOR_SLUG);
  return detailData(rentals, found ?? (asked ? null : await detailView(args, rentals, UNLISTED_PROJECTOR)));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return detailMeta(loaderData, matches);
}

/** One item for rent, the projector by default (spec 001 section 2, Rentals). */
export default function RentalDetailPage({ loaderData }: Route.ComponentProps) {
  return <ListingDetail data={loaderData} />;
}
