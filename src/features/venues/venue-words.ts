/** The words of the venue pages. */
import { formatRupees } from "../../domain/money.ts";
import type { PriceUnit, VenueAttributes } from "./venue-category.ts";

export const VENUE_SEARCH = "/VenueBooking";
/** Venues register as vendors do (API.md); the type of work is filled in for them. */
export const VENUE_REGISTRATION = "/Registration?work=Venue";

/** '₹850 per plate', '₹1,25,000 per day'. `paise` as stored. */
export const priceWords = (paise: number, unit: PriceUnit): string => `${formatRupees(paise)} per ${unit}`;

/** '1,200 guests'. */
export const guestWords = (guests: number): string => `${guests.toLocaleString("en-IN")} guests`;

/** What it costs, for the info box: the vegetarian and the other plate, or a day. */
export function priceFacts({ price, priceUnit, nonVegPrice }: Pick<VenueAttributes, "price" | "priceUnit" | "nonVegPrice">): readonly (readonly [string, string])[] {
  if (priceUnit === "day") return [["Price", priceWords(price, "day")]];
  return [["Vegetarian plate", priceWords(price, "plate")], ...(nonVegPrice === null ? [] : [["Non-vegetarian plate", priceWords(nonVegPrice, "plate")] as const])];
}
