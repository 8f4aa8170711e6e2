/** Equipment for rent as a category of listings: one listing is one item. */
import { z } from "zod";
import type { Category } from "../listings/category.ts";
import { CARD, LISTING_PHOTOS } from "../listings/listing-photos.ts";

/** The shelves of the rental. 'Audio Visual' is the specification's; the others are ours. */
export const RENTAL_CATEGORIES = ["Audio Visual", "Sound", "Lighting", "Stage and Truss", "Power", "Seating", "Cooling", "Camera"] as const;
export type RentalCategory = (typeof RENTAL_CATEGORIES)[number];

/** The info box of an item (spec 001 section 2, Rentals). */
export const rentalAttributes = z.strictObject({
  itemCategory: z.enum(RENTAL_CATEGORIES),
  brand: z.string(),
  /** 'As per requirement', or what a day costs in words. */
  rental: z.string(),
  uses: z.array(z.string().min(1)).max(12),
  /** Where it can be had. */
  cities: z.array(z.string().min(1)).max(60),
  description: z.string(),
});
export type RentalAttributes = z.infer<typeof rentalAttributes>;

export const RENTAL_DETAIL = "/RentalDetail";
/** The item of the bare path (spec 001 section 2: 'Rental detail page (projector)'). */
export const PROJECTOR_SLUG = "barco-projector";

/** One item's page: the slug stands in the query. */
export const rentalPath = (slug: string): string => (slug === PROJECTOR_SLUG ? RENTAL_DETAIL : `${RENTAL_DETAIL}?item=${encodeURIComponent(slug)}`);

export const rentals: Category = {
  key: "rentals",
  singular: "Rental item",
  plural: "Rental items",
  onePerPerson: false,
  approval: "admin",
  roleGiven: null,
  attributes: rentalAttributes,
  card: { ...CARD, itemCategory: "text:itemCategory", brand: "text:brand", rental: "text:rental", cities: "list:cities" },
  facets: { itemCategory: "exact" },
  mediaFolder: "rentals",
  photos: LISTING_PHOTOS,
  opinions: "reviews",
  profilePath: rentalPath,
  searchPath: "/EventEquipmentRental",
  reviewFacts: [
    ["Email", "email"], ["Mobile", "phone"], ["Category", "itemCategory"], ["Brand", "brand"], ["Rental", "rental"], ["Uses", "uses"], ["Available cities", "cities"], ["City", "city"], ["District", "district"], ["State", "state"], ["Description", "description"],
  ],
  fields: {
    itemCategory: { label: "Shelf" },
    rental: { hint: "What a day costs, in words, or 'As per requirement'." },
    uses: { label: "Good for", hint: "One a line, such as Sangeet." },
    cities: { hint: "One a line. Searches find it in those that give their name to a district of your state." },
    description: { long: true },
  },
  towns: "cities",
  messages: { registeredAlready: "This item is listed already.", otherProfile: "This item is listed already.", notFound: "Rental item not found" },
};
