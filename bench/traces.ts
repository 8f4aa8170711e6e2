/** What traces cost where they are off: the built site beside the same build without a line of them. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type autocannon from "autocannon";
import { SERVE_ENV, SERVE_FLAGS } from "../scripts/serve-flags.mjs";
import { projectRoot } from "../src/platform/root.server.ts";
import { benchDatabase } from "./database.ts";
import { medianOf } from "./figures.ts";
import { SITE, press, searches, serveProgram, type Pressed, type Served } from "./serving.ts";
import type { Settings, Table } from "./table.ts";

const CONNECTIONS = 8;
const WARM_UP_SECONDS = 4;
const MOST_WHEN_OFF = 0.03;

const MODULES = [
  "src/platform/tracing.server.ts",
  "src/platform/database/statement-tap.server.ts",
  "src/app/traced-requests.server.ts",
];
const USES: readonly [from: string, to: string][] = [
  ["await (tracing ? tracing.job(job.name, work) : work());", "await work();"],
  ["if (deps.tracing) tracedRequests(app, deps.tracing);", ""],
  ["const tracing = await startTracing(config);", "const tracing = null;"],
  ["if (tracing) tapStatements(database, tracing.statement);", ""],
];

/** @throws where the build no longer says what is cut out of it */
function withoutTraces(program: string): string {
  const modules = program.split(/^(?=\/\/ (?:src|node_modules|\\0))/m);
  const kept = modules.filter((one) => !MODULES.some((name) => one.startsWith(`// ${name}\n`)));
  if (modules.length - kept.length !== MODULES.length)
    throw new Error("The build has the modules of traces no longer.");
  return USES.reduce((all, [from, to]) => {
    if (!all.includes(from)) throw new Error(`Not in the build: ${from}`);
    return all.replace(from, to);
  }, kept.join(""));
}

/** Takes whatever is sent to it, as a collector does. */
async function sink(): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => request.resume().on("end", () => response.end("{}")));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`,
    close: () => void server.close(),
  };
}

/** Searches and pages a second, nothing kept: without the module, with it off, and on for one request in twenty and for all. */
export async function benchTraces({ listings, seconds, rounds }: Settings): Promise<Table> {
  const database = await benchDatabase(listings);
  const collector = await sink();
  const file = join(projectRoot, "build/server/index-without-traces.js");
  writeFileSync(file, withoutTraces(readFileSync(join(projectRoot, "build/server/index.js"), "utf8")));
  const served: Served[] = [];
  try {
    const calls = await searches(database.pool);
    const pages: autocannon.Request[] = calls.map(({ path }) => ({
      method: "GET",
      path: `/Volunteers${path.slice(path.indexOf("?"))}`,
    }));
    const bare = [
      "--input-type=module",
      "-e",
      `import { serve } from ${JSON.stringify(file)}; await serve(process.env);`,
    ];
    const on = (share: string) => ({ TRACES_URL: collector.url, TRACES_SHARE: share });
    const kinds: readonly [name: string, args: readonly string[], env: Record<string, string>][] = [
      ["without a line of them", [...SERVE_FLAGS, ...bare], SERVE_ENV],
      ["off, as by default", SITE, {}],
      ["on, one request in twenty", SITE, on("0.05")],
      ["on, every request", SITE, on("1")],
    ];
    for (const [name, args, env] of kinds)
      served.push(await serveProgram(name, args, { env: { DATABASE_URL: database.url, ANSWER_CACHE: "off", ...env } }));
    const turns: Record<"search" | "page", Pressed[]>[] = [];
    for (let round = -1; round < rounds; round++) {
      const turn: (typeof turns)[number] = { search: [], page: [] };
      // Whoever is first in one round is last in the next.
      const order = round % 2 === 0 ? [...served.keys()] : [...served.keys()].toReversed();
      for (const [kind, requests] of [
        ["search", calls],
        ["page", pages],
      ] as const)
        for (const at of order) {
          const duration = round < 0 ? WARM_UP_SECONDS : seconds;
          turn[kind][at] = await press(served[at]!, { connections: CONNECTIONS, seconds: duration, requests });
        }
      if (round >= 0) turns.push(turn);
    }
    const cells = (kind: "search" | "page", at: number) => {
      const processor = medianOf(turns, (turn) => turn[kind][at]!.processor / turn[kind][0]!.processor);
      return [
        medianOf(turns, (turn) => turn[kind][at]!.rps).toFixed(0),
        `${medianOf(turns, (turn) => turn[kind][at]!.rps / turn[kind][0]!.rps).toFixed(3)} ×`,
        `${processor.toFixed(3)} ×`,
      ];
    };
    return {
      title: `Traces (at most ${100 * MOST_WHEN_OFF} % when off), nothing kept, ${listings.toLocaleString("en-IN")} volunteers, ${CONNECTIONS} connections, medians of ${rounds} rounds of ${seconds} s, each beside the first row of its round`,
      rows: [
        ["traces", "searches/s", "of the first", "its processor time", "pages/s", "of the first", "its processor time"],
        ...served.map(({ name }, at) => [name, ...cells("search", at), ...cells("page", at)]),
      ],
    };
  } finally {
    for (const one of served) await one.stop();
    rmSync(file, { force: true });
    collector.close();
    await database.stop();
  }
}
