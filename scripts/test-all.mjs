// npm run test:all: everything there is, one part after the other. Says at the end what ran and what was left out, and why.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { childEnv, ensureInstalled, nodeBinary, root, say } from "./setup.mjs";

/** Each part: its name, its script and arguments. Those of `run.mjs` say SKIPPED where a package is not to be had. */
const PARTS = [
  ["npm test, with nothing left out", "scripts/test.mjs"],
  ["attack", "scripts/attack.mjs"],
  ["proxies", "scripts/run.mjs", "proxies"],
  ["alarms", "scripts/run.mjs", "alarms"],
  ["restore", "scripts/run.mjs", "restore-test"],
  ["replicas", "scripts/run.mjs", "replicas"],
  ["failover", "scripts/run.mjs", "failover"],
  ["systemd", "scripts/run.mjs", "systemd"],
  ["container", "scripts/run.mjs", "container-test"],
];

ensureInstalled();
const only = process.argv.slice(2);
const lines = [];
let failed = 0;
for (const [name, script, ...args] of PARTS) {
  const short = args[0] ?? (script.endsWith("attack.mjs") ? "attack" : "test");
  if (only.length && !only.includes(short)) {
    lines.push(`– ${name}: left out, not asked for`);
    continue;
  }
  say(`${name} …`);
  const startedAt = Date.now();
  const done = spawnSync(nodeBinary(), [join(root, script), ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: childEnv({ TEST_SUITE: "full" }),
    maxBuffer: 1 << 28,
  });
  const output = String(done.stdout);
  process.stdout.write(output);
  const skipped = /SKIPPED: ([^\n]*)/.exec(output)?.[1];
  const minutes = `${((Date.now() - startedAt) / 60_000).toFixed(1)} minutes`;
  if (done.status !== 0) failed++;
  const mark = done.status === 0 ? (skipped ? "–" : "✔") : "✖";
  lines.push(`${mark} ${name}: ${minutes}${skipped ? `; left out: ${skipped}` : ""}`);
}
console.log(`\n${lines.join("\n")}`);
console.log(`${lines.filter((line) => line.startsWith("✔")).length} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
