import { benchDatabase } from "./database.ts";
import { pressInTurns, searches, serveProgram, SITE } from "./serving.ts";
import type { Settings, Table } from "./table.ts";

const CONNECTIONS = 32;
/** Nothing is answered from memory: each request reaches the database. */
const UNCACHED = { ANSWER_CACHE: "off" };

/** Requests/s and p99 of the search call (state and three districts, by rating, 24 rows) beside the limit, in turns. */
export async function benchSearch({ listings, seconds, rounds }: Settings): Promise<Table> {
  const database = await benchDatabase(listings);
  const requests = await searches(database.pool);
  const env = { ...UNCACHED, DATABASE_URL: database.url };
  const path = requests[0]!.path;
  const served = [
    await serveProgram("limit (node:http)", ["bench/baseline-server.ts"], { env, path }),
    await serveProgram("Mandap", SITE, { env, path }),
  ];
  const figures = await pressInTurns(served, rounds, { connections: CONNECTIONS, seconds, requests });
  for (const one of served) await one.stop();
  await database.stop();
  const limit = figures[0]!;
  return {
    title: `GET /api/volunteers/fetch, state and 3 districts, 24 rows by rating, uncached: PostgreSQL, ${listings.toLocaleString("en-IN")} volunteers, ${CONNECTIONS} connections, median of ${rounds} rounds of ${seconds} s in turns`,
    rows: [
      ["", "requests/s", "of the limit", "p50", "p99", "of the limit's", "processor time each"],
      ...figures.map(({ rps, p50, p99, processor }, at) => [
        served[at]!.name,
        rps.toFixed(0),
        `${(rps / limit.rps).toFixed(2)} ×`,
        `${p50} ms`,
        `${p99} ms`,
        `${(p99 / limit.p99).toFixed(2)} ×`,
        `${processor.toFixed(0)} µs`,
      ]),
    ],
  };
}
