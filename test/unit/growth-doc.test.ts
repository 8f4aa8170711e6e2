import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../src/platform/root.server.ts";

const read = (path: string) => readFileSync(join(projectRoot, path), "utf8");
const told = [...read("docs/growth.md").matchAll(/^\| `(\w+)` +\| (\w+) +\| (.*?) +\|$/gm)].map(
  ([, name, follows, what]) => ({
    name: name!,
    follows: follows!,
    what: what!,
  }),
);

test("every table says what its rows follow, and what becomes of them", () => {
  const made = readdirSync(join(projectRoot, "migrations"))
    .filter((name) => name.endsWith(".sql"))
    .flatMap((name) => [...read(`migrations/${name}`).matchAll(/^CREATE TABLE (?:IF NOT EXISTS )?"?(\w+)/gim)])
    .map(([, name]) => name!);
  expect(told.map(({ name }) => name).toSorted()).toEqual([...new Set(made)].toSorted());
  expect(new Set(told.map(({ follows }) => follows))).toEqual(
    new Set(["fixed", "people", "listings", "requests", "swept"]),
  );
});

test("whatever is swept names a job that there is", () => {
  const jobs = globSync("src/**/*.server.ts", { cwd: projectRoot }).flatMap((path) =>
    [...read(path).matchAll(/(?:name: |sweepJob\()"([\w.-]+)"/g)].map(([, name]) => name!),
  );
  for (const { name, follows, what } of told) {
    const named = /`([a-z-]+(?:\.[a-z]+)?)`/.exec(what)?.[1];
    if (follows === "swept") expect(named, name).toBeDefined();
    if (named) expect(jobs, name).toContain(named);
  }
});
