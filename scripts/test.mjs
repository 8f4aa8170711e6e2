// npm test: every check there is, from a fresh clone. Says what it does, and ends with the numbers.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { childEnv, ensureBuilt, ensureInstalled, nodeBinary, root, run, say } from "./setup.mjs";

const only = process.argv.slice(2);
const results = { passed: 0, failed: 0, skipped: 0 };
const lines = [];
/** What failed, told again at the very end: the full output is long, and some see its end alone. */
const failures = [];
const reports = join(root, "test-results");
const isRoot = process.getuid?.() === 0;

const onPath = (name) => (process.env.PATH ?? "").split(":").some((dir) => existsSync(join(dir, name)));
const hasPostgres = () => (existsSync("/usr/lib/postgresql") && readdirSync("/usr/lib/postgresql").some((v) => Number(v) >= 15 && existsSync(`/usr/lib/postgresql/${v}/bin/initdb`))) || (onPath("initdb") && onPath("postgres"));
const hasChromium = () => Boolean(process.env.CHROMIUM_PATH) || ["chromium", "chromium-browser", "google-chrome"].some(onPath);

let updated = false;
/** Installs a Debian package where we may. @returns whether the thing is there now */
function provide(label, present, packages) {
  if (present()) return true;
  if (!isRoot || !onPath("apt-get")) return false;
  say(`Installing ${label} (apt-get install ${packages.join(" ")}) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  if (!updated) spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore", env });
  updated = true;
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { stdio: "ignore", env });
  return present();
}

function record(name, startedAt, outcome) {
  results.passed += outcome.passed;
  results.failed += outcome.failed;
  results.skipped += outcome.skipped;
  const mark = outcome.failed ? "✖" : outcome.skipped && !outcome.passed ? "–" : "✔";
  lines.push(`${mark} ${name}: ${outcome.note ?? `${outcome.passed} passed, ${outcome.failed} failed${outcome.skipped ? `, ${outcome.skipped} skipped` : ""}`} (${((Date.now() - startedAt) / 1000).toFixed(0)} s)`);
}

/** A check that passes or fails as one. */
function check(name, args) {
  if (only.length && !only.includes(name)) return;
  say(`${name} …`);
  const startedAt = Date.now();
  const ok = args.every((command) => run(command) === 0);
  record(name, startedAt, { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, note: ok ? "passed" : "failed" });
}

/** A Vitest project, counted test by test. */
function tests(name, missing) {
  if (only.length && !only.includes(name)) return;
  const startedAt = Date.now();
  if (missing) {
    say(`${name}: skipped. ${missing}`);
    record(name, startedAt, { passed: 0, failed: 0, skipped: 1, note: `SKIPPED: ${missing}` });
    return;
  }
  say(`${name} tests …`);
  const file = join(reports, `${name}.json`);
  const status = run(["node_modules/vitest/vitest.mjs", "run", "--project", name, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`]);
  const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
  const outcome = { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0, skipped: report?.numPendingTests ?? 0 };
  // A file that could not even be loaded, or an error outside any test, is a failure too.
  if (status !== 0 && outcome.failed === 0) outcome.failed = 1;
  for (const { name: path, message, assertionResults } of report?.testResults ?? []) {
    const failed = assertionResults.filter((test) => test.status === "failed");
    for (const test of failed) failures.push(`${name} › ${path.slice(root.length + 1)} › ${test.fullName}\n${test.failureMessages.join("\n").slice(0, 2000)}`);
    if (message && failed.length === 0) failures.push(`${name} › ${path.slice(root.length + 1)}\n${message.slice(0, 2000)}`);
  }
  record(name, startedAt, outcome);
}

const startedAt = Date.now();
ensureInstalled();
say(`Node ${spawnSync(nodeBinary(), ["-p", "process.versions.node"], { env: childEnv() }).stdout.toString().trim()}`);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

check("types", [["node_modules/@react-router/dev/bin.cjs", "typegen"], ["node_modules/typescript/bin/tsc", "--noEmit"]]);
check("lint", [["node_modules/oxlint/bin/oxlint"], ["node_modules/dependency-cruiser/bin/dependency-cruiser.mjs", "src", "--config", ".dependency-cruiser.mjs"]]);
tests("unit");
tests("api-embedded");
tests("api-postgres", provide("the PostgreSQL server", hasPostgres, ["postgresql"]) ? null : "no PostgreSQL server (15 or later) was found; install one, on Debian by: apt-get install postgresql");
if (!only.length || only.includes("browser") || only.includes("chaos")) ensureBuilt();
tests("chaos", provide("the PostgreSQL server", hasPostgres, ["postgresql"]) ? null : "no PostgreSQL server (15 or later) was found; install one, on Debian by: apt-get install postgresql");
if ((!only.length || only.includes("browser")) && !provide("Java", () => onPath("java"), ["default-jre-headless"])) say("SKIPPED: the HTML checker, for Java was not found; install it, on Debian by: apt-get install default-jre-headless");
tests("browser", provide("Chromium", hasChromium, ["chromium", "fonts-noto-core"]) ? null : "no Chromium was found; install one, on Debian by: apt-get install chromium, or set CHROMIUM_PATH");

if (failures.length) console.log(`\n${failures.map((failure) => `✖ ${failure}`).join("\n\n")}`);
console.log(`\n${lines.join("\n")}\n\n${((Date.now() - startedAt) / 60_000).toFixed(1)} minutes`);
console.log(`${results.passed} passed, ${results.failed} failed${results.skipped ? `, ${results.skipped} skipped` : ""}`);
process.exit(results.failed ? 1 : 0);
