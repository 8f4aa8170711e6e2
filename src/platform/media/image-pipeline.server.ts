import { copyFile, link, mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Sharp } from "sharp";
import { notAnImage } from "../../domain/errors.ts";
import { IMAGE_MAX_PIXELS } from "../../domain/limits.ts";
import { decodeQueue } from "./decode-queue.server.ts";
import { DAMAGED } from "./image-check.server.ts";

/** The widths every photo is kept in, in pixels; never larger than the photo itself. */
export const STANDARD_WIDTHS: readonly number[] = [320, 640, 1280, 1920];
const DECODE_SECONDS = 20;

// One thread and no cache: memory stays flat under ten uploads at once.
sharp.concurrency(1);
sharp.cache(false);

export interface Variants {
  /** Upright size of the photo that was sent, in pixels. */
  width: number;
  height: number;
  /** The widths written, rising. A photo narrower than a standard width ends with its own. */
  widths: number[];
  /** Bytes on disk of all WebP variants. */
  bytes: number;
  /** The photo's average colour as #rrggbb, to show while it loads. */
  placeholder: string;
}

/**
 * Decodes a photo once, turns it upright, drops every kind of metadata and
 * writes `{id}-{width}.webp` for each width and `{id}.webp` (the largest).
 * Files appear whole or not at all.
 *
 * @throws 415 when the file is damaged, cut short or takes too long to decode.
 */
export async function makeVariants(
  path: string,
  outDir: string,
  id: string,
  { widths = STANDARD_WIDTHS }: { widths?: readonly number[] } = {},
): Promise<Variants> {
  await mkdir(outDir, { recursive: true });
  try {
    return await decodeQueue.run(() => encodeAll(path, outDir, id, widths));
  } catch (error) {
    await removeVariants(outDir, id);
    throw isFileSystemError(error) ? error : notAnImage(DAMAGED);
  }
}

async function encodeAll(path: string, outDir: string, id: string, widths: readonly number[]): Promise<Variants> {
  const source = sharp(path, { failOn: "truncated", limitInputPixels: IMAGE_MAX_PIXELS }).timeout({ seconds: DECODE_SECONDS });
  const { autoOrient } = await source.metadata();
  const kept = fittingWidths(autoOrient.width, widths);
  const largest = kept.at(-1) ?? autoOrient.width;
  const { data, info } = await source
    .autoOrient()
    .resize({ width: largest, withoutEnlargement: true })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

  let bytes = 0;
  for (const width of kept) {
    // The largest also feeds the AVIF files later, so it is kept a little finer.
    const encoded = pixels().resize({ width }).webp({ quality: width === largest ? 84 : 78 });
    bytes += await writeWhole(encoded, join(outDir, `${id}-${width}.webp`));
  }
  await alias(join(outDir, `${id}-${largest}.webp`), join(outDir, `${id}.webp`));
  const { width, height } = autoOrient;
  return { width, height, widths: kept, bytes, placeholder: await averageColour(pixels()) };
}

/**
 * Writes `{id}-{width}.avif` and `{id}.avif` (the largest) into `outDir`, from
 * the photo's `{id}.webp`. Slow by nature: call it from a background job. May
 * be repeated. @returns the bytes written.
 */
export async function makeAvif(source: string, outDir: string, id: string, widths: readonly number[]): Promise<number> {
  let bytes = 0;
  for (const width of widths) {
    const target = join(outDir, `${id}-${width}.avif`);
    const encode = () => writeWhole(sharp(source).resize({ width, withoutEnlargement: true }).avif({ quality: 52, effort: 3 }), target);
    bytes += await decodeQueue.run(encode, "background");
  }
  await alias(join(outDir, `${id}-${Math.max(...widths)}.avif`), join(outDir, `${id}.avif`));
  return bytes;
}

/** Removes every file of one photo, half-written ones too. @returns how many there were. */
export async function removeVariants(outDir: string, id: string): Promise<number> {
  const names = await readdir(outDir).catch(() => []);
  const own = names.filter((name) => name.startsWith(`${id}-`) || name.startsWith(`${id}.`));
  await Promise.all(own.map((name) => rm(join(outDir, name), { force: true })));
  return own.length;
}

/** The standard widths that fit, and the photo's own where it is smaller than the largest of them. */
export function fittingWidths(natural: number, widths: readonly number[]): number[] {
  const largest = Math.min(natural, Math.max(...widths));
  return [...widths.filter((width) => width < largest), largest].sort((a, b) => a - b);
}

async function writeWhole(picture: Sharp, target: string): Promise<number> {
  const part = `${target}.part`;
  const { size } = await picture.toFile(part);
  await rename(part, target);
  return size;
}

async function alias(from: string, to: string): Promise<void> {
  await rm(to, { force: true });
  await link(from, to).catch(() => copyFile(from, to)); // not every file system links
}

async function averageColour(picture: Sharp): Promise<string> {
  const { data } = await picture.flatten({ background: "#FFF9EF" }).resize(1, 1, { fit: "fill" }).raw().toBuffer({ resolveWithObject: true });
  const [red = 0, green = red, blue = red] = data;
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function isFileSystemError(error: unknown): boolean {
  return error instanceof Error && "errno" in error;
}
