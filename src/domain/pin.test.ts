import { expect, test } from "vitest";
import { pinIn } from "./pin.ts";

test("around a PIN code is at that PIN code, in whichever digits; a name is none", () => {
  expect(["452001", "४५२ ००१", "Indore", "22.7,75.9", "999"].map(pinIn)).toEqual(["452001", "452001", "", "", ""]);
});
