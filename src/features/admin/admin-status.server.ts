/** What admins see of the machinery, and the one thing they may do to it. */
import { readFileSync } from "node:fs";
import { readdir, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { Actor } from "../../domain/actor.ts";
import { notFound } from "../../domain/errors.ts";
import { isUuid } from "../../domain/ids.ts";
import { writeAudit } from "../../platform/database/audit.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { projectRoot } from "../../platform/root.server.ts";
import { lastBackup } from "./admin-audit-store.server.ts";
import type { StatusView } from "./admin-status-model.ts";
import { text } from "../../domain/words/say.ts";

const FAILED_SHOWN = 50;
const version = (JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8")) as { version: string }).version;

/** What a part says of itself in the log, without its own name before it. */
const bare = (sentence: string) => sentence.replace(/^[^:]+: /, "");

/** How many mails lie in the outbox of a site without a mail server; null where there is one. */
async function outboxMails({ config }: Deps): Promise<number | null> {
  if (config.mail.transport !== "outbox") return null;
  const names = await readdir(join(config.dataDir, "outbox/mail")).catch(() => []);
  return names.filter((name) => name.endsWith(".eml")).length;
}

/**
 * Sizes are in bytes, moments ISO. `disk` is null where the system does not say, `backup` before the first one. The
 * caller has seen that an admin asks.
 */
export async function siteStatus(deps: Deps): Promise<StatusView> {
  const { database, config, jobs } = deps;
  const [queues, failed, backup, mails, disk, facts] = await Promise.all([
    jobs.desk.queues(),
    jobs.desk.failed(FAILED_SHOWN),
    lastBackup(deps.db),
    outboxMails(deps),
    statfs(config.dataDir).catch(() => null),
    database.pool.query<{ version: string; bytes: string; migrations: number }>(
      "SELECT current_setting('server_version') AS version, pg_database_size(current_database()) AS bytes, (SELECT count(*)::int FROM drizzle.__drizzle_migrations) AS migrations",
    ),
  ]);
  const { version: server = "", bytes = "0", migrations = 0 } = facts.rows[0] ?? {};
  return {
    at: deps.now().toISOString(),
    queues,
    failed: failed.map((job) => ({ ...job, at: job.at.toISOString() })),
    backup: backup && { at: backup.at.toISOString(), bytes: Number(backup.details.bytes ?? 0) },
    messages: {
      mail: bare(deps.mail.describe()),
      sms: bare(deps.sms.describe()),
      whatsapp: bare(deps.whatsapp.describe()),
      outboxMails: mails,
    },
    disk: disk && { free: disk.bavail * disk.bsize, total: disk.blocks * disk.bsize },
    photos: bare(deps.media.describe()),
    database: { engine: database.engine, version: server.split(" ")[0] ?? "", bytes: Number(bytes), migrations },
    versions: {
      site: version,
      node: process.versions.node,
      startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    },
  };
}

/** Has a job that was given up done once more. @throws 404 when it is gone or under way already */
export async function retryJob(deps: Deps, admin: Actor, id: string): Promise<{ name: string }> {
  const name = isUuid(id) ? await deps.jobs.desk.retry(id) : null;
  if (!name) throw notFound(text("There is no such failed job. Somebody may have retried it already."));
  await writeAudit(deps.db, {
    actorId: admin.id,
    action: "job.retry",
    subjectType: "site",
    subjectId: id,
    details: { job: name },
  });
  return { name };
}
