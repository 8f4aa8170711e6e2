import type { MetaDescriptor } from "react-router";
import { pageTitle } from "../../domain/brand.ts";
import { truncate } from "../../domain/graphemes.ts";
import { breadcrumbsLd, originOf, seo } from "../../ui/page/seo.ts";
import { shareImage } from "../listings/share-image.ts";
import type { DetailPageData } from "./detail-view.ts";

/** What a listing's page says of itself. */
export function detailMeta(
  data: DetailPageData | undefined,
  matches: Parameters<typeof originOf>[0],
): MetaDescriptor[] {
  const view = data?.view;
  if (!view) return [{ title: pageTitle(data?.missing.title) }, { name: "robots", content: "noindex" }];
  const { head, ratings, title, status, later, photo, id } = view;
  const origin = originOf(matches);
  const rating =
    ratings.ratingCount > 0
      ? {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: ratings.averageRating,
            ratingCount: ratings.ratingCount,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {};
  return seo(
    {
      title: pageTitle(head.title),
      description: truncate(head.description.replace(/\s+/g, " "), 160),
      path: head.path,
      theirWords: true,
      image: status === "approved" ? shareImage(id, head.title) : photo,
      noindex: later || status !== "approved",
      jsonLd: [
        { ...head.thing, name: title, url: origin + head.path, ...rating },
        breadcrumbsLd([head.search, [title, head.path]], origin),
      ],
    },
    origin,
  );
}
