import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../src/platform/root.server.ts";

const filesOf = (folder: string) =>
  readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".js"))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"));

test("pages and calls are one module graph on the server: one pool, one kind of error, one session service", () => {
  const code = filesOf("build/server").join("\n");
  // Each stands once in the sources: twice in the build would be two graphs.
  for (const once of ["AppError = class extends Error", '"/healthz"', "SESSION_COOKIE = "])
    expect(code.split(once).length - 1, once).toBe(1);
});

test("nothing of the server reaches the browser", () => {
  const code = filesOf("build/client/assets").join("\n");
  for (const secret of ["pg-boss", "argon2", "DATABASE_URL", "node:crypto", "INSERT INTO", "SELECT "])
    expect(code.includes(secret), secret).toBe(false);
});
