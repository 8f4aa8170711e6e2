import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPostgres, type PostgresServer } from "../support/postgres-server.ts";
import { killRound } from "./kill-round.ts";

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

async function emptyDatabase(name: string): Promise<string> {
  const admin = new pg.Client({ connectionString: postgres.url("postgres") });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  return postgres.url(name);
}

const kept = { crashes: 2, findings: [], waiting: 0 };

test("200 submissions and 100 moves of bookings, kill -9 twice, embedded engine: what was acknowledged is there, whole, once, with its photos and mails", async () => {
  expect(await killRound({ databaseUrl: null, count: 200, crashes: 2, bookings: 20 })).toMatchObject(kept);
});

test("the same on PostgreSQL", async () => {
  expect(
    await killRound({ databaseUrl: await emptyDatabase("chaos"), count: 200, crashes: 2, bookings: 20 }),
  ).toMatchObject(kept);
});
