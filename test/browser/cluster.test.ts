// @suite full
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SERVE_ENV, SERVE_FLAGS } from "../../scripts/serve-flags.mjs";
import { projectRoot } from "../../src/platform/root.server.ts";
import { startPostgres, type PostgresServer } from "../support/postgres-server.ts";
import { freePort, until } from "../support/served-site.ts";

// `npm run start:cluster`, as it is started once everything is installed and built.

let server: PostgresServer;
let dataDir: string;
beforeAll(async () => {
  server = await startPostgres();
  dataDir = mkdtempSync(join(tmpdir(), "mandap-cluster-"));
  const admin = new pg.Client({ connectionString: server.url("postgres") });
  await admin.connect();
  await admin.query("CREATE DATABASE cluster");
  await admin.end();
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

function start(env: Record<string, string>): {
  child: ChildProcess;
  ended: Promise<number | null>;
  said: () => string;
} {
  const child = spawn(process.execPath, [...SERVE_FLAGS, "scripts/serve-cluster.mjs"], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, ...SERVE_ENV, LOG_LEVEL: "silent", DATA_DIR: dataDir, DEMO: "off", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout!, child.stderr!]) stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
  return { child, said: () => text, ended: new Promise((resolve) => child.once("exit", resolve)) };
}

/** The processes that this one has started. */
const workersOf = (pid: number): number[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => {
      try {
        return new RegExp(`^PPid:\\s+${pid}$`, "m").test(readFileSync(`/proc/${one}/status`, "utf8"));
      } catch {
        return false;
      }
    });

test("the embedded database serves one process alone: it says what to set", async () => {
  const { ended, said } = start({ PORT: "0" });
  expect(await ended).toBe(1);
  expect(said()).toMatch(/Several processes need PostgreSQL: set DATABASE_URL, or start one process with npm start/);
});

test("a wrong number of workers stops the start", async () => {
  const { ended, said } = start({ PORT: "0", DATABASE_URL: server.url("cluster"), WORKERS: "many" });
  expect(await ended).toBe(1);
  expect(said()).toContain("WORKERS must be a whole number from 1 to 64.");
});

test("two serve; one that dies is replaced; all are replaced without a missed answer; all end", async () => {
  const port = await freePort();
  const { child, ended, said } = start({ PORT: String(port), DATABASE_URL: server.url("cluster"), WORKERS: "2" });
  const pid = child.pid!;
  const answers = () =>
    fetch(`http://localhost:${port}/healthz`, { headers: { connection: "close" } }).then(
      ({ status }) => status,
      () => 0,
    );
  await until("two workers", () => said().includes("served by 2 processes"), 60_000);
  expect(await answers()).toBe(200);

  const [first] = workersOf(pid);
  process.kill(first!, "SIGKILL");
  await until("another worker", () => workersOf(pid).length === 2 && !workersOf(pid).includes(first!), 30_000);

  const before = workersOf(pid);
  const seen = new Set<number>();
  child.kill("SIGHUP");
  await until(
    "both to be replaced",
    async () => {
      for (let n = 0; n < 5; n++) seen.add(await answers());
      const now = workersOf(pid);
      return now.length === 2 && before.every((one) => !now.includes(one));
    },
    60_000,
  );
  expect([...seen]).toEqual([200]);

  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  expect(workersOf(pid)).toEqual([]);
});
