import type { MetaDescriptor } from "react-router";
import { BRAND } from "../../domain/brand.ts";
import type { ImageInfo } from "../../domain/images.ts";
import { pathBelow } from "../../domain/words/language-choice.ts";
import { language, languagePrefix, say } from "../../domain/words/say.ts";

export interface SeoFacts {
  /** The whole title, by `pageTitle` of domain/brand. */
  title: string;
  /** One or two sentences for search results and shared links. */
  description: string;
  /** The page's canonical path with the parameters that make it another page: '/Volunteers?state=Goa'. */
  path: string;
  /** What a shared link shows: the mark by default. A path of this site, or a picture of ours. */
  image?: string | Pick<ImageInfo, "src" | "width" | "height" | "alt"> | null | undefined;
  /** Open Graph's kind of page; 'website' by default, 'profile' for a person's. */
  type?: "website" | "profile" | "article" | undefined;
  /** schema.org data, without `@context`; several things as a list. */
  jsonLd?: JsonLd | readonly JsonLd[] | undefined;
  /** True for a page of what others wrote: below every language it is the same, at its English address. */
  theirWords?: boolean | undefined;
  /** True for pages that do not belong into search results: account pages, errors, filtered lists. */
  noindex?: boolean | undefined;
}

export type JsonLd = { "@type": string | readonly string[]; [property: string]: unknown };

/** The site's pictures are 512 px square: too small for a wide card. */
const WIDE_CARD_FROM = 600;

/**
 * Everything a page says of itself to search engines and messengers: title, description, canonical link,
 * Open Graph, Twitter card, schema.org data. React Router escapes `<` in the JSON-LD script.
 * @param origin where the site is reached, without a trailing slash; by `originOf(matches)`
 */
export function seo(
  { title, description, path, image, type = "website", jsonLd, theirWords, noindex }: SeoFacts,
  origin: string,
): MetaDescriptor[] {
  const address = origin + pathBelow(theirWords ? "" : languagePrefix(), path);
  const picture =
    typeof image === "string"
      ? { src: image, width: 0, height: 0, alt: "" }
      : (image ?? { src: "/icon-512.png", width: 512, height: 512, alt: BRAND.name });
  const things = jsonLd === undefined ? [] : Array.isArray(jsonLd) ? (jsonLd as readonly JsonLd[]) : [jsonLd as JsonLd];
  const sized = picture.width > 0 && picture.height > 0;
  return [
    { title },
    { name: "description", content: description },
    ...(noindex ? [{ name: "robots", content: "noindex" }] : [{ tagName: "link", rel: "canonical", href: address }]),
    { property: "og:site_name", content: BRAND.name },
    { property: "og:locale", content: `${language()}_IN` },
    { property: "og:type", content: type },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:image", content: absolute(picture.src, origin) },
    ...(sized
      ? [
          { property: "og:image:width", content: String(picture.width) },
          { property: "og:image:height", content: String(picture.height) },
        ]
      : []),
    ...(picture.alt ? [{ property: "og:image:alt", content: picture.alt }] : []),
    { name: "twitter:image", content: absolute(picture.src, origin) },
    ...(picture.alt ? [{ name: "twitter:image:alt", content: picture.alt }] : []),
    {
      name: "twitter:card",
      content: picture.width >= WIDE_CARD_FROM && picture.width > picture.height ? "summary_large_image" : "summary",
    },
    ...things.map((thing) => ({ "script:ld+json": { "@context": "https://schema.org", ...thing } }) as MetaDescriptor),
  ];
}

/** An address of this site with its origin; one that has its own stays. */
export function absolute(path: string, origin: string): string {
  return /^https?:\/\//.test(path) ? path : origin + path;
}

/** The address of a page whose words are ours, in the language of the page that names it. */
export const spokenAddress = (path: string, origin: string): string => origin + pathBelow(languagePrefix(), path);

/** The site's origin as the root's loader told it; '' when that loader failed (addresses are then relative). */
export function originOf(matches: readonly (object | undefined)[]): string {
  const root = matches.find(
    (match): match is { id: string; loaderData?: unknown } => (match as { id?: string } | undefined)?.id === "root",
  );
  const loaded = root?.loaderData as { origin?: string } | undefined;
  return loaded?.origin ?? "";
}

/** The way to a page for search results: `[["Volunteers", "/Volunteers"], ["Asha Kulkarni", "/volunteer/asha"]]`. */
export function breadcrumbsLd(steps: readonly (readonly [name: string, path: string])[], origin: string): JsonLd {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [[say("Home"), "/"] as const, ...steps].map(([name, path], at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: spokenAddress(path, origin),
    })),
  };
}
