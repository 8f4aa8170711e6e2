import type { FastifyReply } from "fastify";

/** Caches on the way keep an answer apart for each encoding. */
export function varyByEncoding(reply: FastifyReply): void {
  const vary = reply.getHeader("Vary");
  if (!vary) return void reply.header("Vary", "Accept-Encoding");
  if (!String(vary).includes("Accept-Encoding")) reply.header("Vary", `${String(vary)}, Accept-Encoding`);
}
