import { spawn, type ChildProcess } from "node:child_process";
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SERVE_ENV, SERVE_FLAGS } from "../../scripts/serve-flags.mjs";
import { projectRoot } from "../../src/platform/root.server.ts";
import { freePort, until } from "../support/served-site.ts";

/** The built site in a process that can be killed and started again over the same data. */
export type ChaosSite = {
  url: string;
  dataDir: string;
  env: Record<string, string>;
  /** Everything the process wrote, in one file. */
  logFile: string;
  start(): Promise<void>;
  /** `kill -9`: no handler runs, no buffer is written. Of a group all are killed, and nobody waits until they are gone. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  running(): boolean;
  remove(): void;
};

/**
 * @param settings of the site, beside its folder and its port
 * @param group started by a shell that is killed with it, as by a supervisor: a process group of its own
 */
export async function chaosSite(settings: Record<string, string>, { group = false } = {}): Promise<ChaosSite> {
  const dataDir = mkdtempSync(join(tmpdir(), "mandap-chaos-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const logFile = join(dataDir, "server.log");
  const env: Record<string, string> = {
    LOG_LEVEL: "warn",
    DATA_DIR: join(dataDir, "data"),
    PORT: String(port),
    DEMO: "off",
    SECRET: "chaos-secret-chaos-secret-chaos-secret",
    ...settings,
  };
  let child: ChildProcess | null = null;

  const ended = async (signal: "SIGKILL" | "SIGTERM") => {
    const going = child;
    if (!going || going.exitCode !== null || going.signalCode !== null) return;
    const gone = new Promise((resolve) => going.once("exit", resolve));
    if (group && going.pid) process.kill(-going.pid, signal);
    else going.kill(signal);
    if (!group || signal === "SIGTERM") await gone;
  };
  return {
    url,
    dataDir: join(dataDir, "data"),
    env,
    logFile,
    async start() {
      const log = createWriteStream(logFile, { flags: "a" });
      const command = [process.execPath, ...SERVE_FLAGS, "scripts/serve.mjs"];
      const [program, ...args] = group ? ["/bin/sh", "-c", '"$@" & wait', "sh", ...command] : command;
      const started = spawn(program!, args, {
        detached: group,
        cwd: projectRoot,
        env: { PATH: process.env.PATH, HOME: process.env.HOME, ...SERVE_ENV, ...env },
        stdio: ["ignore", "pipe", "pipe"],
      });
      started.stdout.pipe(log, { end: false });
      started.stderr.pipe(log, { end: false });
      child = started;
      await until(
        "the site to start",
        async () => {
          if (started.exitCode !== null) throw new Error(`The site stopped with ${started.exitCode}: see ${logFile}.`);
          return fetch(`${url}/readyz`).then(
            (answer) => answer.ok,
            () => false,
          );
        },
        60_000,
      ).catch((error: unknown) => {
        throw new Error(`${String(error)}\n${readFileSync(logFile, "utf8").split("\n").slice(-20).join("\n")}`, {
          cause: error,
        });
      });
    },
    kill: () => ended("SIGKILL"),
    stop: () => ended("SIGTERM"),
    running: () => child !== null && child.exitCode === null && child.signalCode === null,
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}
