import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SERVE_FLAGS } from "../../scripts/serve-flags.mjs";
import { projectRoot } from "../../src/platform/root.server.ts";

const file = (path: string) => readFileSync(join(projectRoot, path), "utf8");
const rules = file("deploy/mandap-rules.yml");
const alarms = [...rules.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name]) => name!);
const can = (command: string) => spawnSync(command, ["--version"]).error === undefined;

test("each alarm has its page in the runbook, and each page its alarm", () => {
  expect(alarms.length).toBeGreaterThan(10);
  const pages = [...file("docs/runbook.md").matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(pages).toEqual(alarms);
});

test("each alarm is tried, and that it keeps silent or calls is said of each", () => {
  const tried = file("deploy/mandap-rules.test.yml");
  for (const alarm of alarms) expect(tried, alarm).toMatch(new RegExp(`alertname: ${alarm}\n +exp_alerts:`));
});

test("what the alarms and the dashboard ask for is what the site counts", () => {
  const counting = ["src/platform/metrics.server.ts", "src/platform/database/replicas/replica-gauges.server.ts"];
  const counted = [
    ...counting
      .map(file)
      .join("")
      .matchAll(/name: "(\w+)"/g),
  ].map(([, name]) => name!);
  // prom-client's own, of the process; Prometheus' own; those of the exporter for PostgreSQL (test/alarms).
  const others = /^(?:up|process_\w+|nodejs_\w+|pg_\w+|mandap_(?:replica|base_backup)_\w+)$/;
  const asked = (text: string) =>
    [...text.matchAll(/\b([a-z]+(?:_[a-z0-9]+)+)(?=[{[ )]|$)/gm)].map(([, name]) =>
      name!.replace(/_(?:bucket|count|sum)$/, ""),
    );
  const inRules = [...rules.matchAll(/^ +expr: (.*)$/gm)].flatMap(([, expression]) => asked(expression!));
  const dashboard = JSON.parse(file("deploy/grafana-dashboard.json")) as { panels: { targets: { expr: string }[] }[] };
  const inPanels = dashboard.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => asked(expr)));
  const functions = new Set(["histogram_quantile", "predict_linear"]);
  for (const name of [...inRules, ...inPanels].filter((one) => !functions.has(one) && !others.test(one)))
    expect(counted, name).toContain(name);
  expect(new Set(inRules).size).toBeGreaterThan(8);
});

test.runIf(can("promtool"))(
  "promtool finds the rules right, and their own tests (needs promtool, which npm run test:alarms installs)",
  () => {
    const dir = mkdtempSync(join(tmpdir(), "mandap-rules-"));
    for (const name of ["mandap-rules.yml", "mandap-rules.test.yml"])
      copyFileSync(join(projectRoot, "deploy", name), join(dir, name));
    const { status, stdout, stderr } = spawnSync("promtool", ["test", "rules", "mandap-rules.test.yml"], {
      cwd: dir,
      encoding: "utf8",
    });
    rmSync(dir, { recursive: true, force: true });
    expect(status, stdout + stderr).toBe(0);
  },
);

test("the image runs Node as npm start does", () => {
  const flags = SERVE_FLAGS.map((flag) => JSON.stringify(flag)).join(", ");
  expect(file("deploy/Containerfile")).toContain(`ENTRYPOINT ["./node", ${flags}, "scripts/serve.mjs"]`);
});

test("the unit runs Node as npm start does", () => {
  expect(file("deploy/mandap@.service")).toContain(`/node ${SERVE_FLAGS.join(" ")} scripts/serve.mjs\n`);
});

test.runIf(can("systemd-analyze"))("the unit may do little else than serve (needs systemd-analyze)", () => {
  const dir = mkdtempSync(join(tmpdir(), "mandap-unit-"));
  const unit = join(dir, "mandap@3001.service");
  copyFileSync(join(projectRoot, "deploy/mandap@.service"), unit);
  const { stdout } = spawnSync("systemd-analyze", ["security", "--offline=true", "--no-pager", unit], {
    encoding: "utf8",
  });
  rmSync(dir, { recursive: true, force: true });
  // systemd before 250 knows no files that are not loaded.
  const exposure = /Overall exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1];
  if (exposure !== undefined) expect(Number(exposure)).toBeLessThanOrEqual(3);
});
