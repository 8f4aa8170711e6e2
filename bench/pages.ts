import type autocannon from "autocannon";
import type pg from "pg";
import { benchDatabase } from "./database.ts";
import { medianOf } from "./figures.ts";
import { SITE, press, serveProgram, type Pressed, type Served } from "./serving.ts";
import type { Settings, Table } from "./table.ts";

/** A page takes milliseconds: so few keep a process busy, and more would only wait. */
const CONNECTIONS = 8;
const PLAIN = { "user-agent": "Mozilla/5.0 (Linux; Android 14) Chrome/131" };
/** As every browser asks. */
const BROWSER = { ...PLAIN, "accept-encoding": "gzip, deflate, br" };
const PROFILES = 100_000;
const SEARCH = "/Volunteers";

type Load = { served: Served; requests: autocannon.Request[] };
type Row = { title: string; limitName: string; aim: number | null; limit: Load; own: Load };

/** So many profiles, from all over the table, in an order of no meaning. */
async function profiles(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ slug: string }>(
    "SELECT slug FROM listings WHERE category = 'volunteers' AND status = 'approved' ORDER BY md5(id::text) LIMIT $1",
    [PROFILES],
  );
  return rows.map(({ slug }) => `/volunteer/${slug}`);
}

/** Every request asks for another path, over all rounds. */
function inTurn(paths: readonly string[]): autocannon.Request[] {
  let at = 0;
  return [{ headers: PLAIN, setupRequest: (request) => ({ ...request, path: paths[at++ % paths.length]! }) }];
}

async function figuresOf({ title, limitName, aim, limit, own }: Row, { seconds, rounds }: Settings): Promise<string[]> {
  const pressed = ({ served, requests }: Load, duration = seconds) =>
    press(served, { connections: CONNECTIONS, seconds: duration, requests });
  for (const one of [limit, own]) await pressed(one, 2);
  const turns: { limit: Pressed; own: Pressed }[] = [];
  for (let round = 0; round < rounds; round++) turns.push({ limit: await pressed(limit), own: await pressed(own) });
  return [
    title,
    medianOf(turns, (turn) => turn.own.rps).toFixed(0),
    limitName,
    medianOf(turns, (turn) => turn.limit.rps).toFixed(0),
    `${medianOf(turns, (turn) => turn.own.rps / turn.limit.rps).toFixed(2)} ×`,
    aim === null ? "–" : `${aim.toFixed(1)} ×`,
    `${medianOf(turns, (turn) => turn.limit.processor / turn.own.processor).toFixed(2)} ×`,
    `${medianOf(turns, (turn) => turn.own.p99)} ms`,
  ];
}

/** Pages/s beside what rendering, or sending, alone would reach: the search page anew and kept, and a hundred thousand profiles anew. */
export async function benchPages(settings: Settings): Promise<Table> {
  const database = await benchDatabase(settings.listings);
  const started: Served[] = [];
  async function start(
    name: string,
    args: readonly string[],
    env: Record<string, string>,
    path: string,
  ): Promise<Served> {
    const served = await serveProgram(name, args, { env: { DATABASE_URL: database.url, ...env }, path });
    started.push(served);
    return served;
  }
  const limit = (mode: "render" | "bytes", page: string) =>
    start(`the limit of ${page}`, ["bench/pages-limit.ts"], { MODE: mode, PAGE: page }, page);
  try {
    const slugs = await profiles(database.pool);
    const anew = await start("Mandap, ANSWER_CACHE=off", SITE, { ANSWER_CACHE: "off" }, SEARCH);
    const kept = await start("Mandap", SITE, { ANSWER_CACHE: "on" }, SEARCH);
    const search = await limit("render", SEARCH);
    const plain = [{ path: SEARCH, headers: PLAIN }];
    const packed = [{ path: SEARCH, headers: BROWSER }];
    const rows: Row[] = [
      {
        title: `${SEARCH}, 24 cards, rendered anew`,
        limitName: "renderToString",
        aim: 0.5,
        limit: { served: search, requests: plain },
        own: { served: anew, requests: plain },
      },
      {
        title: "the same, brotli",
        limitName: "renderToString",
        aim: null,
        limit: { served: search, requests: plain },
        own: { served: anew, requests: packed },
      },
      {
        title: `${SEARCH}, anonymous and warm, brotli`,
        limitName: "the same bytes",
        aim: 0.8,
        limit: { served: await limit("bytes", SEARCH), requests: packed },
        own: { served: kept, requests: packed },
      },
      {
        title: `${slugs.length.toLocaleString("en-IN")} profiles, rendered anew`,
        limitName: "renderToString",
        aim: 0.4,
        limit: { served: await limit("render", slugs[0]!), requests: [{ path: slugs[0]!, headers: PLAIN }] },
        own: { served: anew, requests: inTurn(slugs) },
      },
    ];
    const lines = [["", "pages/s", "limit", "its pages/s", "of the limit", "to reach", "by processor time", "p99"]];
    for (const row of rows) lines.push(await figuresOf(row, settings));
    return {
      title: `Pages on PostgreSQL, ${settings.listings.toLocaleString("en-IN")} volunteers, ${CONNECTIONS} connections, median of ${settings.rounds} rounds of ${settings.seconds} s in turns with the limit`,
      rows: lines,
    };
  } finally {
    await Promise.all(started.map((one) => one.stop()));
    await database.stop();
  }
}
