/** The words of the venue pages. */
import { say } from "../../domain/words/say.ts";
import { priceFor, quantityWords } from "../../domain/price-lines.ts";
import type { PriceUnit, VenueAttributes } from "./venue-category.ts";

/** Venues register as vendors do (API.md); the type of work is filled in for them. */
export const VENUE_REGISTRATION = "/Registration?work=Venue";

/** '₹850 a plate', '₹1,25,000 a day'. `paise` as stored. */
export const priceWords = (paise: number, unit: PriceUnit): string => priceFor(paise, unit);

/** '1,200 guests'. */
export const guestWords = (guests: number): string => quantityWords({ quantity: guests, unit: "guests" });

/** What it costs, for the info box: the vegetarian and the other plate, or a day. */
export function priceFacts({
  price,
  priceUnit,
  nonVegPrice,
}: Pick<VenueAttributes, "price" | "priceUnit" | "nonVegPrice">): readonly (readonly [string, string])[] {
  if (priceUnit === "day") return [[say("Price"), priceWords(price, "day")]];
  return [
    [say("Vegetarian plate"), priceWords(price, "plate")],
    ...(nonVegPrice === null ? [] : [[say("Non-vegetarian plate"), priceWords(nonVegPrice, "plate")] as const]),
  ];
}
