import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { BackupError } from "../platform/backup/backup-format.server.ts";
import { askForBackup } from "../platform/backup/control-socket.server.ts";
import { makeBackup, type BackupReport } from "../platform/backup/make-backup.server.ts";
import { restoreBackup } from "../platform/backup/restore-backup.server.ts";
import { ConfigError, readConfig, type Config } from "../platform/config/config.server.ts";
import { openDatabase } from "../platform/database/database.server.ts";
import { FolderInUse } from "../platform/database/folder-lock.server.ts";
import { createDeps } from "./site.server.ts";

const HELP = `Keeps and brings back everything: the database and the photos, in one file.

  npm run backup                        writes data/backups/mandap-{time}.tar.gz, while the site runs or not
  npm run backup -- --to <place>        writes there: a file (mandap.tar.gz), or into a folder (/srv/backups)
  npm run restore -- <file>             into an empty place; the site must not run
  npm run restore -- <file> --force     over what is there, which is lost

Backups in the same folder that are older than BACKUP_KEEP_DAYS (30) are removed when a new one is made; those that
you named yourself are yours to remove.

A backup of one engine can be restored to the other. The settings (DATA_DIR, DATABASE_URL, S3_…) are those of the
site, from the environment or from .env. The secret (SECRET, or DATA_DIR/secret) is not in it: keep it apart.`;

class UsageError extends Error {}

const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MB`;

async function backup(config: Config, to: string | undefined): Promise<string> {
  const file = to === undefined ? null : resolve(to);
  const report =
    (config.databaseUrl ? null : await askForBackup(config.dataDir, file)) ?? (await backupHere(config, file));
  return `${report.file}\n${report.tables} tables with ${report.rows} rows, ${report.files} files of photos, ${report.jobs} jobs: ${megabytes(report.bytes)} in ${report.seconds.toFixed(1)} s.${report.removed > 0 ? ` ${report.removed} older ones are removed.` : ""}`;
}

async function backupHere(config: Config, file: string | null): Promise<BackupReport> {
  const database = await openDatabase(config, { migrate: false, patient: true });
  try {
    return await makeBackup(createDeps(config, database), file ?? undefined);
  } finally {
    await database.close();
  }
}

async function restore(config: Config, file: string | undefined, force: boolean): Promise<string> {
  if (!file) throw new UsageError("Please name the file to restore.");
  const database = await openDatabase(config, { migrate: false, patient: true });
  try {
    if (database.engine === "postgres" && !force) {
      const { rows } = await database.pool.query<{ n: number }>(
        "SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'",
      );
      if (rows[0] && rows[0].n > 0)
        throw new BackupError(
          "Somebody is connected to this database, perhaps the site. Stop it first (or add --force).",
        );
    }
    const report = await restoreBackup({ database, media: createDeps(config, database).media }, resolve(file), {
      force,
    });
    return `Restored as of ${report.at}: ${report.tables} tables with ${report.rows} rows, ${report.files} files of photos, ${report.jobs} jobs. Start the site.`;
  } finally {
    await database.close();
  }
}

async function main(args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { to: { type: "string" }, force: { type: "boolean" }, help: { type: "boolean", short: "h" } },
  });
  const [command, file] = positionals;
  if (values.help) return HELP;
  const config = readConfig({ LOG_LEVEL: "warn", ...process.env });
  if (command === "backup") return backup(config, values.to);
  if (command === "restore") return restore(config, file, values.force ?? false);
  return HELP;
}

function sentenceFor(error: unknown): string | null {
  if (error instanceof FolderInUse)
    return "The site is running on the embedded database. To restore, stop it first. (A backup is made by the running site itself: if that failed, its log says why.)";
  if (error instanceof UsageError) return `${error.message}\n\n${HELP}`;
  if (error instanceof BackupError || error instanceof ConfigError) return error.message;
  const { code } = error as { code?: string };
  if (code?.startsWith("ERR_PARSE_ARGS")) return `${(error as Error).message}\n\n${HELP}`;
  if (code === "ENOSPC") return "The disk is full: nothing was written.";
  return code === "ECONNREFUSED" || code === "ENOTFOUND" ? "The database of DATABASE_URL does not answer." : null;
}

try {
  console.log(await main(process.argv.slice(2)));
} catch (error) {
  console.error(sentenceFor(error) ?? error);
  process.exitCode = 1;
}
