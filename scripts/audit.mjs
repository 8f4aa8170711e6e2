// npm run audit: asks the registry what is known against the packages that ship. Where it does not answer, it says so.
import { spawnSync } from "node:child_process";
import { ensureInstalled, fail, root, say } from "./setup.mjs";

ensureInstalled();
const npm = process.platform === "win32" ? "npm.cmd" : "npm";
const done = spawnSync(npm, ["audit", "--omit=dev", "--json"], {
  cwd: root,
  encoding: "utf8",
  timeout: 60_000,
  shell: process.platform === "win32",
});

function report() {
  try {
    return JSON.parse(done.stdout);
  } catch {
    return null;
  }
}
const counts = report()?.metadata?.vulnerabilities;
if (!counts) {
  const said = report()?.message ?? done.stderr?.trim().split("\n").at(-1) ?? done.error?.message ?? "no answer";
  say(`NOT AUDITED: the registry gives no advisories here (${said}). Run this where it does, before every release.`);
  process.exit(0);
}
say(
  `Known against what ships: ${counts.critical} critical, ${counts.high} high, ${counts.moderate} moderate, ${counts.low} low.`,
);
if (counts.critical + counts.high > 0) {
  for (const [name, { severity, via }] of Object.entries(report().vulnerabilities))
    if (severity === "high" || severity === "critical")
      console.log(`  ${severity} ${name}: ${via.map((one) => one.title ?? one).join("; ")}`);
  fail("A high finding ships. Update the package, or write the reason why it does no harm into docs/security.md.");
}
