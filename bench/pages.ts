import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import type pg from "pg";
import { SERVE_FLAGS } from "../scripts/serve-flags.mjs";
import { freePort, until } from "../test/support/served-site.ts";
import { benchDatabase } from "./database.ts";
import type { Settings, Table } from "./table.ts";

/** A page takes milliseconds: so few keep a process busy, and more would only wait. */
const CONNECTIONS = 8;
/** What every browser sends. */
const BROWSER = { "user-agent": "Mozilla/5.0 (Linux; Android 14) Chrome/131", "accept-encoding": "gzip, deflate, br" };
const PLAIN = { "user-agent": BROWSER["user-agent"] };
const PROFILES = 100_000;
const SEARCH = "/Volunteers";

type Load = { name: string; url: string; paths: readonly string[]; headers: Record<string, string> };
type Pair = { title: string; aim: number; limit: Load; own: Load };

const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** So many profiles, from all over the table, in an order of no meaning. */
async function profiles(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ slug: string }>("SELECT slug FROM listings WHERE category = 'volunteers' AND status = 'approved' ORDER BY md5(id::text) LIMIT $1", [PROFILES]);
  return rows.map(({ slug }) => `/volunteer/${slug}`);
}

/** Every request another path, also over rounds: `from` says where the last one ended. */
async function load({ name, url, paths, headers }: Load, seconds: number, from = new Map<string, number>()): Promise<{ rps: number; p99: number }> {
  let at = from.get(name) ?? 0;
  const requests = paths.length === 1 ? [{ path: paths[0]! }] : [{ setupRequest: (request: autocannon.Request) => ({ ...request, path: paths[at++ % paths.length]! }) }];
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, headers, requests });
  from.set(name, at);
  if (result.non2xx || result.errors) throw new Error(`${name}: ${result.non2xx} wrong answers, ${result.errors} errors.`);
  return { rps: result.requests.average, p99: result.latency.p99 };
}

/** Pages/s beside what rendering, or sending, alone would reach: the search page anew and kept, and a hundred thousand profiles anew. */
export async function benchPages({ listings, seconds, rounds }: Settings): Promise<Table> {
  const database = await benchDatabase(listings);
  const dataDir = mkdtempSync(join(tmpdir(), "mandap-bench-"));
  const children: ChildProcess[] = [];
  async function start(args: string[], env: Record<string, string>, path: string): Promise<string> {
    const port = await freePort();
    const child = spawn(process.execPath, args, { env: { ...process.env, DATABASE_URL: database.url, PORT: String(port), DATA_DIR: dataDir, DEMO: "off", LOG_LEVEL: "error", NODE_ENV: "production", ...env }, stdio: ["ignore", "ignore", "inherit"] });
    children.push(child);
    const url = `http://127.0.0.1:${port}`;
    await until(`${args.at(-1)} ${path}`, () => fetch(url + path).then((r) => r.ok, () => false), 60_000);
    return url;
  }
  const limit = (mode: string, page: string) => start(["bench/pages-limit.ts"], { MODE: mode, PAGE: page }, page);
  const site = (cache: "on" | "off") => start([...SERVE_FLAGS, "scripts/serve.mjs"], { ANSWER_CACHE: cache }, SEARCH);

  try {
    const slugs = await profiles(database.pool);
    const [anew, kept] = [await site("off"), await site("on")];
    const pairs: Pair[] = [
      { title: `${SEARCH}, 24 cards, rendered anew`, aim: 0.5, limit: { name: "renderToString of the same tree", url: await limit("render", SEARCH), paths: [SEARCH], headers: PLAIN }, own: { name: "search anew", url: anew, paths: [SEARCH], headers: PLAIN } },
      { title: `${SEARCH}, anonymous and warm, brotli`, aim: 0.8, limit: { name: "the same bytes from node:http", url: await limit("bytes", SEARCH), paths: [SEARCH], headers: BROWSER }, own: { name: "search kept", url: kept, paths: [SEARCH], headers: BROWSER } },
      { title: `profiles, ${slugs.length.toLocaleString("en-IN")} different ones, rendered anew`, aim: 0.4, limit: { name: "renderToString of one's tree", url: await limit("render", slugs[0]!), paths: [slugs[0]!], headers: PLAIN }, own: { name: "profiles anew", url: anew, paths: slugs, headers: PLAIN } },
      { title: `${SEARCH}, rendered anew, brotli (beside the first)`, aim: 0, limit: { name: "renderToString of the same tree, brotli", url: "", paths: [SEARCH], headers: PLAIN }, own: { name: "search anew, brotli", url: anew, paths: [SEARCH], headers: BROWSER } },
    ];
    pairs[3]!.limit.url = pairs[0]!.limit.url;
    const rows: string[][] = [["", "pages/s", "limit", "of the limit", "to reach", "p99"]];
    const from = new Map<string, number>();
    for (const { title, aim, limit: top, own } of pairs) {
      const figures = { limit: [] as number[], own: [] as number[], p99: [] as number[] };
      await load(top, 2, from);
      await load(own, 3, from);
      for (let round = 0; round < rounds; round++) {
        figures.limit.push((await load(top, seconds, from)).rps);
        const { rps, p99 } = await load(own, seconds, from);
        figures.own.push(rps);
        figures.p99.push(p99);
      }
      const ratio = median(figures.own.map((rps, at) => rps / figures.limit[at]!));
      rows.push([title, median(figures.own).toFixed(0), `${median(figures.limit).toFixed(0)} (${top.name})`, `${ratio.toFixed(2)} ×`, aim ? `${aim.toFixed(1)} ×` : "–", `${median(figures.p99)} ms`]);
    }
    return { title: `Pages on PostgreSQL, ${listings.toLocaleString("en-IN")} volunteers, ${CONNECTIONS} connections, median of ${rounds} rounds of ${seconds} s in turns with the limit`, rows };
  } finally {
    for (const child of children) child.kill("SIGTERM");
    await Promise.all(children.map((child) => child.exitCode === null && new Promise((resolve) => child.once("exit", resolve))));
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
