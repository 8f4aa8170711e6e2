// Draws the icons of the installed site from the mark (public/favicon.svg): node scripts/draw-icons.mjs. Its pictures are kept in public/.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { root } from "./setup.mjs";

const MAROON = "#6E1030";
const PAPER = "#FFF9EF";
const MARK = (ink) =>
  `<path fill="${ink}" d="M24 2C25 10 34 17 46 20H2C14 17 23 10 24 2ZM5 30h5v16H5zM38 30h5v16h-5zM14 46V40C14 33 20 32 24 27C28 32 34 33 34 40V46Z"/><path fill="#F6A81A" d="M2 20h11v3.4a5.5 5.5 0 0 1-11 0ZM24 20h11v3.4a5.5 5.5 0 0 1-11 0Z"/><path fill="#D63A1C" d="M13 20h11v3.4a5.5 5.5 0 0 1-11 0ZM35 20h11v3.4a5.5 5.5 0 0 1-11 0Z"/><circle cx="24" cy="40.5" r="3.2" fill="#F6A81A"/>`;

/** @param share how much of the width the mark takes; what a launcher cuts off a maskable icon lies outside 0.8 of it, as a circle */
function icon({ ground, ink, share, round }) {
  const inset = (48 - 48 * share) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="${round}" fill="${ground}"/><g transform="translate(${inset} ${inset}) scale(${share})">${MARK(ink)}</g></svg>`;
}

const any = icon({ ground: PAPER, ink: MAROON, share: 0.78, round: 9 });
const maskable = icon({ ground: MAROON, ink: PAPER, share: 0.56, round: 0 });
for (const [name, svg, size] of [
  ["icon-192", any, 192],
  ["icon-512", any, 512],
  ["icon-maskable-192", maskable, 192],
  ["icon-maskable-512", maskable, 512],
]) {
  await sharp(Buffer.from(svg), { density: 72 * (size / 48) })
    .resize(size)
    .png({ palette: true })
    .toFile(join(root, `public/${name}.png`));
}

/** What asks for `/favicon.ico` without reading a page: the mark in the sizes of tabs and tasks, each a PNG of its own. */
const SIZES = [16, 32, 48];
const tab = icon({ ground: PAPER, ink: MAROON, share: 0.9, round: 9 });
const pictures = await Promise.all(
  SIZES.map((size) =>
    sharp(Buffer.from(tab), { density: 72 * (size / 48) })
      .resize(size)
      .png()
      .toBuffer(),
  ),
);
const head = Buffer.from([0, 0, 1, 0, SIZES.length, 0]);
let at = head.length + 16 * SIZES.length;
const entries = pictures.map((picture, n) => {
  const entry = Buffer.alloc(16);
  entry.set([SIZES[n], SIZES[n], 0, 0, 1, 0, 32, 0]);
  entry.writeUInt32LE(picture.length, 8);
  entry.writeUInt32LE(at, 12);
  at += picture.length;
  return entry;
});
writeFileSync(join(root, "public/favicon.ico"), Buffer.concat([head, ...entries, ...pictures]));
