type WithCode = { code?: unknown; constraint?: unknown; cause?: unknown };

function pgErrorOf(error: unknown): WithCode | null {
  for (let e = error as WithCode | undefined; e && typeof e === "object"; e = e.cause as WithCode | undefined) {
    if (typeof e.code === "string" && /^[0-9A-Z]{5}$/.test(e.code)) return e;
  }
  return null;
}

/** The name of the unique constraint or index that refused a write; null for any other error. */
export function brokenUnique(error: unknown): string | null {
  const found = pgErrorOf(error);
  return found?.code === "23505" ? String(found.constraint ?? "") : null;
}

/** Whether the database could not be reached or is shutting down (SQLSTATE classes 08, 53, 57P). */
export function isUnavailable(error: unknown): boolean {
  const code = pgErrorOf(error)?.code;
  if (typeof code === "string") return /^(08|53|57P)/.test(code);
  for (let e = error as WithCode | undefined; e && typeof e === "object"; e = e.cause as WithCode | undefined) {
    if (e.code === "ECONNREFUSED" || e.code === "ECONNRESET" || e.code === "ENOTFOUND") return true;
    if (e instanceof Error && /timeout exceeded when trying to connect|Connection terminated/.test(e.message)) return true;
  }
  return false;
}
