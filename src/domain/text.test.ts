import { expect, test } from "vitest";
import { cutUnits, graphemeLength, truncate } from "./graphemes.ts";
import { cleanText, fitsLength, searchKey, wellFormed } from "./text.ts";

test.each([
  ["  Asha  ", "Asha"],
  ["a\u0000b", "ab"],
  ["a\u0007\u001B[31mb", "a[31mb"],
  ["a\uD800b", "ab"],
  ["\uDC00", ""],
  ["e\u0301", "é"],
  ["a\r\nb\rc\u2028d", "a\nb\nc\nd"],
  ["a\tb", "a\tb"],
  ["abc\u202Etxt.exe", "abctxt.exe"],
  ["\uFEFFAsha\u200B", "Asha"],
  ["\u200D\u200C", ""],
  ["\u3164\u2800 ", ""],
  ["\u00A0", ""],
  ["", ""],
])("%j is stored as %j", (typed, stored) => {
  expect(cleanText(typed)).toBe(stored);
});

test.each([
  "क्‍ष",
  "नमस्ते दुनिया",
  "می‌خواهم",
  "👨‍👩‍👧‍👦",
  "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
  "❤️",
  "<script>alert(1)</script>",
  "'; DROP TABLE users; --",
  "१२३",
])("%j stays as it is", (text) => {
  expect(cleanText(text)).toBe(text.normalize("NFC"));
});

test("characters are what a reader sees", () => {
  expect(graphemeLength("")).toBe(0);
  expect(graphemeLength("👨‍👩‍👧‍👦")).toBe(1);
  expect(graphemeLength("क्षि")).toBe(1);
  expect(graphemeLength("नमस्ते")).toBe(3);
});

test("a limit counts visible characters and is not fooled by stacked marks", () => {
  expect(fitsLength("a".repeat(20), 20)).toBe(true);
  expect(fitsLength("a".repeat(21), 20)).toBe(false);
  expect(fitsLength("👨‍👩‍👧‍👦".repeat(20), 20)).toBe(true);
  expect(fitsLength("क्षि".repeat(20), 20)).toBe(true);
  expect(fitsLength(`a${"\u0301".repeat(1000)}`, 20)).toBe(false);
  // Counted no further than the limit: all of it would take longer than a test may.
  expect(fitsLength("क्षि".repeat(2_000_000), 20)).toBe(false);
});

test("a text is cut between words", () => {
  expect(truncate("one two three", 50)).toBe("one two three");
  expect(truncate("one two three", 13)).toBe("one two three");
  expect(truncate("one two three", 10)).toBe("one two…");
  expect(truncate("one two three", 8)).toBe("one two…");
  expect(truncate("abcdefghijkl", 5)).toBe("abcd…");
  expect(truncate("नमस्ते दुनिया वालों", 7)).toBe("नमस्ते…");
  expect(truncate("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 2)).toBe("👨‍👩‍👧‍👦…");
  expect(truncate("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 2)).toBe("👨‍👩‍👧‍👦👨‍👩‍👧‍👦");
  expect(truncate("abc", 0)).toBe("");
  for (let n = 1; n < 30; n++) expect(graphemeLength(truncate("नमस्ते दुनिया, hello 😀 world", n))).toBeLessThanOrEqual(n);
  expect(truncate("word ".repeat(1_000_000), 12)).toBe("word word…");
});

test("search keys unite case and diacritics, and keep vowel signs", () => {
  expect(searchKey(" Chümoukedima ")).toBe("chumoukedima");
  expect(searchKey("ÉCLAIR")).toBe(searchKey("eclair"));
  expect(searchKey("İstanbul")).toBe("istanbul");
  expect(searchKey("की")).not.toBe(searchKey("का"));
  expect(searchKey("ज़रीन")).toBe(searchKey("जरीन"));
  expect(searchKey("क्‍ष")).toBe(searchKey("क्ष"));
  expect(searchKey("ａｂｃ  d")).toBe("abc d");
  expect(searchKey("")).toBe("");
});

test("a text is cut between code points, and halves of them are replaced wherever they stand", () => {
  expect(cutUnits("a😀b", 2)).toBe("a");
  expect(cutUnits("a😀b", 3)).toBe("a😀");
  expect(cutUnits("ab", 2)).toBe("ab");
  expect(truncate(`${"a".repeat(40)}😀`.repeat(3), 2).isWellFormed()).toBe(true);
  const at = new Date(0);
  expect(wellFormed({ words: ["a\uD835", { b: "\uDFD7" }], n: 1, at })).toEqual({
    words: ["a\uFFFD", { b: "\uFFFD" }],
    n: 1,
    at,
  });
});
