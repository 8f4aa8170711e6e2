import sharp from "sharp";

/**
 * What a picture looks like from afar: 64 bits by two ways of seeing, edges (dHash) and low frequencies (pHash), and its
 * colours on a board of eight by eight.
 */
export type Look = { edges: bigint; waves: bigint; colours: Buffer };

const SIDE = 32;
/** The cosines of the transform, frequency by frequency; the constant one is left out. */
const COSINES = Array.from({ length: 8 }, (_, k) =>
  Array.from({ length: SIDE }, (__, i) => Math.cos((Math.PI * k * (2 * i + 1)) / (2 * SIDE))),
);
const bits = (list: readonly boolean[]) => list.reduce((all, bit) => (all << 1n) | (bit ? 1n : 0n), 0n);

async function grey(picture: Buffer, width: number, height: number): Promise<Buffer> {
  return sharp(picture)
    .flatten({ background: "#fff" })
    .greyscale()
    .resize(width, height, { fit: "fill" })
    .raw()
    .toBuffer();
}

/** The look of a picture; its hashes are blind to colour. */
export async function lookOf(picture: Buffer): Promise<Look> {
  const rows = await grey(picture, 9, 8);
  const edges = bits(
    Array.from(
      { length: 64 },
      (_, i) => (rows[Math.floor(i / 8) * 9 + (i % 8)] ?? 0) > (rows[Math.floor(i / 8) * 9 + (i % 8) + 1] ?? 0),
    ),
  );
  const pixels = await grey(picture, SIDE, SIDE);
  // Rows first, then columns: the transform is separable.
  const across = Array.from({ length: SIDE }, (_, y) =>
    COSINES.map((row) => row.reduce((sum, c, x) => sum + c * (pixels[y * SIDE + x] ?? 0), 0)),
  );
  const waves = COSINES.flatMap((column) =>
    COSINES.map((_, u) => column.reduce((sum, c, y) => sum + c * (across[y]?.[u] ?? 0), 0)),
  );
  const median = waves.slice(1).toSorted((a, b) => a - b)[31] ?? 0;
  const colours = await sharp(picture).flatten({ background: "#fff" }).resize(8, 8, { fit: "fill" }).raw().toBuffer();
  return { edges, colours, waves: bits(waves.map((value, i) => i > 0 && value > median)) };
}

/** In how many of 64 bits two pictures differ, by one way of seeing. */
export function differing(a: bigint, b: bigint): number {
  let [rest, count] = [a ^ b, 0];
  for (; rest > 0n; rest &= rest - 1n) count++;
  return count;
}

/** How far the colours of two pictures are from each other, field by field, in steps of 255. */
export const colourDistance = (a: Look, b: Look): number =>
  a.colours.reduce((sum, value, at) => sum + Math.abs(value - (b.colours[at] ?? 0)), 0) / a.colours.length;
