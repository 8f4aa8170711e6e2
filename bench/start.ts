import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, until } from "../test/support/served-site.ts";
import { median } from "./figures.ts";
import type { Settings, Table } from "./table.ts";

const LIMIT_S = 3;

/** Seconds from `npm start` to the first page that is answered. */
async function started(dataDir: string): Promise<number> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn("npm", ["start", "--silent"], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: "", LOG_LEVEL: "error" },
    stdio: "ignore",
    detached: true,
  });
  // Whatever ends the benchmark, the site does not stay behind.
  const kill = () => process.kill(-child.pid!, "SIGTERM");
  process.once("exit", kill);
  await until(
    "the first page",
    () =>
      fetch(`http://127.0.0.1:${port}/`).then(
        (answer) => answer.ok,
        () => false,
      ),
    120_000,
    10,
  );
  const seconds = (performance.now() - startedAt) / 1000;
  // npm and all that it has started; the folder is let go of by the last of them.
  process.off("exit", kill);
  kill();
  await until("the site to end", () => !existsSync(join(dataDir, "db.lock")), 20_000);
  return seconds;
}

/** `npm start` with everything built, on the embedded engine: with an empty folder, and with its data in place. */
export async function benchStart({ rounds }: Settings): Promise<Table> {
  const dataDir = mkdtempSync(join(tmpdir(), "mandap-bench-"));
  const first = await started(dataDir);
  const times: number[] = [];
  for (let round = 0; round < Math.max(3, rounds); round++) times.push(await started(dataDir));
  rmSync(dataDir, { recursive: true, force: true });
  const again = median(times);
  return {
    title: `npm start, everything built, to the first answered page, embedded engine with the demo; limit ${LIMIT_S} s with data in place`,
    rows: [
      ["", "seconds", "of the limit"],
      ["empty folder (makes the database and the demo)", first.toFixed(2), "–"],
      [`data in place, median of ${times.length}`, again.toFixed(2), (again / LIMIT_S).toFixed(2)],
    ],
  };
}
