import { open } from "node:fs/promises";
import sharp from "./limited-sharp.server.ts";
import { notAnImage, tooLarge } from "../../domain/errors.ts";
import { IMAGE_MAX_PIXELS } from "../../domain/limits.ts";
import { text } from "../../domain/words/say.ts";

export const CHOOSE_ANOTHER = text("Please choose a JPEG, PNG or WebP photo.");
export const DAMAGED = text("This photo is damaged or incomplete. Please choose another one.");
export const TOO_MANY_PIXELS = text("This photo has too many pixels. Please choose one of at most 60 megapixels.");

export type ImageFormat = "jpeg" | "png" | "webp" | "gif" | "avif";

export interface ImageFacts {
  format: ImageFormat;
  /** As stored, before turning upright. */
  width: number;
  height: number;
  /** EXIF orientation 1 to 8; 1 when the file says nothing. */
  orientation: number;
}

/**
 * Tells what a file is by its content, reading only its head.
 *
 * @throws 415 when it is not a photo we take (scripts, SVG, HEIC, damaged
 * headers, whatever their name), 413 when it has more than 60 megapixels.
 */
export async function inspectImage(path: string): Promise<ImageFacts> {
  const format = sniff(await head(path, 64));
  if (!format) throw notAnImage(CHOOSE_ANOTHER);

  // No pixel is decoded here, so the limit is ours to word.
  const metadata = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!metadata?.width || !metadata.height) throw notAnImage(DAMAGED);
  // sharp calls AVIF by the name of its container.
  if ((metadata.format === "heif" ? "avif" : metadata.format) !== format) throw notAnImage(CHOOSE_ANOTHER);
  if (format === "avif" && metadata.compression !== "av1") throw notAnImage(CHOOSE_ANOTHER);
  const { width, height, orientation = 1 } = metadata;
  if (width * height > IMAGE_MAX_PIXELS) throw tooLarge(TOO_MANY_PIXELS);
  return { format, width, height, orientation };
}

/** The format whose signature the bytes carry, or null. HEIC has none of ours: it gets the common refusal. */
export function sniff(bytes: Buffer): ImageFormat | null {
  const text = bytes.toString("latin1");
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (text.startsWith("RIFF") && text.startsWith("WEBP", 8)) return "webp";
  if (text.startsWith("GIF87a") || text.startsWith("GIF89a")) return "gif";
  // AVIF and HEIC share a container; the brands in its first box tell them apart.
  if (text.startsWith("ftyp", 4) && bytes.length >= 16) {
    const box = text.slice(8, Math.min(bytes.readUInt32BE(0), bytes.length));
    return /avi[fs]/.test(box) ? "avif" : null;
  }
  return null;
}

async function head(path: string, length: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
