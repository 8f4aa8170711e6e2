import { DrizzleQueryError } from "drizzle-orm/errors";
import { pino, type Logger } from "pino";
import type { Config } from "./config/config.server.ts";

export type Log = Logger;

/** Errors as logged: no query parameters, which hold personal data. */
function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  if (error instanceof DrizzleQueryError) {
    const cause = error.cause as (Error & { code?: string; constraint?: string }) | undefined;
    return {
      type: "QueryError",
      query: error.query,
      message: cause?.message,
      code: cause?.code,
      constraint: cause?.constraint,
      stack: error.stack
        ?.split("\n")
        .slice(1)
        .filter((line) => line.startsWith("    at "))
        .join("\n"),
    };
  }
  const { code, status } = error as { code?: unknown; status?: unknown };
  return {
    type: error.name,
    message: error.message,
    code,
    status,
    stack: error.stack,
    ...(error.cause ? { cause: plainError(error.cause) } : {}),
  };
}

/** Without query, and without what opens a guest's page, an event or a calendar to whoever has it. */
const plainPath = (url: string) =>
  url
    .split("?")[0]!
    .replace(/(\/(?:r|e|s|planned|guest-requests|event-links|shortlists|search-mails|api\/calendars)\/)[^/.]+/i, "$1…");

/** Where lines go: standard output, unless a test looks at them. */
type Lines = { write(line: string): void };

/**
 * The structured log: JSON lines on standard output, addresses without query strings, no bodies; as text, a line for
 * people each.
 */
export function createLog(
  { logLevel: level, logFormat }: Pick<Config, "logLevel" | "logFormat">,
  lines: Lines = pino.destination(1),
): Log {
  return pino(
    {
      level,
      base: null,
      // The form parser writes all headers down, cookies too, where debugging is on.
      redact: { paths: ["busboyOptions"], remove: true },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      serializers: {
        err: plainError,
        req: (request: { method: string; url: string; id: string }) => ({
          method: request.method,
          path: plainPath(request.url),
          id: request.id,
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      },
    },
    logFormat === "text"
      ? { write: (line) => lines.write(`${asText(JSON.parse(line) as Record<string, unknown>)}\n`) }
      : lines,
  );
}

/** A line of the log for people: the time, how bad it is, what happened, with what; below it where an error came from. */
function asText({ time, level, msg, err, ...rest }: Record<string, unknown>): string {
  const { message, stack, ...about } = (err ?? {}) as { message?: string; stack?: string };
  const details = Object.entries({ ...rest, ...about })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${typeof value === "object" ? JSON.stringify(value) : String(value)}`);
  const what = [msg, message].filter(Boolean).join(": ");
  const head = [String(time).slice(11, 19), pino.levels.labels[Number(level)], what, ...details].join(" ");
  const from = stack?.split("\n").filter((line) => line.startsWith("    at ")) ?? [];
  return [head, ...from].join("\n");
}
