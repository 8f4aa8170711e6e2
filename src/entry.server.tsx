import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from "react-router";
import { meansBusy } from "./platform/http/errors-plugin.server.ts";
import { pageContextKey } from "./platform/pages/page-context.server.ts";
import { NonceContext } from "./app/nonce-context.ts";
import { renderedPages } from "./app/rendered-pages.server.ts";

const RENDER_TIMEOUT_MS = 10_000;

function render(request: Request, routerContext: EntryContext, nonce: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const stream = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      { nonce, onAllReady: () => void stream.pipe(sink), onShellError: reject, onError: reject },
    );
    setTimeout(() => stream.abort(), RENDER_TIMEOUT_MS).unref();
  });
}

/** Renders a page whole, then answers: no half page ever leaves, and errors become the error page. */
export default async function handleRequest(request: Request, status: number, headers: Headers, routerContext: EntryContext, context: RouterContextProvider): Promise<Response> {
  const html = await render(request, routerContext, context.get(pageContextKey).nonce);
  headers.set("Content-Type", "text/html; charset=utf-8");
  const response = new Response(null, { status, headers });
  renderedPages.set(response, html);
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
