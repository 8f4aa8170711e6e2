import { existsSync } from "node:fs";
import { join } from "node:path";
import { lastBackup } from "../../features/admin/admin-audit-store.server.ts";
import { ConfigError, readConfig, type Config } from "../../platform/config/config.server.ts";
import { openDatabase } from "../../platform/database/database.server.ts";
import { FolderInUse } from "../../platform/database/folder-lock.server.ts";
import "../words/speak.server.ts";
import { report, settingsFindings, unknown, type Finding } from "./findings.ts";
import { readReplicaFindings } from "./look-up-replicas.server.ts";
import { databaseFindings, machineFindings, messageFindings, photoFinding } from "./look-up.server.ts";

const HELP = `Looks at a site with the eyes of whoever runs it, and says in words what is wrong and what to do.

  npm run doctor             the settings, this machine, the database, mail, SMS, photos, backups
  npm run doctor -- --json   the same for a program

It changes nothing, and ends with 1 where something is wrong. The settings are those of the site, from the
environment or from .env.`;

/** A start waits half a minute for its database; whoever asks how it is wants to know now. */
const WAIT_MS = 3_000;

async function ofDatabase(config: Config): Promise<Finding[]> {
  // Whoever only looks makes no database.
  if (!config.databaseUrl && !existsSync(join(config.dataDir, "db")))
    return [unknown("database", "There is no database yet.", "The first npm start makes it.")];
  try {
    const database = await openDatabase(config, { migrate: false, waitMs: WAIT_MS });
    try {
      const found = await databaseFindings(database, config, async () => (await lastBackup(database.db))?.at ?? null);
      return [...found, ...(await readReplicaFindings(database, config))];
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

async function main(args: readonly string[]): Promise<void> {
  if (args.includes("--help") || args.includes("-h")) return console.log(HELP);
  // Settings without a secret would make one, and it would be whoever looks that owns its file.
  const config = readConfig({ LOG_LEVEL: "silent", ...process.env, SECRET: process.env.SECRET || "-".repeat(32) });
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
    await photoFinding(config),
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
