import { expect, test } from "vitest";
import { endBefore, hasReached, walBytes } from "./wal-position.ts";

test("positions are numbers of two halves", () => {
  expect(walBytes("0/0")).toBe(0n);
  expect(walBytes("16/B374D848")).toBe(0x16b374d848n);
  expect(walBytes("1/0") > walBytes("0/FFFFFFFF")).toBe(true);
});

test("another history is never reached, however far along", () => {
  expect(hasReached({ timeline: 1, at: 200n }, { timeline: 1, at: 200n })).toBe(true);
  expect(hasReached({ timeline: 1, at: 199n }, { timeline: 1, at: 200n })).toBe(false);
  expect(hasReached({ timeline: 1, at: 900n }, { timeline: 2, at: 200n })).toBe(false);
});

test("what ends with its page ends there, and not behind the header of the next", () => {
  const sizes = { page: 8_192n, file: 16_777_216n };
  expect(endBefore(3n * 8_192n + 24n, sizes)).toBe(3n * 8_192n);
  expect(endBefore(16_777_216n + 40n, sizes)).toBe(16_777_216n);
  // In the midst of a page 40 is a place like any other.
  expect(endBefore(3n * 8_192n + 40n, sizes)).toBe(3n * 8_192n + 40n);
  expect(endBefore(3n * 8_192n + 48n, sizes)).toBe(3n * 8_192n + 48n);
});
