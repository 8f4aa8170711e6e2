import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { LANGUAGES, languageOfPath } from "../domain/words/languages.ts";
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
  const handlers = new Map(
    LANGUAGES.map(({ code, prefix }) => {
      const spoken = (pages: ServerBuild) => inItsLanguage(guardedPages(pages), code, prefix);
      return [
        code,
        createRequestHandler(typeof build === "function" ? async () => spoken(await build()) : spoken(build), mode),
      ];
    }),
  );
  return async (page, url, signal) => {
    const context = new RouterContextProvider();
    context.set(pageContextKey, page);
    const language = languageOfPath(url.pathname);
    const handle = handlers.get(language.code)!;
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
