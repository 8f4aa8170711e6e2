import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

/** The folder of PostgreSQL's programs: newest under /usr/lib/postgresql, else on the PATH; null when there is none. */
export function postgresBin(): string | null {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian)
    ? readdirSync(debian).filter((v) => Number(v) >= 15 && existsSync(join(debian, v, "bin/initdb")))
    : [];
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  if (newest) return join(debian, newest, "bin");
  const found = (process.env.PATH ?? "")
    .split(":")
    .find((dir) => existsSync(join(dir, "initdb")) && existsSync(join(dir, "postgres")));
  return found ?? null;
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

/** PostgreSQL refuses to run as root: there it runs as the user `postgres`, else `nobody`. */
export function serverUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ["postgres", "nobody"]) {
    try {
      return {
        uid: Number(execFileSync("id", ["-u", name], { stdio: ["ignore", "pipe", "ignore"] })),
        gid: Number(execFileSync("id", ["-g", name], { stdio: ["ignore", "pipe", "ignore"] })),
      };
    } catch {
      // The next name.
    }
  }
  throw new Error("PostgreSQL does not run as root and there is no user 'postgres' or 'nobody'.");
}

export type PostgresServer = {
  url(database: string): string;
  stop(): Promise<void>;
  /** Ends it at once, with everybody's connections and transactions. What was committed stays. */
  crash(): Promise<void>;
  /** Starts it again over the same data, at the same address. */
  start(): Promise<void>;
  /** Stops every process of it where it stands: connections stay open, and nothing answers. @returns lets them go on */
  hang(): () => void;
  /** Its processes, now. */
  pids(): number[];
};

const notOurs = () => Promise.reject(new Error("Another process runs this server."));
const notHere = () => {
  throw new Error("Another process runs this server.");
};

/** The processes that `parent` has started. */
const childrenOf = (parent: number): number[] =>
  execFileSync("ps", ["-o", "pid=", "--ppid", String(parent)], { encoding: "utf8" })
    .split("\n")
    .map(Number)
    .filter(Boolean);

function signalAll(pids: readonly number[], signal: "SIGSTOP" | "SIGCONT"): void {
  for (const pid of pids)
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended.
    }
}

const urlAt = (port: number) => (database: string) => `postgres://mandap@127.0.0.1:${port}/${database}`;

/** Whether a server answers at this port. */
async function answers(port: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: urlAt(port)("postgres") });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** The port of the server that another process runs on this data folder, or null: it stands in the fourth line of its pid file. */
async function portInUse(data: string): Promise<number | null> {
  const file = join(data, "postmaster.pid");
  const port = existsSync(file) ? Number(readFileSync(file, "utf8").split("\n")[3]) : 0;
  return port > 0 && (await answers(port)) ? port : null;
}

/**
 * A real PostgreSQL server of our own, without durability settings that only slow tests down.
 * @param kept a folder that stays when the server stops; where another process serves it already, that one is used and
 *   left running. Without it the folder is a temporary one.
 * @param primary of which the new one is a streaming replica
 */
export async function startPostgres(
  settings: Record<string, string> = {},
  kept?: string,
  primary?: PostgresServer,
): Promise<PostgresServer> {
  const bin = postgresBin();
  if (!bin) throw new Error("No PostgreSQL server found: install one (Debian: apt-get install postgresql).");
  if (kept) mkdirSync(kept, { recursive: true });
  const dir = kept ?? mkdtempSync(join(tmpdir(), "mandap-pg-"));
  const user = serverUser();
  if (user) chownSync(dir, user.uid, user.gid);
  const data = join(dir, "data");
  const running = await portInUse(data);
  if (running)
    return { url: urlAt(running), stop: async () => {}, crash: notOurs, start: notOurs, hang: notHere, pids: notHere };
  const as = user ? { uid: user.uid, gid: user.gid } : {};
  const env = { ...process.env, LC_ALL: "C.UTF-8", HOME: dir };
  if (primary)
    execFileSync(
      join(bin, "pg_basebackup"),
      ["-d", primary.url("postgres"), "-D", data, "-R", "-c", "fast", "--no-sync"],
      { ...as, cwd: dir, env, stdio: "ignore" },
    );
  else if (!existsSync(join(data, "PG_VERSION")))
    execFileSync(join(bin, "initdb"), ["-D", data, "-U", "mandap", "-A", "trust", "-E", "UTF8", "--no-sync"], {
      ...as,
      cwd: dir,
      env,
      stdio: "ignore",
    });
  const port = await freePort();
  const options = {
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
    max_connections: "200",
    ...settings,
  };
  let child: ChildProcess;
  const begin = () =>
    spawn(
      join(bin, "postgres"),
      [
        "-D",
        data,
        "-p",
        String(port),
        "-c",
        "listen_addresses=127.0.0.1",
        "-k",
        dir,
        ...Object.entries(options).flatMap(([k, v]) => ["-c", `${k}=${v}`]),
      ],
      { ...as, cwd: dir, env, stdio: "ignore" },
    );
  child = begin();
  // Whatever ends this process, the server does not stay behind.
  const kill = () => child.kill("SIGINT");
  process.once("exit", kill);
  const ready = async () => {
    for (let tries = 0; !(await answers(port)); tries++) {
      if (tries > 100 || child.exitCode !== null) throw new Error("PostgreSQL did not start.");
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  await ready();
  const pids = () => [child.pid ?? 0, ...childrenOf(child.pid ?? 0)];
  return {
    url: urlAt(port),
    pids,
    crash: () =>
      new Promise((resolve) => {
        child.once("exit", () => resolve());
        child.kill("SIGQUIT");
      }),
    async start() {
      child = begin();
      await ready();
    },
    hang() {
      const stopped = pids();
      signalAll(stopped, "SIGSTOP");
      return () => signalAll(stopped, "SIGCONT");
    },
    stop: () =>
      new Promise((resolve) => {
        process.off("exit", kill);
        child.once("exit", () => {
          if (!kept) rmSync(dir, { recursive: true, force: true });
          resolve();
        });
        kill();
      }),
  };
}
