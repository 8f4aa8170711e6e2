import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCast, withDeps } from "../chaos/chaos-people.ts";
import { drive } from "../chaos/drive.ts";
import { photo, sharesOf, submissionsOf } from "../chaos/submissions.ts";
import { reconcile } from "../chaos/reconcile.ts";
import { startPostgres, type PostgresServer } from "../support/postgres-server.ts";
import { freePort, until } from "../support/served-site.ts";
import { startContainer, type Container } from "./container.ts";

// deploy/mandap@.service as it stands, started by systemd: registrations with photos, requests and reviews under all that
// it forbids, while the process is killed and restarted.

const COUNT = 60;
const MANY = "1000000";
let postgres: PostgresServer;
let machine: Container;
let unit: string;
let site: { url: string; env: Record<string, string> };

beforeAll(async () => {
  postgres = await startPostgres();
  const admin = new pg.Client({ connectionString: postgres.url("postgres") });
  await admin.connect();
  await admin.query("CREATE DATABASE minded");
  await admin.end();
  const port = await freePort();
  unit = `mandap@${port}.service`;
  const settings = {
    DATABASE_URL: postgres.url("minded"),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SECRET: "systemd-secret-systemd-secret-systemd",
    DEMO: "off",
    LIMIT_ENQUIRIES_PER_ADDRESS: MANY,
    LIMIT_ENQUIRIES_PER_LISTING: MANY,
    LIMIT_REVIEWS_PER_PERSON: MANY,
    LIMIT_UPLOADS_PER_PERSON: MANY,
  };
  site = { url: `http://127.0.0.1:${port}`, env: { ...settings, LOG_LEVEL: "silent" } };
  machine = await startContainer(settings);
});
afterAll(async () => {
  await machine?.stop();
  await postgres?.stop();
});

const ready = () =>
  until(
    "the site to be ready",
    () =>
      fetch(`${site.url}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      ),
    60_000,
  ).catch(async (error: unknown) => {
    throw new Error(`${String(error)}\n${await machine.logs()}`, { cause: error });
  });
const pid = async () => Number(await machine.property(unit, "MainPID"));

test("systemd starts it, holds it to its limits, starts it again when it is killed, and stops it in order", async () => {
  const { registration: registrations, review: reviews } = sharesOf(COUNT);
  const cast = await makeCast(site.env, { registrations, reviews });
  await machine.run("systemctl", "start", unit);
  await ready();

  const status = await machine.run("cat", `/proc/${await pid()}/status`);
  expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
  expect(status).toMatch(/^Seccomp:\s+2$/m);
  expect(status).toMatch(/^CapEff:\s+0+$/m);
  expect(status).not.toMatch(/^Uid:\s+0\s/m);
  expect(await machine.property(unit, "LimitNOFILE")).toBe("65536");
  expect(await machine.property(unit, "MemoryMax")).toBe(String(1200 * 1024 ** 2));

  const all = submissionsOf(COUNT, cast, await photo(), 1);
  const times: number[] = [];
  const again = async (...how: string[]) => {
    const before = await pid();
    const start = performance.now();
    await machine.run("systemctl", ...how, unit);
    await until("another process", async () => {
      const now = await pid();
      return now !== before && now !== 0;
    });
    await ready();
    times.push(performance.now() - start);
  };
  const ways = [() => again("kill", "--signal=SIGKILL"), () => again("restart")];
  const { resent } = await drive(site, all, {
    crashAt: [Math.floor(COUNT * 0.3), Math.floor(COUNT * 0.6)],
    crash: async () => ways.shift()!(),
    deadlineMs: 120_000,
  });
  await machine.run("systemctl", "stop", unit);
  // Killed by us and by nothing that it may not do (31/SYS), and at last ended as it was asked.
  const said = await machine.said(unit);
  expect(said.match(/code=killed, status=\S+/g), said).toEqual(["code=killed, status=9/KILL"]);
  expect(said.match(/Deactivated successfully|Failed with result '\w+'/g)?.at(-1)).toBe("Deactivated successfully");
  const env = { ...site.env, DATA_DIR: machine.folder("/var/lib/mandap") };
  expect(await withDeps(env, (deps) => reconcile(deps, all))).toEqual([]);
  console.log(
    `${all.length} acknowledged, ${resent} sent again; ready again after ${times.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(" (killed) and ")} (restarted)`,
  );
});
