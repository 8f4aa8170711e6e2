import { verify } from "@node-rs/argon2";
import type autocannon from "autocannon";
import { hashPassword } from "../src/features/accounts/password-hash.server.ts";
import { BENCH_PASSWORD, benchDatabase } from "./database.ts";
import { median, medianOf } from "./figures.ts";
import { press, searches, serveProgram, SITE } from "./serving.ts";
import type { Settings, Table } from "./table.ts";

const AT_ONCE = 8;
const OTHERS = 8;
const PEOPLE = 400;
/** Limits count tries, and here everybody tries from one address. */
const NO_LIMITS = Object.fromEntries(
  ["LIMIT_LOGINS_PER_ACCOUNT", "LIMIT_LOGINS_PER_ACCOUNT_DAY", "LIMIT_LOGINS_PER_ADDRESS"].map((name) => [
    name,
    "1000000000",
  ]),
);

/** Passwords checked each second by argon2 alone, as many at once as logins come. */
async function alone(seconds: number): Promise<number> {
  const hash = await hashPassword(BENCH_PASSWORD);
  const begun = performance.now();
  const end = begun + seconds * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (performance.now() < end) {
        await verify(hash, BENCH_PASSWORD);
        done++;
      }
    }),
  );
  return (done * 1000) / (performance.now() - begun);
}

/** Many short turns: the processors' own speed drifts by more than what is measured. */
const TURNS = 4;

/** Logins each second beside argon2 alone, and what other calls notice of eight logins at once. */
export async function benchLogin({ listings, seconds, rounds }: Settings): Promise<Table> {
  const database = await benchDatabase(listings);
  const { rows: people } = await database.pool.query<{ username: string }>(
    "SELECT username FROM users WHERE role = 'volunteer' ORDER BY id LIMIT $1",
    [PEOPLE],
  );
  const others = await searches(database.pool);
  const logins: autocannon.Request[] = people.map(({ username }) => ({
    method: "POST",
    path: "/api/twilio/login",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ loginId: username, password: BENCH_PASSWORD }),
  }));
  const site = await serveProgram("Mandap", SITE, {
    env: { ...NO_LIMITS, DATABASE_URL: database.url, ANSWER_CACHE: "off" },
  });
  const turnSeconds = seconds / 2;
  const rates: { argon2: number; site: number }[] = [];
  const p99: { quiet: number[]; rush: number[] } = { quiet: [], rush: [] };
  await press(site, { connections: AT_ONCE, seconds: 2, requests: logins });
  await press(site, { connections: OTHERS, seconds: 2, requests: others });
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < TURNS; turn++) {
      rates.push({
        argon2: await alone(turnSeconds),
        site: (await press(site, { connections: AT_ONCE, seconds: turnSeconds, requests: logins })).rps,
      });
    }
    p99.quiet.push((await press(site, { connections: OTHERS, seconds, requests: others })).p99);
    const [rush] = await Promise.all([
      press(site, { connections: OTHERS, seconds, requests: others }),
      press(site, { connections: AT_ONCE, seconds, requests: logins }),
    ]);
    p99.rush.push(rush.p99);
  }
  await site.stop();
  await database.stop();
  const [quiet, rush] = [median(p99.quiet), median(p99.rush)];
  return {
    title: `Logins, ${AT_ONCE} at once, and other calls (the search call, ${OTHERS} connections) meanwhile: PostgreSQL, ${listings.toLocaleString("en-IN")} volunteers, medians of ${rounds * TURNS} turns of ${turnSeconds} s (logins) and ${rounds} of ${seconds} s (others); limits 0.9 × and 2 ×`,
    rows: [
      ["", "figure", "ratio"],
      ["argon2 alone", `${medianOf(rates, (turn) => turn.argon2).toFixed(1)} checks/s`, "1.00 ×"],
      [
        "logins",
        `${medianOf(rates, (turn) => turn.site).toFixed(1)} logins/s`,
        `${medianOf(rates, (turn) => turn.site / turn.argon2).toFixed(2)} ×`,
      ],
      ["p99 of other calls, no logins", `${quiet} ms`, "1.00 ×"],
      [`p99 of other calls, ${AT_ONCE} logins at once`, `${rush} ms`, `${(rush / quiet).toFixed(2)} ×`],
    ],
  };
}
