// npm run test:chaos -- --full [--rounds 10] [--count 2000] [--crashes 5] [--bookings 100] [--engine embedded|postgres]: the long rounds, with their figures.
import { parseArgs } from "node:util";
import pg from "pg";
import { startPostgres } from "../support/postgres-server.ts";
import { killRound } from "./kill-round.ts";

const { values } = parseArgs({
  options: {
    full: { type: "boolean" },
    rounds: { type: "string", default: "10" },
    count: { type: "string", default: "2000" },
    crashes: { type: "string", default: "5" },
    bookings: { type: "string", default: "100" },
    engine: { type: "string" },
  },
});
const [rounds, count, crashes] = [Number(values.rounds), Number(values.count), Number(values.crashes)];
const bookings = Number(values.bookings);
let findings = 0;

async function play(engine: string, databaseOf: (round: number) => Promise<string | null>): Promise<void> {
  console.log(
    `\n${engine}: ${rounds} rounds of ${count} submissions and ${bookings} of each move of bookings, ${crashes} times kill -9 in each\n`,
  );
  console.log(
    "| round | acknowledged | lost, doubled or broken | sent again | mails (still queued) | repeats (mail, SMS) | orphan files | seconds |\n|---|---|---|---|---|---|---|---|",
  );
  for (let round = 1; round <= rounds; round++) {
    const one = await killRound({ databaseUrl: await databaseOf(round), count, crashes, bookings, round });
    findings += one.findings.length;
    console.log(
      `| ${round} | ${one.submissions} | ${one.findings.length} | ${one.resent} | ${one.mails} (${one.waiting}) | ${one.mailRepeats}, ${one.smsRepeats} | ${one.orphans} | ${one.seconds.toFixed(0)} |`,
    );
    for (const finding of one.findings.slice(0, 20)) console.log(`  ✖ ${finding}`);
  }
}

if (values.engine !== "postgres") await play("Embedded engine", async () => null);
if (values.engine !== "embedded") {
  const server = await startPostgres();
  const admin = new pg.Client({ connectionString: server.url("postgres") });
  await admin.connect();
  await play("PostgreSQL", async (round) => {
    await admin.query(`CREATE DATABASE round${round}`);
    return server.url(`round${round}`);
  });
  await admin.end();
  await server.stop();
}
console.log(findings === 0 ? "\n✔ Nothing acknowledged was lost, doubled or broken." : `\n✖ ${findings} findings.`);
process.exit(findings === 0 ? 0 : 1);
