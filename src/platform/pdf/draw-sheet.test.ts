import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { drawSheet } from "./draw-sheet.ts";
import type { Sheet } from "./sheet.ts";
import { Typesetter, settable } from "./typeset.ts";

const HINDI = "श्री क्षत्रिय विद्यार्थी: ढोल 3 घंटे, ₹500 (कर्तव्य)।";
const sheet = (blocks: Sheet["blocks"], more: Partial<Sheet> = {}): Sheet => ({
  title: "Tax invoice",
  lead: "AB/26-27/00041 · 25 November 2026",
  foot: "Tax invoice AB/26-27/00041",
  author: "Meera Joshi",
  at: "2026-11-25T00:00:00+05:30",
  elsewhere: "Some letters are elsewhere.",
  lang: "en-IN",
  pages: "Page {at} of {count}",
  blocks,
  ...more,
});
const typesetter = () => new Typesetter(new PDFDocument({ size: "A4", margin: 0 }));
const STYLE = { face: "regular", size: 10 } as const;

/** What a reader's copy takes from it: the texts that lines were marked with. */
function spoken(pdf: Uint8Array): string[] {
  const raw = Buffer.from(pdf).toString("latin1");
  return [...raw.matchAll(/\/ActualText \(((?:\\[^]|[^\\)])*)\)/g)].map(([, text = ""]) => {
    const bytes = text.replace(/\\([^])/g, (_, sign: string) =>
      sign === "n"
        ? "\n"
        : sign === "r"
          ? "\r"
          : sign === "t"
            ? "\t"
            : sign === "b"
              ? "\b"
              : sign === "f"
                ? "\f"
                : sign,
    );
    return Buffer.from(bytes, "latin1").swap16().toString("utf16le").replace("\uFEFF", "");
  });
}
const pagesOf = (pdf: Uint8Array): number =>
  Buffer.from(pdf)
    .toString("latin1")
    .match(/\/Type \/Page\b(?!s)/g)!.length;
const TABLE = (rows: number): Sheet["blocks"][number] => ({
  kind: "table",
  heads: ["What", "Amount"],
  rows: Array.from({ length: rows }, (_, at) => ({
    label: `${at + 1}: ढोल और शहनाई, चार कलाकार, four musicians who play for the guests until the evening is over`,
    note: "1 event at ₹1,23,456",
    amount: "₹1,23,456.01",
  })),
  sums: [{ label: "Total", amount: "₹37,03,680.30" }],
});

test("each letter is set in a font that has it, conjuncts in one run", () => {
  const type = typesetter();
  expect(type.runs(HINDI, "regular")).toEqual([
    { font: "mukta-devanagari-400", text: "श्री क्षत्रिय विद्यार्थी" },
    { font: "mukta-latin-400", text: ": " },
    { font: "mukta-devanagari-400", text: "ढोल " },
    { font: "mukta-latin-400", text: "3 " },
    { font: "mukta-devanagari-400", text: "घंटे" },
    { font: "mukta-latin-400", text: ", " },
    { font: "mukta-latin-ext-400", text: "₹" },
    { font: "mukta-latin-400", text: "500 (" },
    { font: "mukta-devanagari-400", text: "कर्तव्य" },
    { font: "mukta-latin-400", text: ")" },
    { font: "mukta-devanagari-400", text: "।" },
  ]);
  expect(type.runs("Tax invoice Śrī", "display").map(({ font }) => font)).toEqual([
    "rozha-one-latin-400",
    "mukta-latin-ext-600",
    "rozha-one-latin-400",
    "mukta-latin-ext-600",
  ]);
  expect(type.missing).toBe(false);
  type.runs("தமிழ்", "regular");
  expect(type.missing).toBe(true);
});

test("conjuncts take fewer glyphs than letters, and the i-sign stands before its consonant", () => {
  const doc = new PDFDocument({ size: "A4", margin: 0 });
  const type = new Typesetter(doc);
  type.width("क्ष", STYLE);
  const { font } = (doc.font("mukta-devanagari-400") as unknown as { _font: { font: { layout(text: string): Run } } })
    ._font;
  type Run = { glyphs: { id: number; codePoints: number[] }[] };
  expect(font.layout("क्ष").glyphs).toHaveLength(1);
  expect(font.layout("श्री").glyphs.length).toBeLessThan(4);
  expect(font.layout("कि").glyphs[0]!.codePoints).toEqual(["ि".codePointAt(0)]);
  expect(font.layout("क्षत्रिय विद्यार्थी कर्तव्य").glyphs.every(({ id }) => id !== 0)).toBe(true);
});

test("lines are no wider than they may be, and lose nothing", () => {
  const type = typesetter();
  const text = `${HINDI.repeat(5)} ${"ab".repeat(200)} क्षत्रिय`;
  const lines = type.lines(text, STYLE, 200);
  expect(lines.every(({ width }) => width <= 200)).toBe(true);
  expect(lines.map((line) => line.text.replaceAll(" ", "")).join("")).toBe(settable(text).replaceAll(" ", ""));
});

test("what shows nothing, or turns the way of writing round, is not set", () => {
  expect(settable("a\u202Eb\u0000c\uFEFF\r\nd\u2028e\tf\u200Dg\uD800")).toBe("abc\nd\ne f\u200Dg");
});

test("the same sheet is the same file, small, and read out as it was written", async () => {
  const one = sheet([{ kind: "text", text: HINDI }, TABLE(3)]);
  const [first, second] = await Promise.all([drawSheet(one), drawSheet(one)]);
  expect(Buffer.compare(first, second)).toBe(0);
  expect(first.length).toBeLessThan(45_000);
  expect(Buffer.from(first.subarray(0, 8)).toString()).toBe("%PDF-1.7");
  expect(spoken(await drawSheet(one, { compress: false }))).toContain(HINDI);
});

test("a long table goes over pages, each with its number", async () => {
  const [short, long] = await Promise.all([
    drawSheet(sheet([TABLE(2)]), { compress: false }),
    drawSheet(sheet([TABLE(30)]), { compress: false }),
  ]);
  expect([pagesOf(short), pagesOf(long)]).toEqual([1, 3]);
  expect(spoken(long).filter((line) => line.includes("ढोल"))).toHaveLength(30);
});

test("whatever people write is set", async () => {
  const odd = [
    "👩‍👩‍👧 🎉",
    "Z͑ͫ̓ͪ̂ͫ̽a".repeat(40),
    "\uD800",
    "क्‍ष्‌त्र ं ् ि",
    "مرحبا",
    "தமிழ்",
    "x".repeat(2_000),
    "\n".repeat(400),
    "",
  ];
  for (const text of odd) {
    const pdf = await drawSheet(
      sheet([
        { kind: "heading", text },
        { kind: "text", text },
        {
          kind: "sides",
          sides: [
            { title: "From", lines: [text, text] },
            { title: "To", lines: [text] },
          ],
        },
        { kind: "facts", facts: [{ label: text, value: text }] },
        { kind: "table", heads: ["What", "Amount"], rows: [{ label: text, note: text, amount: "₹1" }], sums: [] },
        { kind: "code", address: "https://mandap.example/", title: text, text, fine: text },
        { kind: "signature", text },
      ]),
    );
    expect(pdf.length).toBeGreaterThan(1_000);
  }
});
