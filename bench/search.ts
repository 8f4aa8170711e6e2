import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import pg from "pg";
import { districtsOf } from "../src/domain/places/places-data.ts";
import { migrateDatabase } from "../src/platform/database/database.server.ts";
import { startPostgres } from "../test/support/postgres-server.ts";
import { freePort, until } from "../test/support/served-site.ts";
import { SERVE_FLAGS } from "../scripts/serve-flags.mjs";
import { fillVolunteers } from "./fill.ts";
import type { Settings, Table } from "./table.ts";

const STATES = ["Madhya Pradesh", "Maharashtra", "Rajasthan", "Karnataka", "Uttar Pradesh", "Tamil Nadu", "Gujarat", "West Bengal"];
const CONNECTIONS = 32;

const requests = STATES.flatMap((state) =>
  [0, 3, 6].map((from) => {
    const query = new URLSearchParams({ state });
    for (const district of districtsOf(state).slice(from, from + 3)) query.append("district", district);
    return { method: "GET" as const, path: `/api/volunteers/fetch?${query}` };
  }),
);

type Served = { name: string; url: string; child: ChildProcess };

async function start(name: string, args: string[], databaseUrl: string, dataDir: string): Promise<Served> {
  const port = await freePort();
  const child = spawn(process.execPath, args, { env: { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port), DATA_DIR: dataDir, DEMO: "off", LOG_LEVEL: "error", NODE_ENV: "production" }, stdio: ["ignore", "ignore", "inherit"] });
  const url = `http://127.0.0.1:${port}`;
  await until(name, () => fetch(`${url}${requests[0]!.path}`).then((r) => r.ok, () => false), 60_000);
  return { name, url, child };
}

const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** Requests/s and p99 of the search call (state and three districts, by rating, 24 rows) beside the limit, in turns. */
export async function benchSearch({ listings, seconds, rounds }: Settings): Promise<Table> {
  const server = await startPostgres({ shared_buffers: "512MB", work_mem: "16MB" });
  const dataDir = mkdtempSync(join(tmpdir(), "mandap-bench-"));
  const admin = new pg.Pool({ connectionString: server.url("postgres"), max: 1 });
  await admin.query("CREATE DATABASE bench");
  await admin.end();
  const pool = new pg.Pool({ connectionString: server.url("bench"), max: 2 });
  await migrateDatabase(pool);
  console.log(`  filling ${listings.toLocaleString("en-IN")} volunteers …`);
  await fillVolunteers(pool, listings);
  await pool.end();

  const served = [await start("limit (node:http)", ["bench/baseline-server.ts"], server.url("bench"), dataDir), await start("Mandap", [...SERVE_FLAGS, "scripts/serve.mjs"], server.url("bench"), dataDir)];
  const figures = new Map(served.map(({ name }) => [name, { rps: [] as number[], p50: [] as number[], p99: [] as number[] }]));
  for (const { url } of served) await autocannon({ url, connections: CONNECTIONS, duration: 2, requests });
  for (let round = 0; round < rounds; round++) {
    for (const { name, url } of served) {
      const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, requests });
      if (result.non2xx || result.errors) throw new Error(`${name}: ${result.non2xx} wrong answers, ${result.errors} errors.`);
      const figure = figures.get(name)!;
      figure.rps.push(result.requests.average);
      figure.p50.push(result.latency.p50);
      figure.p99.push(result.latency.p99);
    }
  }
  for (const { child } of served) child.kill("SIGTERM");
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });

  const limit = figures.get(served[0]!.name)!;
  const rows = served.map(({ name }) => {
    const { rps, p50, p99 } = figures.get(name)!;
    return [name, median(rps).toFixed(0), `${(median(rps) / median(limit.rps)).toFixed(2)} ×`, `${median(p50)} ms`, `${median(p99)} ms`, `${(median(p99) / median(limit.p99)).toFixed(2)} ×`];
  });
  return {
    title: `GET /api/volunteers/fetch, state and 3 districts, 24 rows by rating: PostgreSQL, ${listings.toLocaleString("en-IN")} volunteers, ${CONNECTIONS} connections, median of ${rounds} rounds of ${seconds} s in turns`,
    rows: [["", "requests/s", "of the limit", "p50", "p99", "of the limit's"], ...rows],
  };
}
