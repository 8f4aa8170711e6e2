import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { chosenLanguage, pathBelow } from "../domain/words/language-choice.ts";
import { OFFERED, withoutLanguage } from "../domain/words/languages.ts";
import { countShown } from "../features/listings/listing-shown.server.ts";
import { countVisits } from "../features/listings/listing-visits.server.ts";
import type { KeptAnswer, Made } from "../platform/cache/kept-answer.server.ts";
import { isAnonymous, sendAnswer, sendReady } from "../platform/cache/send-answer.server.ts";
import type { Deps } from "../platform/deps.server.ts";
import { sendBusyPage, wantsPage } from "../platform/http/busy-page.server.ts";
import { sendOnlyRead } from "../platform/http/only-read.server.ts";
import type { PageContext } from "../platform/pages/page-context.server.ts";
import { createPageRenderer, pageUrl, type PagesBuild } from "./page-rendering.server.ts";
import { byHash, byNonce, contentSecurityPolicy, without } from "./page-security.server.ts";

const CSP = "content-security-policy";
const keyOf = (url: URL) => `page ${url.pathname}${url.search}`;
const newNonce = () => randomBytes(16).toString("base64");

/** Pages that know a browser by a cookie of its own, or count its wrong links by its address: none is kept for another. A comparison of nothing that is named is of what the browser has saved. */
export const FOR_EACH_BROWSER =
  /^\/(?:saved|s\/|e\/|r\/|planned\/|search-mails\/|compare(?:\.data)?(?:$|\?(?!(?:.*&)?listing=)))/i;

/** Serves every page of the site: React Router inside this Fastify application, in the same module graph. */
export async function pagesPlugin(
  app: FastifyInstance,
  { deps, build }: { deps: Deps; build: PagesBuild },
): Promise<void> {
  const render = createPageRenderer(build);
  const { secure, publicUrl } = deps.config;
  /** Nobody looks at what a HEAD is answered: that is no visit. */
  const visitorOf = (request: FastifyRequest) =>
    request.method === "HEAD" ? null : { ip: request.ip, userAgent: request.headers["user-agent"] ?? "" };

  /** Whose page, and whose cards somebody gets. */
  function counted({ visited, shown }: KeptAnswer, request: FastifyRequest): void {
    if (visited.length === 0 && shown.length === 0) return;
    const visitor = visitorOf(request);
    countVisits(deps, visited, visitor);
    countShown(deps, shown, request.url, visitor);
  }

  /** A page as anybody who is not signed in gets it: it knows nothing of its asker, and says nothing of them. */
  async function forEverybody(url: URL, requestId: string): Promise<Made> {
    const nonce = newNonce();
    const page: PageContext = { deps, actor: null, visitor: { ip: "", userAgent: "" }, cookies: "", requestId, nonce };
    const { status, headers, cookies, body, document } = await render(page, url);
    const shareable = cookies.length === 0 && !headers["cache-control"]?.includes("no-store");
    if (!document)
      return { status, headers: { ...headers, [CSP]: contentSecurityPolicy([], secure) }, body, shareable };
    // A page that failed says under which number; on all others it would only make every rendering a different one.
    const html = status < 500 ? without(body, requestId) : body;
    const policy = contentSecurityPolicy(byHash(html, nonce), secure);
    return {
      status,
      headers: { ...headers, [CSP]: policy },
      body: without(html, ` nonce="${nonce}"`),
      shareable,
    };
  }

  async function sendForEverybody(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const url = pageUrl(request.raw.url, publicUrl);
    const found = await deps.answers.answer(keyOf(url), () => forEverybody(url, request.id));
    if (found.answer.status === 503) return sendBusy(request, reply, found.answer);
    counted(found.answer, request);
    return sendAnswer(request, reply, found);
  }

  async function sendBusy(
    request: FastifyRequest,
    reply: FastifyReply,
    { status, headers, body }: KeptAnswer,
  ): Promise<FastifyReply> {
    if (wantsPage(request)) return sendBusyPage(reply);
    return reply
      .status(status)
      .headers(headers)
      .header("Retry-After", "5")
      .send(await body(null));
  }

  async function sendForOne(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const nonce = newNonce();
    const page: PageContext = {
      deps,
      actor: request.actor,
      visitor: visitorOf(request),
      address: request.ip,
      cookies: request.headers.cookie ?? "",
      requestId: request.id,
      nonce,
    };
    const abort = new AbortController();
    reply.raw.once("close", () => {
      if (!reply.raw.writableFinished) abort.abort();
    });
    const { status, headers, cookies, body, busy } = await render(
      page,
      pageUrl(request.raw.url, publicUrl),
      abort.signal,
    );
    if (busy) {
      if (wantsPage(request)) return sendBusyPage(reply);
      reply.header("Retry-After", "5");
    }
    reply
      .status(status)
      .headers(headers)
      .header("Content-Security-Policy", contentSecurityPolicy(byNonce(nonce), secure));
    if (cookies.length > 0) reply.header("set-cookie", cookies);
    // By it the service worker knows whose pages it keeps, and lets go of them when somebody else comes.
    if (request.actor) reply.header("X-Viewer", encodeURIComponent(request.actor.username));
    // What is rendered for one person must not be kept for another.
    // Of somebody signed in not even by their own browser: 'back' after a logout would show it. What is kept for when
    // it is offline, the service worker keeps itself, and lets go of.
    if (!("cache-control" in headers))
      reply.header("Cache-Control", request.actor ? "private, no-store" : "private, no-cache");
    return reply.send(body);
  }

  /**
   * Where the home page leads a browser that has chosen another language, when it comes from elsewhere; nothing else
   * follows the choice. Who comes from a page of ours, as from the link to English, wants this one.
   */
  function chosenHome({ url, headers, host }: FastifyRequest): string | undefined {
    if (!/^\/(?:\?|$)/.test(url) || !headers.cookie) return undefined;
    if (URL.parse(headers.referer ?? "")?.host === host) return undefined;
    const chosen = chosenLanguage(headers.cookie);
    const prefix = OFFERED.find(({ code }) => code === chosen)?.prefix;
    return prefix ? pathBelow(prefix, url) : undefined;
  }

  app.addHook("onRequest", (request, reply, done) => {
    const home = chosenHome(request);
    if (home) return void reply.header("Cache-Control", "private, no-store").header("Vary", "Cookie").redirect(home);
    const answer = isAnonymous(request) ? deps.answers.fresh(keyOf(pageUrl(request.raw.url, publicUrl))) : undefined;
    if (!answer || !sendReady(request, reply, answer)) return done();
    counted(answer, request);
  });
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
      if (request.method !== "GET" && request.method !== "HEAD") return sendOnlyRead(request, reply);
      const shared = isAnonymous(request) && !FOR_EACH_BROWSER.test(withoutLanguage(request.url));
      return shared ? sendForEverybody(request, reply) : sendForOne(request, reply);
    },
  });
}
