import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testPerson } from "../../src/features/notifications/people-test-kit.server.ts";
import { formOf } from "../../src/features/volunteers/volunteer-test-kit.server.ts";
import { bookingMoves } from "../chaos/booking-moves.ts";
import { makeCast, withDeps } from "../chaos/chaos-people.ts";
import { chaosSite, type ChaosSite } from "../chaos/chaos-site.ts";
import { drive } from "../chaos/drive.ts";
import {
  deliveryFindings,
  expectedMails,
  expectedTexts,
  mailCounts,
  queuedMessages,
  reconcile,
  repeatsIn,
  smsCounts,
} from "../chaos/reconcile.ts";
import { mixed, photo, sharesOf, submissionsOf, type Submission } from "../chaos/submissions.ts";
import { startFakeSmtp, type FakeSmtp } from "../support/fake-smtp.ts";
import { until } from "../support/served-site.ts";
import { startCluster, type Cluster, type Node } from "./cluster.ts";
import { mayMakeNetworks } from "./network.ts";
import { PLACE, watchFreshness } from "./freshness.ts";

// Three PostgreSQL under Patroni, etcd and HAProxy, each on a machine of its own as far as the network goes, and two
// processes of the site. Nobody restarts a process of the site. FAILOVER_COUNT says how many submissions there are.

const COUNT = Number(process.env.FAILOVER_COUNT ?? 700);
const BOOKINGS = Math.round(COUNT / 20);
/** Writes again after so long, whatever happened to the primary. */
const WRITES_AGAIN_MS = 30_000;
/** An old primary that is not back by itself after so long is made anew, as an operator would. */
const BY_ITSELF_MS = 75_000;
/** So many reads by replicas before each event and after it, or it does not say how old they are. */
const SOME = 20;
const MANY = "1000000";
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Event = { name: string; happen(primary: Node): () => void };
const KILL: Event = { name: "kill -9 of PostgreSQL", happen: (one) => (one.killPostgres(), () => {}) };
const KILL_ALL: Event = {
  name: "kill -9 of PostgreSQL and Patroni",
  happen: (one) => (one.killAll(), () => one.boot()),
};
const HANG: Event = { name: "SIGSTOP of PostgreSQL and Patroni", happen: (one) => one.hang() };
const CUT: Event = { name: "cut from the other two", happen: (one) => one.cut() };
/** FAILOVER_EVENTS=kill,cut for some of them. */
const BY_WORD: Readonly<Record<string, Event>> = { kill: KILL, die: KILL_ALL, hang: HANG, cut: CUT };
const EVENTS: readonly Event[] = (process.env.FAILOVER_EVENTS ?? "kill,die,hang,kill,cut,die,kill")
  .split(",")
  .map((word) => BY_WORD[word]!);

const may = mayMakeNetworks();
if (!may) console.log("SKIPPED: this machine lets nobody make network namespaces.");

let cluster: Cluster;
let smtp: FakeSmtp;
let sites: ChaosSite[] = [];
const dataDir = mkdtempSync(join(tmpdir(), "mandap-failover-data-"));

beforeAll(async () => {
  [cluster, smtp] = await Promise.all([startCluster(), startFakeSmtp()]);
  const admin = new pg.Pool({ connectionString: cluster.url("postgres"), max: 1 });
  admin.on("error", () => {});
  // The door lets everybody in until it has first asked who the primary is.
  await until("the door", () =>
    admin.query("SELECT 1 WHERE NOT pg_is_in_recovery()").then(
      ({ rows }) => rows.length > 0,
      () => false,
    ),
  );
  await admin.query("CREATE DATABASE mandap");
  await admin.end();
  const settings = {
    DATABASE_URL: cluster.url("mandap"),
    DATABASE_READ_URLS: cluster.urls("mandap").join(","),
    DATA_DIR: dataDir,
    METRICS_TOKEN: "failover-metrics-token",
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(smtp.port),
    SMTP_FROM: "no-reply@mandap.example",
    LIMIT_ENQUIRIES_PER_ADDRESS: MANY,
    LIMIT_ENQUIRIES_PER_LISTING: MANY,
    LIMIT_REVIEWS_PER_PERSON: MANY,
    LIMIT_UPLOADS_PER_PERSON: MANY,
    LIMIT_SMS_PER_NUMBER_DAY: MANY,
    LIMIT_SMS_PER_HOUR: MANY,
  };
  sites = [await chaosSite(settings), await chaosSite(settings)];
});
afterAll(async () => {
  for (const site of sites) {
    await site.kill();
    if (!process.env.KEEP_LOGS) site.remove();
    else console.log(site.logFile);
  }
  await smtp?.close();
  await cluster?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** One address for both processes, by turns: whoever hears nothing from one asks the other. */
function bothOf(): ChaosSite {
  let turn = 0;
  return {
    ...sites[0]!,
    get url() {
      return sites[turn++ % sites.length]!.url;
    },
  };
}

/** The longest time in which nothing was acknowledged, while there was something to acknowledge. */
function watchSilence(among: readonly Submission[]) {
  let [count, last, longest] = [-1, performance.now(), 0];
  const timer = setInterval(() => {
    const answered = among.filter(({ answer }) => answer).length;
    if (answered === among.length) return;
    const now = performance.now();
    if (answered !== count) [count, last] = [answered, now];
    longest = Math.max(longest, now - last);
  }, 50);
  return () => {
    clearInterval(timer);
    return longest;
  };
}

/** Short reads by replicas so far, of both processes. */
async function readsByReplicas(): Promise<number> {
  const headers = { authorization: "Bearer failover-metrics-token" };
  const texts = await Promise.all(
    sites.map(async ({ url }) => (await fetch(`${url}/metrics`, { headers })).text().catch(() => "")),
  );
  const counts = [...texts.join("\n").matchAll(/^database_reads\{by="([^"]+)".*\} (\d+)$/gm)];
  return counts.filter(([, by]) => by !== "primary").reduce((all, [, , n]) => all + Number(n), 0);
}

/** While a listing is changed and read, until replicas answer some of that. @returns how many reads */
async function replicasServe(): Promise<number> {
  await cluster.restartPoints();
  const before = await readsByReplicas();
  const since = async () => (await readsByReplicas()) - before;
  await until("replicas to be read", async () => (await since()) >= SOME, 30_000, 500).catch(() => {});
  return since();
}

test.runIf(may)(
  `${COUNT} submissions with photos and ${5 * BOOKINGS} moves of bookings and money, while the primary is killed five times, hangs and is cut off`,
  async () => {
    const [first] = sites;
    const env = first!.env;
    const { registration: registrations, review: reviews } = sharesOf(COUNT);
    const cast = await makeCast(env, { registrations, reviews });
    const moves = await bookingMoves(env, BOOKINGS, 1);
    const all = mixed([...submissionsOf(COUNT, cast, await photo(), 1), ...moves]);
    const watched = await withDeps(env, (deps) => testPerson(deps, { name: "Watched Volunteer", email: null }));
    for (const site of sites) await site.start();
    const joined = await fetch(`${first!.url}/api/volunteers/add`, {
      method: "POST",
      headers: { cookie: watched.cookie },
      body: await formOf({ ...PLACE, city: "Town 0" }),
    });
    expect(joined.status, await joined.text()).toBe(201);

    const rows: string[][] = [];
    const findings: string[] = [];
    let resent = 0;
    const part = Math.ceil(all.length / EVENTS.length);
    for (const [at, { name, happen }] of EVENTS.entries()) {
      const own = all.slice(at * part, (at + 1) * part);
      const freshness = watchFreshness(
        sites.map(({ url }) => url),
        { ...watched, list: "/api/volunteers/fetch?state=Goa&sort=newest" },
      );
      let mend = () => {};
      let happened = 0;
      const old = await cluster.healthy();
      const servedBefore = await replicasServe();
      const silence = watchSilence(own);
      const driven = await drive(bothOf(), own, {
        crashAt: [Math.floor(own.length * 0.3)],
        crash: async () => {
          happened = performance.now();
          mend = happen(old);
        },
        deadlineMs: 300_000,
      });
      const longest = silence();
      resent += driven.resent;
      // What comes back comes while it is not needed, and while all goes on.
      await pause(3_000);
      mend();
      const back = performance.now();
      let anew = "";
      await cluster.healthy(BY_ITSELF_MS).catch(async () => {
        anew = " (made anew)";
        await old.makeAnew();
        await cluster.healthy(180_000);
      });
      const rejoinedMs = performance.now() - back;
      const servedAfter = await replicasServe();
      if (servedBefore < SOME || servedAfter < SOME)
        findings.push(`${name}: replicas were read ${servedBefore} times before it and ${servedAfter} after it`);
      const { reads, unanswered, findings: stale, changes, silentMs } = await freshness.end();
      findings.push(...stale.slice(0, 3).map((one) => `${name}: ${one}`));
      const again = Math.max(longest, silentMs);
      if (again > WRITES_AGAIN_MS) findings.push(`${name}: no write for ${Math.round(again)} ms`);
      if (happened === 0) findings.push(`${name}: did not happen`);
      const now = await cluster.healthy();
      if (now.name === old.name) findings.push(`${name}: ${old.name} is the primary still`);
      rows.push([
        name,
        String(own.length),
        String(driven.resent),
        `${(again / 1000).toFixed(1)} s`,
        `${(rejoinedMs / 1000).toFixed(1)} s${anew}`,
        `${reads} (${unanswered})`,
        `${servedBefore} and ${servedAfter}`,
        String(changes),
        String(stale.length),
      ]);
      console.log([rows.at(-1)!.join(" | "), ...stale.slice(0, 3)].join("\n"));
    }
    const mails = expectedMails(all);
    const texts = expectedTexts(all);
    await until(
      "every mail and SMS",
      () => {
        const there = mailCounts(smtp.mails);
        const sent = smsCounts(dataDir);
        return mails.every((id) => there.has(id)) && texts.every((id) => sent.has(id));
      },
      120_000,
      2_000,
    ).catch(() => {});
    expect(sites.map((site) => site.running())).toEqual([true, true]);
    for (const site of sites) await site.stop();
    const counts = { mail: mailCounts(smtp.mails), sms: smsCounts(dataDir) };
    await withDeps(env, async (deps) => {
      const queued = await queuedMessages(deps);
      findings.push(
        ...(await reconcile(deps, all)),
        ...deliveryFindings("mail", mails, counts.mail, EVENTS.length, queued.mail),
        ...deliveryFindings("SMS", texts, counts.sms, EVENTS.length, queued.sms),
      );
    });
    console.log(
      [
        "| what happened to the primary | submissions | sent again | longest without a write | in order again after | reads of a list (unanswered) | by replicas, before and after | changes of it | older than promised |",
        ...rows.map((row) => `| ${row.join(" | ")} |`),
        `${all.length} acknowledged, ${resent} sent again, ${mails.length} mails (${repeatsIn(counts.mail)} twice), ${texts.length} SMS (${repeatsIn(counts.sms)} twice)`,
      ].join("\n"),
    );
    expect(findings.slice(0, 60)).toEqual([]);
  },
);
