import type { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** Sixteen times what a body that is no form may have. */
const MOST_DROPPED = 16 * 1_048_576;

/** Whether a request brings a body. */
export const hasBody = ({ headers }: Pick<IncomingMessage, "headers">): boolean =>
  headers["transfer-encoding"] !== undefined ||
  (headers["content-length"] !== undefined && headers["content-length"] !== "0");

/** Whether its body is a form, which may carry photos. */
export const isForm = ({ headers }: Pick<IncomingMessage, "headers">): boolean =>
  headers["content-type"]?.startsWith("multipart/form-data") ?? false;

/** Reads and drops what is still to come, until there is no more. @returns false where it was more than `most` bytes */
function dropped(raw: IncomingMessage, most: number): Promise<boolean> {
  return new Promise((resolve) => {
    let left = most;
    raw.on("data", (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) resolve(false);
    });
    raw.once("end", () => resolve(true)).once("close", () => resolve(true));
    raw.resume();
  });
}

/**
 * What is refused before its body is there (too large, not signed in, unknown) is answered when the rest has come and
 * was dropped: many a client sends before it listens, and would meet a closed connection in place of the answer. But
 * not without end: past `most` bytes it is answered, and the connection goes. Who sends too slowly is cut by
 * patience.server.ts; forms have their own measure (upload-intake.server.ts).
 */
export function dropUnread(app: FastifyInstance, most = MOST_DROPPED): void {
  app.addHook("onSend", ({ raw }, reply, payload, done) => {
    // What a test injects comes over no line.
    if (raw.complete || !hasBody(raw) || isForm(raw) || !(raw.socket instanceof Socket)) return done(null, payload);
    void dropped(raw, most).then((whole) => {
      if (!whole) reply.header("connection", "close");
      done(null, payload);
    });
  });
}
