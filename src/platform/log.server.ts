import { DrizzleQueryError } from "drizzle-orm/errors";
import { pino, type Logger } from "pino";

export type Log = Logger;

/** Errors as logged: no query parameters, which hold personal data. */
function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  if (error instanceof DrizzleQueryError) {
    const cause = error.cause as (Error & { code?: string; constraint?: string }) | undefined;
    return { type: "QueryError", query: error.query, message: cause?.message, code: cause?.code, constraint: cause?.constraint, stack: error.stack?.split("\n").slice(1).filter((line) => line.startsWith("    at ")).join("\n") };
  }
  const { code, status } = error as { code?: unknown; status?: unknown };
  return { type: error.name, message: error.message, code, status, stack: error.stack, ...(error.cause ? { cause: plainError(error.cause) } : {}) };
}

/** The structured log: JSON lines on standard output, addresses without query strings, no bodies. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    // The form parser writes all headers down, cookies too, where debugging is on.
    redact: { paths: ["busboyOptions"], remove: true },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      err: plainError,
      req: (request: { method: string; url: string; id: string }) => ({ method: request.method, path: request.url.split("?")[0], id: request.id }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  });
}
