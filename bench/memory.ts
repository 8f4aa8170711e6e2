import autocannon from "autocannon";
import { benchDatabase } from "./database.ts";
import { memoryOf, searches, serveProgram, SITE } from "./serving.ts";
import type { Settings, Table } from "./table.ts";

const LIMIT_MB = 256;
const PARTS = 5;
const CONNECTIONS = 16;
const REST_MS = 3_000;
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The server's memory at rest and after many mixed requests: searches, profiles as pages and as calls, the home page, words. */
export async function benchMemory({ listings, requests: amount }: Settings): Promise<Table> {
  const database = await benchDatabase(listings);
  const { rows: people } = await database.pool.query<{ slug: string }>(
    "SELECT slug FROM listings WHERE category = 'volunteers' ORDER BY id LIMIT 300",
  );
  const calls = await searches(database.pool);
  const requests: autocannon.Request[] = people.flatMap(({ slug }, at) => [
    calls[at % calls.length]!,
    { method: "GET", path: `/api/volunteers/username/${slug}` },
    { method: "GET", path: `/volunteer/${slug}` },
    {
      method: "GET",
      path: at % 2 ? "/" : `/Volunteers${calls[at % calls.length]!.path.slice("/api/volunteers/fetch".length)}`,
    },
    { method: "GET", path: "/api/search?q=photografy" },
  ]);
  const site = await serveProgram("Mandap", SITE, { env: { DATABASE_URL: database.url } });
  await fetch(site.url);
  await rest(5_000);
  const figures: [string, number][] = [["at rest", memoryOf(site.pid).now]];
  for (let part = 1; part <= PARTS; part++) {
    const { non2xx, errors } = await autocannon({
      url: site.url,
      connections: CONNECTIONS,
      amount: Math.round(amount / PARTS),
      requests,
    });
    if (non2xx || errors) throw new Error(`${non2xx} wrong answers, ${errors} errors.`);
    await rest(REST_MS);
    figures.push([
      `after ${Math.round((amount * part) / PARTS).toLocaleString("en-IN")} requests`,
      memoryOf(site.pid).now,
    ]);
  }
  await rest(REST_MS);
  figures.push([`${REST_MS / 1000} s later`, memoryOf(site.pid).now]);
  const { peak } = memoryOf(site.pid);
  await site.stop();
  await database.stop();
  const warm = figures[1]![1];
  return {
    title: `Memory of the server on PostgreSQL, ${amount.toLocaleString("en-IN")} mixed requests over ${CONNECTIONS} connections (a fifth each: searches, profiles as calls, profiles as pages, home and search pages, words); limits ${LIMIT_MB} MB, and 1.10 × what it took after the first part`,
    rows: [
      ["", "MB", `of ${LIMIT_MB} MB`, "of the first part's"],
      ...[...figures, ["highest", peak] as [string, number]].map(([name, mb]) => [
        name,
        mb.toFixed(0),
        (mb / LIMIT_MB).toFixed(2),
        name === "at rest" || name === "highest" ? "–" : `${(mb / warm).toFixed(2)} ×`,
      ]),
    ],
  };
}
