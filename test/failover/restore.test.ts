import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { expect, test } from "vitest";
import { changedConfig } from "../support/changed-config.ts";
import { serverUser } from "../support/postgres-server.ts";
import { until } from "../support/served-site.ts";
import { startCluster, type Cluster, type Node } from "./cluster.ts";
import { mayMakeNetworks } from "./network.ts";

// Patroni and pgBackRest together, as docs/operations.md has it: a replica from the repository, a backup after a failover,
// and the whole cluster as it was at a second.

const run = promisify(execFile);
const user = serverUser();
const confOf = ({ folder }: Node) => join(folder, "pgbackrest.conf");
const repoOf = ({ folder }: Node) => join(dirname(folder), "repo");

/** deploy/ has what each machine gets besides; all reach the one repository. */
function prepare(node: Node): void {
  const { folder } = node;
  for (const name of ["spool", "lock", "log"]) mkdirSync(join(folder, name));
  if (!existsSync(repoOf(node))) {
    mkdirSync(repoOf(node));
    execFileSync("chown", ["postgres:postgres", repoOf(node)]);
  }
  writeFileSync(
    confOf(node),
    changedConfig("pgbackrest.conf", [
      ["=/var/lib/pgbackrest", `=${repoOf(node)}`],
      ["=/var/spool/pgbackrest", `=${join(folder, "spool")}`],
      ["=/tmp/pgbackrest", `=${join(folder, "lock")}`],
      ["=/var/log/pgbackrest", `=${join(folder, "log")}`],
      ["=CHANGE-ME", "=words-of-a-test-alone"],
      ["=/var/lib/postgresql/15/main", `=${join(folder, "data")}`],
      ["=/var/run/postgresql", `=${folder}`],
    ]),
  );
  writeFileSync(
    join(folder, "etc/patroni-archive.yml"),
    changedConfig("patroni-archive.yml", [["pgbackrest --stanza", `pgbackrest --config=${confOf(node)} --stanza`]]),
  );
}

const pgbackrest = (node: Node, ...args: string[]) =>
  run("pgbackrest", [`--config=${confOf(node)}`, "--stanza=mandap", ...args], { cwd: node.folder, ...user });

const log = (node: Node) => readFileSync(join(node.folder, "patroni.log"), "utf8");

/** Through the door, to whoever is the primary. */
async function ask<Row extends object>(cluster: Cluster, statement: string): Promise<Row[]> {
  return until(
    "the primary to answer",
    async () => {
      const client = new pg.Client({ connectionString: cluster.url("postgres"), connectionTimeoutMillis: 5_000 });
      client.on("error", () => {});
      try {
        await client.connect();
        return (await client.query<Row>(statement)).rows;
      } catch (error) {
        // While it fails over; what is asked here bears a repeat.
        if (error instanceof pg.DatabaseError && !/^(?:25006|57P)/.test(error.code ?? "")) throw error;
        return null;
      } finally {
        await client.end().catch(() => {});
      }
    },
    60_000,
    500,
  );
}

const note = (cluster: Cluster, what: string) =>
  ask(cluster, `INSERT INTO noted VALUES ('${what}') ON CONFLICT DO NOTHING`);
const noted = async (cluster: Cluster) =>
  (await ask<{ what: string }>(cluster, "SELECT what FROM noted ORDER BY what")).map(({ what }) => what);
/** Until all that was written before is in the archive. */
async function archived(cluster: Cluster): Promise<void> {
  const [at] = await ask<{ name: string }>(cluster, "SELECT pg_walfile_name(pg_switch_wal()) AS name");
  await until(
    "the archive to have it",
    async () =>
      (
        await ask<{ there: boolean }>(
          cluster,
          `SELECT last_archived_wal >= '${at!.name}' AS there FROM pg_stat_archiver`,
        )
      )[0]?.there,
    60_000,
  );
}

test.runIf(mayMakeNetworks())(
  "a replica comes from the repository, backups go on after a failover, and the cluster comes back as of a second",
  async () => {
    const cluster = await startCluster(prepare);
    try {
      const first = await cluster.healthy();
      await ask(cluster, "CREATE TABLE IF NOT EXISTS noted (what text PRIMARY KEY)");
      await pgbackrest(first, "stanza-create");
      await pgbackrest(first, "check");
      await note(cluster, "1 before the backup");
      await pgbackrest(first, "--type=full", "backup");
      await note(cluster, "2 after the backup");
      await archived(cluster);

      // A replica is lost, and comes back from the repository.
      const replica = cluster.nodes.find(({ name }) => name !== first.name)!;
      await replica.makeAnew();
      await until("it to be made anew", () => /created using pgbackrest/.test(log(replica)) || null, 90_000);
      await cluster.healthy();

      // The primary dies: another goes on archiving, and makes the next backup; a replica makes none.
      first.killAll();
      await note(cluster, "3 after the failover");
      first.boot();
      const second = await cluster.healthy();
      expect(second.name).not.toBe(first.name);
      await expect(pgbackrest(first, "--type=incr", "backup")).rejects.toThrow();
      await pgbackrest(second, "--type=incr", "backup");
      await note(cluster, "4 the last thing");
      await archived(cluster);
      await new Promise((resolve) => setTimeout(resolve, 1_100));
      const [{ at } = { at: "" }] = await ask<{ at: string }>(cluster, "SELECT now()::text AS at");
      await new Promise((resolve) => setTimeout(resolve, 1_100));

      // A hand slips; then every machine is lost.
      await ask(cluster, "DELETE FROM noted");
      await note(cluster, "5 after the slip");
      await archived(cluster);
      for (const node of cluster.nodes) node.killAll();
      for (const { folder } of cluster.nodes) rmSync(join(folder, "data"), { recursive: true });
      const startedAt = performance.now();
      const forgotten = execFileSync("patronictl", ["-c", join(first.folder, "etc/config.yml"), "remove", "mandap"], {
        input: `mandap\nYes I am aware\n${second.name}\n`,
        stdio: ["pipe", "pipe", "pipe"],
        env: { ...process.env, LC_ALL: "C.UTF-8" },
      }).toString();
      expect(forgotten).toContain("mandap");
      writeFileSync(
        join(first.folder, "etc/patroni-restore.yml"),
        changedConfig("patroni-restore.yml", [
          ["pgbackrest --stanza", `pgbackrest --config=${confOf(first)} --stanza`],
          ["2026-11-26 03:59:59+05:30", at],
        ]),
      );
      first.boot();
      await until(
        "the first one to lead",
        () =>
          fetch(`http://${first.address}:8008/primary`).then(
            ({ ok }) => ok || null,
            () => null,
          ),
        120_000,
        500,
      );
      const leads = (performance.now() - startedAt) / 1000;
      rmSync(join(first.folder, "etc/patroni-restore.yml"));
      for (const node of cluster.nodes) if (node.name !== first.name) node.boot();
      expect((await cluster.healthy(180_000)).name).toBe(first.name);
      const all = (performance.now() - startedAt) / 1000;
      expect(await noted(cluster)).toEqual([
        "1 before the backup",
        "2 after the backup",
        "3 after the failover",
        "4 the last thing",
      ]);
      // And it is kept, and fails over, as before.
      await note(cluster, "6 it goes on");
      await archived(cluster);
      await pgbackrest(first, "--type=full", "backup");
      first.killAll();
      await note(cluster, "7 after another failover");
      first.boot();
      expect((await cluster.healthy()).name).not.toBe(first.name);
      expect((await noted(cluster)).slice(-2)).toEqual(["6 it goes on", "7 after another failover"]);
      process.stdout.write(
        `three machines lost, as of a second: one leads after ${leads.toFixed(1)} s, all are in order after ${all.toFixed(1)} s\n`,
      );
    } catch (error) {
      throw new Error(
        `${String(error)}\n${cluster.nodes.map((node) => log(node).split("\n").slice(-15).join("\n")).join("\n---\n")}`,
        { cause: error },
      );
    } finally {
      await cluster.stop();
    }
  },
);
