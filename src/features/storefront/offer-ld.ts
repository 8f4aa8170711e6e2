/** A listing's price as schema.org says it. Pure. */
import { priceFor } from "../../domain/price-lines.ts";
import type { PriceBase } from "../prices/price-model.ts";
import type { JsonLd } from "../../ui/page/seo.ts";

/** Places have a range of prices; people and bands make an offer and no more. */
const isPerson = (thing: JsonLd): boolean => thing["@type"] === "Person" || thing["@type"] === "PerformingGroup";

/** The same thing with what it costs: what is sold has offers, who serves makes them. Nothing is added where the price is told on request. */
export function withOffer(thing: JsonLd, { basePaise, unit }: Pick<PriceBase, "basePaise" | "unit">): JsonLd {
  if (basePaise === null || basePaise === 0) return thing;
  const price = String(basePaise / 100);
  const offer = {
    "@type": "Offer",
    price,
    priceCurrency: "INR",
    priceSpecification: { "@type": "UnitPriceSpecification", price, priceCurrency: "INR", unitText: unit },
  };
  return thing["@type"] === "Product"
    ? { ...thing, offers: offer }
    : { ...thing, ...(isPerson(thing) ? {} : { priceRange: priceFor(basePaise, unit) }), makesOffer: offer };
}
