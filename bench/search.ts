import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import type pg from "pg";
import { freePort, until } from "../test/support/served-site.ts";
import { SERVE_FLAGS } from "../scripts/serve-flags.mjs";
import { benchDatabase } from "./database.ts";
import type { Settings, Table } from "./table.ts";

const CONNECTIONS = 32;

type Request = { method: "GET"; path: string };

/** Searches where people are: the eight states with the most volunteers, in each three times three of its nine largest districts. */
async function searches(pool: pg.Pool): Promise<Request[]> {
  const { rows } = await pool.query<{ state: string; districts: string[] }>(
    `SELECT state, (array_agg(district ORDER BY n DESC, district))[:9] AS districts
     FROM (SELECT state, district, count(*) AS n FROM listing_places WHERE category = 'volunteers' AND visible AND district <> '' GROUP BY 1, 2) x
     GROUP BY state ORDER BY sum(n) DESC, state LIMIT 8`,
  );
  return rows.flatMap(({ state, districts }) =>
    [0, 3, 6].map((from) => {
      const query = new URLSearchParams({ state });
      for (const district of districts.slice(from, from + 3)) query.append("district", district);
      return { method: "GET" as const, path: `/api/volunteers/fetch?${query}` };
    }),
  );
}

type Served = { name: string; url: string; child: ChildProcess };

async function start(name: string, args: string[], databaseUrl: string, dataDir: string, path: string): Promise<Served> {
  const port = await freePort();
  const child = spawn(process.execPath, args, { env: { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port), DATA_DIR: dataDir, DEMO: "off", LOG_LEVEL: "error", NODE_ENV: "production" }, stdio: ["ignore", "ignore", "inherit"] });
  const url = `http://127.0.0.1:${port}`;
  await until(name, () => fetch(`${url}${path}`).then((r) => r.ok, () => false), 60_000);
  return { name, url, child };
}

const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** Requests/s and p99 of the search call (state and three districts, by rating, 24 rows) beside the limit, in turns. */
export async function benchSearch({ listings, seconds, rounds }: Settings): Promise<Table> {
  const database = await benchDatabase(listings);
  const dataDir = mkdtempSync(join(tmpdir(), "mandap-bench-"));
  const requests = await searches(database.pool);
  const first = requests[0]!.path;
  const served = [await start("limit (node:http)", ["bench/baseline-server.ts"], database.url, dataDir, first), await start("Mandap", [...SERVE_FLAGS, "scripts/serve.mjs"], database.url, dataDir, first)];
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
  await Promise.all(served.map(({ child }) => child.exitCode === null && new Promise((resolve) => child.once("exit", resolve))));
  await database.stop();
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
