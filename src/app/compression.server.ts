import type { FastifyInstance } from "fastify";
import { SMALLEST, acceptedEncoding, compressed } from "../platform/http/compress.server.ts";
import { varyByEncoding } from "../platform/http/vary.server.ts";

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg)/;

/** Compresses pages and JSON on the way out. Static files are compressed once, at build time; kept answers when they are kept. */
export function compressionHook(app: FastifyInstance): void {
  // With callbacks: most answers are not compressed here, and wait for nothing.
  app.addHook("onSend", (request, reply, payload, done) => {
    if (!(typeof payload === "string" || Buffer.isBuffer(payload)) || reply.hasHeader("content-encoding"))
      return done(null, payload);
    if (!COMPRESSIBLE.test(String(reply.getHeader("content-type") ?? ""))) return done(null, payload);
    varyByEncoding(reply);
    const encoding = request.method === "HEAD" ? null : acceptedEncoding(request.headers["accept-encoding"]);
    if (!encoding || Buffer.byteLength(payload) < SMALLEST) return done(null, payload);
    reply.header("content-encoding", encoding).removeHeader("content-length");
    compressed(payload, encoding, "once").then((bytes) => done(null, bytes), done);
  });
}
