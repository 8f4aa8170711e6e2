import type { ServerBuild } from "react-router";
import { listenForOrders } from "../platform/backup/control-socket.server.ts";
import { ConfigError, readConfig, type Config } from "../platform/config/config.server.ts";
import { FolderInUse } from "../platform/database/folder-lock.server.ts";
import { openDatabase, type Database } from "../platform/database/database.server.ts";
import type { Deps } from "../platform/deps.server.ts";
import { isPublic } from "./demo/public-site.ts";
import { seedDemo } from "./demo/seed-demo.server.ts";
import { createSite, type Site } from "./site.server.ts";

// The entry of the server build: everything that runs on the server is in this one module graph.
export { mindWorkers, prepareCluster } from "./cluster.server.ts";
export { openDatabase, readConfig };

/** The pages as the framework has built them, for measurements that render without the site around them. */
export const pagesBuild = async (): Promise<ServerBuild> =>
  (await import("virtual:react-router/server-build")) as unknown as ServerBuild;

/** The site with its pages. `build` is a function in development, so that a changed page is seen. */
export async function createPagesSite(
  config: Config,
  database: Database,
  build?: () => Promise<ServerBuild>,
  before?: (deps: Deps) => Promise<void>,
): Promise<Site> {
  const pages = build ? { build, statics: false } : { build: await pagesBuild(), statics: true };
  return createSite(config, database, pages, before);
}

/** Whether the start failed for a reason that the message alone explains. */
export const isPlainFailure = (error: unknown): error is Error =>
  error instanceof ConfigError || error instanceof FolderInUse || (error as { code?: string }).code === "EADDRINUSE";

/** What somebody who tries the site out should know of how it runs. */
function whatWith({ databaseUrl, dataDir, sms, mail }: Config): string {
  const toOutbox = [sms.provider === "outbox" ? "SMS" : null, mail.transport === "outbox" ? "mail" : null];
  const unsent = toOutbox.filter(Boolean).join(" and ");
  return [databaseUrl ? "PostgreSQL" : "embedded database", unsent && `${unsent} in ${dataDir}/outbox`]
    .filter(Boolean)
    .join(", ");
}

/** Says where messages go, and fills the demo data where it is wanted and missing. @returns its logins, a line each */
async function beforeWork(deps: Deps): Promise<string[]> {
  const { config, database, log, sms, mail, media } = deps;
  log.info(
    `Database: ${database.engine === "embedded" ? `embedded, in ${config.dataDir}/db (for trying out; production wants PostgreSQL)` : "PostgreSQL"}.`,
  );
  log.info(sms.describe());
  log.info(deps.whatsapp.describe());
  log.info(mail.describe());
  log.info(media.describe());
  // Wrong keys are told now and not by the first upload; the site starts all the same, for the store may come back.
  void media
    .probe()
    .catch((error: unknown) =>
      log.error({ err: error }, "The store of photos does not answer: check MEDIA_STORE and the S3 settings."),
    );
  if (!config.demo) return [];
  if (isPublic(config.publicUrl))
    throw new ConfigError(
      `DEMO is on, and ${config.publicUrl} is public: the demo's people log in with passwords that lie in a file. Set DEMO=off.`,
    );
  const { logins } = await seedDemo(deps);
  return logins.map(({ label, username, password }) => `  ${label.padEnd(12)} ${username.padEnd(20)} ${password}`);
}

/**
 * Opens everything, listens, and stops gracefully on SIGTERM and SIGINT. Resolves once it listens.
 * @param say tells on the console where the site is; not for one of several workers
 */
export async function serve(env: Record<string, string | undefined>, { say = true } = {}): Promise<Site> {
  const config = readConfig(env);
  // The pages are read while the database opens.
  const [database] = await Promise.all([openDatabase(config), pagesBuild()]);
  let logins: string[] = [];
  const site = await createPagesSite(config, database, undefined, async (deps) => {
    logins = await beforeWork(deps);
  });
  const { log } = site.deps;
  await site.app.listen({ port: config.port, host: config.host });
  if (say) console.log(`\n▸ Mandap is at ${config.publicUrl} (${whatWith(config)})`);
  if (say && logins.length > 0)
    console.log(`▸ Demo logins (also in ${config.dataDir}/demo-logins.json):\n${logins.join("\n")}\n`);

  const deaf =
    database.engine === "embedded"
      ? await listenForOrders(site.deps).catch(
          (error: unknown) => void log.warn({ err: error }, "No backup can be made while the site runs."),
        )
      : undefined;

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info(`${signal}: stopping.`);
    setTimeout(() => process.exit(1), 15_000).unref();
    await deaf?.();
    await site.close();
    await database.close();
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop("SIGTERM"));
  process.on("SIGINT", () => void stop("SIGINT"));
  return site;
}
