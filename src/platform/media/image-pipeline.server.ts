import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { notAnImage } from "../../domain/errors.ts";
import { decodeInTurn } from "./decode-queue.server.ts";
import { DAMAGED } from "./image-check.server.ts";
import type { ImageTask, Variants } from "./image-encode.server.ts";
import { inImageProcess } from "./image-process.server.ts";
import { noRoomLeft } from "./media-errors.server.ts";

export type { Variants } from "./image-encode.server.ts";

/** The widths every photo is kept in, in pixels; never larger than the photo itself. */
export const STANDARD_WIDTHS: readonly number[] = [320, 640, 1280, 1920];

const VARIANTS_LIMIT_MS = 30_000;
const AVIF_LIMIT_MS = 120_000;

/**
 * Writes a photo upright and without any metadata as `{id}-{width}.webp` for
 * each width and `{id}.webp` (the largest). Files appear whole or not at all.
 * Photos wait for one another: one is decoded at a time, in a process of its own.
 *
 * @throws 415 when the file is damaged, cut short or takes too long to decode; 507 when the disk is full.
 */
export async function makeVariants(
  path: string,
  outDir: string,
  id: string,
  { widths = STANDARD_WIDTHS }: { widths?: readonly number[] } = {},
): Promise<Variants> {
  await mkdir(outDir, { recursive: true });
  try {
    const done = await work({ kind: "variants", source: path, outDir, id, widths }, VARIANTS_LIMIT_MS, "now");
    if (typeof done === "number") throw new TypeError("The image process mixed up its tasks.");
    return done;
  } catch (error) {
    await removeVariants(outDir, id);
    throw error;
  }
}

/**
 * Writes `{id}-{width}.avif` and `{id}.avif` (the largest) into `outDir`, from
 * the photo's `{id}.webp`. Slow by nature: call it from a background job. It
 * yields to uploads between two widths and may be repeated.
 * @returns the bytes written.
 */
export async function makeAvif(source: string, outDir: string, id: string, widths: readonly number[]): Promise<number> {
  const widest = Math.max(...widths);
  let bytes = 0;
  for (const width of widths) {
    const task: ImageTask = { kind: "avif", source, outDir, id, width, largest: width === widest };
    const done = await work(task, AVIF_LIMIT_MS, "background");
    if (typeof done === "number") bytes += done;
  }
  return bytes;
}

/** Removes every file of one photo, half-written ones too. @returns how many there were. */
export async function removeVariants(outDir: string, id: string): Promise<number> {
  const names = await readdir(outDir).catch(() => []);
  const own = names.filter((name) => name.startsWith(`${id}-`) || name.startsWith(`${id}.`));
  await Promise.all(own.map((name) => rm(join(outDir, name), { force: true })));
  return own.length;
}

async function work(task: ImageTask, limitMs: number, urgency: "now" | "background"): Promise<Variants | number> {
  const answer = await decodeInTurn(() => inImageProcess(task, limitMs), urgency);
  if ("done" in answer) return answer.done;
  // The encoder says a full disk only in words.
  if (answer.code === "ENOSPC" || answer.code === "EDQUOT" || /no space left|quota exceeded/i.test(answer.failed))
    throw noRoomLeft(answer.failed);
  if (answer.code) throw new Error(`${answer.failed} (${task.kind})`); // the file system's fault, not the photo's
  throw notAnImage(DAMAGED);
}
