import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/**
 * Each file of this folder reaches into what a library keeps to itself, and says here for which version it was
 * written. After an update this fails: read what the file's head names in the new version, try it, then write the
 * new version down.
 */
const WRITTEN_FOR: Record<string, Record<string, string>> = {
  "drizzle-client.server.ts": { "drizzle-orm": "0.45.4" },
  "embedded-client.server.ts": {
    "@electric-sql/pglite": "0.5.16",
    "pg-protocol": "1.16.1",
    pg: "8.23.1",
    "drizzle-orm": "0.45.4",
  },
  "joined-client.server.ts": { "drizzle-orm": "0.45.4", "pg-boss": "12.35.0" },
  "pg-connection.server.ts": { pg: "8.23.1" },
  "react-marks.ts": { "react-dom": "19.3.1" },
  "react-router-document.ts": { "react-router": "8.4.0" },
};

/** Tables that a library makes for itself, read by SQL where that is needed: also written for one version. */
const TABLES: { named: RegExp; versions: Record<string, string>; files: string[] }[] = [
  {
    named: /\bpgboss\./,
    versions: { "pg-boss": "12.35.0" },
    files: [
      "app/doctor/look-up.server.ts",
      "features/rights/erase-mentions-store.server.ts",
      "platform/backup/dump-tables.server.ts",
      "platform/jobs/job-desk.server.ts",
      "platform/jobs/jobs.server.ts",
      "platform/metrics.server.ts",
    ],
  },
  {
    named: /__drizzle_migrations/,
    versions: { "drizzle-orm": "0.45.4" },
    files: [
      "app/doctor/look-up.server.ts",
      "features/admin/admin-status.server.ts",
      "platform/backup/table-facts.server.ts",
    ],
  },
];

const installed = (name: string): unknown =>
  (JSON.parse(readFileSync(join("node_modules", name, "package.json"), "utf8")) as { version?: unknown }).version;

test("every file here says for which version it was written, and begins with what it reaches into", () => {
  const files = readdirSync(import.meta.dirname).filter((name) => !name.endsWith(".test.ts"));
  expect(files.toSorted()).toEqual(Object.keys(WRITTEN_FOR).toSorted());
  for (const file of files) expect(readFileSync(join(import.meta.dirname, file), "utf8")).toMatch(/^\/\*\* \w/);
});

test.each(Object.entries(WRITTEN_FOR))("%s is used with the version that it was written for", (_file, versions) => {
  expect(Object.fromEntries(Object.keys(versions).map((name) => [name, installed(name)]))).toEqual(versions);
});

test.each(TABLES)("who reads $named is known, and for which version", ({ named, versions, files }) => {
  const src = join(import.meta.dirname, "..");
  const found = readdirSync(src, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .filter((name) => named.test(readFileSync(join(src, name), "utf8")));
  expect(found.toSorted()).toEqual(files);
  expect(Object.fromEntries(Object.keys(versions).map((name) => [name, installed(name)]))).toEqual(versions);
});
