// npm run sharding: records what the API tests and a mix of pages ask of the database, classes each statement by the key
// table, and writes docs/sharding.md anew; `npm run sharding -- pages`, `-- tests` record one of the two anew.
import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { projectRoot } from "../../src/platform/root.server.ts";
import { startPostgres } from "../support/postgres-server.ts";
import { serveSite } from "../support/served-site.ts";
import { startCollector, type Recorded } from "./collector.ts";
import { classed, isBusy, staysOnOne, tables } from "./report.ts";

const MARK = "<!-- From here on written by npm run sharding. -->";
const ROUNDS = 40;

/** The API tests with TEST_TRACES set. @returns what their requests and jobs asked */
async function ofTests(): Promise<Recorded> {
  const collector = await startCollector();
  const child = spawn(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", "--project", "api-embedded*", "--silent", "--reporter=dot"],
    { cwd: projectRoot, stdio: "inherit", env: { ...process.env, TEST_TRACES: collector.url } },
  );
  await new Promise((resolve) => child.once("exit", resolve));
  collector.stop();
  return collector.recorded;
}

/** What people look at before they book, on the demo's site, as nobody has it kept: lists, searches, profiles. */
async function ofPages(): Promise<Recorded> {
  const collector = await startCollector();
  const server = await startPostgres();
  const admin = new pg.Client({ connectionString: server.url("postgres") });
  await admin.connect();
  await admin.query("CREATE DATABASE sharding");
  await admin.end();
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

const PARTS = { pages: ofPages, tests: ofTests };
type Part = keyof typeof PARTS;
const kept = (part: Part) => join(projectRoot, `build/sharding-${part}.json`);
const asked = (["pages", "tests"] as const).filter((part) => process.argv.length < 3 || process.argv.includes(part));
for (const part of asked) {
  const recorded = await PARTS[part]();
  writeFileSync(kept(part), JSON.stringify([...recorded].map(([call, counts]) => [call, [...counts]])));
}
const read = (part: Part): Recorded =>
  existsSync(kept(part))
    ? new Map(
        (JSON.parse(readFileSync(kept(part), "utf8")) as [string, [string, number][]][]).map(([call, counts]) => [
          call,
          new Map(counts),
        ]),
      )
    : new Map();
const mixes = { "pages and lists": await classed(read("pages")), "the API tests": await classed(read("tests")) };
const file = join(projectRoot, "docs/sharding.md");
const [before] = readFileSync(file, "utf8").split(MARK);
writeFileSync(file, `${before}${MARK}\n\n${tables(mixes)}\n`);
const busy = Object.values(mixes)
  .flat()
  .filter(({ call }) => isBusy(call));
const [on, all] = [busy.filter(staysOnOne), busy].map((lines) => lines.reduce((n, { count }) => n + count, 0));
console.log(`${((100 * (on ?? 0)) / (all || 1)).toFixed(1)} % of ${all} statements of busy calls stay on one node.`);
