import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";

const SMALLEST = 1_024;
const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg)/;

/** Compresses pages and JSON on the way out. Static files are compressed once, at build time. */
export function compressionHook(app: FastifyInstance): void {
  // With callbacks: most answers are not compressed here, and wait for nothing.
  app.addHook("onSend", (request, reply, payload, done) => {
    if (!(typeof payload === "string" || Buffer.isBuffer(payload)) || reply.hasHeader("content-encoding")) return done(null, payload);
    if (!COMPRESSIBLE.test(String(reply.getHeader("content-type") ?? ""))) return done(null, payload);
    const vary = reply.getHeader("vary");
    reply.header("vary", vary ? `${String(vary)}, Accept-Encoding` : "Accept-Encoding");
    const accepted = request.headers["accept-encoding"];
    if (!accepted || request.method === "HEAD" || Buffer.byteLength(payload) < SMALLEST) return done(null, payload);
    if (/\bbr\b/.test(String(accepted))) {
      reply.header("content-encoding", "br").removeHeader("content-length");
      return brotliCompress(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }, done);
    }
    if (/\bgzip\b/.test(String(accepted))) {
      reply.header("content-encoding", "gzip").removeHeader("content-length");
      return gzip(payload, { level: 5 }, done);
    }
    return done(null, payload);
  });
}
