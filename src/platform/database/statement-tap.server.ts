import type { Database } from "./database.server.ts";

/**
 * Is told of each statement when it is sent, and by what it returns when it is answered.
 * @param longest how many values its longest list has; null where it is given none
 */
export type StatementTap = (text: string, longest: number | null) => ((error: unknown) => void) | null;

type Given = unknown[];
type Asked = { query(...given: Given): unknown };

const textOf = (query: unknown): string =>
  typeof query === "string" ? query : String((query as { text?: unknown } | null)?.text ?? "");

/** Of the lists among its values. */
function longestOf(given: Given): number | null {
  const values = Array.isArray(given[1]) ? (given[1] as unknown[]) : (given[0] as { values?: unknown } | null)?.values;
  const lists = Array.isArray(values) ? values.filter((one) => Array.isArray(one)) : [];
  return lists.length === 0 ? null : Math.max(...lists.map(({ length }) => length));
}

/** As `own` answers, by a callback or by a promise, with `answered` told of it. */
function told(own: Asked["query"], client: object, given: Given, answered: (error: unknown) => void): unknown {
  const last = given.at(-1);
  if (typeof last === "function")
    return own.apply(client, [
      ...given.slice(0, -1),
      (error: unknown, result: unknown) => {
        answered(error);
        (last as (error: unknown, result: unknown) => void)(error, result);
      },
    ]);
  const result = own.apply(client, given);
  if (result instanceof Promise) result.then(() => answered(null), answered);
  else answered(null);
  return result;
}

function tapped(client: Asked, tap: StatementTap, seen: WeakSet<object>): () => void {
  const own = client.query;
  client.query = (...given) => {
    const [query] = given;
    // What the lines for reads hand on to the pool was told of already.
    if (typeof query === "object" && query !== null) {
      if (seen.has(query)) return own.apply(client, given);
      seen.add(query);
    }
    const answered = tap(textOf(query), longestOf(given));
    return answered ? told(own, client, given, answered) : own.apply(client, given);
  };
  return () => void (client.query = own);
}

/**
 * Has `tap` hear every statement that goes by this database from now on: of the pool, of the lines for reads, and of each
 * connection while it is lent out. For traces and measurements: without it nothing stands between.
 */
export function tapStatements({ pool, reads }: Pick<Database, "pool" | "reads">, tap: StatementTap): void {
  const seen = new WeakSet<object>();
  const lines = reads.$client as unknown as Asked;
  if (lines !== (pool as unknown as Asked)) {
    tapped(lines, tap, seen);
    const heard = lines.query;
    // One object a statement, by which the pool knows it again.
    lines.query = (query, values) =>
      heard(typeof query === "string" ? { text: query, values } : values ? { ...(query as object), values } : query);
  }
  tapped(pool as unknown as Asked, tap, seen);
  const connect = pool.connect.bind(pool) as (
    callback?: unknown,
  ) => Promise<Asked & { release(error?: unknown): void }>;
  // With a callback it is the pool's own `query` that takes a connection, and was heard.
  (pool as { connect: unknown }).connect = async (callback?: unknown) => {
    if (callback) return connect(callback);
    const client = await connect();
    const end = tapped(client, tap, seen);
    const release = client.release.bind(client);
    client.release = (error) => {
      end();
      release(error);
    };
    return client;
  };
}
