import { expect, test } from "vitest";
import { allIn } from "./all-in.ts";
import { cardPrice } from "./card-prices.server.ts";
import { UNTOUCHED, type PriceBase } from "./price-model.ts";
import type { Costed } from "./price-service.server.ts";

const chairs: PriceBase = { basePaise: 6_900_00, unit: "day", counts: "pieces" };
const hall: PriceBase = { basePaise: 2_05_000_00, unit: "day", counts: null };
const said = (base: PriceBase, quantity: number | null, days: number | null) => {
  const card = { ...UNTOUCHED, gst: "none" as const };
  const answer = allIn({ base, card, brief: { quantity, days, hours: null, km: null } });
  const { words, parts } = cardPrice({ base, card, answer, km: null } as Costed, { hours: null, days })!;
  return `${words}: ${parts}`;
};

test("a card says how many and for how many days, and takes neither for the other", () => {
  expect(said(chairs, null, 2)).toBe("₹13,800 all in: 2 days");
  expect(said(chairs, 50, 2)).toBe("₹6,90,000 all in: 50 pieces · 2 days");
  expect(said(chairs, 50, null)).toBe("₹3,45,000 all in: 50 pieces");
  expect(said(chairs, null, null)).toBe("₹6,900 all in: ");
  expect(said(hall, 300, 3)).toBe("₹6,15,000 all in: 3 days");
});
