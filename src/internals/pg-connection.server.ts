/** pg: the socket below a client, and whether a statement is under way on it. */
import type { Socket } from "node:net";
import type pg from "pg";

type Inside = { connection: { stream: Socket }; readyForQuery: boolean };
const inside = (client: pg.ClientBase) => client as unknown as Inside;

/** What a client's bytes go over; on the embedded engine not a socket, and without a clock. */
export const streamOf = (client: pg.ClientBase): Socket => inside(client).connection.stream;

/** Whether the client waits for the database to answer. */
export const isUnderWay = (client: pg.ClientBase): boolean => !inside(client).readyForQuery;
