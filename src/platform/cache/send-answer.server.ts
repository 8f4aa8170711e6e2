import type { OutgoingHttpHeaders } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { SMALLEST, acceptedEncoding } from "../http/compress.server.ts";
import { hasJustWritten } from "../http/just-written.server.ts";
import { varyByEncoding } from "../http/vary.server.ts";
import type { KeptAnswer } from "./kept-answer.server.ts";

/** Browsers ask again each time; caches on the way keep nothing, for they could not be told what has changed. */
const CACHING = { "cache-control": "private, no-cache" };

/** Whether one of the tags in `If-None-Match` names this answer; weak or strong, the name decides. */
function named(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(",").some((one) => one.trim() === etag || `W/${one.trim()}` === etag || one.trim() === "*");
}

/**
 * Whether an answer of this request may be one for everybody: it reads, and brings nothing that could tell who asks.
 * A session cookie counts even when it is not valid (any more). Who has just written something reads it in what is
 * made for them alone, of the primary.
 */
export function isAnonymous(request: FastifyRequest): boolean {
  return (
    (request.method === "GET" || request.method === "HEAD") &&
    request.actor === null &&
    !request.credentials &&
    !hasJustWritten(request) &&
    request.headers.authorization === undefined
  );
}

/**
 * Sends an answer that lies ready just as this request takes it, past everything that others wait for: most visitors
 * of a busy page get theirs here.
 * @returns false where it has to go the long way
 */
export function sendReady(request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer): boolean {
  if (request.headers["if-none-match"] !== undefined || request.method === "HEAD") return false;
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  const body = encoding && answer.ready(encoding);
  if (!body) return false;
  varyByEncoding(reply);
  reply.hijack();
  reply.raw.writeHead(answer.status, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    ...CACHING,
    ...answer.headers,
    etag: answer.etag,
    "content-encoding": encoding,
    "content-length": body.length,
  });
  reply.raw.end(body);
  return true;
}

/**
 * Sends a kept answer: as 304 to those who have it already, else as they take it compressed.
 * @param made whether it was made for this request: then it is compressed quickly, on the way out
 */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { answer, made }: { answer: KeptAnswer; made: boolean },
): Promise<FastifyReply> {
  reply.status(answer.status).headers(answer.headers);
  varyByEncoding(reply);
  if (!reply.hasHeader("Cache-Control")) reply.headers(CACHING);
  if (answer.status === 200 && answer.shareable) {
    reply.header("ETag", answer.etag);
    if (named(request.headers["if-none-match"], answer.etag)) return reply.status(304).send();
  }
  const encoding =
    made || answer.length < SMALLEST || request.method === "HEAD"
      ? null
      : acceptedEncoding(request.headers["accept-encoding"]);
  if (encoding) reply.header("Content-Encoding", encoding);
  return reply.send(await answer.body(encoding));
}
