type WithCode = { code?: unknown; constraint?: unknown; cause?: unknown };

function pgErrorOf(error: unknown): WithCode | null {
  for (let e = error as WithCode | undefined; e && typeof e === "object"; e = e.cause as WithCode | undefined) {
    if (typeof e.code === "string" && /^[0-9A-Z]{5}$/.test(e.code)) return e;
  }
  return null;
}

/** The SQLSTATE of an error of the database, however it is wrapped; null for any other error. */
export const sqlstateOf = (error: unknown): string | null => (pgErrorOf(error)?.code as string | undefined) ?? null;

/** The name of the unique constraint or index that refused a write; null for any other error. */
export function brokenUnique(error: unknown): string | null {
  const found = pgErrorOf(error);
  return found?.code === "23505" ? String(found.constraint ?? "") : null;
}

const NETWORK = new Set(["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "EAI_AGAIN", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH"]);
/** What `pg` and the embedded engine say without a code. */
const WORDS = /timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout|embedded database has stopped/;

/** Whether the database could not be reached, is shutting down, or took too long (SQLSTATE classes 08, 53, 57P, and 57014). */
export function isUnavailable(error: unknown): boolean {
  const code = pgErrorOf(error)?.code;
  if (typeof code === "string") return /^(08|53|57P|57014)/.test(code);
  for (let e = error as WithCode | undefined; e && typeof e === "object"; e = e.cause as WithCode | undefined) {
    if (typeof e.code === "string" && NETWORK.has(e.code)) return true;
    if (e instanceof Error && WORDS.test(e.message)) return true;
  }
  return false;
}
