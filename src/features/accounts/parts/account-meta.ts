import type { MetaDescriptor } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { originOf, seo } from "../../../ui/page/seo.ts";

/** What an account page says of itself. They are of use to one person only: none belongs into search results. */
export function accountMeta(
  matches: readonly (object | undefined)[],
  title: string,
  description: string,
  path: string,
): MetaDescriptor[] {
  return seo({ title: pageTitle(title), description, path, noindex: true }, originOf(matches));
}
