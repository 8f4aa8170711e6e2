import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { v7 as uuid } from "uuid";
import { localMediaStore } from "./local-media-store.server.ts";
import { keysOf, openTestStore } from "./media-test-kit.server.ts";
import type { TestStore } from "./media-test-kit.server.ts";
import { copyMedia, removeCopied } from "./move-media.server.ts";

let s3: TestStore;
beforeEach(async () => void (s3 = await openTestStore("s3")));
afterEach(() => s3.close());
const place = { category: "volunteers", kind: "gallery" };

async function fill(photos: number) {
  const disk = localMediaStore(s3.dir);
  await mkdir(disk.tempDir, { recursive: true });
  for (let n = 0; n < photos; n++) {
    const path = join(disk.tempDir, `${uuid()}.webp`);
    await writeFile(path, "x".repeat(n + 1));
    await disk.publish(n % 2 ? place : { category: "private", kind: "enquiries" }, [path]);
  }
  return disk;
}

test("moves everything there and back, private photos too; broken off, it goes on where it was", async () => {
  const disk = await fill(30);
  const all = await keysOf(disk);
  let puts = 0;
  s3.s3!.failure = ({ method }) => (method === "PUT" && ++puts > 12 ? "error" : null);
  await expect(copyMedia(disk, s3.store, { workers: 3 })).rejects.toMatchObject({ status: 503 });
  const begun = (await keysOf(s3.store)).length;
  expect(begun).toBeGreaterThan(0);
  expect(begun).toBeLessThan(30);
  expect(await removeCopied(disk, s3.store)).toBe(begun);
  expect(await keysOf(disk)).toHaveLength(30 - begun);

  s3.s3!.failure = () => null;
  expect(await copyMedia(disk, s3.store)).toMatchObject({ copied: 30 - begun, there: 0 });
  expect(await copyMedia(disk, s3.store)).toMatchObject({ copied: 0, there: 30 - begun, bytes: 0 });
  expect(await keysOf(s3.store)).toEqual(all);
  await removeCopied(disk, s3.store);
  expect(await keysOf(disk)).toEqual([]);

  expect(await copyMedia(s3.store, disk)).toMatchObject({ copied: 30 });
  expect(await keysOf(disk)).toEqual(all);
});

test("a file of another size is copied again and not removed", async () => {
  const disk = await fill(1);
  await copyMedia(disk, s3.store);
  const [key = ""] = await keysOf(disk);
  await writeFile(join(s3.dir, "media", key), "longer than before");
  expect(await removeCopied(disk, s3.store)).toBe(0);
  expect(await copyMedia(disk, s3.store)).toMatchObject({ copied: 1 });
  expect(await removeCopied(disk, s3.store)).toBe(1);
});
