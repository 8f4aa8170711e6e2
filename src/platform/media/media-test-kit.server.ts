import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { startS3, type TestS3 } from "../../../test/support/s3-server.ts";
import { localMediaStore } from "./local-media-store.server.ts";
import { photoKey } from "./media-store.server.ts";
import type { MediaStore } from "./media-store.server.ts";
import { s3MediaStore } from "./s3-media-store.server.ts";

/** A folder of its own for one test, and how many files are left in it. */
export async function testFolder() {
  const dir = await mkdtemp(join(tmpdir(), "mandap-media-"));
  return {
    dir,
    /** Paths of all files below it. */
    async files() {
      const entries = await readdir(dir, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    },
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}

export const STORE_KINDS = ["disk", "s3"] as const;

export interface TestStore {
  store: MediaStore;
  /** A folder for uploads of the test. */
  dir: string;
  /** Keys of what is in the store. */
  kept(): Promise<string[]>;
  /** Files on this machine that are not kept pictures: uploads, pictures in the making. */
  left(): Promise<string[]>;
  s3: TestS3 | null;
  close(): Promise<void>;
}

/** The keys of every file of a store, sorted. */
export async function keysOf(store: MediaStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { place, file } of store.list()) keys.push(photoKey(place, file));
  return keys.sort();
}

/** A store of each kind, empty; the S3 one over HTTP to a server of its own. */
export async function openTestStore(kind: (typeof STORE_KINDS)[number]): Promise<TestStore> {
  const folder = await testFolder();
  const s3 = kind === "s3" ? await startS3() : null;
  const store = s3 ? s3MediaStore(s3.settings, folder.dir) : localMediaStore(folder.dir);
  return {
    store,
    dir: folder.dir,
    s3,
    kept: () => keysOf(store),
    async left() {
      const kept = new Set((await keysOf(store)).map((key) => join(folder.dir, "media", key)));
      return (await folder.files()).filter((path) => !kept.has(path));
    },
    async close() {
      await s3?.close();
      await folder.remove();
    },
  };
}

/**
 * A phone's photo: 4000 by 3000 as stored, to be turned a quarter (orientation 6),
 * taken in Indore. Its stored left half is red, so upright its upper half is.
 */
export async function phonePhoto(width = 4000, height = 3000): Promise<Buffer> {
  const red = await sharp({ create: { width: width / 2, height, channels: 3, background: "#d00000" } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: "#0000d0" } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: "Telephone", Orientation: "6" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "22/1 43/1 10/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "75/1 51/1 27/1",
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** Noise, which no encoder shrinks, so that cutting the file loses picture. */
export function noisePhoto(width = 800, height = 600) {
  return sharp({
    create: { width, height, channels: 3, background: "#888", noise: { type: "gaussian", mean: 128, sigma: 60 } },
  });
}

/** A PNG that says it is so large, and holds next to nothing. */
export async function boastfulPng(width: number, height: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
