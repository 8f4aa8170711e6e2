import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { inspectImage } from "./image-check.server.ts";
import type { ImageFormat } from "./image-check.server.ts";
import { makeAvif, makeVariants } from "./image-pipeline.server.ts";
import type { Variants } from "./image-pipeline.server.ts";
import type { MediaPlace, MediaStore } from "./media-store.server.ts";

export interface KeptPhoto extends Variants {
  /** What the sender's file was. */
  format: ImageFormat;
}

/**
 * From an upload on disk to a photo in the store, as WebP in all widths. The
 * upload is used up: it is gone afterwards, whether this worked or not.
 *
 * @param id the photo's UUID, chosen by the caller, lower case.
 * @throws 415 or 413 as inspectImage and makeVariants do; nothing is left behind then.
 */
export async function keepPhoto(store: MediaStore, place: MediaPlace, id: string, uploadPath: string, widths?: readonly number[]): Promise<KeptPhoto> {
  try {
    const { format } = await inspectImage(uploadPath);
    return await inStaging(store, async (dir) => {
      const variants = await makeVariants(uploadPath, dir, id, { widths });
      await publishAll(store, place, id, dir);
      return { ...variants, format };
    });
  } finally {
    await rm(uploadPath, { force: true });
  }
}

/**
 * Adds the AVIF files of a kept photo; for a background job, safe to repeat.
 * @returns the bytes written, or null when the photo is no longer there.
 */
export async function keepAvif(store: MediaStore, place: MediaPlace, id: string, widths: readonly number[]): Promise<number | null> {
  if (!(await store.exists(place, `${id}.webp`))) return null;
  const bytes = await inStaging(store, async (dir) => {
    const source = join(dir, "source.webp");
    await store.fetch(place, `${id}.webp`, source);
    const written = await makeAvif(source, dir, id, widths);
    await rm(source);
    await publishAll(store, place, id, dir);
    return written;
  });
  // Removed while we were encoding: leave nothing behind.
  if (await store.exists(place, `${id}.webp`)) return bytes;
  await store.remove(place, id);
  return null;
}

async function publishAll(store: MediaStore, place: MediaPlace, id: string, dir: string): Promise<void> {
  const names = await readdir(dir);
  try {
    await store.publish(place, names.map((name) => join(dir, name)));
  } catch (error) {
    await store.remove(place, id).catch(() => undefined);
    throw error;
  }
}

async function inStaging<T>(store: MediaStore, work: (dir: string) => Promise<T>): Promise<T> {
  const dir = join(store.tempDir, randomUUID());
  await mkdir(dir, { recursive: true });
  try {
    return await work(dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
