import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../src/platform/root.server.ts";
import { licencesPage, lockedPackages, mayShip } from "../support/licences.ts";

const manifest = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8")) as Record<
  "dependencies" | "devDependencies" | "optionalDependencies",
  Record<string, string>
>;
/** What is asked for; one that is asked for under another name says so: `npm:typescript@7.0.2`. */
const wanted = Object.entries({
  ...manifest.dependencies,
  ...manifest.devDependencies,
  ...manifest.optionalDependencies,
}).map(([name, asked]) => ({ name, version: asked.replace(/^npm:.+@/, "") }));

test("every package that is asked for is asked for in one version, and locked in it", () => {
  expect(wanted.filter(({ version }) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
  const locked = new Set(lockedPackages().map(({ name, version }) => `${name}@${version}`));
  expect(wanted.filter(({ name, version }) => !locked.has(`${name}@${version}`))).toEqual([]);
});

test("every package of the lockfile is known by its content", () => {
  expect(lockedPackages().filter(({ integrity, bundled }) => !bundled && !integrity?.startsWith("sha512-"))).toEqual(
    [],
  );
});

test("what runs a script of its own while it is installed is known, and none of it ships unnoticed", () => {
  const names = [
    ...new Set(
      lockedPackages()
        .filter(({ installScript, dev }) => installScript && !dev)
        .map(({ name }) => name),
    ),
  ].sort();
  expect(names).toEqual([]);
});

test("what ships has a licence that allows it, and stands in docs/licences.md", () => {
  expect(
    lockedPackages()
      .filter((one) => !one.dev && !mayShip(one))
      .map(({ name, license }) => `${name}: ${license}`),
  ).toEqual([]);
  expect(readFileSync(join(projectRoot, "docs/licences.md"), "utf8")).toBe(licencesPage());
  expect(mayShip({ name: "x", license: "GPL-3.0" })).toBe(false);
  expect(mayShip({ name: "x", license: "" })).toBe(false);
  expect(mayShip({ name: "x", license: "(MIT OR GPL-3.0)" })).toBe(true);
  expect(mayShip({ name: "x", license: "MIT AND GPL-3.0" })).toBe(false);
});
