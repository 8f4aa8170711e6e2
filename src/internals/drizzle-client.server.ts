/** drizzle: of the client that it is given it uses `query` alone. */
import type pg from "pg";

/** Something that answers queries, for drizzle to take as a client. */
export const asClient = (queries: { query: unknown }): pg.Pool => queries as unknown as pg.Pool;
