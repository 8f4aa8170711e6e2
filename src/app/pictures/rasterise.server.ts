import PQueue from "p-queue";
import { afterUploads } from "../../platform/media/decode-queue.server.ts";
import sharp from "../../platform/media/limited-sharp.server.ts";

/** Pictures are drawn one after the other: hundreds are asked for where nobody has looked yet. */
const queue = new PQueue({ concurrency: 1 });

/**
 * Draws an SVG of our own making at a width in pixels, when no photo that somebody sent waits. Never give it an SVG
 * that somebody sent.
 */
export function rasterise(svg: string, width: number, format: "webp" | "avif" = "webp"): Promise<Buffer> {
  return queue.add(async () => {
    await afterUploads();
    // Flat inks need little: at 62 the edges are clean, and a file is a third smaller than at 82.
    const picture = sharp(Buffer.from(svg), { density: densityFor(svg, width) }).resize({ width });
    return format === "avif"
      ? picture.avif({ quality: 48, effort: 2 }).toBuffer()
      : picture.webp({ quality: 62, effort: 2 }).toBuffer();
  });
}

/** So that the drawing is made at its final size instead of being blown up: 72 per inch is one unit a pixel. */
function densityFor(svg: string, width: number): number {
  const own = Number(/ width="(\d+)"/.exec(svg)?.[1] ?? width);
  return Math.min(2400, Math.max(36, (72 * width) / own));
}
