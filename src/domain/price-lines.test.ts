import { expect, test } from "vitest";
import { quantityWords } from "./price-lines.ts";

test.each([
  [350, "plate", "350 plates"],
  [1, "hours", "1 hour"],
  [1.5, "hour", "1.5 hours"],
  [1, "people", "1 person"],
  [1200, "person", "1,200 people"],
  [2, "hand or face", "2 hands or faces"],
  [162, "km", "162 km"],
  [1, "Plates", "1 plate"],
  [3, "days", "3 days"],
])("%d of %s are %s", (quantity, unit, words) => expect(quantityWords({ quantity, unit })).toBe(words));
