import type { FastifyInstance } from "fastify";
import { notAllowed } from "../../domain/errors.ts";
import type { Config } from "../config/config.server.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses requests with side effects that a browser sends from another site (DECISIONS 11). Logout is a GET
 * with a side effect and is refused alike. Clients that are not browsers send neither header and pass.
 */
export function crossSiteGuard(app: FastifyInstance, config: Pick<Config, "corsOrigins" | "publicUrl">): void {
  const own = new URL(config.publicUrl).host;
  app.addHook("onRequest", async (request) => {
    // The route and not the address: '/api/auth/logou%74' leads there too.
    if (SAFE.has(request.method) && request.routeOptions.url !== "/api/auth/logout") return;
    const origin = request.headers.origin;
    if (origin && config.corsOrigins.includes(origin)) return;
    const site = request.headers["sec-fetch-site"];
    if (site) {
      if (site === "same-origin" || site === "none") return;
      throw notAllowed("This request came from another site.");
    }
    if (!origin) return;
    const host = URL.canParse(origin) ? new URL(origin).host : null;
    if (host !== null && (host === request.headers.host || host === own)) return;
    throw notAllowed("This request came from another site.");
  });
}
