import { expect, test } from "vitest";
import { sizeWords } from "./admin-status-model.ts";
import { jobWords } from "./job-words.ts";

test.each([
  [0, "0 bytes"],
  [1023, "1023 bytes"],
  [1536, "1.5 KB"],
  [5 * 1024 ** 3, "5.0 GB"],
  [2 * 1024 ** 5, "2048.0 TB"],
])("%i is %s", (bytes, words) => expect(sizeWords(bytes)).toBe(words));

test("a job is named in words", () => expect(jobWords("listing-photos-avif")).toBe("Listing photos avif"));
