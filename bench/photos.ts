import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import sharp from "sharp";
import { createUser } from "../src/features/accounts/account-service.server.ts";
import { openSession } from "../src/features/accounts/session-service.server.ts";
import { createDeps } from "../src/app/site.server.ts";
import { readConfig } from "../src/platform/config/config.server.ts";
import { openDatabase } from "../src/platform/database/database.server.ts";
import { STANDARD_WIDTHS } from "../src/platform/media/image-pipeline.server.ts";
import { startPostgres } from "../test/support/postgres-server.ts";
import { serveSite, until } from "../test/support/served-site.ts";
import { median } from "./figures.ts";
import { volunteerForm } from "./volunteer-form.ts";
import type { Settings, Table } from "./table.ts";

const PHOTOS = 11;

/** A photo as a phone takes it: 12 megapixels with the noise of a real one, about 6 MB. */
const phonePhoto = () =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: "#b35a1f",
      noise: { type: "gaussian", mean: 128, sigma: 12 },
    },
  })
    .blur(0.8)
    .jpeg({ quality: 90 })
    .toBuffer();

/** What has to be done in any case: decode, turn upright, scale to every width and encode each, by the library alone. */
async function sharpAlone(photo: Buffer, dir: string): Promise<number> {
  sharp.concurrency(1);
  const file = join(dir, "photo.jpg");
  writeFileSync(file, photo);
  const startedAt = performance.now();
  const widest = Math.max(...STANDARD_WIDTHS);
  const { data, info } = await sharp(file)
    .autoOrient()
    .resize({ width: widest })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  for (const width of STANDARD_WIDTHS)
    await sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
      .resize({ width })
      .webp({ quality: width === widest ? 84 : 78 })
      .toFile(join(dir, `${width}.webp`));
  return performance.now() - startedAt;
}

/**
 * A photo sent with a registration until it is answered, beside the library alone on the same file, in turns.
 *
 * On one machine about half of them stand still for 40 ms: a segment of the loopback (65,483 bytes) is as large as the
 * window it has to fit into, and a full window is opened again only by the timer of delayed acknowledgements. Segments
 * of a network are 45 times smaller, and do not. The fastest of them is what the site takes.
 */
export async function benchPhotos(_settings: Settings): Promise<Table> {
  const server = await startPostgres();
  const admin = new pg.Pool({ connectionString: server.url("postgres"), max: 1 });
  await admin.query("CREATE DATABASE photos");
  await admin.end();
  const site = await serveSite({ DATABASE_URL: server.url("photos") });
  const config = readConfig({ DATABASE_URL: server.url("photos"), DATA_DIR: site.dataDir, LOG_LEVEL: "silent" });
  const database = await openDatabase(config);
  const deps = createDeps(config, database);
  const dir = mkdtempSync(join(tmpdir(), "mandap-photos-"));
  const photo = await phonePhoto();
  const times = { alone: [] as number[], site: [] as number[] };
  // The first one starts the image process and warms both.
  for (let n = 0; n <= PHOTOS; n++) {
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
    const cookie = `mandap_session=${(await openSession(deps, database.db, id, {})).token}`;
    const alone = await sharpAlone(photo, dir);
    const form = volunteerForm(n);
    form.append("profileImage", new Blob([new Uint8Array(photo)]), "photo.jpg");
    const startedAt = performance.now();
    const answer = await fetch(`${site.url}/api/volunteers/add`, { method: "POST", headers: { cookie }, body: form });
    const took = performance.now() - startedAt;
    if (answer.status !== 201) throw new Error(`Upload: ${answer.status} ${await answer.text()}`);
    if (n > 0) {
      times.alone.push(alone);
      times.site.push(took);
    }
    // The AVIF files follow in the background, and would stand in the way of the next one.
    await until(
      "the background work",
      async () =>
        (
          await database.pool.query(
            "SELECT 1 FROM pgboss.job WHERE state IN ('created', 'active', 'retry') AND start_after <= now()",
          )
        ).rowCount === 0,
      120_000,
    );
  }
  await database.close();
  await site.stop();
  await server.stop();
  rmSync(dir, { recursive: true, force: true });
  const [alone, whole] = [median(times.alone), median(times.site)];
  const [fastestAlone, fastest] = [Math.min(...times.alone), Math.min(...times.site)];
  return {
    title: `A photo of 12 megapixels (${(photo.length / 1_048_576).toFixed(1)} MB) to ${STANDARD_WIDTHS.join(", ")} pixels as WebP, median of ${PHOTOS} in turns; limit 0.9 × the rate of sharp alone`,
    rows: [
      ["", "each", "rate of sharp alone"],
      ["sharp alone, one thread", `${alone.toFixed(0)} ms`, "1.00 ×"],
      [
        "sent over HTTP with a registration, until answered",
        `${whole.toFixed(0)} ms`,
        `${(alone / whole).toFixed(2)} ×`,
      ],
      [
        "the fastest of each",
        `${fastest.toFixed(0)} of ${fastestAlone.toFixed(0)} ms`,
        `${(fastestAlone / fastest).toFixed(2)} ×`,
      ],
    ],
  };
}
