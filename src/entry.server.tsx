import { ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from "react-router";
import { meansBusy } from "./platform/http/errors-plugin.server.ts";
import { pageContextKey } from "./platform/pages/page-context.server.ts";
import { NonceContext } from "./app/nonce-context.ts";
import { renderPage } from "./app/render-page.server.tsx";
import { scriptsBehind, scriptsLast } from "./app/scripts-last.server.ts";
import { renderedPages } from "./app/rendered-pages.server.ts";

/** Renders a page whole, then answers: no half page ever leaves, and errors become the error page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(pageContextKey);
  const { serverHandoffStream, ...rest } = routerContext;
  const tree = () => (
    <NonceContext value={nonce}>
      <ServerRouter context={{ ...rest, renderMeta: {} }} url={request.url} nonce={nonce} />
    </NonceContext>
  );
  const { html, scripts } = await renderPage(tree, serverHandoffStream, nonce);
  // The development server's scripts bring hot reload along.
  const page = import.meta.env.DEV ? scriptsBehind(html, scripts) : scriptsLast(html, scripts, nonce);
  headers.set("Content-Type", "text/html; charset=utf-8");
  const response = new Response(null, { status, headers });
  renderedPages.set(response, page);
  return response;
}

/** Errors of loaders and rendering, into the log; a visitor who went away is none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const page = context.get(pageContextKey);
  const { deps, requestId } = page;
  if (meansBusy(error)) page.busy = true;
  deps.log.error({ err: error, reqId: requestId, path: new URL(request.url).pathname }, "page failed");
};
