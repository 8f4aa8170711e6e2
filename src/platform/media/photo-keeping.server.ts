import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { inspectImage } from "./image-check.server.ts";
import type { ImageFormat } from "./image-check.server.ts";
import { isFullDisk, noRoomLeft } from "./media-errors.server.ts";
import { makeAvif, makeVariants } from "./image-pipeline.server.ts";
import type { Variants } from "./image-pipeline.server.ts";
import { inspectPdf } from "./pdf-check.server.ts";
import type { MediaPlace, MediaStore } from "./media-store.server.ts";

export interface StoredPhoto extends Variants {
  /** What the sender's file was. */
  format: ImageFormat;
}

/**
 * From an upload on disk to a photo in the store, as WebP in all widths. The
 * upload is used up: it is gone afterwards, whether this worked or not.
 *
 * @param id the photo's UUID, chosen by the caller, lower case.
 * @throws 415 or 413 as inspectImage and makeVariants do, 507 when the disk is full, 503 when the store does not answer; nothing is left behind then.
 */
export async function keepPhoto(
  store: MediaStore,
  place: MediaPlace,
  id: string,
  uploadPath: string,
  widths?: readonly number[],
): Promise<StoredPhoto> {
  try {
    const { format } = await inspectImage(uploadPath);
    return await inStaging(store, async (dir) => {
      const variants = await makeVariants(uploadPath, dir, id, { widths });
      await publishAll(store, place, dir).catch(async (error: unknown) => {
        // What is out of reach just now is left to the sweep.
        await store.remove(place, id).catch(() => undefined);
        throw error;
      });
      return { ...variants, format };
    });
  } catch (error) {
    throw isFullDisk(error) ? noRoomLeft(error) : error;
  } finally {
    await rm(uploadPath, { force: true });
  }
}

/**
 * Adds the AVIF files of a kept photo; for a background job, safe to repeat.
 * @returns the bytes written, or null when the photo is no longer there.
 */
export async function keepAvif(
  store: MediaStore,
  place: MediaPlace,
  id: string,
  widths: readonly number[],
): Promise<number | null> {
  if (!(await store.exists(place, `${id}.webp`))) return null;
  const bytes = await inStaging(store, async (dir) => {
    const source = join(dir, "source.webp");
    await store.fetch(place, `${id}.webp`, source);
    const written = await makeAvif(source, dir, id, widths);
    await rm(source);
    // A failure leaves the photo as it was: the job comes back.
    await publishAll(store, place, dir);
    return written;
  });
  // Removed while we were encoding: leave nothing behind. Whoever removed it has made sure that no backup needs it.
  if (await store.exists(place, `${id}.webp`)) return bytes;
  await store.remove(place, id);
  return null;
}

/**
 * From an upload on disk to a PDF in the store, as it came: it is never opened here. The upload is used up, whether
 * this worked or not.
 * @throws 415 for what is no PDF by its content, 507 when the disk is full, 503 when the store does not answer
 */
export async function keepPdf(store: MediaStore, place: MediaPlace, id: string, uploadPath: string): Promise<void> {
  try {
    await inspectPdf(uploadPath);
    await inStaging(store, async (dir) => {
      await rename(uploadPath, join(dir, `${id}.pdf`));
      await publishAll(store, place, dir).catch(async (error: unknown) => {
        await store.remove(place, id).catch(() => undefined);
        throw error;
      });
    });
  } catch (error) {
    throw isFullDisk(error) ? noRoomLeft(error) : error;
  } finally {
    await rm(uploadPath, { force: true });
  }
}

async function publishAll(store: MediaStore, place: MediaPlace, dir: string): Promise<void> {
  const names = await readdir(dir);
  await store.publish(
    place,
    names.map((name) => join(dir, name)),
  );
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
