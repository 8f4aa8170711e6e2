import { execFileSync } from "node:child_process";
import type autocannon from "autocannon";
import { startPostgres, type PostgresServer } from "../test/support/postgres-server.ts";
import { until } from "../test/support/served-site.ts";
import { benchDatabase } from "./database.ts";
import { pressInTurns, searches, serveProgram, SITE } from "./serving.ts";
import type { Settings, Table } from "./table.ts";

const CONNECTIONS = 32;
const TOKEN = "bench-metrics-token";
const SETTINGS = { shared_buffers: "1GB", work_mem: "16MB", max_wal_size: "8GB", random_page_cost: "1.1" };

/** Has what it starts from now on, and what runs, stay on one core. */
function pin(server: PostgresServer, core: number): void {
  for (const pid of server.pids()) execFileSync("taskset", ["-acp", String(core), String(pid)], { stdio: "ignore" });
}

/** Reads so far, by server. */
async function readsOf(url: string): Promise<Map<string, number>> {
  const text = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
  const reads = new Map<string, number>();
  for (const [, by = "", count] of text.matchAll(/^database_reads\{by="([^"]+)".*\} (\d+)$/gm))
    reads.set(by, (reads.get(by) ?? 0) + Number(count));
  return reads;
}

/**
 * Search and pages, made anew each time, with one PostgreSQL on the first core, and with a replica of it on the second.
 * The site and the load take what is left of both.
 */
export async function benchReplicas({ listings, seconds, rounds }: Settings): Promise<Table> {
  const primary = await startPostgres(SETTINGS);
  pin(primary, 0);
  process.env.DATABASE_URL = primary.url("postgres");
  const database = await benchDatabase(listings);
  await database.pool.query("VACUUM ANALYZE");
  const replica = await startPostgres(SETTINGS, undefined, primary);
  pin(replica, 1);
  const calls = await searches(database.pool);
  const pages: autocannon.Request[] = calls.map(({ path }) => ({
    method: "GET",
    path: `/Volunteers${path.slice(path.indexOf("?"))}`,
  }));
  const env = { DATABASE_URL: database.url, ANSWER_CACHE: "off", METRICS_TOKEN: TOKEN };
  const served = [
    await serveProgram("one engine, on one core", SITE, { env }),
    await serveProgram("with a replica on the other core", SITE, {
      env: { ...env, DATABASE_READ_URLS: replica.url("postgres") },
    }),
  ];
  await until("the replica to be read", async () => {
    await fetch(`${served[1]!.url}${calls[0]!.path}`);
    return (await readsOf(served[1]!.url)).size > 1;
  });
  const search = await pressInTurns(served, rounds, { connections: CONNECTIONS, seconds, requests: calls });
  const anew = await pressInTurns(served, rounds, { connections: 16, seconds, requests: pages }, 2_000);
  const reads = await readsOf(served[1]!.url);
  const all = [...reads.values()].reduce((sum, one) => sum + one, 0);
  const there = all - (reads.get("primary") ?? 0);
  for (const one of served) await one.stop();
  await database.stop();
  await replica.stop();
  await primary.stop();
  return {
    title: `Search and pages made anew, ${listings.toLocaleString("en-IN")} volunteers; primary on the first of two cores, replica on the second, site and load on both; median of ${rounds} rounds of ${seconds} s in turns; ${((100 * there) / all).toFixed(1)} % of the reads by the replica`,
    rows: [
      ["", "searches/s", "of one", "p99", "pages/s", "of one", "p99"],
      ...served.map(({ name }, at) => [
        name,
        search[at]!.rps.toFixed(0),
        `${(search[at]!.rps / search[0]!.rps).toFixed(2)} ×`,
        `${search[at]!.p99} ms`,
        anew[at]!.rps.toFixed(0),
        `${(anew[at]!.rps / anew[0]!.rps).toFixed(2)} ×`,
        `${anew[at]!.p99} ms`,
      ]),
    ],
  };
}
