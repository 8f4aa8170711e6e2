// The embedded PostgreSQL runs in this worker thread, so that a long query does not starve the server's timers.
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

/**
 * What the engine holds: its own 128 MB of shared buffers are 117 MB of the process that no page gets faster by, for the
 * operating system keeps the files in memory too (docs/performance.md).
 */
const MEMORY = ["shared_buffers=16MB", "work_mem=4MB", "maintenance_work_mem=16MB"];

const { folder, snapshot, engine } = workerData as {
  folder: string | null;
  snapshot: ArrayBuffer | null;
  engine: WebAssembly.Module;
};
const port = parentPort!;
const db = await PGlite.create({
  dataDir: folder ?? "memory://",
  pgliteWasmModule: engine,
  startParams: [...PGlite.defaultStartParams, ...MEMORY.flatMap((setting) => ["-c", setting])],
  extensions: { pg_trgm, btree_gist },
  ...(snapshot ? { loadDataDir: new Blob([snapshot]) } : {}),
});
port.postMessage({ ready: true });

type Request = { id: number; bytes?: Uint8Array; task?: "close" | "dump" };

async function answer({ bytes, task }: Request): Promise<Uint8Array | null> {
  if (bytes) return db.execProtocolRaw(bytes);
  if (task === "dump") return new Uint8Array(await (await db.dumpDataDir("none")).arrayBuffer());
  await db.close();
  return null;
}

let queue = Promise.resolve();
port.on("message", (request: Request) => {
  queue = queue.then(async () => {
    try {
      port.postMessage({ id: request.id, bytes: await answer(request) });
    } catch (error) {
      port.postMessage({ id: request.id, error: error instanceof Error ? error.message : String(error) });
    }
  });
});
