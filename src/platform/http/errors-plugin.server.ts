import type { FastifyInstance } from "fastify";
import { AppError, badInput, notFound, toErrorBody, tooLarge, unavailable } from "../../domain/errors.ts";
import { isUnavailable } from "../database/sqlstate.server.ts";

/** Errors of Fastify itself (a broken body, a wrong content type) in the words of ours. */
function translated(error: unknown): unknown {
  if (error instanceof AppError) return error;
  if (isUnavailable(error)) return unavailable(undefined, error);
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (statusCode === 413) return tooLarge("This is too large to be accepted.");
  if (statusCode === 415 || code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") return badInput("This content type is not understood here.");
  if (statusCode && statusCode >= 400 && statusCode < 500) return badInput("The request could not be read.");
  return error;
}

/** The one place where errors become HTTP (DECISIONS 23): `error` and `message` the same, nothing leaked by a 5xx. */
export function errorsPlugin(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const known = translated(error);
    const status = known instanceof AppError ? known.status : 500;
    if (!(known instanceof AppError) || known.report) request.log.error({ err: error }, "request failed");
    if (known instanceof AppError && known.retryAfter) reply.header("Retry-After", String(known.retryAfter));
    else if (status === 503) reply.header("Retry-After", "5");
    return reply.header("Cache-Control", "no-store").status(status).send(toErrorBody(known));
  });
  app.setNotFoundHandler((_request, reply) => reply.status(404).send(toErrorBody(notFound("There is nothing at this address."))));
}
