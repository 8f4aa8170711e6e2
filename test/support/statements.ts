import type { Database } from "../../src/platform/database/database.server.ts";

type Asked = { query: (...given: unknown[]) => unknown };

/** The statements that `work` sends outside of transactions, as their texts begin; those of the job queue's clock aside. */
export async function statementsOf(database: Database, work: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  const clients = [...new Set([database.db.$client, database.reads.$client])] as unknown as Asked[];
  const own = clients.map((client) => client.query);
  for (const client of clients) {
    const query = client.query.bind(client);
    client.query = (...given) => {
      const [asked] = given;
      const text = String(typeof asked === "string" ? asked : (asked as { text?: string }).text);
      if (!text.includes("pgboss")) texts.push(text.slice(0, 80));
      return query(...given);
    };
  }
  try {
    await work();
  } finally {
    for (const [at, client] of clients.entries()) client.query = own[at]!;
  }
  return texts;
}
