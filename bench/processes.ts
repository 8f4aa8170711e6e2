import type autocannon from "autocannon";
import { SERVE_FLAGS } from "../scripts/serve-flags.mjs";
import { benchDatabase } from "./database.ts";
import { pressInTurns, searches, serveProgram, type Served } from "./serving.ts";
import type { Settings, Table } from "./table.ts";

const PROCESSES = [1, 2];
const CONNECTIONS = 16;

/** The site by one process and by two on the same database: pages rendered anew, where the site itself is what is busy, and the search call. */
export async function benchProcesses({ listings, seconds, rounds }: Settings): Promise<Table> {
  const database = await benchDatabase(listings);
  const calls = await searches(database.pool);
  const pages: autocannon.Request[] = calls.map(({ path }) => ({
    method: "GET",
    path: `/Volunteers${path.slice(path.indexOf("?"))}`,
  }));
  const served: Served[] = [];
  for (const count of PROCESSES) {
    served.push(
      await serveProgram(
        `${count} ${count === 1 ? "process" : "processes"}`,
        [...SERVE_FLAGS, "scripts/serve-cluster.mjs"],
        { env: { DATABASE_URL: database.url, ANSWER_CACHE: "off", WORKERS: String(count) } },
      ),
    );
  }
  const lines = [["", "pages/s anew", "of one process", "p99", "searches/s", "of one process", "p99"]];
  const [anew, search] = [
    await pressInTurns(served, rounds, { connections: CONNECTIONS, seconds, requests: pages }, 2_000),
    await pressInTurns(served, rounds, { connections: CONNECTIONS, seconds, requests: calls }),
  ];
  for (const [at, { name }] of served.entries()) {
    const [page, call] = [anew[at]!, search[at]!];
    lines.push([
      name,
      page.rps.toFixed(0),
      `${(page.rps / anew[0]!.rps).toFixed(2)} ×`,
      `${page.p99} ms`,
      call.rps.toFixed(0),
      `${(call.rps / search[0]!.rps).toFixed(2)} ×`,
      `${call.p99} ms`,
    ]);
  }
  for (const one of served) await one.stop();
  await database.stop();
  return {
    title: `One process and two on one PostgreSQL, ${listings.toLocaleString("en-IN")} volunteers, nothing kept, ${CONNECTIONS} connections; database and load on the same machine, median of ${rounds} rounds of ${seconds} s in turns`,
    rows: lines,
  };
}
