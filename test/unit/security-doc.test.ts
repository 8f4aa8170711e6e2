import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../src/platform/root.server.ts";

test("every promise of docs/security.md names tests that exist", () => {
  const [, table = ""] = readFileSync(join(projectRoot, "docs/security.md"), "utf8").split(/^## .*$/m);
  const rows = table.split("\n").filter((line) => /^\| (?!promise|-)/.test(line));
  expect(rows.length).toBeGreaterThan(15);
  const files = rows.map((row) => [...row.matchAll(/`([^`]+\.test\.tsx?)`/g)].map(([, file]) => file!));
  expect(rows.filter((_row, at) => files[at]!.length === 0)).toEqual([]);
  expect(files.flat().filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
});
