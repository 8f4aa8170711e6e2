import { existsSync } from "node:fs";
import { join } from "node:path";
import { lastBackup } from "../../features/admin/admin-audit-store.server.ts";
import { ConfigError, readConfig, type Config } from "../../platform/config/config.server.ts";
import { openDatabase } from "../../platform/database/database.server.ts";
import { FolderInUse } from "../../platform/database/folder-lock.server.ts";
import { createDeps } from "../site.server.ts";
import { report, settingsFindings, unknown, type Finding } from "./findings.ts";
import { readReplicaFindings } from "./look-up-replicas.server.ts";
import { databaseFindings, machineFindings, messageFindings } from "./look-up.server.ts";

const HELP = `Looks at a site with the eyes of whoever runs it, and says in words what is wrong and what to do.

  npm run doctor             the settings, this machine, the database, mail, SMS, photos, backups
  npm run doctor -- --json   the same for a program

It changes nothing, and ends with 1 where something is wrong. The settings are those of the site, from the
environment or from .env.`;

async function ofDatabase(config: Config): Promise<Finding[]> {
  // Whoever only looks makes no database.
  if (!config.databaseUrl && !existsSync(join(config.dataDir, "db")))
    return [unknown("database", "There is no database yet.", "The first npm start makes it.")];
  try {
    const database = await openDatabase(config, { migrate: false });
    try {
      const found = await databaseFindings(database, config, async () => (await lastBackup(database.db))?.at ?? null);
      return [...found, ...(await readReplicaFindings(database, config)), await ofPhotos(config, database)];
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof FolderInUse)
      return [
        unknown(
          "database",
          "The site is running on the embedded engine, which lets in one process at a time.",
          "Its tab Status in /AdminDashboard says the rest.",
        ),
      ];
    const { message } = error as Error;
    return [
      {
        about: "database",
        verdict: "wrong",
        says: `The database does not answer: ${message}`,
        help: "Look at DATABASE_URL and whether PostgreSQL runs.",
      },
    ];
  }
}

async function ofPhotos(config: Config, database: Parameters<typeof createDeps>[1]): Promise<Finding> {
  const { media } = createDeps(config, database);
  try {
    await media.probe();
    return { about: "photos", verdict: "ok", says: media.describe() };
  } catch (error) {
    const cause = (error as Error).cause;
    return {
      about: "photos",
      verdict: "wrong",
      says: `The store of photos does not answer: ${cause instanceof Error ? cause.message : (error as Error).message}`,
      help: "Look at MEDIA_STORE, the S3_ settings and the rights of its key (docs/operations.md).",
    };
  }
}

async function main(args: readonly string[]): Promise<void> {
  if (args.includes("--help") || args.includes("-h")) return console.log(HELP);
  const config = readConfig({ LOG_LEVEL: "silent", ...process.env });
  const { publicUrl, trustProxy, databaseUrl, demo, metricsToken } = config;
  const findings = [
    ...settingsFindings({
      publicUrl,
      trustProxy,
      databaseUrl,
      demo,
      ownSecret: Boolean(process.env.SECRET),
      metrics: metricsToken !== null,
    }),
    ...(await machineFindings(config)),
    ...(await ofDatabase(config)),
    ...(await messageFindings(config)),
  ];
  console.log(args.includes("--json") ? JSON.stringify(findings, null, 2) : report(findings));
  process.exitCode = findings.some(({ verdict }) => verdict === "wrong") ? 1 : 0;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof ConfigError ? `A setting is wrong.\n${error.message}` : error);
  process.exitCode = 1;
}
