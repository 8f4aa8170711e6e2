import { statfs } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics, type GaugeConfiguration } from "prom-client";
import { AppError } from "../domain/errors.ts";
import type { Database } from "./database/database.server.ts";
import { BoundedPool } from "./database/bounded-pool.server.ts";
import { PipelinedReads } from "./database/pipelined-reads.server.ts";
import { replicaGauges } from "./database/replicas/replica-gauges.server.ts";
import type { Mailer } from "./mail/mail.server.ts";
import type { Sms } from "./sms/sms.server.ts";
import type { Whatsapp } from "./whatsapp/whatsapp.server.ts";

/** Seconds: from a cached page to one whose reader has left. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Channel = "mail" | "sms" | "whatsapp";

/** What is counted, in memory; `text` writes it as Prometheus reads it. Labels name routes and kinds, never people. */
export type Metrics = {
  /** @param route the pattern of the route, never the address itself */
  request(method: string, route: string, status: number, seconds: number): void;
  /** A form with files. @param bytes as the request says, 0 where it does not */
  upload(outcome: "taken" | "refused", bytes: number): void;
  job(name: string, outcome: "done" | "failed", seconds: number): void;
  message(channel: Channel, outcome: "sent" | "refused" | "failed"): void;
  contentType: string;
  text(): Promise<string>;
};

/** Depth of each queue as the job queue's own watch last counted it: no scan of the jobs for a scrape. */
const QUEUES_MS = 3_000;
const QUEUES =
  "SELECT name, queued_count AS waiting, active_count AS active, failed_count AS failed FROM pgboss.queue WHERE name NOT LIKE '\\_\\_%'";

/** Seconds since the newest backup by the site, as its log of them says; null for none. */
const BACKUP =
  "SELECT (SELECT extract(epoch FROM clock_timestamp() - at)::float8 FROM audit_log WHERE subject_type = 'site' AND subject_id = 'backup' ORDER BY id DESC LIMIT 1) AS age";
/** What of a limit is used up in the time that runs. $1: its row, $2: now */
const USED = "SELECT coalesce((SELECT points FROM rate_limits WHERE key = $1 AND expire > $2), 0) AS used";

/** What a database that hangs does not answer is left out: whoever asks hears the rest, in time. */
async function withinTime<Row>(asked: Promise<{ rows: Row[] }>): Promise<{ rows: Row[] }> {
  const nothing = { rows: [] };
  const late = new AbortController();
  try {
    return await Promise.race([asked.catch(() => nothing), setTimeout(QUEUES_MS, nothing, { signal: late.signal })]);
  } finally {
    late.abort();
  }
}

/**
 * @param defaults whether the process itself is measured too: memory, processor, event loop, collector
 * @param smsHour the limit of SMS in an hour: its row in `rate_limits`, and how many it allows
 */
export function createMetrics(
  database: Database,
  dataDir: string,
  { defaults = false, smsHour }: { defaults?: boolean; smsHour?: { row: string; points: number } } = {},
): Metrics {
  const register = new Registry();
  const registers = [register];
  if (defaults) collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Requests by route and status",
    labelNames: ["method", "route", "status"],
    buckets: BUCKETS,
    registers,
  });
  const uploads = new Counter({
    name: "uploads_total",
    help: "Forms with files, by outcome",
    labelNames: ["outcome"],
    registers,
  });
  const uploadBytes = new Counter({ name: "upload_bytes_total", help: "Bytes of forms with files", registers });
  const jobs = new Histogram({
    name: "job_duration_seconds",
    help: "Background work by kind and outcome",
    labelNames: ["job", "outcome"],
    buckets: BUCKETS,
    registers,
  });
  const messages = new Counter({
    name: "messages_total",
    help: "Mail, SMS and WhatsApp by outcome",
    labelNames: ["channel", "outcome"],
    registers,
  });
  // Read only when somebody asks.
  const gauge = <Label extends string>(reading: GaugeConfiguration<Label>) =>
    register.registerMetric(new Gauge({ ...reading, registers: [] }));
  gauge({
    name: "job_queue_jobs",
    help: "Jobs by queue and state",
    labelNames: ["job", "state"],
    async collect() {
      this.reset();
      const { rows } = await withinTime(database.pool.query<Record<string, string | number>>(QUEUES));
      for (const row of rows)
        for (const state of ["waiting", "active", "failed"])
          this.set({ job: String(row.name), state }, Number(row[state] ?? 0));
    },
  });
  gauge({
    name: "database_connections",
    help: "Connections of the pool by state, and those open for short reads",
    labelNames: ["state"],
    collect() {
      const { totalCount, idleCount, waitingCount } = database.pool;
      for (const [state, count] of Object.entries({ open: totalCount, idle: idleCount, wanted: waitingCount }))
        this.set({ state }, count);
      const shared: unknown = database.reads.$client;
      const lines = database.replicas?.primary ?? shared;
      if (lines instanceof PipelinedReads) this.set({ state: "reads" }, lines.openCount);
    },
  });
  if (database.replicas) replicaGauges(database.replicas, gauge);
  gauge({
    name: "database_errors",
    help: "Failed statements and connections since the start, by SQLSTATE or 'connection'",
    labelNames: ["code"],
    collect() {
      if (database.pool instanceof BoundedPool)
        for (const [code, count] of database.pool.errors) this.set({ code }, count);
    },
  });
  gauge({
    name: "database_shed",
    help: "Requests turned away since the start, for all connections were taken",
    collect() {
      if (database.pool instanceof BoundedPool) this.set(database.pool.shed);
    },
  });
  gauge({
    name: "data_disk_free_bytes",
    help: "Free space where DATA_DIR is",
    async collect() {
      const facts = await statfs(dataDir).catch(() => null);
      if (facts) this.set(facts.bavail * facts.bsize);
    },
  });
  gauge({
    name: "backup_age_seconds",
    help: "Since the newest backup by the site itself; infinite where there is none",
    labelNames: ["by"],
    async collect() {
      this.reset();
      const { rows } = await withinTime(database.pool.query<{ age: number | null }>(BACKUP));
      if (rows[0]) this.set({ by: "site" }, rows[0].age ?? Infinity);
    },
  });
  if (smsHour)
    gauge({
      name: "sms_hour_used_ratio",
      help: "What of LIMIT_SMS_PER_HOUR is used up; from 1 on no SMS goes out until the hour is over",
      labelNames: ["limit"],
      async collect() {
        this.reset();
        const asked = database.pool.query<{ used: number }>(USED, [smsHour.row, Date.now()]);
        const { rows } = await withinTime(asked);
        if (rows[0]) this.set({ limit: "site" }, rows[0].used / smsHour.points);
      },
    });
  return {
    request: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
    upload(outcome, bytes) {
      uploads.inc({ outcome });
      uploadBytes.inc(bytes);
    },
    job: (job, outcome, seconds) => jobs.observe({ job, outcome }, seconds),
    message: (channel, outcome) => messages.inc({ channel, outcome }),
    contentType: register.contentType,
    text: () => register.metrics(),
  };
}

/** What became of a message: 'refused' by its recipient's side for good, or 'failed' and tried again. */
async function counted(metrics: Metrics, channel: Channel, send: () => Promise<void>): Promise<void> {
  try {
    await send();
    metrics.message(channel, "sent");
  } catch (error) {
    metrics.message(channel, error instanceof AppError && error.status < 500 ? "refused" : "failed");
    throw error;
  }
}

/** The same mailer, counted. */
export function countedMailer(mailer: Mailer, metrics: Metrics): Mailer {
  return { ...mailer, send: (message) => counted(metrics, "mail", () => mailer.send(message)) };
}

/** The same messages, counted. */
export function countedSms(sms: Sms, metrics: Metrics): Sms {
  return {
    ...sms,
    sender: { ...sms.sender, send: (message) => counted(metrics, "sms", () => sms.sender.send(message)) },
  };
}

/** The same for WhatsApp, whose refusals are answers. */
export function countedWhatsapp(whatsapp: Whatsapp, metrics: Metrics): Whatsapp {
  return {
    ...whatsapp,
    async send(message) {
      try {
        const answer = await whatsapp.send(message);
        metrics.message("whatsapp", "id" in answer ? "sent" : "refused");
        return answer;
      } catch (error) {
        metrics.message("whatsapp", "failed");
        throw error;
      }
    },
  };
}
