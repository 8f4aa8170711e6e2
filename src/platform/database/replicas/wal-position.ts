/** A place in the write-ahead log: in which history of the database (a failover begins the next one), and how far along. */
export type WalPosition = { timeline: number; at: bigint };

/** `16/B374D848`, as PostgreSQL writes it, in bytes. */
export function walBytes(text: string): bigint {
  const [high = "", low = ""] = text.split("/");
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** Headers of a page of the log, and of the first page of a file of it, in bytes. */
const PAGE_HEADER = 24n;
const FILE_HEADER = 40n;

/**
 * Where the last entry ends, of where the next one goes: behind a full page that is past the header of the next, which
 * nobody would reach before something is written there.
 */
export function endBefore(next: bigint, { page, file }: { page: bigint; file: bigint }): bigint {
  if (next % file === FILE_HEADER) return next - FILE_HEADER;
  return next % page === PAGE_HEADER ? next - PAGE_HEADER : next;
}

/** Whether who stands at `own` has everything up to `wanted`. How far along says nothing in another history. */
export const hasReached = (own: WalPosition, wanted: WalPosition): boolean =>
  own.timeline === wanted.timeline && own.at >= wanted.at;

/**
 * Where the primary stands. Not further than this is whatever has committed before the statement began, also while
 * `synchronous_commit` is off, since it is where the next entry goes and not what is written to disk.
 */
export const PRIMARY_POSITION = `
  SELECT pg_current_wal_insert_lsn()::text AS at, current_setting('wal_block_size') AS page,
    pg_size_bytes(current_setting('wal_segment_size'))::text AS file,
    ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int AS timeline`;

/**
 * Where a replica stands. Its history is that of its last restart point: only what is replayed of a primary makes one.
 * What it receives (`received_tli`) says less: an old primary that was cut off asks for the new history while it still
 * shows its own, and was further along in it.
 */
export const REPLICA_POSITION = `
  SELECT pg_is_in_recovery() AS standby, coalesce(pg_last_wal_replay_lsn()::text, '0/0') AS at,
    (SELECT timeline_id FROM pg_control_checkpoint()) AS timeline`;

/** Tells one server that runs from every other, and from itself after a restart. */
export const WHICH_SERVER = `
  SELECT (SELECT system_identifier FROM pg_control_system())::text AS system,
    concat_ws(' ', pg_postmaster_start_time(), inet_server_addr(), inet_server_port()) AS self`;

export type PrimaryRow = { at: string; timeline: number; page: string; file: string };
export type ReplicaRow = { at: string; timeline: number; standby: boolean };

/**
 * Of a row of PRIMARY_POSITION: the end of the last entry, which a replica can reach though nothing more is written.
 */
export const positionOfPrimary = ({ at, timeline, page, file }: PrimaryRow): WalPosition => ({
  timeline,
  at: endBefore(walBytes(at), { page: BigInt(page), file: BigInt(file) }),
});
/** Of a row of REPLICA_POSITION; byte 0 where it has replayed nothing. */
export const positionOfReplica = ({ at, timeline }: ReplicaRow): WalPosition => ({ timeline, at: walBytes(at) });
