// npm run sharding: records what the API tests, a mix of pages and the load of the benches ask of the database, classes
// each statement by the key table, and writes docs/sharding.md anew; `npm run sharding -- pages`, `-- tests`, `-- load`
// record one of them anew. What else is named are files or folders of API tests, in place of all; SHARDING_LOAD says how
// many submissions, SHARDING_ROUNDS how often the pages.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { projectRoot } from "../../src/platform/root.server.ts";
import { bookingMoves } from "../chaos/booking-moves.ts";
import { makeCast } from "../chaos/chaos-people.ts";
import { drive } from "../chaos/drive.ts";
import { mixed, photo, sharesOf, submissionsOf } from "../chaos/submissions.ts";
import { startPostgres } from "../support/postgres-server.ts";
import { serveSite } from "../support/served-site.ts";
import { startCollector, type Recorded } from "./collector.ts";
import { classed, isBusy, staysOnOne, tables } from "./report.ts";

const MARK = "<!-- From here on written by npm run sharding. -->";
const ROUNDS = Number(process.env.SHARDING_ROUNDS ?? 40);
/** Submissions, and a fifth as many bookings. */
const LOAD = Number(process.env.SHARDING_LOAD ?? 200);
const ALL = ["pages", "tests", "load"] as const;
/** Of the API tests; without any, all. */
const FILES = process.argv.slice(2).filter((one) => !ALL.some((part) => part === one));
/** What somebody who is signed in looks at. */
const THEIRS = [
  "/my-requests",
  "/my/money",
  "/my/listings",
  "/api/enquiries/received",
  "/api/enquiries/sent",
  "/api/payments",
  "/api/notifications",
];

/** The API tests with TEST_TRACES set. @returns what their requests and jobs asked */
async function ofTests(): Promise<Recorded> {
  const collector = await startCollector();
  const child = spawn(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", "--project", "api-embedded*", "--silent", "--reporter=dot", ...FILES],
    { cwd: projectRoot, stdio: "inherit", env: { ...process.env, TEST_TRACES: collector.url } },
  );
  await new Promise((resolve) => child.once("exit", resolve));
  collector.stop();
  return collector.recorded;
}

/** A collector of statements, and a server with an empty database `sharding`. */
async function startRecorded() {
  const collector = await startCollector();
  const server = await startPostgres();
  const admin = new pg.Client({ connectionString: server.url("postgres") });
  await admin.connect();
  await admin.query("CREATE DATABASE sharding");
  await admin.end();
  return { collector, server };
}

/** What people look at before they book, on the demo's site, as nobody has it kept: lists, searches, profiles. */
async function ofPages(): Promise<Recorded> {
  const { collector, server } = await startRecorded();
  const site = await serveSite({
    DATABASE_URL: server.url("sharding"),
    DEMO: "on",
    ANSWER_CACHE: "off",
    TRACES_URL: collector.url,
    SECRET: "sharding-sharding-sharding-sharding",
  });
  const list = (await (await fetch(`${site.url}/Volunteers`)).text()).match(/\/volunteer\/[\w.-]+/gi) ?? [];
  const profiles = [...new Set(list)].slice(0, 8);
  const paths = [
    "/",
    "/Volunteers",
    "/Volunteers?state=Goa",
    "/ArtistBooking",
    "/search?q=dhol+in+jaipur",
    "/api/volunteers/fetch?limit=24&state=Goa",
    ...profiles,
  ];
  for (let round = 0; round < ROUNDS; round++)
    for (const path of paths) await (await fetch(site.url + path)).arrayBuffer();
  await site.stop();
  await server.stop();
  collector.stop();
  return collector.recorded;
}

/** What the benches and the failover send: requests, registrations with photos, reviews, moves of bookings and their money; and then everybody looks at what is theirs. */
async function ofLoad(): Promise<Recorded> {
  const { collector, server } = await startRecorded();
  const dataDir = mkdtempSync(join(tmpdir(), "mandap-sharding-"));
  const settings = {
    DATABASE_URL: server.url("sharding"),
    DATA_DIR: dataDir,
    SECRET: "sharding-sharding-sharding-sharding",
    LOG_LEVEL: "silent",
    ...Object.fromEntries(
      ["ENQUIRIES_PER_ADDRESS", "ENQUIRIES_PER_LISTING", "REVIEWS_PER_PERSON", "UPLOADS_PER_PERSON"].map((name) => [
        `LIMIT_${name}`,
        "1000000",
      ]),
    ),
  };
  const { registration: registrations, review: reviews } = sharesOf(LOAD);
  const cast = await makeCast(settings, { registrations, reviews });
  const moves = await bookingMoves(settings, LOAD / 5, 1);
  const all = mixed([...submissionsOf(LOAD, cast, await photo(), 1), ...moves]);
  const site = await serveSite({ ...settings, DEMO: "off", ANSWER_CACHE: "off", TRACES_URL: collector.url });
  await drive(site, all, { atOnce: 4, crashAt: [], crash: async () => {}, deadlineMs: 300_000 });
  const cookies = new Set(all.map(({ cookie }) => cookie).filter((one) => one !== undefined));
  for (const cookie of cookies)
    for (const path of THEIRS) await (await fetch(site.url + path, { headers: { cookie } })).arrayBuffer();
  await site.stop();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
  collector.stop();
  return collector.recorded;
}

const PARTS = { pages: ofPages, tests: ofTests, load: ofLoad };
type Part = keyof typeof PARTS;
const kept = (part: Part) => join(projectRoot, `build/sharding-${part}.json`);
const asked = ALL.filter((part) => process.argv.length < 3 || process.argv.includes(part));
for (const part of asked) {
  const recorded = await PARTS[part]();
  writeFileSync(kept(part), JSON.stringify([...recorded].map(([call, counts]) => [call, [...counts]])));
}
const read = (part: Part): Recorded =>
  new Map(
    (JSON.parse(readFileSync(kept(part), "utf8")) as [string, [string, number][]][]).map(([call, counts]) => [
      call,
      new Map(counts),
    ]),
  );
const NAMES: Readonly<Record<Part, string>> = {
  pages: "pages and lists",
  tests: "the API tests",
  load: "the load of the benches",
};
const there = ALL.filter((part) => existsSync(kept(part)));
const mixes: Record<string, Awaited<ReturnType<typeof classed>>> = {};
for (const part of there) mixes[NAMES[part]] = await classed(read(part));
if (there.length === ALL.length) {
  const file = join(projectRoot, "docs/sharding.md");
  const [before] = readFileSync(file, "utf8").split(MARK);
  writeFileSync(file, `${before}${MARK}\n\n${tables(mixes)}\n`);
} else console.log(`${tables(mixes)}\ndocs/sharding.md is written once all of ${ALL.join(", ")} are recorded.`);
const busy = Object.values(mixes)
  .flat()
  .filter(({ call }) => isBusy(call));
const [on, all] = [busy.filter(staysOnOne), busy].map((lines) => lines.reduce((n, { count }) => n + count, 0));
console.log(`${((100 * (on ?? 0)) / (all || 1)).toFixed(1)} % of ${all} statements of busy calls stay on one node.`);
