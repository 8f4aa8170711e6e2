import type autocannon from "autocannon";
import { SERVE_FLAGS } from "../scripts/serve-flags.mjs";
import { benchDatabase } from "./database.ts";
import { pressInTurns, searches, serveProgram, type Served } from "./serving.ts";
import type { Settings, Table } from "./table.ts";

const WORKERS = [1, 2];
const CONNECTIONS = 32;
const CLUSTER = [...SERVE_FLAGS, "scripts/serve-cluster.mjs"];

/** How the same load fares with one process and with two on the same PostgreSQL, nothing answered from memory. */
export async function benchProcesses({ listings, seconds, rounds }: Settings): Promise<Table> {
  const database = await benchDatabase(listings);
  const started: Served[] = [];
  try {
    const loads: [string, autocannon.Request[]][] = [
      ["/Volunteers, rendered anew", [{ path: "/Volunteers" }]],
      ["search call, state and 3 districts", await searches(database.pool)],
    ];
    for (const workers of WORKERS) started.push(await serveProgram(`${workers} process${workers === 1 ? "" : "es"}`, CLUSTER, { env: { DATABASE_URL: database.url, WORKERS: String(workers), ANSWER_CACHE: "off" } }));
    const rows = [["", "processes", "requests/s", "of one process", "p50", "p99"]];
    for (const [title, requests] of loads) {
      const pressed = await pressInTurns(started, rounds, { connections: CONNECTIONS, seconds, requests });
      for (const [at, { rps, p50, p99 }] of pressed.entries()) rows.push([title, String(WORKERS[at]), rps.toFixed(0), `${(rps / pressed[0]!.rps).toFixed(2)} ×`, `${p50} ms`, `${p99} ms`]);
    }
    return { title: `One process and two on one PostgreSQL, ${listings.toLocaleString("en-IN")} volunteers, ${CONNECTIONS} connections, median of ${rounds} rounds of ${seconds} s in turns`, rows };
  } finally {
    await Promise.all(started.map((one) => one.stop()));
    await database.stop();
  }
}
