/** PGlite's adapter for pg, and pg's reader of messages: what lets an ordinary client talk to an engine in a thread. */
import type { PGlite } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import type pg from "pg";
import { Parser } from "pg-protocol/dist/parser.js";

export type Message = { name: string };

/** What the adapter calls of the PGlite that it is given. */
export type Protocol = { waitReady: Promise<void>; execProtocolStream(bytes: Uint8Array): Promise<Message[]> };

/** The settings by which a client talks to the engine behind `protocol`. */
export function configOver(protocol: Protocol): pg.ClientConfig {
  const config = createPgConfig(protocol as unknown as PGlite);
  // drizzle gives its type parsers under the name that the adapter reads as a list of type ids.
  const parse = config.connection.parse.bind(config.connection);
  config.connection.parse = (query: { types?: unknown }) => parse({ ...query, types: [] });
  return config as unknown as pg.ClientConfig;
}

/** The messages of an answer, as pg understands them. */
export function answerMessages(answer: Uint8Array): Message[] {
  const messages: Message[] = [];
  new Parser().parse(Buffer.from(answer), (message: Message) => messages.push(message));
  return messages;
}
