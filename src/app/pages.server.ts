import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { VIDEO_ORIGIN } from "../domain/video-links.ts";
import type { Deps } from "../platform/deps.server.ts";
import { sendBusyPage, wantsPage } from "../platform/http/busy-page.server.ts";
import { pageContextKey, type PageContext } from "../platform/pages/page-context.server.ts";
import { guardedPages } from "./access-guard.server.ts";
import { renderedPages } from "./rendered-pages.server.ts";

/** What pages may load: our own origin alone. Style attributes are allowed, inline scripts only by nonce. */
function contentSecurityPolicy(nonce: string, secure: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // Hot reload speaks over a WebSocket of its own port.
    process.env.NODE_ENV === "development" ? "connect-src 'self' ws:" : "connect-src 'self'",
    "font-src 'self'",
    `frame-src ${VIDEO_ORIGIN}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

function webRequest(request: FastifyRequest, publicUrl: string, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  const origin = request.headers.host ? `${request.protocol}://${request.headers.host}` : publicUrl;
  const url = URL.canParse(request.raw.url ?? "/", origin) ? new URL(request.raw.url ?? "/", origin) : new URL("/", publicUrl);
  return new Request(url, { method: request.method === "HEAD" ? "GET" : request.method, headers, signal });
}

/** Serves every page of the site: React Router inside this Fastify application, in the same module graph. */
export async function pagesPlugin(app: FastifyInstance, { deps, build }: { deps: Deps; build: ServerBuild | (() => Promise<ServerBuild>) }): Promise<void> {
  const pages = typeof build === "function" ? async () => guardedPages(await build()) : guardedPages(build);
  const handle = createRequestHandler(pages, process.env.NODE_ENV === "development" ? "development" : "production");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, payload, done) => {
    payload.resume();
    done(null, undefined);
  });

  app.route({
    method: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
    url: "/*",
    schema: { hide: true },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      if (request.method !== "GET" && request.method !== "HEAD") return reply.status(405).header("Allow", "GET, HEAD").send({ error: "Pages are only read.", message: "Pages are only read." });
      const nonce = randomBytes(16).toString("base64");
      const context = new RouterContextProvider();
      const page: PageContext = { deps, actor: request.actor, visitor: { ip: request.ip, userAgent: request.headers["user-agent"] ?? "" }, requestId: request.id, nonce };
      context.set(pageContextKey, page);
      const abort = new AbortController();
      reply.raw.once("close", () => {
        if (!reply.raw.writableFinished) abort.abort();
      });
      const response = await handle(webRequest(request, deps.config.publicUrl, abort.signal), context);
      if (page.busy) {
        if (wantsPage(request)) return sendBusyPage(reply);
        reply.header("Retry-After", "5");
      }
      reply.status(page.busy ? 503 : response.status);
      response.headers.forEach((value, name) => {
        if (name !== "set-cookie") reply.header(name, value);
      });
      for (const cookie of response.headers.getSetCookie()) reply.header("set-cookie", cookie);
      reply.header("Content-Security-Policy", contentSecurityPolicy(nonce, deps.config.secure));
      // What is rendered for one person must not be kept for another.
      if (!response.headers.has("cache-control")) reply.header("Cache-Control", "private, no-cache");
      return reply.send(renderedPages.get(response) ?? Buffer.from(await response.arrayBuffer()));
    },
  });
}
