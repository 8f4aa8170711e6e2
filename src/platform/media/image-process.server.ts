import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { projectRoot } from "../root.server.ts";
import type { ImageTask } from "./image-encode.server.ts";
import type { ImageAnswer } from "./image-worker.server.ts";

// Node runs the source itself, whether the server is bundled or not.
const WORKER = join(projectRoot, "src/platform/media/image-worker.server.ts");
const IDLE_MS = 15_000;

let child: ChildProcess | null = null;
let idle: NodeJS.Timeout | undefined;

/**
 * Has the image process do one task; to be called for one at a time. It is
 * started when needed and ended when idle, and killed when it takes longer
 * than `limitMs`.
 *
 * @throws {Error} when the process cannot be started or spoken to. A task that fails, takes
 * too long or brings its decoder down is an answer, not an exception.
 */
export async function inImageProcess(task: ImageTask, limitMs: number): Promise<ImageAnswer> {
  clearTimeout(idle);
  const worker = (child ??= start());
  worker.ref();
  worker.channel?.ref();
  const limit = setTimeout(() => worker.kill("SIGKILL"), limitMs);
  try {
    return await new Promise<ImageAnswer>((resolve, reject) => {
      worker.removeAllListeners();
      worker.once("message", (answer: ImageAnswer) => resolve(answer));
      worker.once("error", reject);
      // A signal is the picture's doing (or the limit's); an exit of its own accord is ours.
      worker.once("exit", (code, signal) =>
        signal
          ? resolve({ failed: `The image process was ended by ${signal}.` })
          : reject(new Error(`The image process ended with code ${code}.`)),
      );
      worker.send(task, (error) => error && reject(error));
    });
  } catch (error) {
    worker.kill("SIGKILL");
    throw error;
  } finally {
    clearTimeout(limit);
    rest(worker);
  }
}

function start(): ChildProcess {
  // None of the server's settings and secrets go along.
  const { PATH, SystemRoot } = process.env;
  return fork(WORKER, [], {
    execArgv: [],
    env: { PATH, SystemRoot, MALLOC_ARENA_MAX: "2" },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}

/** Keeps a healthy process for the next task, without keeping the server alive for it. */
function rest(worker: ChildProcess): void {
  worker.removeAllListeners();
  const leave = () => {
    if (child === worker) child = null;
  };
  if (!worker.connected || worker.killed || worker.exitCode !== null || worker.signalCode !== null) return leave();
  worker.once("error", leave);
  worker.once("exit", leave);
  worker.unref();
  worker.channel?.unref();
  idle = setTimeout(() => {
    leave();
    worker.disconnect();
  }, IDLE_MS);
  idle.unref();
}
