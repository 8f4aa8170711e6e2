// npm test: what is checked before anything lands, from a fresh clone. `npm test -- unit browser` runs those parts alone.
// With TEST_SUITE=full (npm run test:all) it leaves out nothing. docs/testing.md says what is tested where.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { childEnv, ensureBuilt, ensureInstalled, nodeBinary, onPath, provide, root, say } from "./setup.mjs";

const only = process.argv.slice(2);
const full = process.env.TEST_SUITE === "full";
const PARTS = ["types", "lint", "unit", "api-postgres", "api-embedded", "chaos", "pictures", "browser"];
const SLOWEST = 10;
const results = { passed: 0, failed: 0, skipped: 0 };
/** What is told of each part at the end, by its name. */
const lines = new Map();
/** What failed, told again at the very end: the full output is long, and some see its end alone. */
const failures = [];
/** How long each test file took: { file, seconds }. */
const files = [];
/** Processor seconds of all parts; null where the system does not tell. */
let processorSeconds = process.platform === "win32" ? null : 0;
const reports = join(root, "test-results");

const hasPostgres = () =>
  (existsSync("/usr/lib/postgresql") &&
    readdirSync("/usr/lib/postgresql").some(
      (v) => Number(v) >= 15 && existsSync(`/usr/lib/postgresql/${v}/bin/initdb`),
    )) ||
  (onPath("initdb") && onPath("postgres"));
const hasChromium = () =>
  Boolean(process.env.CHROMIUM_PATH) || ["chromium", "chromium-browser", "google-chrome"].some(onPath);

function record(name, startedAt, { cpu, ...outcome }) {
  results.passed += outcome.passed;
  results.failed += outcome.failed;
  results.skipped += outcome.skipped;
  const mark = outcome.failed ? "✖" : outcome.skipped && !outcome.passed ? "–" : "✔";
  const counts = `${outcome.passed} passed, ${outcome.failed} failed${outcome.skipped ? `, ${outcome.skipped} skipped` : ""}`;
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
  lines.set(
    name,
    `${mark} ${name}: ${outcome.note ?? counts} (${seconds} s${cpu === undefined ? "" : `, ${cpu.toFixed(0)} s of processor time`})`,
  );
}

/** The last line of a shell's `times`, '0m1.25s 0m0.31s', in seconds. */
const secondsOf = (times) =>
  [...(times.trim().split("\n").at(-1) ?? "").matchAll(/(\d+)m([\d.]+)s/g)]
    .map(([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds))
    .reduce((sum, one) => sum + one, 0);

/**
 * Runs a program with our Node. One that runs `beside` others says nothing until it ends.
 * @returns its exit code, and the processor seconds of it and all that it has waited for
 */
function run(args, { beside = false, env = {} } = {}) {
  const colours = beside && process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  const [command, ...rest] =
    process.platform === "win32"
      ? [nodeBinary(), ...args]
      : ["sh", "-c", '"$@"; code=$?; times >&3; exit $code', "sh", nodeBinary(), ...args];
  const output = beside ? "pipe" : "inherit";
  const child = spawn(command, rest, {
    cwd: root,
    stdio: [beside ? "ignore" : "inherit", output, output, "pipe"],
    env: childEnv({ ...colours, ...env }),
  });
  const printed = [];
  let times = "";
  child.stdout?.on("data", (piece) => printed.push(piece));
  child.stderr?.on("data", (piece) => printed.push(piece));
  child.stdio[3].on("data", (piece) => (times += piece));
  return new Promise((resolve) => {
    child.on("error", () => resolve({ code: 1, cpu: 0 }));
    child.on("close", (code) => {
      process.stdout.write(Buffer.concat(printed));
      const cpu = secondsOf(times);
      if (processorSeconds !== null) processorSeconds += cpu;
      resolve({ code: code ?? 1, cpu });
    });
  });
}

/** A check that passes or fails as one. */
async function check(name, commands) {
  if (only.length && !only.includes(name)) return;
  say(`${name} …`);
  const startedAt = Date.now();
  let ok = true;
  let cpu = 0;
  for (const command of commands) {
    const done = await run(command);
    cpu += done.cpu;
    ok &&= done.code === 0;
  }
  record(name, startedAt, { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, note: ok ? "passed" : "failed", cpu });
}

/** A Vitest project, counted test by test. */
async function tests(name, { missing = null, beside = false, env = {} } = {}) {
  if (only.length && !only.includes(name)) return;
  const startedAt = Date.now();
  if (missing) {
    say(`${name}: skipped. ${missing}`);
    record(name, startedAt, { passed: 0, failed: 0, skipped: 1, note: `SKIPPED: ${missing}` });
    return;
  }
  say(`${name} tests${beside ? ", beside the others" : ""} …`);
  const file = join(reports, `${name}.json`);
  const { code, cpu } = await run(
    [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--project",
      `${name}*`,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
    ],
    { beside, env },
  );
  const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
  const outcome = {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: report?.numPendingTests ?? 0,
  };
  // A file that could not even be loaded, or an error outside any test, is a failure too.
  if (code !== 0 && outcome.failed === 0) outcome.failed = 1;
  for (const { name: path, message, assertionResults, startTime, endTime } of report?.testResults ?? []) {
    files.push({ file: `${name} › ${path.slice(root.length + 1)}`, seconds: (endTime - startTime) / 1000 });
    const failed = assertionResults.filter((test) => test.status === "failed");
    for (const test of failed)
      failures.push(
        `${name} › ${path.slice(root.length + 1)} › ${test.fullName}\n${test.failureMessages.join("\n").slice(0, 2000)}`,
      );
    if (message && failed.length === 0)
      failures.push(`${name} › ${path.slice(root.length + 1)}\n${message.slice(0, 2000)}`);
  }
  record(name, startedAt, { ...outcome, cpu });
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
// The API tests run once, on PostgreSQL where there is one. The embedded engine then runs the files that are marked for it.
const embedded = full || noPostgres || only.includes("api-embedded") ? {} : { TEST_EMBEDDED: "marked" };
// Thousands of pictures are drawn and compared: what draws them has tests of its own among the others.
const pictures = full || only.includes("pictures");

// Vitest leaves one processor to others, and an API test waits for its database half of the time: what is tried on
// PostgreSQL goes beside all that needs no browser.
const beside = availableParallelism() > 1;
if (wants("browser", "chaos")) ensureBuilt();
async function theOtherHalf() {
  await tests("api-postgres", {
    missing: noPostgres,
    beside: beside && wants("types", "lint", "unit", "api-embedded"),
  });
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
await tests("api-embedded", { env: embedded });
await tests("chaos", { missing: noPostgres });
if (!meanwhile) await theOtherHalf();
await meanwhile;
if (pictures) await tests("pictures");
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

const slowest = files.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
if (slowest.length) console.log(`\nThe ${slowest.length} slowest files:`);
for (const { file, seconds } of slowest) console.log(`${seconds.toFixed(0).padStart(5)} s  ${file}`);
console.log(
  `\n${PARTS.filter((name) => lines.has(name))
    .map((name) => lines.get(name))
    .join("\n")}`,
);
if (!full && !only.length)
  console.log(
    "– left out: what is marked '@suite full', wide screens of journeys, the other engine's API tests, the demo's pictures (npm run test:all)",
  );
console.log(
  `\n${((Date.now() - startedAt) / 60_000).toFixed(1)} minutes${processorSeconds === null ? "" : `, ${processorSeconds.toFixed(0)} s of processor time`}`,
);
if (failures.length) console.log(`\n${failures.map((failure) => `✖ ${failure}`).join("\n\n")}\n`);
console.log(
  `${results.passed} passed, ${results.failed} failed${results.skipped ? `, ${results.skipped} skipped` : ""}`,
);
process.exit(results.failed ? 1 : 0);
