import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { UNFINISHED } from "../internals/react-marks.ts";
import { handoff as handoffScript } from "../internals/react-router-document.ts";

const RENDER_TIMEOUT_MS = 10_000;
/** The string renderer leaves it out; without it browsers fall back to the rules of the nineties. */
const DOCTYPE = "<!DOCTYPE html>";

const ESCAPED: Record<string, string> = {
  "&": "\\u0026",
  ">": "\\u003e",
  "<": "\\u003c",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** A text as it may stand inside an inline script. */
const asScriptText = (text: string) => JSON.stringify(text).replace(/[&><\u2028\u2029]/g, (sign) => ESCAPED[sign]!);

/** For trees with parts that load themselves: waits for all of them. */
function renderWaiting(tree: ReactNode, nonce: string): Promise<Buffer> {
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
    const stream = renderToPipeableStream(tree, {
      nonce,
      onAllReady: () => void stream.pipe(sink),
      onShellError: reject,
      onError: reject,
    });
    setTimeout(() => stream.abort(), RENDER_TIMEOUT_MS).unref();
  });
}

async function drained(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
  }
}

/**
 * A page, and the scripts that come behind its tree. The loaders have answered by now, so the tree is rendered in one
 * go by React's string renderer (measured: twice the pages/s of its streaming one, docs/performance.md); only a tree
 * that suspends is rendered again, waiting. The loaders' data follow the tree, in the scripts that React Router's own
 * `StreamTransfer` would have written: `handoff` is its stream.
 * As bytes at once: a text with one '₹' in it takes two for every letter, in every pass over it.
 * @param tree makes the document without the handoff; called again for a second try
 */
export async function renderPage(
  tree: () => ReactNode,
  handoff: ReadableStream<Uint8Array> | undefined,
  nonce: string,
): Promise<{ html: Buffer; scripts: string }> {
  const data = handoff ? await drained(handoff) : null;
  let html: Buffer = Buffer.from(DOCTYPE + renderToString(tree()));
  if (html.includes(UNFINISHED)) html = await renderWaiting(tree(), nonce);
  return {
    html,
    scripts: data === null ? "" : `<script nonce="${nonce}">${handoffScript(asScriptText(data))}</script>`,
  };
}
