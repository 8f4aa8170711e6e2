/**
 * Words in our fonts. A family is one file a script (Latin, more Latin, Devanagari), so a line is set in runs: each in the
 * first file that has its letters, whole graphemes together, for a conjunct is shaped only within its run.
 */
import { join } from "node:path";
import type PDFDocument from "pdfkit";
import { graphemes } from "../../domain/graphemes.ts";
import { projectRoot } from "../root.server.ts";

type Doc = InstanceType<typeof PDFDocument>;
export type Face = "regular" | "bold" | "display";
export type Run = { font: string; text: string };
/** One that fits its width: `width` in points. */
export type Line = { text: string; runs: Run[]; width: number };
export type Style = { face: Face; size: number; colour: string };

const FILES: Readonly<Record<Face, readonly string[]>> = {
  regular: ["mukta-latin-400", "mukta-latin-ext-400", "mukta-devanagari-400"],
  bold: ["mukta-latin-600", "mukta-latin-ext-600", "mukta-devanagari-600"],
  display: ["rozha-one-latin-400", "mukta-latin-600", "mukta-latin-ext-600", "mukta-devanagari-600"],
};
const FONTS = [...new Set(Object.values(FILES).flat())];

type Font = { hasGlyphForCodePoint(point: number): boolean };
/** What joins letters and shows nothing itself. */
const JOINERS = new Set(["\u200C", "\u200D", "\uFE0E", "\uFE0F"]);
const DEVANAGARI = /\p{Script=Devanagari}/u;
/** What turns the way of writing round, and other marks that show nothing: a paper has none. */
const UNSEEN = /(?![\u200C\u200D])[\p{Cf}\p{Co}\p{Cn}\p{Cs}]|(?!\n)\p{Cc}/gu;

/** As it is set: composed letters, one kind of line break, nothing unseen. */
export const settable = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/\r\n?|[\u2028\u2029]/gu, "\n")
    .replaceAll("\t", " ")
    .replace(UNSEEN, "");

/** So many signs, or graphemes of one word, stand on no line of a sheet. */
const MOST_ON_A_LINE = 300;

export class Typesetter {
  readonly #doc: Doc;
  readonly #fonts = new Map<string, Font>();
  readonly #widths = new Map<string, number>();
  /** Whether a letter was in none of the fonts. */
  missing = false;

  constructor(doc: Doc) {
    this.#doc = doc;
    for (const name of FONTS) doc.registerFont(name, join(projectRoot, "src/platform/pdf/fonts", `${name}.ttf`));
  }

  #font(name: string): Font {
    let font = this.#fonts.get(name);
    if (!font) {
      this.#doc.font(name);
      font = (this.#doc as unknown as { _font: { font: Font } })._font.font;
      this.#fonts.set(name, font);
    }
    return font;
  }

  #has = (name: string, cluster: string): boolean =>
    [...cluster].every((sign) => JOINERS.has(sign) || this.#font(name).hasGlyphForCodePoint(sign.codePointAt(0)!));

  /** The runs of a text, none of them empty. */
  runs(text: string, face: Face): Run[] {
    const files = FILES[face];
    const found: Run[] = [];
    for (const cluster of graphemes(text)) {
      const last = found.at(-1);
      const devanagari = files.at(-1)!;
      // A space belongs to the words around it.
      const font =
        last && cluster === " "
          ? last.font
          : DEVANAGARI.test(cluster) && this.#has(devanagari, cluster)
            ? devanagari
            : files.find((name) => this.#has(name, cluster));
      if (!font) this.missing = true;
      const used = font ?? files[0]!;
      if (last?.font === used) last.text += cluster;
      else found.push({ font: used, text: cluster });
    }
    return found;
  }

  /** Of one line, in points as `size` is. */
  width(text: string, { face, size }: Omit<Style, "colour">): number {
    const key = `${face} ${size} ${text}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      width = this.runs(text, face).reduce(
        (sum, run) => sum + this.#doc.font(run.font).fontSize(size).widthOfString(run.text),
        0,
      );
      this.#widths.set(key, width);
    }
    return width;
  }

  /** A text in lines no wider than `most`: broken at spaces, and within a word where it is wider alone. */
  lines(text: string, style: Omit<Style, "colour">, most: number): Line[] {
    return settable(text)
      .split("\n")
      .flatMap((paragraph) => this.#filled(paragraph, style, most))
      .map((line) => ({ text: line, runs: this.runs(line, style.face), width: this.width(line, style) }));
  }

  #filled(paragraph: string, style: Omit<Style, "colour">, most: number): string[] {
    const lines: string[] = [];
    let line = "";
    for (const word of paragraph.split(/ +/u).filter(Boolean)) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (longer.length <= MOST_ON_A_LINE && this.width(longer, style) <= most) {
        line = longer;
        continue;
      }
      if (line !== "") lines.push(line);
      // A word without an end is looked at piece by piece: shaping all of it anew for each line would take seconds.
      const all = graphemes(word);
      let at = 0;
      for (;;) {
        const piece = all.slice(at, at + MOST_ON_A_LINE);
        line = piece.join("");
        const rest = at + piece.length < all.length;
        if (!rest && this.width(line, style) <= most) break;
        const fits = this.#fitting(piece, style, most);
        lines.push(piece.slice(0, fits).join(""));
        at += fits;
      }
    }
    return [...lines, line];
  }

  /** How many graphemes of a word's beginning fit, one at least. */
  #fitting(piece: readonly string[], style: Omit<Style, "colour">, most: number): number {
    let [fits, not] = [1, piece.length + 1];
    while (not - fits > 1) {
      const middle = Math.floor((fits + not) / 2);
      if (this.width(piece.slice(0, middle).join(""), style) <= most) fits = middle;
      else not = middle;
    }
    return fits;
  }

  /** Writes a line on its baseline. What is shaped is read out in the order in which it was written. */
  write(line: Line, x: number, baseline: number, { size, colour }: Style): void {
    const shaped = DEVANAGARI.test(line.text);
    if (shaped) this.#doc.markContent("Span", { actual: line.text, lang: "hi" });
    let at = x;
    for (const { font, text } of line.runs) {
      this.#doc.font(font).fontSize(size).fillColor(colour);
      this.#doc.text(text, at, baseline, { lineBreak: false, baseline: "alphabetic" });
      at += this.#doc.widthOfString(text);
    }
    if (!shaped) return;
    // Readers place what was said by the state in which it ends: it must be that of the letters, which stand upright.
    this.#doc.save().transform(1, 0, 0, -1, 0, this.#doc.page.height);
    this.#doc.endMarkedContent();
    this.#doc.restore();
  }
}
