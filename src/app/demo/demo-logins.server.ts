import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { ROLES } from "../../domain/event-types.ts";

const demoLogin = z.object({
  label: z.string(),
  username: z.string(),
  mobile: z.string(),
  email: z.string(),
  password: z.string(),
  role: z.enum(ROLES),
});
/** A way to sign in and look round. `mobile` is E.164. */
export type DemoLogin = z.infer<typeof demoLogin>;

/** Without letters and digits that look alike. */
const SIGNS = "abcdefghjkmnpqrstuvwxyz23456789";

/** 'k7mq-9xtd-w4hp': easy to read out, and 59 bits that nobody guesses. */
export function readablePassword(): string {
  const signs: string[] = [];
  while (signs.length < 12) {
    const byte = randomBytes(1)[0] ?? 255;
    // Bytes past the last whole round would favour the first signs.
    if (byte < 248) signs.push(SIGNS[byte % SIGNS.length] ?? "");
  }
  return [0, 4, 8].map((at) => signs.slice(at, at + 4).join("")).join("-");
}

const fileOf = (dataDir: string) => join(dataDir, "demo-logins.json");

/** Keeps the logins where only the owner of the data folder reads them. */
export function writeLogins(dataDir: string, logins: readonly DemoLogin[]): void {
  mkdirSync(dataDir, { recursive: true });
  const fresh = `${fileOf(dataDir)}.new`;
  writeFileSync(fresh, `${JSON.stringify(logins, null, 2)}\n`, { mode: 0o600 });
  chmodSync(fresh, 0o600);
  renameSync(fresh, fileOf(dataDir));
}

/** The logins of an earlier start; none where the file is gone or is no such list. */
export function readLogins(dataDir: string): DemoLogin[] {
  try {
    return z.array(demoLogin).parse(JSON.parse(readFileSync(fileOf(dataDir), "utf8")));
  } catch {
    return [];
  }
}
