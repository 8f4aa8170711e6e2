import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectRoot } from "../../src/platform/root.server.ts";
import { postgresBin, startPostgres, type PostgresServer } from "../support/postgres-server.ts";
import { freePort, until } from "../support/served-site.ts";

// What the alarms and the dashboard ask of PostgreSQL's exporter, against Debian's own with the questions of deploy/: a
// name that it does not say makes an alarm that never calls.

const deploy = join(projectRoot, "deploy");
const QUESTIONS = join(deploy, "postgres-exporter-queries.yml");
let primary: PostgresServer;
let replica: PostgresServer;
const exporters: ChildProcess[] = [];

/** An exporter beside this server. @returns asks it */
async function exporterOf(server: PostgresServer): Promise<() => Promise<string>> {
  const port = await freePort();
  exporters.push(
    spawn(
      "prometheus-postgres-exporter",
      [`--web.listen-address=127.0.0.1:${port}`, `--extend.query-path=${QUESTIONS}`],
      {
        env: { PATH: process.env.PATH, DATA_SOURCE_NAME: `${server.url("postgres")}?sslmode=disable` },
        stdio: "ignore",
      },
    ),
  );
  const ask = () => fetch(`http://127.0.0.1:${port}/metrics`).then((answer) => answer.text());
  await until(
    "the exporter",
    () =>
      ask().then(
        (said) => said.includes("\npg_up 1"),
        () => false,
      ),
    60_000,
  );
  return ask;
}

const lagIn = (said: string) => Number(/^mandap_replica_lag_seconds\{[^}]*\} (\S+)$/m.exec(said)?.[1]);

beforeAll(async () => {
  primary = await startPostgres({ archive_mode: "on", archive_command: "/bin/true" });
  replica = await startPostgres({ hot_standby: "on" }, undefined, primary);
});
afterAll(async () => {
  for (const one of exporters) one.kill("SIGKILL");
  await replica?.stop();
  await primary?.stop();
});

test("promtool finds the settings of Prometheus right, its rules with them", () => {
  const { status, stdout, stderr } = spawnSync("promtool", ["check", "config", "--syntax-only", "prometheus.yml"], {
    cwd: deploy,
    encoding: "utf8",
  });
  expect(status, stdout + stderr).toBe(0);
});

test("whatever is asked of PostgreSQL is said by Debian's exporter", async () => {
  const said = await (await exporterOf(primary))();
  const asked = ["mandap-rules.yml", "grafana-dashboard.json"]
    .map((name) => readFileSync(join(deploy, name), "utf8"))
    .join("\n")
    .match(/\b(?:pg|mandap_replica|mandap_base_backup)_\w+/g);
  expect(asked?.length).toBeGreaterThan(2);
  for (const name of new Set(asked)) expect(said, name).toMatch(new RegExp(`^${name}[{ ]`, "m"));
  expect(lagIn(said)).toBe(0);
});

test("a replica that follows is not behind, and one that receives nothing is, more with each second", async () => {
  const ask = await exporterOf(replica);
  const there = new pg.Client({ connectionString: replica.url("postgres") });
  await there.connect();
  await until("the replica to follow", async () => lagIn(await ask()) === 0, 30_000);
  await there.query("ALTER SYSTEM SET primary_conninfo = ''");
  await there.query("SELECT pg_reload_conf()");
  await there.end();
  const first = await until("the replica to be behind", async () => lagIn(await ask()) || null, 30_000);
  await until("it to be further behind", async () => lagIn(await ask()) > first, 30_000);
});

test("a base backup is as old as it is, and a primary without one as old as its start; where nothing is archived nobody asks", async () => {
  const ask = await exporterOf(primary);
  const ageIn = (said: string) => Number(/^mandap_base_backup_age_seconds\{[^}]*\} (\S+)$/m.exec(said)?.[1]);
  // The clock of files goes by the second.
  const old = await until("some seconds to pass", async () => ageIn(await ask()) > 5, 30_000);
  expect(old).toBe(true);
  const { hostname, port, username } = new URL(primary.url("postgres"));
  const into = mkdtempSync(join(tmpdir(), "mandap-base-"));
  const args = ["-h", hostname, "-p", port, "-U", username, "-D", join(into, "data"), "-c", "fast", "-X", "none"];
  const { status, stderr } = spawnSync(join(postgresBin()!, "pg_basebackup"), args, { encoding: "utf8" });
  rmSync(into, { recursive: true, force: true });
  expect(status, stderr).toBe(0);
  expect(ageIn(await ask())).toBeLessThan(5);
  expect(await (await exporterOf(replica))()).not.toContain("mandap_base_backup_age_seconds{");
});
