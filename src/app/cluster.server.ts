import cluster, { type Worker } from "node:cluster";
import { availableParallelism } from "node:os";
import { ConfigError, readConfig, type Config } from "../platform/config/config.server.ts";
import { openDatabase } from "../platform/database/database.server.ts";
import { createLog } from "../platform/log.server.ts";

/** A worker that dies sooner than this after its start is taken up again only after a pause: it would die again. */
const EARLY_MS = 5_000;
const PAUSE_MS = 2_000;
/** A worker that has not ended so long after it was asked to is ended. A little longer than it gives itself. */
const STOP_MS = 17_000;
const MOST = 64;

/**
 * Checks what several processes need, and brings the database up to date once for all.
 * @throws ConfigError on the embedded engine, which serves one process alone, and for a wrong WORKERS
 */
export async function prepareCluster(
  env: Record<string, string | undefined>,
): Promise<{ config: Config; workers: number }> {
  const config = readConfig(env);
  if (!config.databaseUrl)
    throw new ConfigError(
      "Several processes need PostgreSQL: set DATABASE_URL, or start one process with npm start (the embedded database serves one process alone).",
    );
  const asked = env.WORKERS?.trim() || String(availableParallelism());
  const workers = Number(asked);
  if (!Number.isInteger(workers) || workers < 1 || workers > MOST)
    throw new ConfigError(`WORKERS must be a whole number from 1 to ${MOST}.`);
  const database = await openDatabase(config);
  await database.close();
  return { config, workers };
}

/**
 * Starts the workers and keeps their number: one that dies is replaced. SIGTERM and SIGINT stop them all, each when it
 * has answered what it was asked; SIGHUP replaces them one after the other, so that somebody always serves.
 */
export function mindWorkers({ config, workers }: { config: Config; workers: number }): void {
  const log = createLog(config);
  const leaving = new Set<Worker>();
  let stopping = false;

  function start(): Worker {
    const startedAt = Date.now();
    const worker = cluster.fork();
    worker.once("exit", (code, signal) => {
      const asked = leaving.delete(worker);
      if (stopping) {
        if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
        return;
      }
      if (asked) return;
      const early = Date.now() - startedAt < EARLY_MS;
      log.error(
        { worker: worker.process.pid, code, signal },
        early
          ? "A worker died right after its start; another one starts in a moment."
          : "A worker died; another one starts.",
      );
      setTimeout(
        () => {
          if (!stopping) start();
        },
        early ? PAUSE_MS : 0,
      );
    });
    return worker;
  }

  function end(worker: Worker): Promise<void> {
    leaving.add(worker);
    return new Promise((resolve) => {
      const late = setTimeout(() => worker.process.kill("SIGKILL"), STOP_MS);
      worker.once("exit", () => {
        clearTimeout(late);
        resolve();
      });
      worker.process.kill("SIGTERM");
    });
  }

  let replacing = false;
  async function replaceAll(): Promise<void> {
    if (replacing) return;
    replacing = true;
    log.info("SIGHUP: replacing the workers one after the other.");
    for (const old of Object.values(cluster.workers ?? {})) {
      if (!old || stopping) continue;
      const next = start();
      const listens = await new Promise<boolean>((resolve) => {
        next.once("listening", () => resolve(true));
        next.once("exit", () => resolve(false));
      });
      // What does not come up replaces nothing.
      if (listens) await end(old);
    }
    replacing = false;
  }

  function stop(signal: string): void {
    if (stopping) return;
    stopping = true;
    log.info(`${signal}: stopping ${Object.keys(cluster.workers ?? {}).length} workers.`);
    for (const worker of Object.values(cluster.workers ?? {})) if (worker) void end(worker);
  }
  process.on("SIGTERM", () => stop("SIGTERM"));
  process.on("SIGINT", () => stop("SIGINT"));
  process.on("SIGHUP", () => void replaceAll());

  for (let number = 0; number < workers; number++) start();
  let announced = 0;
  cluster.on("listening", () => {
    if (++announced === workers) console.log(`\n▸ Mandap is at ${config.publicUrl}, served by ${workers} processes`);
  });
}
