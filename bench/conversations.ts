/** Conversations: what opening a long one takes, and what open pages of them add to the server's memory. */
import { mkdtempSync, rmSync } from "node:fs";
import { get, type ClientRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { createSite } from "../src/app/site.server.ts";
import { addDays, todayIST } from "../src/domain/dates.ts";
import { MESSAGE_PAGE, MOST_STREAMS } from "../src/features/messages/message-model.ts";
import { threadSeen } from "../src/features/messages/thread-page.server.ts";
import { testPerson, testVolunteer, type TestPerson } from "../src/features/notifications/people-test-kit.server.ts";
import { readConfig } from "../src/platform/config/config.server.ts";
import { openDatabase } from "../src/platform/database/database.server.ts";
import type { Deps } from "../src/platform/deps.server.ts";
import { startPostgres } from "../test/support/postgres-server.ts";
import { until } from "../test/support/served-site.ts";
import { askedFor } from "../test/support/test-bookings.ts";
import { median } from "./figures.ts";
import { memoryOf, serveProgram, SITE } from "./serving.ts";
import type { Settings, Table } from "./table.ts";

const MESSAGES = 1_000;
const OPENINGS = 100;
const STREAMS = 1_000;
const LIMIT_MB = 60;
/** Opened at once, so that no connection is turned away. */
const AT_ONCE = 25;
const REST_MS = 5_000;
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Stage = { url: string; deps: Deps; organiser: TestPerson; provider: TestPerson; listing: string };

/** A database of their own with two people, and whatever `work` does there. */
async function onStage<T>(work: (stage: Stage) => Promise<T>): Promise<T> {
  const server = await startPostgres();
  const url = server.url("postgres");
  const dataDir = mkdtempSync(join(tmpdir(), "mandap-bench-conversations-"));
  const database = await openDatabase({ databaseUrl: url, dataDir, databaseConnections: 10 });
  const config = readConfig({ LOG_LEVEL: "silent", DATA_DIR: dataDir, PUBLIC_URL: "http://localhost:3000" });
  const { deps, close } = await createSite(config, database);
  await deps.jobs.stop();
  try {
    const [provider, organiser] = [await testPerson(deps, { role: "volunteer" }), await testPerson(deps)];
    const { id: listing } = await testVolunteer(deps, provider);
    return await work({ url, deps, organiser, provider, listing });
  } finally {
    await close();
    await database.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const request = ({ deps, provider, listing }: Stage, sender: TestPerson, day: number) =>
  askedFor(deps.db, { sender: sender.id, recipient: provider.id, listing, day: addDays(todayIST(), day) });

/** How many statements are sent to the database while `work` runs. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const client = pg.Client.prototype as { query: (...given: unknown[]) => unknown };
  const own = client.query;
  let sent = 0;
  client.query = function (this: unknown, ...given: unknown[]) {
    sent += 1;
    return own.apply(this, given);
  };
  try {
    await work();
  } finally {
    client.query = own;
  }
  return sent;
}

/** Opens conversations of one page, of a thousand messages, and a page in their middle, in turns. */
export function benchThreads(_settings: Settings): Promise<Table> {
  return onStage(async (stage) => {
    const { deps, organiser } = stage;
    const written = async (many: number, day: number) => {
      const { id, number } = await request(stage, organiser, day);
      await deps.database.pool.query(
        `INSERT INTO messages (id, enquiry_id, side, person_id, text, at)
         SELECT ('01900000-0000-7000-8' || lpad($3::text, 3, '0') || '-' || lpad(n::text, 12, '0'))::uuid, $1,
           CASE n % 2 WHEN 0 THEN 'organiser' ELSE 'provider' END, $2,
           'We are with you at half past three, with two dhols and a shehnai. Line ' || n, now() - ($4::int - n) * interval '1 minute'
         FROM generate_series(1, $4::int) n`,
        [id, organiser.id, day, many],
      );
      return number;
    };
    const [short, long] = [await written(MESSAGE_PAGE, 30), await written(MESSAGES, 40)];
    // Others' conversations, so that no scan of the table is as quick as its index.
    for (let day = 50; day < 70; day += 1) await written(MESSAGES, day);
    await deps.database.pool.query("ANALYZE messages");
    const middle = `01900000-0000-7000-8040-${String(MESSAGES / 2).padStart(12, "0")}`;
    const kinds = [
      [`${MESSAGE_PAGE} messages`, short, null],
      [`${MESSAGES.toLocaleString("en-IN")} messages`, long, null],
      ["the same, from its middle", long, middle],
    ] as const;
    const times = kinds.map((): number[] => []);
    for (let turn = 0; turn < 2 * OPENINGS; turn += 1)
      for (const [at, [, number, before]] of kinds.entries()) {
        const start = performance.now();
        const { lines } = await threadSeen(deps, organiser, number, before);
        if (lines.length !== MESSAGE_PAGE) throw new Error(`A page of ${lines.length} lines.`);
        // The first turns warm up.
        if (turn >= OPENINGS) times[at]!.push(performance.now() - start);
      }
    const rows = [["conversation", "statements", "median", "of a short one"]];
    for (const [at, [name, number, before]] of kinds.entries())
      rows.push([
        name,
        String(await statementsOf(() => threadSeen(deps, organiser, number, before))),
        `${median(times[at]!).toFixed(2)} ms`,
        `${(median(times[at]!) / median(times[0]!)).toFixed(2)} ×`,
      ]);
    return {
      title: `A conversation is opened, one page of ${MESSAGE_PAGE} by key: PostgreSQL with ${((21 * MESSAGES) / 1_000).toFixed(0)},000 messages, one client, in turns, medians of ${OPENINGS}`,
      rows,
    };
  });
}

/** Opens the events of a conversation. @returns once the first of them has come */
function opened(url: string, { number, cookie }: { number: string; cookie: string }): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const asked = get(
      `${url}/api/bookings/${number}/messages/stream`,
      { agent: false, headers: { accept: "text/event-stream", cookie } },
      (answer) => {
        if (answer.statusCode !== 200) return reject(new Error(`A stream was answered with ${answer.statusCode}.`));
        answer.on("error", () => undefined);
        answer.once("data", () => resolve(asked));
        answer.resume();
      },
    );
    asked.on("error", reject);
  });
}

/** A thousand open pages of conversations, from people with as many each as one may have. */
export function benchStreams(_settings: Settings): Promise<Table> {
  return onStage(async (stage) => {
    const pages: { number: string; cookie: string }[] = [];
    for (let at = 0; at < STREAMS / MOST_STREAMS; at += 1) {
      const person = await testPerson(stage.deps);
      const { number } = await request(stage, person, 30 + at);
      for (let n = 0; n < MOST_STREAMS; n += 1) pages.push({ number, cookie: person.cookie });
    }
    const site = await serveProgram("Mandap", SITE, { env: { DATABASE_URL: stage.url } });
    try {
      // What any call needs once is there before: the same call without events, as often.
      for (let from = 0; from < pages.length; from += AT_ONCE)
        await Promise.all(
          pages.slice(from, from + AT_ONCE).map(async ({ number, cookie }) => {
            const answer = await fetch(`${site.url}/api/bookings/${number}/messages/stream`, { headers: { cookie } });
            if (!answer.ok) throw new Error(`The mark was answered with ${answer.status}.`);
            await answer.arrayBuffer();
          }),
        );
      await rest(REST_MS);
      const before = memoryOf(site.pid).now;
      const open: ClientRequest[] = [];
      let ended = 0;
      for (let from = 0; from < pages.length; from += AT_ONCE)
        open.push(...(await Promise.all(pages.slice(from, from + AT_ONCE).map((page) => opened(site.url, page)))));
      for (const one of open) one.once("close", () => (ended += 1));
      const figures: [string, number][] = [["all open", memoryOf(site.pid).now]];
      // Everybody is looked at once more meanwhile.
      await rest(25_000);
      figures.push(["25 s later", memoryOf(site.pid).now]);
      if (ended > 0) throw new Error(`${ended} of ${open.length} have ended.`);
      for (const one of open) one.destroy();
      await until("the end of all", () => Promise.resolve(ended === open.length), 10_000);
      await rest(REST_MS);
      figures.push(["closed again", memoryOf(site.pid).now]);
      return {
        title: `${STREAMS.toLocaleString("en-IN")} open pages of conversations: resident memory of the server on PostgreSQL; they may add ${LIMIT_MB} MB`,
        rows: [
          ["", "MB", "added", "of the limit"],
          ["before, after as many calls", before.toFixed(0), "–", "–"],
          ...figures.map(([name, mb]) => [
            name,
            mb.toFixed(0),
            (mb - before).toFixed(1),
            ((mb - before) / LIMIT_MB).toFixed(2),
          ]),
        ],
      };
    } finally {
      await site.stop();
    }
  });
}
