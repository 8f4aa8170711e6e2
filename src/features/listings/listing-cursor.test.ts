import { expect, test } from "vitest";
import { newId } from "../../domain/ids.ts";
import { decodeCursor, encodeCursor } from "./listing-cursor.ts";

test("a cursor says where a page ended, in its own order only", () => {
  const id = newId();
  const byRating = encodeCursor("rating", { rating: "4.67", id });
  expect(decodeCursor("rating", byRating)).toEqual({ rating: "4.67", id });
  expect(decodeCursor("newest", byRating)).toBeNull();
  expect(decodeCursor("newest", encodeCursor("newest", { rating: "4.67", id }))).toEqual({ rating: "0", id });
  expect(decodeCursor("rating", encodeCursor("newest", { rating: "4.67", id }))).toBeNull();
  // A price is a whole number of paise, in the index as well.
  expect(decodeCursor("price", byRating)).toBeNull();
  expect(decodeCursor("price", encodeCursor("price", { rating: "125000", id }))).toEqual({ rating: "125000", id });
});

test.each([
  "",
  "x",
  "%00",
  "🙂",
  "a".repeat(500),
  Buffer.from("4.5,not-an-id").toString("base64url"),
  Buffer.from(`NaN,${newId()}`).toString("base64url"),
  Buffer.from(`4,${newId()},1`).toString("base64url"),
])("no cursor: %j", (text) => {
  expect(decodeCursor("rating", text)).toBeNull();
  expect(decodeCursor("newest", text)).toBeNull();
});
