import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { sitemapEntries, sitemapXml } from "./sitemap-service.server.ts";

/** A sitemap may be as old as that, in milliseconds. */
const KEPT_MS = 10 * 60_000;
const HOUR = 3600;

/** What stays out of search results: calls, and pages of signed-in people. */
const CLOSED = ["/api/", "/account", "/my-requests", "/my/", "/notifications", "/MyDashBoard", "/AdminDashboard", "/user-dashboard", "/volunteer/edit/", "/login?", "/signup?"];

/** What search engines read first: `/robots.txt` and `/sitemap.xml`. */
export const sitemapApi: ApiRoutes = (api, deps) => {
  const { publicUrl } = deps.config;
  let kept: { at: number; xml: Promise<string> } | undefined;

  function sitemap(): Promise<string> {
    const now = deps.now().getTime();
    if (kept && now - kept.at < KEPT_MS) return kept.xml;
    const xml = sitemapEntries(deps).then((entries) => sitemapXml(entries, publicUrl));
    kept = { at: now, xml };
    // A failure is told to those who wait for it and not kept.
    xml.catch(() => (kept = undefined));
    return xml;
  }

  api.get("/robots.txt", { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("Cache-Control", `public, max-age=${HOUR}`)
      .send(["User-agent: *", ...CLOSED.map((path) => `Disallow: ${path}`), "", `Sitemap: ${publicUrl}/sitemap.xml`, ""].join("\n")),
  );

  api.get("/sitemap.xml", { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type("application/xml; charset=utf-8")
      .header("Cache-Control", `public, max-age=${HOUR}`)
      .send(await sitemap()),
  );
};
