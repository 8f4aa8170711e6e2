/** What a move of a booking takes, beside a bare transaction that sends the same statements. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { createSite } from "../src/app/site.server.ts";
import { addDays, todayIST } from "../src/domain/dates.ts";
import { acceptOffer, sendQuote } from "../src/features/bookings/booking-service.server.ts";
import { testPerson, testVolunteer, type TestPerson } from "../src/features/notifications/people-test-kit.server.ts";
import { notePaid } from "../src/features/payments/payment-service.server.ts";
import { readConfig } from "../src/platform/config/config.server.ts";
import { openDatabase, type Tx } from "../src/platform/database/database.server.ts";
import { transaction } from "../src/platform/database/transaction.server.ts";
import type { Deps } from "../src/platform/deps.server.ts";
import { startPostgres } from "../test/support/postgres-server.ts";
import { askedFor, quoteOf, type Asked } from "../test/support/test-bookings.ts";
import { median } from "./figures.ts";
import type { Settings, Table } from "./table.ts";

/** Moves of each kind in a turn; the first turn warms up and does not count. */
const MOVES = 100;
const TOTAL = 4_500_000;
const LIMIT = 3;

type Statement = { text: string; values: unknown[] };

/** What the transaction that `work` begins would send; it is rolled back in place of its COMMIT. */
async function recorded(pool: pg.Pool, work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const connect = pool.connect.bind(pool);
  const ends: (() => void)[] = [];
  pool.connect = (async (callback?: Parameters<typeof connect>[0]) => {
    if (callback) return connect(callback);
    const client = await connect();
    const own = client.query;
    const query = own.bind(client) as (...given: unknown[]) => Promise<unknown>;
    client.query = (async (asked: string | { text: string; values?: unknown[] }, values?: unknown[]) => {
      const text = typeof asked === "string" ? asked : asked.text;
      sent.push({ text, values: values ?? (typeof asked === "string" ? [] : (asked.values ?? [])) });
      if (text !== "COMMIT") return query(asked, values);
      await query("ROLLBACK");
      return { command: "COMMIT" };
    }) as unknown as typeof own;
    ends.push(() => void (client.query = own));
    return client;
  }) as typeof pool.connect;
  try {
    await work();
  } finally {
    pool.connect = connect;
    for (const end of ends) end();
  }
  return sent;
}

/** The same statements with the same values, one after the other over one connection, and nothing in between. */
async function replay(pool: pg.Pool, statements: readonly Statement[]): Promise<void> {
  const client = await pool.connect();
  try {
    for (const { text, values } of statements) await client.query(text, values);
  } finally {
    client.release();
  }
}

type Stage = { deps: Deps; provider: TestPerson; organiser: TestPerson; listing: string; day: () => string };
const inTx = ({ deps }: Stage, work: (tx: Tx) => Promise<unknown>) => transaction(deps.db, work);

const asked = ({ deps, organiser, provider, listing, day }: Stage) =>
  askedFor(deps.db, { sender: organiser.id, recipient: provider.id, listing, day: day() });
const quote = (stage: Stage, { number }: Asked) =>
  inTx(stage, (tx) => sendQuote(stage.deps, tx, stage.provider, number, quoteOf(stage.deps.now(), TOTAL)));
const accept = (stage: Stage, { number }: Asked) =>
  inTx(stage, (tx) => acceptOffer(stage.deps, tx, stage.organiser, number, 1));
let utr = 432_100_000_000;
const pay = (stage: Stage, { number }: Asked) =>
  inTx(stage, (tx) =>
    notePaid(stage.deps, tx, stage.organiser, number, {
      form: { amountPaise: TOTAL, purpose: "price", method: "upi", reference: String(++utr), note: "" },
      photo: null,
    }),
  );

/** Each with what comes before it. */
const KINDS = {
  quote: { before: [], move: quote },
  accept: { before: [quote], move: accept },
  "note a payment": { before: [quote, accept], move: pay },
} as const;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** One kind of move: as people take it and bare, in turns. */
async function measured(stage: Stage, pool: pg.Pool, { before, move }: (typeof KINDS)[keyof typeof KINDS]) {
  const ready = async () => {
    const request = await asked(stage);
    for (const step of before) await step(stage, request);
    return request;
  };
  const [site, bare]: [number[], number[]] = [[], []];
  let statements = 0;
  for (let at = 0; at < 2 * MOVES; at += 1) {
    const [taken, played] = [await ready(), await ready()];
    const sent = await recorded(pool, () => move(stage, played));
    statements = sent.length - 2;
    const turns = [
      async () => site.push(await timed(() => move(stage, taken))),
      async () => bare.push(await timed(() => replay(pool, sent))),
    ];
    for (const turn of at % 2 === 0 ? turns : turns.toReversed()) await turn();
    if (at === MOVES - 1) [site.length, bare.length] = [0, 0];
  }
  return { site: median(site), bare: median(bare), statements };
}

export async function benchBookings(_settings: Settings): Promise<Table> {
  const server = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), "mandap-bench-bookings-"));
  const database = await openDatabase({ databaseUrl: server.url("postgres"), dataDir, databaseConnections: 10 });
  const config = readConfig({ LOG_LEVEL: "silent", DATA_DIR: dataDir, PUBLIC_URL: "http://localhost:3000" });
  const site = await createSite(config, database);
  // Messages wait: nobody reads them here.
  await site.deps.jobs.stop();
  const provider = await testPerson(site.deps, { role: "volunteer" });
  const organiser = await testPerson(site.deps);
  const rows = [["move", "statements", "as people take it", "bare", "ratio", "of the limit"]];
  for (const [name, kind] of Object.entries(KINDS)) {
    // A listing of their own: a calendar with a thousand taken days in a row is nobody's.
    const { id: listing } = await testVolunteer(site.deps, { ...provider, username: name.replace(/ /g, "-") });
    await database.pool.query("UPDATE listings SET one_per_person = false WHERE id = $1", [listing]);
    let days = 30;
    const day = () => addDays(todayIST(), (days += 1));
    const {
      site: taken,
      bare,
      statements,
    } = await measured({ deps: site.deps, provider, organiser, listing, day }, database.pool, kind);
    const ms = (time: number) => `${time.toFixed(2)} ms`;
    const of = name === "accept" ? (taken / bare / LIMIT).toFixed(2) : "–";
    rows.push([name, String(statements), ms(taken), ms(bare), `${(taken / bare).toFixed(2)} ×`, of]);
  }
  await site.close();
  await database.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return {
    title: `Moves of bookings, beside a bare transaction with the same statements: PostgreSQL, one client, in turns, medians of ${MOVES} each; accepting at most ${LIMIT} ×`,
    rows,
  };
}
