import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { noisePhoto } from "../../src/platform/media/media-test-kit.server.ts";
import { formOf, person, validForm } from "../../src/features/volunteers/volunteer-test-kit.server.ts";
import { startTestSite } from "../support/test-app.ts";

const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    : [];

test("a hundred photos at once are all kept, and others are served meanwhile", { timeout: 280_000 }, async () => {
  const site = await startTestSite();
  closing.push(() => site.close());
  const photo = new Blob([new Uint8Array(await noisePhoto(1200, 900).jpeg().toBuffer())]);
  const people = await Promise.all(Array.from({ length: 100 }, (_, at) => person(site, `upload_${at}`)));
  const state = { open: true };
  const asked: number[] = [];
  const uploads = Promise.all(
    people.map(async ({ cookie }) =>
      site.call("POST", "/api/volunteers/add", { cookie, form: await formOf({}, { profile: photo }) }),
    ),
  ).finally(() => (state.open = false));
  while (state.open) {
    const start = performance.now();
    expect((await site.call("GET", "/api/volunteers/fetch?limit=1")).status).toBe(200);
    asked.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect((await uploads).map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 201));
  asked.sort((a, b) => a - b);
  console.log(
    `a search beside 100 uploads: median ${asked[Math.floor(asked.length / 2)]!.toFixed(0)} ms, slowest ${asked.at(-1)!.toFixed(0)} ms of ${asked.length}`,
  );
  expect(asked[Math.floor(asked.length / 2)]).toBeLessThan(2000);
  expect(filesIn(site.deps.media.tempDir).filter(({ name }) => name.endsWith(".part"))).toEqual([]);
});

/** A disk of so many megabytes, or null where none may be mounted (src/platform/media/hostile-photos.server.test.ts has a full disk everywhere). */
function smallDisk(megabytes: number): string | null {
  const folder = mkdtempSync(join(tmpdir(), "mandap-disk-"));
  if (spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder]).status !== 0) return null;
  closing.push(() => {
    spawnSync("umount", [folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

test(
  "a disk that fills up at any moment of an upload gives 507, and leaves no half file",
  { timeout: 280_000 },
  async () => {
    const disk = smallDisk(8);
    if (!disk)
      return console.log("no disk may be mounted here: the full disk is tried by hostile-photos.server.test.ts alone");
    const dataDir = join(disk, "data");
    mkdirSync(dataDir);
    const site = await startTestSite({ DATA_DIR: dataDir });
    closing.push(() => site.close());
    const photo = new Blob([new Uint8Array(await noisePhoto(1200, 900).jpeg().toBuffer())]);
    const seen = new Set<number>();
    const filler = join(disk, "filler");
    for (const leave of [
      0,
      20,
      100,
      300,
      photo.size / 1024 - 8,
      photo.size / 1024 + 20,
      photo.size / 1024 + 200,
      4000,
    ]) {
      rmSync(filler, { force: true });
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - Math.round(leave) * 1024)));
      const { cookie } = await person(site, `full_${Math.round(leave)}`);
      const answer = await site.app.inject({
        method: "POST",
        url: "/api/volunteers/add",
        headers: { cookie, "content-type": "multipart/form-data; boundary=x" },
        payload: await multipart(photo),
      });
      seen.add(answer.statusCode);
      if (answer.statusCode === 201) continue;
      expect([answer.statusCode, answer.json()], `${leave} KB left`).toEqual([
        507,
        {
          error: "There is no room left to store photos right now. Please try again later.",
          message: "There is no room left to store photos right now. Please try again later.",
        },
      ]);
      const { rows } = await site.deps.database.pool.query<{ id: string }>("SELECT id FROM media");
      const known = new Set(rows.map(({ id }) => id));
      expect(
        filesIn(join(dataDir, "media")).filter(({ name }) => !known.has(name.slice(0, 36))),
        `${leave} KB left`,
      ).toEqual([]);
      expect(
        filesIn(site.deps.media.tempDir).filter(({ name }) => name.endsWith(".part")),
        `${leave} KB left`,
      ).toEqual([]);
    }
    expect([...seen].sort()).toEqual([201, 507]);
  },
);

async function multipart(photo: Blob): Promise<Buffer> {
  const fields = Object.entries(validForm).map(
    ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return Buffer.concat([
    Buffer.from(
      `${fields.join("")}--x\r\nContent-Disposition: form-data; name="profileImage"; filename="a.jpg"\r\n\r\n`,
    ),
    Buffer.from(await photo.arrayBuffer()),
    Buffer.from("\r\n--x--\r\n"),
  ]);
}
