import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { withoutLanguage } from "../domain/words/languages.ts";
import type { Deps } from "../platform/deps.server.ts";
import { PAGES } from "./access-matrix.ts";

/** `/volunteer/:slug` as an expression over lower-case paths. */
const expression = (pattern: string) =>
  new RegExp(
    `^${pattern
      .toLowerCase()
      .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
      .replace(/\/:[a-z]+/g, "/[^/]+")}$`,
  );

const patterns = Object.keys(PAGES).map((path) => `/${path}`);
const plain = new Map(patterns.filter((path) => !path.includes(":")).map((path) => [path.toLowerCase(), path]));
const shaped = patterns.filter((path) => path.includes(":")).map((path) => ({ path, expression: expression(path) }));

/** The pattern of the page that an address leads to, so that no name and no number of a person becomes a label. */
export function pageRoute(url: string): string {
  const path = withoutLanguage(url.split("?", 1)[0] ?? "/")
    .toLowerCase()
    .replace(/\.data$/, "")
    .replace(/(?<=.)\/$/, "")
    .replace(/^\/_root$/, "/");
  return plain.get(path) ?? shaped.find((one) => one.expression.test(path))?.path ?? "no page";
}

/** The pattern of what was asked for. */
export const routeOf = (request: FastifyRequest): string => {
  const { url } = request.routeOptions;
  if (url === "/*") return pageRoute(request.url);
  if (url === undefined) return "none";
  return request.is404 ? "none" : url;
};

const hash = (text: string) => createHash("sha256").update(text).digest();

/**
 * Counts every request once it is answered, and serves what was counted at `/metrics`, as Prometheus reads it, to
 * whoever brings METRICS_TOKEN. For anybody else, and without that setting, there is nothing at this address.
 */
export function metricsRoutes(app: FastifyInstance, { metrics, config }: Pick<Deps, "metrics" | "config">): void {
  app.addHook("onResponse", (request, reply, done) => {
    // How long somebody listened is no time that an answer took.
    if (reply.raw.getHeader("content-type") === "text/event-stream") return done();
    metrics.request(request.method, routeOf(request), reply.statusCode, reply.elapsedTime / 1000);
    if (request.headers["content-type"]?.startsWith("multipart/"))
      metrics.upload(reply.statusCode < 400 ? "taken" : "refused", Number(request.headers["content-length"]) || 0);
    done();
  });
  app.get("/metrics", { schema: { hide: true }, logLevel: "warn" }, async (request, reply) => {
    const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? "")?.[1];
    if (!config.metricsToken || !given || !timingSafeEqual(hash(given), hash(config.metricsToken)))
      return reply.callNotFound();
    return reply
      .header("Cache-Control", "no-store")
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}
