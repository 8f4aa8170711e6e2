import { expect, test } from "vitest";
import { counted } from "./counted.ts";

test("one is one, and several are several", () => {
  expect([counted(1, "people"), counted(4, "people"), counted(0, "guests"), counted(1200, "guests")]).toEqual([
    "1 person",
    "4 people",
    "0 guests",
    "1,200 guests",
  ]);
  expect([counted("1", "years"), counted("5 to 7", "years"), counted("12+", "years")]).toEqual([
    "1 year",
    "5 to 7 years",
    "12+ years",
  ]);
});
