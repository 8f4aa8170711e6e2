import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { changedConfig } from "../support/changed-config.ts";
import { freePort, until } from "../support/served-site.ts";
import { makeNetwork, type Machine } from "./network.ts";

/** Three PostgreSQL under Patroni with etcd, and HAProxy before them: the files of deploy/ but for names and addresses. */
export type Cluster = {
  /** The door, and each server by itself. */
  url(database: string): string;
  urls(database: string): string[];
  folder: string;
  /** Who is the primary, where all three are in order and one of them is waited for by commits. */
  healthy(timeoutMs?: number): Promise<Node>;
  nodes: readonly Node[];
  /** What each does within `checkpoint_timeout`, at once: from then on every replica says whose history it follows. */
  restartPoints(): Promise<void>;
  stop(): Promise<void>;
};

export type Node = {
  name: string;
  /** Where its machine keeps all that is its own. */
  folder: string;
  address: string;
  /** kill -9 of PostgreSQL; Patroni sees it. */
  killPostgres(): void;
  /** kill -9 of PostgreSQL and Patroni, as when the machine dies. */
  killAll(): void;
  /** After killAll: as the machine does when it is back. */
  boot(): void;
  /** SIGSTOP of PostgreSQL and Patroni: connections stay open and nothing answers. @returns lets them go on */
  hang(): () => void;
  cut(): () => void;
  /** What an operator does where it does not come back by itself: `patronictl reinit`. */
  makeAnew(): Promise<void>;
};

type Member = { name: string; role: string; state: string; timeline?: number; lag?: number | string };

const PASSWORD = "failover-of-a-test";

/** A process and all that it has started. */
function familyOf(pid: number): number[] {
  const lines = execFileSync("ps", ["-eo", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
  const parents = lines.map((line) => line.trim().split(/\s+/).map(Number) as [number, number]);
  const family = [pid];
  for (const one of family) family.push(...parents.filter(([, parent]) => parent === one).map(([child]) => child));
  return family;
}

function signal(pids: readonly number[], name: "SIGKILL" | "SIGSTOP" | "SIGCONT"): void {
  for (const pid of pids)
    try {
      process.kill(pid, name);
    } catch {
      // It has ended.
    }
}

class PatroniNode implements Node {
  readonly name: string;
  readonly machine: Machine;
  readonly folder: string;
  readonly address: string;
  readonly #addresses: readonly string[];
  #patroni: ChildProcess | null = null;
  #etcd: ChildProcess | null = null;

  constructor(machine: Machine, folder: string, addresses: readonly string[], prepare?: (node: Node) => void) {
    this.machine = machine;
    this.name = machine.name;
    this.address = machine.address;
    this.#addresses = addresses;
    this.folder = join(folder, machine.name);
    mkdirSync(join(this.folder, "etc"), { recursive: true });
    writeFileSync(
      join(this.folder, "etc/config.yml"),
      changedConfig("patroni.yml", [
        ["name: pg1", `name: ${machine.name}`],
        ["10.0.0.11:8008", `${machine.address}:8008`],
        ["10.0.0.11:5432", `${machine.address}:5432`],
        ["10.0.0.11:2379,10.0.0.12:2379,10.0.0.13:2379", addresses.map((one) => `${one}:2379`).join(",")],
        ["/var/lib/postgresql/15/mandap", join(this.folder, "data")],
        ["/var/lib/postgresql/.pgpass-patroni", join(this.folder, "pgpass")],
        ["10.0.0.0/24", `${addresses[0]!.replace(/\.\d+$/, "")}.0/24`],
        ["change-me", PASSWORD],
        ["local all all peer", "local all all trust"],
        ["  bin_dir:", `  parameters: { unix_socket_directories: ${this.folder} }\n  bin_dir:`],
      ]),
    );
    prepare?.(this);
    execFileSync("chown", ["-R", "postgres:postgres", this.folder]);
  }

  #spawn(command: readonly string[], log: string): ChildProcess {
    const [program = "", ...args] = [...this.machine.inside, ...command];
    const out = openSync(join(this.folder, log), "a");
    return spawn(program, args, {
      cwd: this.folder,
      env: { PATH: process.env.PATH, HOME: this.folder, LC_ALL: "C.UTF-8", ETCDCTL_API: "3" },
      stdio: ["ignore", out, out],
    });
  }

  startEtcd(): void {
    const { address, name } = this.machine;
    this.#etcd = this.#spawn(
      [
        "etcd",
        "--name",
        name,
        "--data-dir",
        join(this.folder, "etcd"),
        "--log-level",
        "warn",
        "--enable-v2",
        "--listen-peer-urls",
        `http://${address}:2380`,
        "--initial-advertise-peer-urls",
        `http://${address}:2380`,
        "--listen-client-urls",
        `http://${address}:2379`,
        "--advertise-client-urls",
        `http://${address}:2379`,
        "--initial-cluster",
        this.#addresses.map((one, at) => `node${at + 1}=http://${one}:2380`).join(","),
        "--heartbeat-interval",
        "300",
        "--election-timeout",
        "3000",
      ],
      "etcd.log",
    );
  }

  boot(): void {
    this.#patroni = this.#spawn(["patroni", join(this.folder, "etc")], "patroni.log");
  }

  #postgres(): number[] {
    const file = join(this.folder, "data/postmaster.pid");
    return existsSync(file) ? familyOf(Number(readFileSync(file, "utf8").split("\n")[0])) : [];
  }

  #everything(): number[] {
    return [...(this.#patroni?.pid ? familyOf(this.#patroni.pid) : []), ...this.#postgres()];
  }

  killPostgres(): void {
    signal(this.#postgres().slice(0, 1), "SIGKILL");
  }

  killAll(): void {
    signal(this.#everything(), "SIGKILL");
  }

  hang(): () => void {
    const pids = this.#everything();
    signal(pids, "SIGSTOP");
    return () => signal(pids, "SIGCONT");
  }

  cut(): () => void {
    return this.machine.cut();
  }

  async makeAnew(): Promise<void> {
    await fetch(`http://${this.machine.address}:8008/reinitialize`, {
      method: "POST",
      body: JSON.stringify({ force: true }),
      signal: AbortSignal.timeout(20_000),
    });
  }

  end(): void {
    signal([...this.#everything(), ...(this.#etcd?.pid ? familyOf(this.#etcd.pid) : [])], "SIGKILL");
  }

  logs(): string {
    return ["patroni.log", "etcd.log"]
      .map((name) => join(this.folder, name))
      .filter((file) => existsSync(file))
      .map((file) => `${file}:\n${readFileSync(file, "utf8").split("\n").slice(-12).join("\n")}`)
      .join("\n");
  }
}

async function membersSeenBy(address: string): Promise<Member[]> {
  try {
    const answer = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(2_000) });
    return ((await answer.json()) as { members: Member[] }).members;
  } catch {
    return [];
  }
}

/** In order: one leads, one is waited for, and all are in the same history and keep up. */
function isHealthy(members: readonly Member[]): boolean {
  const leader = members.find(({ role }) => role === "leader");
  return (
    members.length === 3 &&
    leader?.state === "running" &&
    members.some(({ role }) => role === "sync_standby") &&
    members.every(({ state, timeline }) => /running|streaming/.test(state) && timeline === leader.timeline) &&
    members.every(({ lag }) => lag === undefined || Number(lag) < 1_000_000)
  );
}

/** @param prepare puts more beside each machine's settings, before it starts */
export async function startCluster(prepare?: (node: Node) => void): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), "mandap-failover-"));
  execFileSync("chmod", ["755", folder]);
  const network = makeNetwork(3);
  const addresses = network.machines.map(({ address }) => address);
  const nodes = network.machines.map((machine) => new PatroniNode(machine, folder, addresses, prepare));
  let door: ChildProcess | null = null;
  const end = () => {
    door?.kill("SIGKILL");
    for (const node of nodes) node.end();
    network.remove();
  };
  // Whatever ends this process, nothing stays behind.
  process.once("exit", end);
  const port = await freePort();
  const urlAt = (at: string) => (database: string) => `postgres://postgres:${PASSWORD}@${at}/${database}`;

  async function healthy(timeoutMs = 120_000): Promise<Node> {
    try {
      return await until(
        "the cluster to be in order",
        async () => {
          // One that was cut off remembers for a while how it was: all must say the same.
          const seen = await Promise.all(addresses.map(membersSeenBy));
          const leaders = seen.map((members) => members.find(({ role }) => role === "leader")?.name);
          const [leader] = leaders;
          return seen.every(isHealthy) && leaders.every((name) => name === leader)
            ? nodes.find(({ name }) => name === leader)
            : null;
        },
        timeoutMs,
        500,
      );
    } catch (error) {
      throw new Error(`${String(error)}\n${nodes.map((node) => node.logs()).join("\n")}`, { cause: error });
    }
  }

  for (const node of nodes) node.startEtcd();
  for (const node of nodes) node.boot();
  await healthy().catch((error: unknown) => {
    end();
    throw error;
  });
  const file = join(folder, "haproxy.cfg");
  writeFileSync(
    file,
    changedConfig("haproxy-postgres.cfg", [
      ["127.0.0.1:5432", `127.0.0.1:${port}`],
      ...addresses.map((one, at) => [`10.0.0.1${at + 1}:`, `${one}:`] as [string, string]),
    ]),
  );
  door = spawn("haproxy", ["-f", file], { stdio: "ignore" });
  // Until it has asked who the primary is, it lets everybody in everywhere.
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  return {
    folder,
    nodes,
    url: urlAt(`127.0.0.1:${port}`),
    urls: (database) => addresses.map((one) => urlAt(`${one}:5432`)(database)),
    healthy,
    async restartPoints() {
      const ask = async (at: string, statement: string) => {
        const client = new pg.Client({ connectionString: urlAt(`${at}:5432`)("postgres") });
        await client.connect();
        const { rows } = await client.query<{ standby: boolean }>(statement);
        await client.end();
        return rows;
      };
      const standby = await Promise.all(
        addresses.map(async (at) => (await ask(at, "SELECT pg_is_in_recovery() AS standby"))[0]!.standby),
      );
      const those = (which: boolean) => addresses.filter((_at, one) => standby[one] === which);
      for (const at of those(false)) await ask(at, "CHECKPOINT");
      // Until they have replayed it.
      await new Promise((resolve) => setTimeout(resolve, 500));
      for (const at of those(true)) await ask(at, "CHECKPOINT");
    },
    async stop() {
      process.off("exit", end);
      end();
      await new Promise((resolve) => setTimeout(resolve, 500));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
