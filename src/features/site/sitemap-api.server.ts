import { LRUCache } from "lru-cache";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
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

/** What search engines read first: `/robots.txt` and `/sitemap.xml`. */
export const sitemapApi: ApiRoutes = (api, deps) => {
  const { publicUrl } = deps.config;
  const sitemap = new LRUCache<"sitemap", string>({
    max: 1,
    ttl: KEPT_MS,
    perf: { now: () => deps.now().getTime() },
    fetchMethod: async () => sitemapXml(await sitemapEntries(deps), publicUrl),
  });

  api.get("/robots.txt", { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("Cache-Control", `public, max-age=${HOUR}`)
      .send(
        [
          "User-agent: *",
          ...CLOSED.map((path) => `Disallow: ${path}`),
          "",
          `Sitemap: ${publicUrl}/sitemap.xml`,
          "",
        ].join("\n"),
      ),
  );

  api.get("/sitemap.xml", { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type("application/xml; charset=utf-8")
      .header("Cache-Control", `public, max-age=${HOUR}`)
      .send(await sitemap.forceFetch("sitemap")),
  );
};
