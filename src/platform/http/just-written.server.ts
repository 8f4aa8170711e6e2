import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "../deps.server.ts";

const JUST_WRITTEN_COOKIE = "mandap_just_written";
/** Longer than a replica that serves may be behind, and than a kept answer may be old. */
const SECONDS = 15;
const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/** Whether this browser has written something a moment ago, signed in or not. */
export const hasJustWritten = (request: FastifyRequest): boolean =>
  request.cookies?.[JUST_WRITTEN_COOKIE] !== undefined;

/**
 * Where replicas answer (DATABASE_READ_URLS), whoever writes is known for a moment by a cookie that says nothing else:
 * they read their own writes, whichever process they meet and whatever it has heard of.
 */
export function justWrittenHook(app: FastifyInstance, { database, config }: Pick<Deps, "database" | "config">): void {
  if (!database.replicas) return;
  app.addHook("onSend", (request, reply, _payload, done) => {
    if (!READING.has(request.method) && reply.statusCode < 400)
      reply.setCookie(JUST_WRITTEN_COOKIE, "1", {
        path: "/",
        maxAge: SECONDS,
        httpOnly: true,
        sameSite: "lax",
        secure: config.secure,
      });
    done();
  });
}
