import type { QueryResultRow } from "pg";
import { blankNotes, noting } from "../../src/platform/cache/answer-notes.server.ts";
import { listenForChanges } from "../../src/platform/cache/change-listener.server.ts";
import { announce, onSharedChange } from "../../src/platform/cache/changes.server.ts";
import { openDatabase, type Database } from "../../src/platform/database/database.server.ts";
import { transaction } from "../../src/platform/database/transaction.server.ts";
import { createLog } from "../../src/platform/log.server.ts";
import { readConfig } from "../../src/platform/config/config.server.ts";
import { startPostgres, type PostgresServer } from "../support/postgres-server.ts";

/** What it acknowledges is on its disk, and so on its way. */
export const startPrimary = () => startPostgres({ synchronous_commit: "on", fsync: "off", wal_keep_size: "256" });

export const startReplica = (primary: PostgresServer, settings: Record<string, string> = {}) =>
  startPostgres({ wal_receiver_status_interval: "1", ...settings }, undefined, primary);

export type Reader = {
  database: Database;
  /** A read for an answer that is the same for everybody. */
  read<Row extends QueryResultRow>(text: string): Promise<Row[]>;
  /** Writes, and announces it. */
  write(text: string): Promise<void>;
  /** How many reads went by this server, or for this reason by the primary. */
  went(to: { replica?: PostgresServer; why?: string }): number;
  close(): Promise<void>;
};

/** A process of the site, as far as it reads: with replicas, hearing what changes. */
export async function startReader(primary: PostgresServer, replicas: readonly PostgresServer[]): Promise<Reader> {
  const database = await openDatabase(
    {
      databaseUrl: primary.url("postgres"),
      databaseReadUrls: replicas.map((one) => one.url("postgres")),
      databaseConnections: 16,
      dataDir: "",
    },
    { migrate: false },
  );
  const listener = listenForChanges(database, createLog(readConfig({ LOG_LEVEL: "silent", SECRET: "x".repeat(32) })));
  await listener.start();
  const reads = database.replicas;
  if (!reads) throw new Error("No replicas.");
  reads.follow({ hears: listener.hears, changes: onSharedChange });
  return {
    database,
    read: async <Row extends QueryResultRow>(text: string) =>
      noting(blankNotes(), async () => (await database.reads.$client.query<Row>(text)).rows),
    write: (text) =>
      transaction(database.db, async (tx) => {
        await tx.$client.query(text);
        await announce(tx, "listings");
      }),
    went: ({ replica, why }) =>
      [...reads.counts].reduce((sum, [key, count]) => {
        const [by, because] = key.split("\n");
        const wanted = replica ? by === new URL(replica.url("x")).host : by === "primary" && (!why || because === why);
        return wanted ? sum + count : sum;
      }, 0),
    async close() {
      await listener.stop();
      await database.close();
    },
  };
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
