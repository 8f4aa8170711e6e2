import { expect, test } from "vitest";
import { unlinked } from "./unlinked.ts";

test.each([
  ["Asha Rao", "Asha Rao"],
  ["R.K. Rao", "R. K. Rao"],
  ["Prize: https://evil.in/x", "Prize: evil. in/x"],
  ["bit.ly/abc", "bit. ly/abc"],
  ["mail me@evil.in", "mail me at evil. in"],
  ["₹ 2.5 lakh", "₹ 2.5 lakh"],
  ["शादी.भारत", "शादी. भारत"],
])("%s becomes %s", (text, shown) => expect(unlinked(text)).toBe(shown));
