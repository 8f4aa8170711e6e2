import type pg from "pg";
import type { Database } from "../../src/platform/database/database.server.ts";

type Asked = { query: (...given: unknown[]) => unknown };

const textOf = (asked: unknown): string =>
  String(typeof asked === "string" ? asked : (asked as { text?: string }).text)
    .replace(/\s+/g, " ")
    .trim();

/** Notes what is asked of a client. @returns ends it */
function listen(client: Asked, note: (text: string) => void): () => void {
  const own = client.query;
  client.query = (...given) => {
    note(textOf(given[0]));
    return own.apply(client, given);
  };
  return () => void (client.query = own);
}

/** The statements that `work` sends outside of transactions, as their texts begin; those of the job queue's clock aside. */
export async function statementsOf(database: Database, work: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  const clients = [...new Set([database.db.$client, database.reads.$client])] as unknown as Asked[];
  const ends = clients.map((client) =>
    listen(client, (text) => {
      if (!text.includes("pgboss")) texts.push(text.slice(0, 80));
    }),
  );
  try {
    await work();
  } finally {
    for (const end of ends) end();
  }
  return texts;
}

/** The statements of the transactions that `work` begins, whole; BEGIN and COMMIT aside. Nothing else may go on beside it. */
export async function statementsIn(database: Database, work: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  const pool = database.db.$client as pg.Pool;
  const connect = pool.connect.bind(pool);
  const ends: (() => void)[] = [];
  // The pool's own `query` takes a connection with a callback: that is no transaction.
  pool.connect = (async (callback?: Parameters<typeof connect>[0]) => {
    if (callback) return connect(callback);
    const client = await connect();
    ends.push(
      listen(client as unknown as Asked, (text) => {
        if (!/^(BEGIN|COMMIT|ROLLBACK)$/.test(text)) texts.push(text);
      }),
    );
    return client;
  }) as typeof pool.connect;
  try {
    await work();
  } finally {
    pool.connect = connect;
    for (const end of ends.toReversed()) end();
  }
  return texts;
}
