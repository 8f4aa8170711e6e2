import { readFileSync, readdirSync } from "node:fs";
import pg from "pg";
import sharp from "sharp";
import { createDeps } from "../src/app/site.server.ts";
import { createUser } from "../src/features/accounts/account-service.server.ts";
import { openSession } from "../src/features/accounts/session-service.server.ts";
import { readConfig } from "../src/platform/config/config.server.ts";
import { openDatabase } from "../src/platform/database/database.server.ts";
import { startPostgres } from "../test/support/postgres-server.ts";
import { serveSite } from "../test/support/served-site.ts";
import { memoryOf } from "./serving.ts";
import type { Settings, Table } from "./table.ts";
import { volunteerForm } from "./volunteer-form.ts";

const MB = 1_048_576;
const FILES = 10;
const LIMIT_MB = 300;

/** Processes that this one has started (the photo decoder). */
function childrenOf(pid: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => {
      try {
        return new RegExp(`PPid:\\s+${pid}\\b`).test(readFileSync(`/proc/${one}/status`, "utf8"));
      } catch {
        return false;
      }
    });
}

/** A JPEG of nearly 50 MB that decodes: 12 megapixels of picture, the rest in segments that decoders pass over. */
async function heavyPhoto(): Promise<Buffer> {
  const jpeg = await sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: "#b35a1f",
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();
  const segment = Buffer.concat([Buffer.from([0xff, 0xfe, 0xff, 0xff]), Buffer.alloc(65_533, 0x20)]);
  const count = Math.floor((50 * MB - 1 - jpeg.length) / segment.length);
  return Buffer.concat([jpeg.subarray(0, 2), ...Array.from({ length: count }, () => segment), jpeg.subarray(2)]);
}

/** The server's memory on PostgreSQL while ten photos of nearly 50 MB arrive at once (issue: at most 300 MB). */
export async function benchUploads(_settings: Settings): Promise<Table> {
  const server = await startPostgres();
  const admin = new pg.Pool({ connectionString: server.url("postgres"), max: 1 });
  await admin.query("CREATE DATABASE uploads");
  await admin.end();
  const site = await serveSite({ DATABASE_URL: server.url("uploads") });
  const config = readConfig({ DATABASE_URL: server.url("uploads"), DATA_DIR: site.dataDir, LOG_LEVEL: "silent" });
  const database = await openDatabase(config);
  const deps = createDeps(config, database);
  const photo = await heavyPhoto();
  const cookies = await Promise.all(
    Array.from({ length: FILES }, async (_, n) => {
      const { id } = await createUser(database.db, {
        username: `bench.${n}`,
        email: null,
        mobile: `+9198260001${String(n).padStart(2, "0")}`,
        firstName: "Bench",
        lastName: ".",
        dob: "1990-01-01",
        gender: "Other",
        password: "not-a-real-one",
      });
      return `mandap_session=${(await openSession(deps, database.db, id, {})).token}`;
    }),
  );
  const before = memoryOf(site.process.pid!);
  let children = 0;
  const watch = setInterval(() => {
    children = Math.max(children, ...childrenOf(site.process.pid!).map((pid) => memoryOf(pid).peak));
  }, 100);
  const startedAt = performance.now();
  const answers = await Promise.all(
    cookies.map(async (cookie, n) => {
      const form = volunteerForm(n);
      form.append("profileImage", new Blob([new Uint8Array(photo)]), "photo.jpg");
      const response = await fetch(`${site.url}/api/volunteers/add`, {
        method: "POST",
        headers: { cookie },
        body: form,
      });
      return response.status === 201 ? 201 : `${response.status} ${await response.text()}`;
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  clearInterval(watch);
  const after = memoryOf(site.process.pid!);
  await database.close();
  await site.stop();
  await server.stop();
  const wrong = answers.filter((answer) => answer !== 201);
  if (wrong.length > 0) throw new Error(`Uploads failed: ${wrong[0]}`);
  return {
    title: `${FILES} photos of ${(photo.length / MB).toFixed(1)} MB (12 megapixels) at once over HTTP, PostgreSQL; all answered 201 after ${seconds.toFixed(1)} s`,
    rows: [
      ["", "MB", "of the limit"],
      ["server before", before.now.toFixed(0), (before.now / LIMIT_MB).toFixed(2)],
      ["server, highest", after.peak.toFixed(0), (after.peak / LIMIT_MB).toFixed(2)],
      ["decoder process, highest", children.toFixed(0), "–"],
      ["limit for the server", String(LIMIT_MB), "1.00"],
    ],
  };
}
