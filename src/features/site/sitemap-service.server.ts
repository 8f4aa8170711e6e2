import { pathBelow } from "../../domain/words/language-choice.ts";
import { ENGLISH, OFFERED } from "../../domain/words/languages.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { yearPath } from "../demand/demand-paths.ts";
import { PACK_YEARS } from "../demand/packs.server.ts";
import { placePaths } from "../places/place-pages.server.ts";
import { categories } from "../registry.ts";

/** One address of a sitemap: a path of this site and, where known, the day it last changed. */
export interface SitemapEntry {
  path: string;
  changed?: string;
  /** Whether its words are ours: then it stands in every language that is offered. */
  ours?: true;
}

/** The pages beside the searches of categories, for search engines, in their canonical spelling; those that do not stand yet are left out. */
const PAGES = [
  "/",
  "/AboutUs",
  "/Services",
  "/EventRentalForm",
  "/EventPlannerForm",
  "/Registration",
  "/VolunteerEnquiryForm",
  "/ContactUs",
  "/newsblog",
  "/HowWeRank",
  "/places",
  "/privacypolicy",
  "/TermCondition",
] as const;

/** A sitemap may hold 50,000 addresses; the pages have room beside those of places and the listings. */
const MOST_ADDRESSES = 49_000;

/** The pages, those of places of which enough is listed, and the profile of every approved listing, the newest first. */
export async function sitemapEntries(deps: Deps): Promise<SitemapEntry[]> {
  const { db } = deps;
  const places = await placePaths(deps);
  const { rows } = await db.$client.query<{ category: string; slug: string; changed: string }>(
    `SELECT category, slug, to_char(updated_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD') AS changed
       FROM listings WHERE status = 'approved' ORDER BY id DESC LIMIT ${Math.max(0, MOST_ADDRESSES - places.length)}`,
  );
  const byKey = new Map(categories.map((category) => [category.key, category]));
  const profiles = rows.flatMap(({ category, slug, changed }) => {
    const known = byKey.get(category);
    return known ? [{ path: known.profilePath(slug), changed }] : [];
  });
  return [...PAGES, ...PACK_YEARS.map(yearPath), ...categories.map(({ searchPath }) => searchPath), ...places]
    .map((path): SitemapEntry => ({ path, ours: true }))
    .concat(profiles);
}

/** The same address in every language, as search engines ask for it. */
function alternates(path: string, origin: string): string {
  const link = (hreflang: string, prefix: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(origin + pathBelow(prefix, path))}"/>`;
  return [...OFFERED.map(({ locale, prefix }) => link(locale, prefix)), link("x-default", "")].join("");
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The entries as sitemaps.org wants them, what others wrote in English alone. `origin` without a trailing slash. */
export function sitemapXml(entries: readonly SitemapEntry[], origin: string, language = ENGLISH): string {
  const several = OFFERED.length > 1;
  const urls = entries
    .filter(({ ours }) => ours || language === ENGLISH)
    .map(
      ({ path, changed, ours }) =>
        `<url><loc>${escaped(origin + pathBelow(language.prefix, path))}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}${ours && several ? alternates(path, origin) : ""}</url>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>\n`;
}
