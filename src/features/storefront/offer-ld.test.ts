import { expect, test } from "vitest";
import { withOffer } from "./offer-ld.ts";

const offer = {
  "@type": "Offer",
  price: "850.5",
  priceCurrency: "INR",
  priceSpecification: { "@type": "UnitPriceSpecification", price: "850.5", priceCurrency: "INR", unitText: "plate" },
};

test("a business makes an offer, a product has one, in rupees and for a unit", () => {
  const base = { basePaise: 850_50, unit: "plate" };
  expect(withOffer({ "@type": "LocalBusiness" }, base)).toEqual({
    "@type": "LocalBusiness",
    priceRange: "₹850.50 a plate",
    makesOffer: offer,
  });
  expect(withOffer({ "@type": "Product", name: "Chairs" }, base)).toEqual({
    "@type": "Product",
    name: "Chairs",
    offers: offer,
  });
});

test("a person and a band make an offer, and have no range of prices", () => {
  for (const type of ["Person", "PerformingGroup"])
    expect(withOffer({ "@type": type }, { basePaise: 850_50, unit: "plate" })).toEqual({
      "@type": type,
      makesOffer: offer,
    });
});

test("what is told on request, and what is free, has no price there", () => {
  for (const basePaise of [null, 0])
    expect(withOffer({ "@type": "LocalBusiness" }, { basePaise, unit: "day" })).toEqual({ "@type": "LocalBusiness" });
});
