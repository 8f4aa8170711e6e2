import type { Db } from "./database.server.ts";

/**
 * A query of a hot path: drizzle builds its text once for each connection object, and PostgreSQL plans it once for
 * each connection. Values that change are `sql.placeholder(…)`; `build` ends in `.prepare("a name of its own")`.
 */
export function prepared<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new WeakMap<Db, Query>();
  return (db) => {
    let query = built.get(db);
    if (!query) built.set(db, (query = build(db)));
    return query;
  };
}
