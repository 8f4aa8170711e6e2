/** A sheet as a PDF on A4: from top to bottom, over as many pages as it takes. */
import PDFDocument from "pdfkit";
import { encode } from "uqr";
import { BRAND } from "../../domain/brand.ts";
import { PALETTE } from "../../domain/palette.ts";
import type { Sheet, SheetBlock, SheetRow } from "./sheet.ts";
import { Typesetter, type Line, type Style } from "./typeset.ts";

/** All in points. */
const PAGE = { width: 595.28, height: 841.89, side: 48, top: 48, bottom: 60 } as const;
const WIDTH = PAGE.width - 2 * PAGE.side;
const LAST = PAGE.height - PAGE.bottom;
const AMOUNT = 118;
const GAP = 18;
const CODE = 88;

const style = (face: Style["face"], size: number, colour: string): Style => ({ face, size, colour });
const TITLE = style("display", 25, PALETTE.maroon);
const HEADING = style("bold", 12.5, PALETTE.maroon);
const TEXT = style("regular", 10.5, PALETTE.ink);
const SOFT = style("regular", 9.5, PALETTE.inkSoft);
const STRONG = style("bold", 10.5, PALETTE.ink);
const TOTAL = style("bold", 13, PALETTE.ink);
const SMALL = style("regular", 8.5, PALETTE.inkSoft);
/** From one baseline to the next, and from the top of a line to its baseline. */
const leading = ({ size }: Style): number => size * 1.45;
const rise = ({ size }: Style): number => size * 1.08;
const heightOf = (lines: readonly Line[], of: Style): number => lines.length * leading(of);

type Doc = InstanceType<typeof PDFDocument>;

class Drawing {
  readonly #doc: Doc;
  readonly #type: Typesetter;
  readonly #sheet: Sheet;
  #y: number = PAGE.top;

  constructor(doc: Doc, sheet: Sheet) {
    this.#doc = doc;
    this.#sheet = sheet;
    this.#type = new Typesetter(doc);
  }

  draw(): void {
    this.#head();
    for (const [at, block] of this.#sheet.blocks.entries()) this.#block(block, this.#sheet.blocks[at + 1]);
    if (this.#type.missing) {
      this.#y += 8;
      this.#flow(this.#sheet.elsewhere, SOFT);
    }
    this.#feet();
  }

  /** Goes to the next page where so much does not fit on this one. @returns whether it did */
  #room(height: number): boolean {
    if (this.#y + height <= LAST || this.#y === PAGE.top) return false;
    this.#doc.addPage();
    this.#y = PAGE.top;
    const [line] = this.#type.lines(`${this.#sheet.title} · ${this.#sheet.lead}`, SMALL, WIDTH);
    if (line) this.#type.write(line, PAGE.side, this.#y, SMALL);
    this.#y += 18;
    return true;
  }

  #rule(colour: string = PALETTE.line, width = 0.75): void {
    this.#doc
      .moveTo(PAGE.side, this.#y)
      .lineTo(PAGE.width - PAGE.side, this.#y)
      .lineWidth(width)
      .strokeColor(colour)
      .stroke();
  }

  /** Lines at a place of their own. @returns where the next one would begin */
  #put(lines: readonly Line[], x: number, y: number, of: Style): number {
    lines.forEach((line, at) => this.#type.write(line, x, y + rise(of) + at * leading(of), of));
    return y + heightOf(lines, of);
  }

  /** A text over the whole width, line by line. */
  #flow(text: string, of: Style): void {
    for (const line of this.#type.lines(text, of, WIDTH)) {
      this.#room(leading(of));
      this.#y = this.#put([line], PAGE.side, this.#y, of);
    }
  }

  #right(text: string, y: number, of: Style): void {
    const [line] = this.#type.lines(text, of, WIDTH);
    if (line) this.#put([line], PAGE.width - PAGE.side - line.width, y, of);
  }

  #head(): void {
    const { title, lead, mark, top } = this.#sheet;
    if (top) {
      this.#flow(top, STRONG);
      this.#y += 6;
    }
    if (mark) this.#right(mark, this.#y + 8, SOFT);
    const lines = this.#type.lines(title, TITLE, WIDTH - (mark ? 140 : 0));
    this.#y = this.#put(lines, PAGE.side, this.#y, TITLE);
    this.#flow(lead, SOFT);
    this.#y += 8;
    this.#rule(PALETTE.marigold, 2);
    this.#y += 12;
  }

  #block(block: SheetBlock, next: SheetBlock | undefined): void {
    switch (block.kind) {
      case "heading":
        // It stays with what it is of.
        this.#room(leading(HEADING) + 7 + (next?.kind === "code" ? CODE + 8 : 60));
        this.#y += 5;
        this.#flow(block.text, HEADING);
        this.#y += 2;
        return;
      case "text":
        this.#flow(block.text, block.soft ? SOFT : TEXT);
        this.#y += 5;
        return;
      case "facts":
        return this.#facts(block.facts);
      case "sides":
        return this.#sides(block.sides);
      case "table":
        return this.#table(block);
      case "code":
        return this.#code(block);
      case "signature":
        this.#room(86);
        this.#y += 56;
        for (const line of this.#type.lines(block.text, SOFT, WIDTH)) {
          this.#room(leading(SOFT));
          this.#y = this.#put([line], PAGE.width - PAGE.side - line.width, this.#y, SOFT);
        }
    }
  }

  #facts(facts: Extract<SheetBlock, { kind: "facts" }>["facts"]): void {
    const labels = 150;
    for (const { label, value } of facts) {
      const left = this.#type.lines(label, SOFT, labels - 12);
      const right = this.#type.lines(value, TEXT, WIDTH - labels);
      const height = Math.max(heightOf(left, SOFT), leading(TEXT));
      this.#room(height);
      this.#put(left, PAGE.side, this.#y + 1, SOFT);
      const begun = this.#y;
      this.#column(right, PAGE.side + labels, TEXT);
      // Where it has gone over a page, its label stands on the one before.
      if (this.#y >= begun) this.#y = Math.max(this.#y, begun + height);
      this.#y += 2;
    }
    this.#y += 8;
  }

  /** Lines below each other, on the next page where they do not fit. */
  #column(lines: readonly Line[], x: number, of: Style): void {
    for (const line of lines) {
      this.#room(leading(of));
      this.#y = this.#put([line], x, this.#y, of);
    }
  }

  #sides(sides: Extract<SheetBlock, { kind: "sides" }>["sides"]): void {
    const width = (WIDTH - GAP * (sides.length - 1)) / sides.length;
    const set = sides.map(({ title, lines: [first = "", ...rest] }) => ({
      title,
      first: this.#type.lines(first, STRONG, width),
      rest: rest.flatMap((line) => this.#type.lines(line, TEXT, width)).filter(({ text }) => text !== ""),
    }));
    const height = Math.max(
      ...set.map(({ first, rest }) => leading(SOFT) + heightOf(first, STRONG) + heightOf(rest, TEXT)),
    );
    const beside = height <= LAST - PAGE.top - 40;
    if (beside) this.#room(height);
    const start = this.#y;
    set.forEach(({ title, first, rest }, at) => {
      const x = PAGE.side + (beside ? at * (width + GAP) : 0);
      if (beside) this.#y = start;
      this.#column(this.#type.lines(title, SOFT, width), x, SOFT);
      this.#column(first, x, STRONG);
      this.#column(rest, x, TEXT);
      if (!beside) this.#y += 10;
    });
    if (beside) this.#y = start + height;
    this.#y += 12;
  }

  #heads([left, right]: [string, string]): void {
    this.#put(this.#type.lines(left, SOFT, WIDTH), PAGE.side, this.#y, SOFT);
    this.#right(right, this.#y, SOFT);
    this.#y += leading(SOFT) + 3;
    this.#rule(PALETTE.ink);
  }

  #table({ heads, rows, sums }: Extract<SheetBlock, { kind: "table" }>): void {
    const rowed = [...rows.map((row) => ({ row, of: TEXT })), ...sums.map((row) => ({ row, of: TEXT }))];
    const last = rowed.at(-1);
    if (last && sums.length > 0) last.of = TOTAL;
    const set = rowed.map(({ row, of }) => this.#row(row, of));
    // The sums stay together, with the line before them.
    const kept = set.slice(Math.max(0, rows.length - 1)).reduce((sum, { height }) => sum + height, 0);
    this.#room(leading(SOFT) + 3 + (set[0]?.height ?? 0));
    this.#heads(heads);
    set.forEach(({ lines, note, amount, of, height }, at) => {
      if (this.#room(at === rows.length - 1 ? Math.min(kept, LAST - PAGE.top - 60) : height)) this.#heads(heads);
      if (at === rows.length && at > 0) this.#rule(PALETTE.ink);
      const top = this.#y + 4;
      const under = this.#put(lines, PAGE.side, top, of);
      this.#put(note, PAGE.side, under - 1, SMALL);
      this.#right(amount, top, of);
      this.#y += height;
      if (at < rows.length - 1) this.#rule();
    });
    this.#rule(PALETTE.ink);
    this.#y += 12;
  }

  #row({ label, note = "", amount }: SheetRow, of: Style) {
    const lines = this.#type.lines(label, of, WIDTH - AMOUNT - GAP);
    const small = note === "" ? [] : this.#type.lines(note, SMALL, WIDTH - AMOUNT - GAP);
    return { lines, note: small, amount, of, height: heightOf(lines, of) + heightOf(small, SMALL) + 8 };
  }

  #code({ address, title, text, fine }: Extract<SheetBlock, { kind: "code" }>): void {
    const x = PAGE.side + CODE + GAP;
    const width = WIDTH - CODE - GAP;
    const set = [
      { lines: this.#type.lines(title, STRONG, width), of: STRONG },
      { lines: this.#type.lines(text, SOFT, width), of: SOFT },
      { lines: this.#type.lines(fine ?? "", SMALL, width), of: SMALL },
    ];
    const height = Math.max(
      CODE,
      set.reduce((sum, { lines, of }) => sum + heightOf(lines, of), 0),
    );
    this.#room(height + 8);
    this.#modules(address, PAGE.side, this.#y + 2);
    let y = this.#y;
    for (const { lines, of } of set) y = this.#put(lines, x, y, of);
    this.#y += height + 8;
  }

  #modules(address: string, x: number, y: number): void {
    const { data, size } = encode(address, { border: 0 });
    const each = CODE / size;
    data.forEach((row, down) => {
      for (let at = 0; at < size; at++) {
        if (!row[at]) continue;
        let to = at + 1;
        while (row[to]) to++;
        this.#doc.rect(x + at * each, y + down * each, (to - at) * each, each);
        at = to;
      }
    });
    this.#doc.fill(PALETTE.ink);
  }

  #feet(): void {
    const { start, count } = this.#doc.bufferedPageRange();
    for (let at = 0; at < count; at++) {
      this.#doc.switchToPage(start + at);
      this.#y = LAST + 16;
      this.#rule();
      this.#put(this.#type.lines(this.#sheet.foot, SMALL, WIDTH - 80).slice(0, 2), PAGE.side, this.#y + 6, SMALL);
      const page = this.#sheet.pages.replace("{at}", String(at + 1)).replace("{count}", String(count));
      this.#right(page, this.#y + 6, SMALL);
    }
  }
}

/** The file. The same sheet gives the same bytes. @param compress false: its text can be read in it, for tests */
export function drawSheet(sheet: Sheet, { compress = true } = {}): Promise<Uint8Array> {
  const at = new Date(sheet.at);
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    bufferPages: true,
    compress,
    pdfVersion: "1.7",
    lang: sheet.lang,
    displayTitle: true,
    info: {
      Title: `${sheet.title} · ${sheet.lead}`,
      Author: sheet.author,
      Creator: BRAND.name,
      Producer: BRAND.name,
      CreationDate: at,
      ModDate: at,
    },
  });
  const parts: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    doc.on("data", (part: Uint8Array) => parts.push(part));
    doc.on("end", () => resolve(Buffer.concat(parts)));
    doc.on("error", reject);
    try {
      new Drawing(doc, sheet).draw();
      doc.end();
    } catch (error) {
      reject(error instanceof Error ? error : new Error(String(error)));
    }
  });
}
