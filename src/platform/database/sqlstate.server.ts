type WithCode = { code?: unknown; constraint?: unknown; cause?: unknown };

const NETWORK = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);

function pgErrorOf(error: unknown): WithCode | null {
  for (let e = error as WithCode | undefined; e && typeof e === "object"; e = e.cause as WithCode | undefined) {
    // EPIPE looks like a SQLSTATE and is none.
    if (typeof e.code === "string" && /^[0-9A-Z]{5}$/.test(e.code) && !NETWORK.has(e.code)) return e;
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

/** What `pg` and the embedded engine say without a code. */
const WORDS =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout|embedded database has stopped/;

/** A COMMIT was sent and its answer never came: the transaction may have been committed, or not. */
export class CommitUnanswered extends Error {
  constructor(cause: unknown) {
    super("The database did not answer a COMMIT.", { cause });
  }
}

/**
 * Whether an error leaves open what became of a transaction. Then nothing may be undone that its rows could speak of:
 * files stay, and the sweep removes what no row speaks of.
 */
export function isUndecided(error: unknown): boolean {
  for (let e = error as WithCode | undefined; e && typeof e === "object"; e = e.cause as WithCode | undefined) {
    if (e instanceof CommitUnanswered) return true;
  }
  return false;
}

/** Whether what COMMIT failed with says that the transaction was rolled back: a refusal, not a server in trouble (classes 08, 53, 57, 58, XX, and 40003) and not a broken line. */
export function saysRolledBack(error: unknown): boolean {
  const code = pgErrorOf(error)?.code;
  return typeof code === "string" && !/^(08|53|57|58|XX|40003)/.test(code);
}

/** Something was to be written at a server that is a replica, or has become one. */
export const READ_ONLY = "25006";

/** Whether the database could not be reached, is shutting down, took too long, or is a replica now (SQLSTATE classes 08, 53, 57P, and 57014, 25006). */
export function isUnavailable(error: unknown): boolean {
  if (isUndecided(error)) return true;
  const code = pgErrorOf(error)?.code;
  if (typeof code === "string") return /^(08|53|57P|57014|25006)/.test(code);
  for (let e = error as WithCode | undefined; e && typeof e === "object"; e = e.cause as WithCode | undefined) {
    if (typeof e.code === "string" && NETWORK.has(e.code)) return true;
    if (e instanceof Error && WORDS.test(e.message)) return true;
  }
  return false;
}
