import { expect, test } from "vitest";
import { marketplaceAct } from "./tax-acts.ts";

test("from April 2026 on the Income-tax Act of 2025 applies", () => {
  expect(marketplaceAct("2025-26")).toBe("section 194-O of the Income-tax Act, 1961");
  for (const year of ["2026-27", "2031-32"])
    expect(marketplaceAct(year)).toMatch(/^section 393 of the Income-tax Act, 2025/);
});
