// npm run test:attack: everything that docs/security.md promises, tried; ends with its table. Takes some minutes.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, root, run, say } from "./setup.mjs";

/** The rows of the table: a claim, and the files that try it. */
const claims = readFileSync(join(root, "docs/security.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && /`[^`]+\.test\.tsx?`/.test(line))
  .map((line) => ({
    claim: line.split("|")[1].trim(),
    files: [...line.matchAll(/`([^`]+\.test\.tsx?)`/g)].map(([, file]) => file),
  }));

const projectOf = (file) =>
  file.startsWith("test/attack/")
    ? "attack"
    : file.startsWith("test/chaos/")
      ? "chaos"
      : file.startsWith("test/browser/")
        ? "browser"
        : file.startsWith("test/api/") || file.endsWith(".api.test.ts")
          ? "api-embedded"
          : "unit";
const projects = new Map();
for (const file of new Set(claims.flatMap(({ files }) => files)))
  projects.set(projectOf(file), [...(projects.get(projectOf(file)) ?? []), file]);

ensureInstalled();
ensureBuilt();
const reports = join(root, "test-results/attack");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** By file: how many tests passed and failed, and the milliseconds they took. */
const outcomes = new Map();
for (const [project, files] of projects) {
  say(`${project}: ${files.length} files …`);
  const report = join(reports, `${project}.json`);
  run([
    "node_modules/vitest/vitest.mjs",
    "run",
    "--project",
    `${project}*`,
    ...files,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  if (!existsSync(report)) continue;
  for (const { name, status, startTime, endTime, assertionResults } of JSON.parse(readFileSync(report, "utf8"))
    .testResults) {
    const passed = assertionResults.filter((one) => one.status === "passed").length;
    // A file that could not be loaded has no tests to fail.
    const failed = assertionResults.filter((one) => one.status === "failed").length || (status === "failed" ? 1 : 0);
    outcomes.set(name.slice(root.length + 1), { passed, failed, ms: endTime - startTime });
  }
}

let failures = 0;
const width = Math.max(...claims.map(({ claim }) => claim.length));
console.log();
for (const { claim, files } of claims) {
  const all = files.map((file) => outcomes.get(file) ?? { passed: 0, failed: 1, ms: 0 });
  const sum = (key) => all.reduce((total, one) => total + one[key], 0);
  failures += sum("failed") > 0 ? 1 : 0;
  console.log(
    `${sum("failed") ? "✖" : "✔"} ${claim.padEnd(width)}  ${String(sum("passed")).padStart(4)} passed${sum("failed") ? `, ${sum("failed")} failed` : ""}  ${(sum("ms") / 1000).toFixed(1)} s`,
  );
}
console.log(`\n${claims.length - failures} of ${claims.length} promises hold.`);
process.exit(failures > 0 ? 1 : 0);
