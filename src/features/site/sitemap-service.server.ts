import type { Deps } from "../../platform/deps.server.ts";
import { placePaths } from "../places/place-pages.server.ts";
import { categories } from "../registry.ts";

/** One address of a sitemap: a path of this site and, where known, the day it last changed. */
export interface SitemapEntry {
  path: string;
  changed?: string;
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
  return [...PAGES, ...categories.map(({ searchPath }) => searchPath), ...places]
    .map((path): SitemapEntry => ({ path }))
    .concat(profiles);
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The entries as sitemaps.org wants them. `origin` without a trailing slash. */
export function sitemapXml(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.map(
    ({ path, changed }) =>
      `<url><loc>${escaped(origin + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}
