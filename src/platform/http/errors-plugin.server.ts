import { STATUS_CODES } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from "fastify";
import {
  AppError,
  badInput,
  notFound,
  toErrorBody,
  tooLarge,
  unavailable,
  type ErrorBody,
} from "../../domain/errors.ts";
import { text } from "../../domain/words/say.ts";
import { isUnavailable } from "../database/sqlstate.server.ts";
import { sendBusyPage, wantsPage } from "./busy-page.server.ts";
import { inLanguage } from "../words.server.ts";
import { cameFrom } from "./plain-form.server.ts";
import { isForPerson, refusalPage, sendRefusal } from "./refusal-page.server.ts";
import { callersLanguage } from "./spoken-calls.server.ts";

const nothingHere = () => notFound(text("There is nothing at this address."));

/** What is known of a request that was refused. */
type Heard = Pick<FastifyRequest, "method" | "originalUrl" | "headers">;

/** The JSON of a refusal, in the language of the call: most of what refuses one stands before its language is spoken. */
function bodyFor(request: Heard, error: unknown): ErrorBody {
  const asked = callersLanguage(request);
  return asked ? inLanguage(asked.code, () => toErrorBody(error)) : toErrorBody(error);
}

/** A refusal of the pool, which stores may have wrapped. */
function shedIn(error: unknown): AppError | null {
  for (let e = error as { cause?: unknown } | undefined; e && typeof e === "object"; e = e.cause as typeof e) {
    if (e instanceof AppError && e.status === 503) return e;
  }
  return null;
}

/** Whether an error of a page's loader means that we cannot serve at the moment. */
export const meansBusy = (error: unknown): boolean => shedIn(error) !== null || isUnavailable(error);

/** Errors of Fastify itself (a broken body, a wrong content type) in the words of ours. */
function translated(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const busy = shedIn(error);
  if (busy) return busy;
  if (isUnavailable(error)) return unavailable(undefined, error);
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (statusCode === 413) return tooLarge(text("This is too large to be accepted."));
  if (statusCode === 415 || code === "FST_ERR_CTP_INVALID_MEDIA_TYPE")
    return badInput(text("This content type is not understood here."));
  if (statusCode && statusCode >= 400 && statusCode < 500) return badInput(text("The request could not be read."));
  return error;
}

/** The one place where errors become HTTP (DECISIONS 23): `error` and `message` the same, nothing leaked by a 5xx; for people a page. */
export function errorsPlugin(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const known = translated(error);
    const status = known instanceof AppError ? known.status : 500;
    if (!(known instanceof AppError) || known.report) request.log.error({ err: error }, "request failed");
    if (status === 503 && wantsPage(request))
      return sendBusyPage(reply, known instanceof AppError ? known.retryAfter : undefined);
    if (known instanceof AppError && known.retryAfter) reply.header("Retry-After", String(known.retryAfter));
    else if (status === 503) reply.header("Retry-After", "5");
    if (isForPerson(request)) return sendRefusal(request, reply, known);
    return reply.header("Cache-Control", "no-store").status(status).send(bodyFor(request, known));
  });
  app.setNotFoundHandler((request, reply) =>
    isForPerson(request)
      ? sendRefusal(request, reply, nothingHere())
      : reply.status(404).send(bodyFor(request, nothingHere())),
  );
}

/**
 * Answers what no call answers before anything of it is read: it is unknown in whatever shape it comes.
 * @param rest the address that takes what other calls leave
 */
export function unknownCalls(app: FastifyInstance, rest: string): void {
  app.addHook("onRequest", (request, _reply, done) =>
    done(request.is404 || request.routeOptions.url === rest ? nothingHere() : undefined),
  );
}

const NEWLINE = "\r\n";

/** Fastify's `frameworkErrors`: addresses that cannot be decoded, or are too long, reach no route and no hook. */
export function unreadableAddress(error: { code?: string }, request: FastifyRequest, reply: FastifyReply): void {
  const known = error.code === "FST_ERR_BAD_URL" ? badInput(text("This address cannot be read.")) : nothingHere();
  const headers = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff", "X-Request-Id": request.id };
  if (isForPerson(request)) return void sendRefusal(request, reply.headers(headers), known);
  void reply
    .status(known.status)
    .headers(headers)
    .type("application/json; charset=utf-8")
    .serializer(JSON.stringify)
    .send(bodyFor(request, known));
}

/** What a request had said of itself when it was refused; nothing where its beginning is gone. */
function heardOf(packet: unknown): Heard {
  const head = Buffer.isBuffer(packet) ? packet.toString("latin1") : "";
  const [, method = "", originalUrl = ""] = /^([A-Z]+) (\/\S*)/.exec(head) ?? [];
  const header = (name: string) => new RegExp(`\\r\\n${name}: *([^\\r\\n]*)`, "i").exec(head)?.[1];
  return { method, originalUrl, headers: Object.fromEntries(HEARD.map((name) => [name, header(name)])) };
}

/** What a refusal depends on: who reads it, in which language, and from which page they came. */
const HEARD = ["accept", "accept-language", "cookie", "host", "referer"];

const BROKEN: Partial<Record<number, string>> = {
  408: text("The request took too long."),
  431: text("The headers of the request are too large."),
};

/** What is no HTTP, or comes too slowly or too large: answered on the bare connection, which then ends. */
export const brokenRequest: NonNullable<FastifyServerOptions["clientErrorHandler"]> = function (error, socket) {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const status = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }[error.code] ?? 400;
  const known = new AppError("bad_input", status, BROKEN[status] ?? text("The request could not be read."));
  // Whose body came too slowly is known in full (patience.server.ts).
  const request = "heard" in error ? (error.heard as Heard) : heardOf(error.rawPacket);
  const { html, headers } = isForPerson(request)
    ? refusalPage(known, request, cameFrom(request))
    : { html: JSON.stringify(bodyFor(request, known)), headers: { "Content-Type": "application/json; charset=utf-8" } };
  if (socket.writable) {
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `Content-Length: ${Buffer.byteLength(html)}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      "Connection: close",
    ];
    socket.write(`${head.join(NEWLINE)}${NEWLINE}${NEWLINE}${html}`);
  }
  socket.destroy(error);
};
