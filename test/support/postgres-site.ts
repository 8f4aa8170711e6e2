import { openDatabase } from "../../src/platform/database/database.server.ts";
import { startPostgres } from "./postgres-server.ts";
import { startTestSite, type TestSite } from "./test-app.ts";

/**
 * A site over a PostgreSQL server of its own, whatever engine the project has: where many connections are the matter.
 * @param connections the most that are open at once
 */
export async function startPostgresSite(connections = 24, env: Record<string, string> = {}): Promise<TestSite> {
  const server = await startPostgres();
  const database = await openDatabase({
    databaseUrl: server.url("postgres"),
    dataDir: "",
    databaseConnections: connections,
  });
  const site = await startTestSite(env, { database });
  return {
    ...site,
    async close() {
      await site.close();
      await server.stop();
    },
  };
}
