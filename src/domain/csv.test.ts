import { expect, test } from "vitest";
import { csvText } from "./csv.ts";

test("a table becomes a file: quoted where it must be, and nothing in it is reckoned", () => {
  const rows = [
    ["Name", "Rupees"],
    ['Asha "Tai", Pune', 12.5],
    ["=HYPERLINK(1)", -3],
    ["अ\nआ", 0],
  ];
  expect(csvText(rows)).toBe('\uFEFFName,Rupees\r\n"Asha ""Tai"", Pune",12.5\r\n\'=HYPERLINK(1),-3\r\n"अ\nआ",0\r\n');
});
