import { createRequestHandler, RouterContextProvider, type RequestHandler, type ServerBuild } from "react-router";
import { languageOfPath, type Language, type LanguageCode } from "../domain/words/languages.ts";
import { pageContextKey, type PageContext } from "../platform/pages/page-context.server.ts";
import { guardedPages } from "./access-guard.server.ts";
import { inLanguage } from "../platform/words.server.ts";
import { renderedPages } from "./rendered-pages.server.ts";
import { inItsLanguage } from "./words/spoken-assets.server.ts";

export type PagesBuild = ServerBuild | (() => Promise<ServerBuild>);

/** What React Router answers: a document, the data of one (`….data`), a redirect. `busy`: the database was away. */
export type RenderedPage = {
  status: number;
  headers: Record<string, string>;
  cookies: string[];
  body: Buffer;
  /** Whether it is a document that was rendered here, and no data, redirect or file. */
  document: boolean;
  busy: boolean;
};

/**
 * The address of a page, under the site's own origin whatever `Host` says: what is rendered depends on nothing else
 * of the request. Encodings and dots are resolved, so that one page has one spelling.
 */
export function pageUrl(raw: string | undefined, publicUrl: string): URL {
  const address = publicUrl + (raw?.startsWith("/") ? raw : "/");
  return new URL(URL.canParse(address) ? address : publicUrl);
}

/** Renders pages: React Router in this process, without the HTTP around it. No header of the asker reaches a loader. */
export function createPageRenderer(
  build: PagesBuild,
): (page: PageContext, url: URL, signal?: AbortSignal) => Promise<RenderedPage> {
  const mode = process.env.NODE_ENV === "development" ? "development" : "production";
  const pages = typeof build === "function" ? async () => guardedPages(await build()) : guardedPages(build);
  const handlers = new Map<LanguageCode, RequestHandler>();
  /** One a language, made when its first page is asked for. */
  function handlerOf({ code, prefix }: Language): RequestHandler {
    const known = handlers.get(code);
    if (known) return known;
    const spoken = (all: ServerBuild) => inItsLanguage(all, code, prefix);
    const made = createRequestHandler(
      typeof pages === "function" ? async () => spoken(await pages()) : spoken(pages),
      mode,
    );
    handlers.set(code, made);
    return made;
  }
  return async (page, url, signal) => {
    const context = new RouterContextProvider();
    context.set(pageContextKey, page);
    const language = languageOfPath(url.pathname);
    const handle = handlerOf(language);
    const response = await inLanguage(language.code, () => handle(new Request(url, { signal }), context));
    const headers: Record<string, string> = language.whole ? {} : { "x-robots-tag": "noindex" };
    response.headers.forEach((value, name) => {
      if (name !== "set-cookie") headers[name] = value;
    });
    const document = renderedPages.get(response);
    const busy = page.busy === true;
    return {
      status: busy ? 503 : response.status,
      headers,
      cookies: response.headers.getSetCookie(),
      body: document ?? Buffer.from(await response.arrayBuffer()),
      document: document !== undefined,
      busy,
    };
  };
}
