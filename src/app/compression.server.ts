import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const SMALLEST = 1_024;
const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg)/;

/** Compresses pages and JSON on the way out. Static files are compressed once, at build time. */
export function compressionHook(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    if (!(typeof payload === "string" || Buffer.isBuffer(payload)) || reply.hasHeader("content-encoding")) return payload;
    if (!COMPRESSIBLE.test(String(reply.getHeader("content-type") ?? ""))) return payload;
    reply.header("Vary", [reply.getHeader("Vary"), "Accept-Encoding"].filter(Boolean).join(", "));
    const accepted = String(request.headers["accept-encoding"] ?? "");
    if (Buffer.byteLength(payload) < SMALLEST || request.method === "HEAD") return payload;
    if (/\bbr\b/.test(accepted)) {
      reply.header("Content-Encoding", "br").removeHeader("Content-Length");
      return brotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    }
    if (/\bgzip\b/.test(accepted)) {
      reply.header("Content-Encoding", "gzip").removeHeader("Content-Length");
      return gzipped(payload, { level: 5 });
    }
    return payload;
  });
}
