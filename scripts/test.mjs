// npm test: every check there is, from a fresh clone. Says what it does, and ends with the numbers.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { childEnv, ensureBuilt, ensureInstalled, nodeBinary, onPath, provide, root, say } from "./setup.mjs";

const only = process.argv.slice(2);
const results = { passed: 0, failed: 0, skipped: 0 };
/** What is told of each part at the end, by its name. */
const lines = new Map();
/** What failed, told again at the very end: the full output is long, and some see its end alone. */
const failures = [];
const reports = join(root, "test-results");

const hasPostgres = () =>
  (existsSync("/usr/lib/postgresql") &&
    readdirSync("/usr/lib/postgresql").some(
      (v) => Number(v) >= 15 && existsSync(`/usr/lib/postgresql/${v}/bin/initdb`),
    )) ||
  (onPath("initdb") && onPath("postgres"));
const hasChromium = () =>
  Boolean(process.env.CHROMIUM_PATH) || ["chromium", "chromium-browser", "google-chrome"].some(onPath);

function record(name, startedAt, outcome) {
  results.passed += outcome.passed;
  results.failed += outcome.failed;
  results.skipped += outcome.skipped;
  const mark = outcome.failed ? "✖" : outcome.skipped && !outcome.passed ? "–" : "✔";
  lines.set(
    name,
    `${mark} ${name}: ${outcome.note ?? `${outcome.passed} passed, ${outcome.failed} failed${outcome.skipped ? `, ${outcome.skipped} skipped` : ""}`} (${((Date.now() - startedAt) / 1000).toFixed(0)} s)`,
  );
}

/** Runs a program with our Node. One that runs `beside` others says nothing until it ends. @returns its exit code */
function run(args, beside) {
  const colours = beside && process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  const child = spawn(nodeBinary(), args, {
    cwd: root,
    stdio: beside ? ["ignore", "pipe", "pipe"] : "inherit",
    env: childEnv(colours),
  });
  const said = [];
  child.stdout?.on("data", (piece) => said.push(piece));
  child.stderr?.on("data", (piece) => said.push(piece));
  return new Promise((resolve) => {
    child.on("error", () => resolve(1));
    child.on("close", (code) => {
      process.stdout.write(Buffer.concat(said));
      resolve(code ?? 1);
    });
  });
}

/** A check that passes or fails as one. */
async function check(name, args) {
  if (only.length && !only.includes(name)) return;
  say(`${name} …`);
  const startedAt = Date.now();
  let ok = true;
  for (const command of args) ok &&= (await run(command)) === 0;
  record(name, startedAt, { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, note: ok ? "passed" : "failed" });
}

/** A Vitest project, counted test by test. */
async function tests(name, { missing = null, beside = false } = {}) {
  if (only.length && !only.includes(name)) return;
  const startedAt = Date.now();
  if (missing) {
    say(`${name}: skipped. ${missing}`);
    record(name, startedAt, { passed: 0, failed: 0, skipped: 1, note: `SKIPPED: ${missing}` });
    return;
  }
  say(`${name} tests${beside ? ", beside the others" : ""} …`);
  const file = join(reports, `${name}.json`);
  const status = await run(
    [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--project",
      `${name}*`,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
    ],
    beside,
  );
  const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
  const outcome = {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: report?.numPendingTests ?? 0,
  };
  // A file that could not even be loaded, or an error outside any test, is a failure too.
  if (status !== 0 && outcome.failed === 0) outcome.failed = 1;
  for (const { name: path, message, assertionResults } of report?.testResults ?? []) {
    const failed = assertionResults.filter((test) => test.status === "failed");
    for (const test of failed)
      failures.push(
        `${name} › ${path.slice(root.length + 1)} › ${test.fullName}\n${test.failureMessages.join("\n").slice(0, 2000)}`,
      );
    if (message && failed.length === 0)
      failures.push(`${name} › ${path.slice(root.length + 1)}\n${message.slice(0, 2000)}`);
  }
  record(name, startedAt, outcome);
}

const startedAt = Date.now();
ensureInstalled();
say(`Node ${spawnSync(nodeBinary(), ["-p", "process.versions.node"], { env: childEnv() }).stdout.toString().trim()}`);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const NO_POSTGRES =
  "no PostgreSQL server (15 or later) was found; install one, on Debian by: apt-get install postgresql";
const wants = (...names) => !only.length || names.some((name) => only.includes(name));
const noPostgres =
  wants("api-postgres", "chaos") && !provide("the PostgreSQL server", hasPostgres, ["postgresql"]) ? NO_POSTGRES : null;

// Vitest leaves one processor to others, and an API test waits for its database half of the time: what is tried on
// PostgreSQL goes beside all that needs no browser, then what kills processes, which mostly waits until they are there
// again, and the demo's pictures, which are as long as all that is left beside them.
const beside = availableParallelism() > 1;
const others = wants("types", "lint", "unit", "api-embedded", "browser");
if (wants("browser", "chaos")) ensureBuilt();
async function theOtherHalf() {
  for (const name of ["api-postgres", "chaos"]) await tests(name, { missing: noPostgres, beside: beside && others });
  await tests("pictures", { beside: beside && others });
}
const meanwhile = beside ? theOtherHalf() : null;
await check("types", [
  ["node_modules/@react-router/dev/bin.cjs", "typegen"],
  ["node_modules/typescript-7/bin/tsc", "--noEmit"],
]);
await check("lint", [
  ["node_modules/prettier/bin/prettier.cjs", "--check", "--log-level=warn", "."],
  ["node_modules/oxlint/bin/oxlint"],
  ["node_modules/dependency-cruiser/bin/dependency-cruiser.mjs", "src", "--config", ".dependency-cruiser.mjs"],
  ["node_modules/knip/bin/knip.js", "--no-progress"],
]);
await tests("unit");
await tests("api-embedded");
if (!meanwhile) await theOtherHalf();
if (wants("browser") && !provide("Java", () => onPath("java"), ["default-jre-headless"]))
  say(
    "SKIPPED: the HTML checker, for Java was not found; install it, on Debian by: apt-get install default-jre-headless",
  );
await tests("browser", {
  missing:
    !wants("browser") || provide("Chromium", hasChromium, ["chromium", "fonts-noto-core"])
      ? null
      : "no Chromium was found; install one, on Debian by: apt-get install chromium, or set CHROMIUM_PATH",
});
await meanwhile;

if (failures.length) console.log(`\n${failures.map((failure) => `✖ ${failure}`).join("\n\n")}`);
const told = ["types", "lint", "unit", "api-embedded", "api-postgres", "chaos", "pictures", "browser"].filter((name) =>
  lines.has(name),
);
console.log(
  `\n${told.map((name) => lines.get(name)).join("\n")}\n\n${((Date.now() - startedAt) / 60_000).toFixed(1)} minutes`,
);
console.log(
  `${results.passed} passed, ${results.failed} failed${results.skipped ? `, ${results.skipped} skipped` : ""}`,
);
process.exit(results.failed ? 1 : 0);
