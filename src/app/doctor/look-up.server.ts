/** What the doctor looks up: on this machine, of the settings, of the database and of whom the site speaks to. */
import { spawnSync } from "node:child_process";
import { access, constants, readdir, readFile, stat, statfs } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import type { Config } from "../../platform/config/config.server.ts";
import type { Database } from "../../platform/database/database.server.ts";
import type { SmtpSettings } from "../../platform/mail/mail.server.ts";
import { smtpRefuses } from "../../platform/mail/smtp-mailer.server.ts";
import { createMediaStore } from "../../platform/media/create-media-store.server.ts";
import { EXOTEL_API } from "../../platform/sms/exotel.server.ts";
import { smsRefusal } from "../../platform/sms/sms-refusal.server.ts";
import type { SmsSettings } from "../../platform/sms/sms.server.ts";
import { TWILIO_API } from "../../platform/sms/twilio.server.ts";
import { WHATSAPP_API } from "../../platform/whatsapp/cloud-whatsapp.server.ts";
import { projectRoot } from "../../platform/root.server.ts";
import {
  backupFinding,
  baseBackupFinding,
  clockFinding,
  diskFinding,
  jobsFinding,
  limitsFinding,
  messageFinding,
  postgresFindings,
  smsFinding,
  unknown,
  type ArchiveFacts,
  type Finding,
  type MessageFacts,
  type PostgresFacts,
} from "./findings.ts";

const ANSWER_MS = 5_000;

async function openFiles(): Promise<number | null> {
  const limits = await readFile("/proc/self/limits", "utf8").catch(() => "");
  const soft = /^Max open files\s+(\S+)/m.exec(limits)?.[1];
  return soft === undefined ? null : soft === "unlimited" ? Infinity : Number(soft);
}

/** Whether systemd says that the clock is kept; null where there is none to say so. */
function clockIsKept(): boolean | null {
  const { stdout, status } = spawnSync("timedatectl", ["show", "--property=NTPSynchronized", "--value"], {
    encoding: "utf8",
    timeout: ANSWER_MS,
  });
  const said = status === 0 ? stdout.trim() : "";
  return said === "yes" ? true : said === "no" ? false : null;
}

/** Disk and open files of this machine. */
export async function machineFindings({ dataDir }: Config): Promise<Finding[]> {
  const disk = await statfs(dataDir).catch(() => null);
  return [
    disk
      ? diskFinding(disk.bavail * disk.bsize, disk.blocks * disk.bsize, dataDir)
      : unknown("disk", `There is no ${dataDir} yet.`, "The first start makes it; is it what DATA_DIR is to be?"),
    limitsFinding(await openFiles()),
  ];
}

/** Whether photos can be kept: a folder that this user may write to, or a bucket that answers. */
export async function photoFinding({ media, dataDir }: Config): Promise<Finding> {
  const store = createMediaStore(media, dataDir);
  const about = "photos";
  if (media.store === "disk") {
    const folder = join(dataDir, "media");
    try {
      await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === "ENOENT"
        ? unknown(about, `There is no ${folder} yet.`, "The first start makes it.")
        : {
            about,
            verdict: "wrong",
            says: `This user may not write to ${folder}.`,
            help: "Run the doctor as the user that the site runs as; if it is, give it the folder (chown -R).",
          };
    }
    return { about, verdict: "ok", says: store.describe() };
  }
  try {
    await store.probe();
    return { about, verdict: "ok", says: store.describe() };
  } catch (error) {
    const cause = (error as Error).cause;
    return {
      about,
      verdict: "wrong",
      says: `The store of photos does not answer: ${cause instanceof Error ? cause.message : (error as Error).message}`,
      help: "Look at MEDIA_STORE, the S3_ settings and the rights of its key (docs/operations.md).",
    };
  }
}

async function clockOf({ pool }: Database): Promise<Finding> {
  const asked = Date.now();
  const { rows } = await pool.query<{ now: Date }>("SELECT clock_timestamp() AS now");
  const answered = Date.now();
  // The answer was made somewhere in between.
  const there = rows[0]?.now.getTime() ?? answered;
  const ahead = there < asked ? asked - there : there > answered ? answered - there : 0;
  return clockFinding(ahead, clockIsKept());
}

const FACTS = `
  SELECT current_setting('server_version_num')::int / 10000 AS version, current_setting('max_connections')::int AS "maxConnections",
    current_setting('fsync') AS fsync, current_setting('full_page_writes') AS full_page_writes,
    current_setting('synchronous_commit') AS synchronous_commit, current_setting('autovacuum') AS autovacuum,
    CASE WHEN pg_is_in_recovery() AND pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() THEN 0 WHEN pg_is_in_recovery() THEN coalesce(extract(epoch FROM clock_timestamp() - pg_last_xact_replay_timestamp()), 0)::float8 END AS replays,
    current_setting('archive_mode') <> 'off' AS archives, current_setting('archive_command') LIKE '%pgbackrest%' AS "byPgBackRest"`;
const REPLICAS = `
  SELECT application_name AS name, state, extract(epoch FROM replay_lag)::float8 AS "lagSeconds"
  FROM pg_stat_replication WHERE state IS NOT NULL ORDER BY 1`;
const SLOTS = `
  SELECT slot_name AS name, active, coalesce(pg_wal_lsn_diff(CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END, restart_lsn), 0)::float8 AS bytes
  FROM pg_replication_slots`;
const ARCHIVE = `
  SELECT failed_count::int AS failed, coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) AS "failedLast",
    extract(epoch FROM clock_timestamp() - last_archived_time)::float8 AS "sinceLast",
    (SELECT setting::int FROM pg_settings WHERE name = 'archive_timeout') AS timeout
  FROM pg_stat_archiver`;

/** How many migrations of this folder the database has not seen. */
async function waitingMigrations({ pool }: Database): Promise<number> {
  const journal = JSON.parse(await readFile(join(projectRoot, "migrations/meta/_journal.json"), "utf8")) as {
    entries: unknown[];
  };
  const { rows } = await pool
    .query<{ n: number }>("SELECT count(*)::int AS n FROM drizzle.__drizzle_migrations")
    .catch(() => ({ rows: [{ n: 0 }] }));
  return Math.max(0, journal.entries.length - (rows[0]?.n ?? 0));
}

async function factsOf(database: Database, { databaseConnections }: Config): Promise<PostgresFacts> {
  const { pool } = database;
  type Row = PostgresFacts["settings"] &
    Pick<PostgresFacts, "version" | "maxConnections" | "replays"> & {
      archives: boolean;
      byPgBackRest: boolean;
    };
  const [facts, replicas, slots, archive, waiting] = await Promise.all([
    pool.query<Row>(FACTS),
    pool.query<PostgresFacts["replicas"][number]>(REPLICAS),
    pool.query<PostgresFacts["slots"][number]>(SLOTS),
    pool.query<Omit<ArchiveFacts, "on" | "byPgBackRest">>(ARCHIVE),
    waitingMigrations(database),
  ]);
  const [row] = facts.rows;
  if (!row) throw new Error("PostgreSQL said nothing of itself.");
  const { version, maxConnections, replays, archives, byPgBackRest, ...settings } = row;
  return {
    version,
    settings,
    maxConnections,
    replays,
    // One more hears of changes.
    ours: databaseConnections + 1,
    waiting,
    replicas: replicas.rows,
    slots: slots.rows,
    archive: {
      failed: 0,
      failedLast: false,
      sinceLast: null,
      timeout: 0,
      ...archive.rows[0],
      on: archives,
      byPgBackRest,
    },
  };
}

type Told = { backup: { type: string; timestamp: { stop: number } }[]; status: { code: number } }[];

/** What pgBackRest of this machine has of the cluster; null where there is none that tells us. */
function baseBackups(): { full: boolean; at: Date }[] | null {
  const { status, stdout } = spawnSync("pgbackrest", ["--output=json", "--log-level-console=off", "info"], {
    encoding: "utf8",
    timeout: ANSWER_MS,
  });
  if (status !== 0) return null;
  try {
    // 3: the stanza is there and not to be read, as with other rights than its own.
    const stanzas = (JSON.parse(stdout) as Told).filter(({ status: { code } }) => code === 0 || code === 2);
    if (stanzas.length === 0) return null;
    return stanzas.flatMap(({ backup }) =>
      backup.map(({ type, timestamp }) => ({ full: type === "full", at: new Date(timestamp.stop * 1_000) })),
    );
  } catch {
    return null;
  }
}

/** When the newest backup beside the data was written; null where there is none. */
async function newestFile(dataDir: string): Promise<Date | null> {
  const folder = join(dataDir, "backups");
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^mandap-.*\.tar\.gz$/.test(name));
  const times = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mtime.getTime()));
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}

/** Of a database that answers. @param lastBackup as the audit log knows it */
export async function databaseFindings(
  database: Database,
  config: Config,
  lastBackup: () => Promise<Date | null>,
): Promise<Finding[]> {
  const facts = database.engine === "postgres" ? await factsOf(database, config) : null;
  const [clock, logged, kept, jobs] = await Promise.all([
    clockOf(database),
    lastBackup().catch(() => null),
    newestFile(config.dataDir),
    database.pool
      .query<{ n: number }>("SELECT coalesce(sum(failed_count), 0)::int AS n FROM pgboss.queue")
      .catch(() => null),
  ]);
  const newest = [logged, kept].filter((one) => one !== null).sort((a, b) => b.getTime() - a.getTime())[0] ?? null;
  const archive = facts?.archive.on ? facts.archive : null;
  const based = archive ? baseBackups() : null;
  return [
    ...(facts ? postgresFindings(facts) : []),
    ...(based || archive?.byPgBackRest ? [baseBackupFinding(based, new Date())] : []),
    clock,
    backupFinding(
      {
        at: newest,
        archived: archive !== null && !archive.failedLast && archive.sinceLast !== null,
        based: based?.some(({ full }) => full) ?? false,
        publicUrl: config.publicUrl,
      },
      new Date(),
    ),
    ...(jobs?.rows[0] ? [jobsFinding(jobs.rows[0].n)] : []),
  ];
}

/** Whether somebody listens there. */
function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: ANSWER_MS });
    const end = (reached: boolean) => {
      socket.destroy();
      resolve(reached);
    };
    socket.once("connect", () => end(true));
    socket.once("timeout", () => end(false));
    socket.once("error", () => end(false));
  });
}

/** Whether the machine behind an address answers. */
async function reached(address: string): Promise<{ reached: boolean; to: string }> {
  const { hostname, host, port, protocol } = new URL(address);
  return { reached: await answers(hostname, Number(port) || (protocol === "http:" ? 80 : 443)), to: host };
}

/** Whether the mail server answers, and takes our login. */
async function mailServer(mail: SmtpSettings): Promise<Pick<MessageFacts, "reached" | "refuses" | "to">> {
  const to = `${mail.host}:${mail.port}`;
  if (!(await answers(mail.host, mail.port))) return { reached: false, to };
  return { reached: true, refuses: await smtpRefuses({ ...mail, timeoutMs: ANSWER_MS }), to };
}

/** Whether the provider answers, takes our login, and has the account and services that we send by. */
async function smsProvider(sms: SmsSettings, outbox: string, publicUrl: string): Promise<Finding> {
  const channel = "SMS";
  if (sms.provider === "outbox") return messageFinding({ channel, outbox: true, reached: null, to: outbox }, publicUrl);
  const there = await reached(sms.apiBase ?? (sms.provider === "exotel" ? EXOTEL_API : TWILIO_API));
  if (!there.reached) return messageFinding({ channel, outbox: false, ...there }, publicUrl);
  return smsFinding(sms.provider, there.to, await smsRefusal(sms, ANSWER_MS));
}

/**
 * Whether mail, SMS and WhatsApp reach anybody: opens a connection to each provider, logs in to the mail server and to
 * that of SMS, waits up to five seconds for each answer, and sends nothing.
 */
export async function messageFindings({ mail, sms, whatsapp, publicUrl, dataDir }: Config): Promise<Finding[]> {
  const outbox = join(dataDir, "outbox");
  return [
    mail.transport === "outbox"
      ? messageFinding({ channel: "mail", outbox: true, reached: null, to: outbox }, publicUrl)
      : messageFinding({ channel: "mail", outbox: false, ...(await mailServer(mail)) }, publicUrl),
    await smsProvider(sms, outbox, publicUrl),
    // Who has not set it up loses nothing: SMS and mails say the same.
    ...(whatsapp.provider === "cloud"
      ? [
          messageFinding(
            { channel: "WhatsApp", outbox: false, ...(await reached(whatsapp.apiBase ?? WHATSAPP_API)) },
            publicUrl,
          ),
        ]
      : []),
  ];
}
