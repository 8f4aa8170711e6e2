import { randomUUID } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { ListedFile, MediaStore } from "./media-store.server.ts";

export type MoveProgress = {
  /** Files copied now. */ copied: number;
  /** Files that were there already. */ there: number;
  bytes: number;
};

export type MoveOptions = {
  /** Files under way at once. */
  workers?: number;
  onProgress?: (soFar: MoveProgress) => void;
};

/**
 * Copies every photo of one store into another; the site may run meanwhile. What is there already, in the same
 * size, is passed over, so a move that was broken off goes on where it was. Nothing is removed from where it came.
 * @throws the first failure, once every file under way is done
 */
export async function copyMedia(
  from: MediaStore,
  to: MediaStore,
  { workers = 8, onProgress }: MoveOptions = {},
): Promise<MoveProgress> {
  const soFar: MoveProgress = { copied: 0, there: 0, bytes: 0 };
  const dir = join(from.tempDir, `move-${randomUUID()}`);
  await mkdir(dir, { recursive: true });
  const files = from.list()[Symbol.asyncIterator]();
  const work = async () => {
    for (let next = await files.next(); !next.done; next = await files.next()) {
      const copied = await copyFile(from, to, next.value, dir);
      soFar[copied ? "copied" : "there"] += 1;
      if (copied) soFar.bytes += next.value.bytes;
      onProgress?.(soFar);
    }
  };
  try {
    const done = await Promise.allSettled(Array.from({ length: workers }, work));
    const failed = done.find((one) => one.status === "rejected");
    if (failed) throw failed.reason;
    return soFar;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** @returns false when it is there already, or went while we were listing */
async function copyFile(
  from: MediaStore,
  to: MediaStore,
  { place, file, bytes }: ListedFile,
  dir: string,
): Promise<boolean> {
  if ((await to.facts(place, file))?.bytes === bytes) return false;
  if (!(await from.exists(place, file))) return false;
  const target = join(dir, file);
  await from.fetch(place, file, target);
  await to.publish(place, [target]);
  return true;
}

/** Removes from one store what the other has in the same size. @returns how many photos went */
export async function removeCopied(from: MediaStore, to: MediaStore): Promise<number> {
  const photos = new Map<string, { photo: ListedFile; whole: boolean }>();
  for await (const photo of from.list()) {
    const key = `${photo.place.category}/${photo.place.kind}/${photo.id}`;
    const there = (await to.facts(photo.place, photo.file))?.bytes === photo.bytes;
    photos.set(key, { photo, whole: there && (photos.get(key)?.whole ?? true) });
  }
  const whole = [...photos.values()].filter((one) => one.whole);
  for (const { photo } of whole) await from.remove(photo.place, photo.id);
  return whole.length;
}
