import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { createSite } from "../../src/app/site.server.ts";
import { databaseOver, migrateDatabase } from "../../src/platform/database/database.server.ts";
import { openEmbedded } from "../../src/platform/database/embedded.server.ts";
import { projectRoot } from "../../src/platform/root.server.ts";
import { startTestSite, type TestSite } from "./test-app.ts";

/** The built site with its pages in this process, over an empty embedded database: pages by `site.app.inject`. */
export async function builtSite(env: Record<string, string> = {}): Promise<TestSite> {
  const { createPagesSite } = (await import(pathToFileURL(join(projectRoot, "build/server/index.js")).href)) as {
    createPagesSite: typeof createSite;
  };
  const embedded = await openEmbedded({ folder: null });
  await migrateDatabase(embedded.pool);
  return startTestSite(env, {
    database: databaseOver(embedded.pool, "embedded", embedded.close),
    create: createPagesSite,
  });
}
