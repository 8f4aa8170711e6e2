/**
 * The words of a shared link's picture as an SVG of outlines: shaped from our own fonts, so that Hindi names stand right
 * whatever fonts the machine has.
 */
import PDFDocument from "pdfkit";
import { PALETTE } from "../../../domain/palette.ts";
import { Typesetter, type Face, type Line } from "../../../platform/pdf/typeset.ts";
import { SHARE_PHOTO, SHARE_SIZE, type ShareFacts } from "./share-facts.ts";

type Glyph = { path: { toSVG(): string }; advanceWidth: number };
type Shaped = {
  glyphs: Glyph[];
  positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
};
type Font = { unitsPerEm: number; layout(text: string): Shaped };

const LEFT = 64;
const MOST_TITLE_LINES = 3;
const TITLE_SIZES = [68, 56, 46] as const;

/** A line of text as outlines, on its baseline. */
function outlines(doc: InstanceType<typeof PDFDocument>, line: Line, x: number, baseline: number, size: number) {
  const parts: string[] = [];
  let at = x;
  for (const { font: name, text } of line.runs) {
    doc.font(name);
    const font = (doc as unknown as { _font: { font: Font } })._font.font;
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(text);
    glyphs.forEach((glyph, i) => {
      const { xAdvance, xOffset, yOffset } = positions[i]!;
      const path = glyph.path.toSVG();
      if (path)
        parts.push(
          `<path transform="translate(${(at + xOffset * scale).toFixed(2)} ${(baseline - yOffset * scale).toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${path}"/>`,
        );
      at += xAdvance * scale;
    });
  }
  return parts.join("");
}

/** The sheet without the listing's own picture. @returns SVG of our own making */
export function shareSvg({ title, what, stars, price, brand, pictured }: ShareFacts): string {
  const doc = new PDFDocument({ autoFirstPage: true });
  const set = new Typesetter(doc);
  const { width, height } = SHARE_SIZE;
  const room = (pictured ? SHARE_PHOTO.left : width) - 2 * LEFT;
  const parts: string[] = [];
  let y = 96;
  const write = (text: string, face: Face, size: number, colour: string, most: number) => {
    const lines = set.lines(text, { face, size }, room);
    for (const line of lines.slice(0, most)) {
      y += size * 1.2;
      parts.push(`<g fill="${colour}">${outlines(doc, line, LEFT, y, size)}</g>`);
    }
  };
  const size =
    TITLE_SIZES.find((one) => set.lines(title, { face: "display", size: one }, room).length <= 2) ??
    TITLE_SIZES.at(-1)!;
  write(title, "display", size, PALETTE.maroon, MOST_TITLE_LINES);
  y += 14;
  write(what, "regular", 32, PALETTE.ink, 2);
  if (stars) {
    y += 10;
    write(stars, "bold", 34, PALETTE.ink, 1);
  }
  if (price) {
    y += 4;
    write(price, "bold", 34, PALETTE.leaf, 1);
  }
  y = height - 92;
  write(brand, "display", 36, PALETTE.sindoor, 1);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${PALETTE.paper}"/>
<rect width="${width}" height="14" fill="${PALETTE.marigold}"/><rect y="14" width="${width}" height="6" fill="${PALETTE.sindoor}"/>${parts.join("")}</svg>`;
}
