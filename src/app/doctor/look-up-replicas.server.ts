/** What the doctor looks up of the replicas that the site reads. */
import pg from "pg";
import type { Config } from "../../platform/config/config.server.ts";
import type { Database } from "../../platform/database/database.server.ts";
import { hostAndPort } from "../../platform/database/replicas/replica.server.ts";
import {
  positionOfPrimary,
  positionOfReplica,
  PRIMARY_POSITION,
  REPLICA_POSITION,
  WHICH_SERVER,
  type PrimaryRow,
  type ReplicaRow,
} from "../../platform/database/replicas/wal-position.ts";
import { readReplicaFinding, type Finding, type ReadReplicaFacts } from "./findings.ts";

const ANSWER_MS = 5_000;
type Asks = Pick<pg.Client, "query">;

const systemOf = async (asks: Asks) => (await asks.query<{ system: string }>(WHICH_SERVER)).rows[0]?.system ?? "";

async function factsOf(primary: Asks, replica: Asks): Promise<ReadReplicaFacts> {
  const [here, there] = await Promise.all([systemOf(primary), systemOf(replica)]);
  // The replica first: what the primary writes meanwhile is no lag that anybody would see.
  const { rows: at } = await replica.query<ReplicaRow & { paused: boolean; receives: boolean }>(
    REPLICA_POSITION.replace(
      "SELECT",
      "SELECT CASE WHEN pg_is_in_recovery() THEN pg_is_wal_replay_paused() END AS paused, EXISTS (SELECT FROM pg_stat_wal_receiver) AS receives,",
    ),
  );
  const { rows: of } = await primary.query<PrimaryRow>(PRIMARY_POSITION);
  const [row, own] = [at[0], of[0]];
  if (!row || !own) throw new Error("A server did not say where it stands.");
  const [replayed, wanted] = [positionOfReplica(row), positionOfPrimary(own)];
  return {
    standby: row.standby,
    ours: here === there,
    sameHistory: replayed.timeline === wanted.timeline,
    receives: row.receives,
    behindBytes: Math.max(0, Number(wanted.at - replayed.at)),
    replayPaused: row.paused,
  };
}

/** A finding for each server of DATABASE_READ_URLS. */
export function readReplicaFindings({ pool }: Database, { databaseReadUrls }: Config): Promise<Finding[]> {
  return Promise.all(
    databaseReadUrls.map(async (url) => {
      const client = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: ANSWER_MS,
        query_timeout: ANSWER_MS,
      });
      client.on("error", () => {});
      try {
        await client.connect();
        return readReplicaFinding(hostAndPort(url), await factsOf(pool, client));
      } catch {
        return readReplicaFinding(hostAndPort(url), null);
      } finally {
        await client.end().catch(() => {});
      }
    }),
  );
}
