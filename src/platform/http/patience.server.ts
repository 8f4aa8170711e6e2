import type { IncomingMessage, Server, ServerOptions } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { hasBody, isForm } from "./unread-body.server.ts";

/** How long the server waits for what a client has begun to send. Times in milliseconds. */
export type Patience = {
  /** For all headers of a request, and for the first byte of a connection. */
  headersMs: number;
  /** For a body that is no form with files. */
  bodyMs: number;
  /** For a form with files, however large. */
  formMs: number;
  /** A body must bring `leastBytes` in every `windowMs`: less is no line, however bad, but somebody who holds on to a connection. */
  windowMs: number;
  leastBytes: number;
  /** How often all of this is looked at. */
  everyMs: number;
};

/** 4 KB a second is half of what the slowest mobile network carries. */
export const PATIENCE: Patience = {
  headersMs: 20_000,
  bodyMs: 60_000,
  formMs: 3_600_000,
  windowMs: 30_000,
  leastBytes: 30 * 4096,
  everyMs: 5000,
};

/** More than that at once is no audience but an attack; the rest of the machine stays usable. */
const MAX_CONNECTIONS = 20_000;
/** After so many requests a connection is made anew, so that none lives for ever. */
const MAX_REQUESTS = 10_000;

/** For Fastify's `http`: what Node itself looks after. */
export const patientOptions = ({ headersMs, everyMs }: Patience = PATIENCE): ServerOptions => ({
  headersTimeout: headersMs,
  connectionsCheckingInterval: everyMs,
});

type Arriving = {
  heard: Pick<FastifyRequest, "method" | "originalUrl" | "headers">;
  since: number;
  form: boolean;
  windowSince: number;
  bytes: number;
};

/** Whether what a client sends comes too slowly. A window that fell to our own slowness (bytes wait to be read) counts for nothing. */
function tooSlow(raw: IncomingMessage, arriving: Arriving, now: number, patience: Patience): boolean {
  if (now - arriving.since > (arriving.form ? patience.formMs : patience.bodyMs)) return true;
  if (now - arriving.windowSince < patience.windowMs) return false;
  const { bytesRead } = raw.socket;
  const slow = raw.readableLength === 0 && bytesRead - arriving.bytes < patience.leastBytes;
  Object.assign(arriving, { windowSince: now, bytes: bytesRead });
  return slow;
}

/**
 * Ends requests whose body comes too slowly, as Node does with slow headers: 408, and the connection is closed.
 * Node's own `requestTimeout` knows no rate: it would cut a large photo on a slow line, or let nobody be cut.
 */
export function slowBodyGuard(app: FastifyInstance, patience: Patience = PATIENCE): void {
  const arriving = new Map<IncomingMessage, Arriving>();
  const server = app.server as Server;
  server.maxConnections = MAX_CONNECTIONS;
  server.maxRequestsPerSocket = MAX_REQUESTS;

  app.addHook("onRequest", ({ raw, method, originalUrl, headers }, _reply, done) => {
    // What a test injects comes over no line.
    if (!hasBody(raw) || !(raw.socket instanceof Socket)) return done();
    const now = performance.now();
    arriving.set(raw, {
      heard: { method, originalUrl, headers },
      since: now,
      form: isForm(raw),
      windowSince: now,
      bytes: raw.socket.bytesRead,
    });
    raw.once("close", () => arriving.delete(raw));
    done();
  });

  const timer = setInterval(() => {
    const now = performance.now();
    for (const [raw, one] of arriving) {
      if (raw.complete) arriving.delete(raw);
      else if (tooSlow(raw, one, now, patience)) {
        arriving.delete(raw);
        server.emit(
          "clientError",
          Object.assign(new Error("The body came too slowly."), { code: "ERR_HTTP_REQUEST_TIMEOUT", heard: one.heard }),
          raw.socket,
        );
      }
    }
  }, patience.everyMs);
  timer.unref();
  app.addHook("onClose", async () => clearInterval(timer));
}
