import type { MetaDescriptor } from "react-router";
import { pageTitle } from "../../domain/brand.ts";
import { breadcrumbsLd, originOf, seo, type SeoFacts } from "../../ui/page/seo.ts";

/** What a public page says of itself: its name as title, with the way from the home page. */
export function publicPageMeta(
  matches: Parameters<typeof originOf>[0],
  { name, ...facts }: Omit<SeoFacts, "title" | "jsonLd"> & { name: string },
): MetaDescriptor[] {
  const origin = originOf(matches);
  return seo({ ...facts, title: pageTitle(name), jsonLd: breadcrumbsLd([[name, facts.path]], origin) }, origin);
}
