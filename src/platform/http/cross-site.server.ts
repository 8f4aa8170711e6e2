import type { FastifyInstance, FastifyRequest } from "fastify";
import { notAllowed } from "../../domain/errors.ts";
import { text } from "../../domain/words/say.ts";
import type { Config } from "../config/config.server.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses requests with side effects that a browser sends from another site (DECISIONS 11). Logout is a GET
 * with a side effect and is refused alike. Clients that are not browsers send neither header and pass.
 */
export function crossSiteGuard(app: FastifyInstance, config: Pick<Config, "corsOrigins" | "publicUrl">): void {
  const own = new URL(config.publicUrl).host;
  const mayPass = (request: FastifyRequest): boolean => {
    // The route and not the address: '/api/auth/logou%74' leads there too.
    if (SAFE.has(request.method) && request.routeOptions.url !== "/api/auth/logout") return true;
    const origin = request.headers.origin;
    if (origin && config.corsOrigins.includes(origin)) return true;
    const site = request.headers["sec-fetch-site"];
    if (site) return site === "same-origin" || site === "none";
    if (!origin) return true;
    const host = URL.canParse(origin) ? new URL(origin).host : null;
    return host !== null && (host === request.headers.host || host === own);
  };
  app.addHook("onRequest", (request, _reply, done) =>
    done(mayPass(request) ? undefined : notAllowed(text("This request came from another site."))),
  );
}
