/** Servers that a benchmark starts, and how hard they are pressed. */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import type pg from "pg";
import { SERVE_ENV, SERVE_FLAGS } from "../scripts/serve-flags.mjs";
import { freePort, until } from "../test/support/served-site.ts";
import { medianOf } from "./figures.ts";

/** The built site, as `npm start` runs it. */
export const SITE = [...SERVE_FLAGS, "scripts/serve.mjs"];

export type Served = { name: string; url: string; pid: number; dataDir: string; stop(): Promise<void> };

/** A Node program that serves at PORT; resolves once `path` answers. */
export async function serveProgram(
  name: string,
  args: readonly string[],
  { env = {}, path = "/readyz" }: { env?: Record<string, string>; path?: string } = {},
): Promise<Served> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), "mandap-bench-"));
  const child: ChildProcess = spawn(process.execPath, args, {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: "off",
      LOG_LEVEL: "error",
      ...(args.some((one) => one.startsWith("scripts/serve")) ? SERVE_ENV : { NODE_ENV: "production" }),
      ...env,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  // Whatever ends the benchmark, the server does not stay behind.
  const kill = () => child.kill("SIGTERM");
  process.once("exit", kill);
  await until(
    name,
    () =>
      fetch(url + path).then(
        (answer) => answer.ok,
        () => child.exitCode !== null && Promise.reject(new Error(`${name} ended with ${child.exitCode}.`)),
      ),
    60_000,
  );
  return {
    name,
    url,
    pid: child.pid!,
    dataDir,
    stop: async () => {
      const ended = child.exitCode === null ? new Promise((resolve) => child.once("exit", resolve)) : null;
      process.off("exit", kill);
      kill();
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type Asked = { method: "GET"; path: string };

/** Searches where people are: the eight states with the most volunteers, in each three times three of its nine largest districts. */
export async function searches(pool: pg.Pool): Promise<Asked[]> {
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

/** Processor time that a process has taken so far, in microseconds. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

/** Resident memory of a process in MB: now, and at its highest since the start. */
export function memoryOf(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1024;
  return { now: read("VmRSS"), peak: read("VmHWM") };
}

export type Pressed = { rps: number; p50: number; p99: number; processor: number };

/** So many seconds of requests. `processor`: microseconds of the server for each. @throws where an answer is wrong */
export async function press(
  { name, url, pid }: Served,
  { connections, seconds, requests }: { connections: number; seconds: number; requests: autocannon.Request[] },
): Promise<Pressed> {
  const before = processorTime(pid);
  const result = await autocannon({ url, connections, duration: seconds, requests });
  if (result.non2xx || result.errors)
    throw new Error(`${name}: ${result.non2xx} wrong answers, ${result.errors} errors.`);
  return {
    rps: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    processor: (processorTime(pid) - before) / Math.max(1, result.requests.total),
  };
}

/** So many requests until the compiler has seen what is hot: a server runs for days, and the larger program needs longer. */
const WARM_UP = 25_000;

/** Presses several in turns, each warmed up before, and gives the medians. */
export async function pressInTurns(
  served: readonly Served[],
  rounds: number,
  how: Parameters<typeof press>[1],
  warmUp = WARM_UP,
): Promise<Pressed[]> {
  for (const { url } of served)
    await autocannon({ url, connections: how.connections, amount: warmUp, requests: how.requests });
  const all: Pressed[][] = served.map(() => []);
  for (let round = 0; round < rounds; round++)
    for (const [at, one] of served.entries()) all[at]!.push(await press(one, how));
  return all.map((figures) => ({
    rps: medianOf(figures, ({ rps }) => rps),
    p50: medianOf(figures, ({ p50 }) => p50),
    p99: medianOf(figures, ({ p99 }) => p99),
    processor: medianOf(figures, ({ processor }) => processor),
  }));
}
