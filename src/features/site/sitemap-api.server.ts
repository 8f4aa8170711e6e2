import { BRAND } from "../../domain/brand.ts";
import { LRUCache } from "lru-cache";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { languageOf, OFFERED } from "../../domain/words/languages.ts";
import { sitemapPath } from "./sitemap-paths.ts";
import { sitemapEntries, sitemapXml } from "./sitemap-service.server.ts";

/** A sitemap may be as old as that, in milliseconds. */
const KEPT_MS = 10 * 60_000;
const HOUR = 3600;

/** What stays out of search results: calls, and pages of signed-in people. */
const CLOSED = [
  "/api/",
  "/account",
  "/my-requests",
  "/my/",
  "/r/",
  "/e/",
  "/s/",
  "/planned/",
  "/compare",
  "/area/",
  "/notifications",
  "/MyDashBoard",
  "/AdminDashboard",
  "/user-dashboard",
  "/volunteer/edit/",
  "/login?",
  "/signup?",
];

/** What search engines read first: `/robots.txt`, and a sitemap a language. */
export const sitemapApi: ApiRoutes = (api, deps) => {
  const { publicUrl } = deps.config;
  const sitemaps = new LRUCache<string, string>({
    max: OFFERED.length,
    ttl: KEPT_MS,
    perf: { now: () => deps.now().getTime() },
    fetchMethod: async (code) => sitemapXml(await sitemapEntries(deps), publicUrl, languageOf(code)),
  });

  api.get("/robots.txt", { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("Cache-Control", `public, max-age=${HOUR}`)
      .send(
        [
          "User-agent: *",
          ...OFFERED.flatMap(({ prefix }) => CLOSED.map((path) => `Disallow: ${prefix}${path}`)),
          "",
          ...OFFERED.map((language) => `Sitemap: ${publicUrl}${sitemapPath(language)}`),
          "",
        ].join("\n"),
      ),
  );

  // For whoever finds a hole (RFC 9116): whom to tell. It runs out a year after it is read.
  api.get("/.well-known/security.txt", { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("Cache-Control", `public, max-age=${HOUR}`)
      .send(
        [
          `Contact: mailto:${BRAND.email.contact}`,
          `Expires: ${new Date(deps.now().getTime() + 365 * 86_400_000).toISOString()}`,
          "Preferred-Languages: en, hi",
          `Canonical: ${publicUrl}/.well-known/security.txt`,
          "",
        ].join("\n"),
      ),
  );

  for (const language of OFFERED)
    api.get(sitemapPath(language), { schema: { hide: true } }, async (_request, reply) =>
      reply
        .type("application/xml; charset=utf-8")
        .header("Cache-Control", `public, max-age=${HOUR}`)
        .send(await sitemaps.forceFetch(language.code)),
    );
};
