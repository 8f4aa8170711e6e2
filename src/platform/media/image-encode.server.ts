import { copyFile, link, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Sharp } from "sharp";
import { IMAGE_MAX_PIXELS } from "../../domain/limits.ts";
import sharp from "./limited-sharp.server.ts";

/** What the image process is asked to do. */
export type ImageTask =
  | { kind: "variants"; source: string; outDir: string; id: string; widths: readonly number[] }
  | { kind: "avif"; source: string; outDir: string; id: string; width: number; largest: boolean };

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

const DECODE_SECONDS = 20;
/** Enough for 1920 pixels of any phone's portrait; tall strips are kept narrower, for WebP ends at 16,383 pixels. */
const MAX_KEPT_PIXELS = 8_400_000;

/** Decodes once, turns upright, drops all metadata, writes every WebP width and `{id}.webp`, the largest. */
export async function encodeVariants({
  source,
  outDir,
  id,
  widths,
}: Extract<ImageTask, { kind: "variants" }>): Promise<Variants> {
  const photo = sharp(source, { failOn: "truncated", limitInputPixels: IMAGE_MAX_PIXELS }).timeout({
    seconds: DECODE_SECONDS,
  });
  const { width, height } = (await photo.metadata()).autoOrient;
  const kept = fittingWidths({ width, height }, widths);
  const largest = kept.at(-1) ?? width;
  const { data, info } = await photo
    .autoOrient()
    .resize({ width: largest })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

  let bytes = 0;
  for (const each of kept) {
    // The largest also feeds the AVIF files later, so it is kept a little finer.
    const encoded = pixels()
      .resize({ width: each })
      .webp({ quality: each === largest ? 84 : 78 });
    bytes += await writeWhole(encoded, join(outDir, `${id}-${each}.webp`));
  }
  await alias(join(outDir, `${id}-${largest}.webp`), join(outDir, `${id}.webp`));
  return { width, height, widths: kept, bytes, placeholder: await averageColour(pixels()) };
}

/** Writes one AVIF width, and `{id}.avif` where it is the largest. @returns its bytes. */
export async function encodeAvif({
  source,
  outDir,
  id,
  width,
  largest,
}: Extract<ImageTask, { kind: "avif" }>): Promise<number> {
  const target = join(outDir, `${id}-${width}.avif`);
  const bytes = await writeWhole(
    sharp(source).resize({ width, withoutEnlargement: true }).avif({ quality: 52, effort: 3 }),
    target,
  );
  if (largest) await alias(target, join(outDir, `${id}.avif`));
  return bytes;
}

/** The widths that fit an upright photo, and its own where it is smaller than the largest of them; in pixels. */
export function fittingWidths(
  { width, height }: { width: number; height: number },
  widths: readonly number[],
): number[] {
  const bound = Math.max(
    1,
    Math.floor(Math.min(Math.sqrt((MAX_KEPT_PIXELS * width) / height), (16_000 * width) / height)),
  );
  const largest = Math.min(width, bound, Math.max(...widths));
  return [...widths.filter((each) => each < largest), largest].sort((a, b) => a - b);
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
  const { data } = await picture
    .flatten({ background: "#FFF9EF" })
    .resize(1, 1, { fit: "fill" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = red, blue = red] = data;
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
