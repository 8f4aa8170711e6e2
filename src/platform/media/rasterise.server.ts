import sharp from "./limited-sharp.server.ts";
import { decodeQueue } from "./decode-queue.server.ts";

/** Draws an SVG of our own making at a width in pixels. Never give it an SVG that somebody sent. */
export function rasterise(svg: string, width: number, format: "webp" | "avif" | "png" = "webp"): Promise<Buffer> {
  return decodeQueue.run(() => {
    const picture = sharp(Buffer.from(svg), { density: densityFor(svg, width) }).resize({ width });
    if (format === "png") return picture.png().toBuffer();
    return format === "avif" ? picture.avif({ quality: 55, effort: 2 }).toBuffer() : picture.webp({ quality: 82, effort: 2 }).toBuffer();
  });
}

/** So that the drawing is made at its final size instead of being blown up: 72 per inch is one unit a pixel. */
function densityFor(svg: string, width: number): number {
  const own = Number(/ width="(\d+)"/.exec(svg)?.[1] ?? width);
  return Math.min(2400, Math.max(36, (72 * width) / own));
}
