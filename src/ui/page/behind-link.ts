import type { MetaDescriptor } from "react-router";
import { pageTitle } from "../../domain/brand.ts";
import { originOf, seo } from "./seo.ts";

/**
 * What a page behind a secret link says of itself, to nobody's search results.
 * @param instead the page that is named in place of its own address: whoever has that one reads what is behind it
 */
export const behindLink = (
  matches: readonly (object | undefined)[],
  { title, description, instead }: { title: string; description: string; instead: string },
): MetaDescriptor[] => seo({ title: pageTitle(title), description, path: instead, noindex: true }, originOf(matches));
