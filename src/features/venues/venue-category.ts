/** Venues as a category of listings. */
import { z } from "zod";
import type { Category } from "../listings/category.ts";
import { CARD, LISTING_PHOTOS } from "../listings/listing-photos.ts";

export const VENUE_KINDS = ["Banquet hall", "Marriage garden", "Hotel lawn", "Farmhouse", "Heritage haveli", "Community hall", "Convention centre", "Beach or lake resort"] as const;

/** What the price is for. */
export const PRICE_UNITS = ["plate", "day"] as const;
export type PriceUnit = (typeof PRICE_UNITS)[number];

const people = z.int().min(1).max(100_000);

export const venueAttributes = z.strictObject({
  kind: z.enum(VENUE_KINDS),
  /** Most guests at a time, all halls and lawns together. */
  capacity: people,
  halls: z.array(z.strictObject({ name: z.string().min(1), seated: people, floating: people })).min(1).max(12),
  priceUnit: z.enum(PRICE_UNITS),
  /** Paise for one plate or one day; `from` is the lowest. */
  price: z.int().min(0),
  /** The non-vegetarian plate in paise; null where there is none. */
  nonVegPrice: z.int().min(0).nullable(),
  /** Guest rooms. */
  rooms: z.int().min(0).max(2_000),
  amenities: z.array(z.string().min(1)).max(30),
  rules: z.array(z.string().min(1)).max(20),
  description: z.string(),
});
export type VenueAttributes = z.infer<typeof venueAttributes>;

export const venuePath = (slug: string): string => `/venue/${encodeURIComponent(slug)}`;

export const venues: Category = {
  key: "venues",
  singular: "Venue",
  plural: "Venues",
  onePerPerson: false,
  approval: "admin",
  roleGiven: null,
  attributes: venueAttributes,
  card: { ...CARD, kind: "text:kind", capacity: "text:capacity", priceUnit: "text:priceUnit", price: "text:price" },
  facets: { kind: "exact", priceUnit: "exact" },
  numbers: { guests: { attribute: "capacity", compare: "atLeast" }, pricePaise: { attribute: "price", compare: "atMost" } },
  mediaFolder: "venues",
  photos: LISTING_PHOTOS,
  opinions: "reviews",
  profilePath: venuePath,
  searchPath: "/VenueBooking",
  reviewFacts: [
    ["Kind", "kind"], ["Capacity", "capacity"], ["Halls", "halls"], ["Price", "paise:price"], ["Price for one", "priceUnit"], ["Non-vegetarian plate", "paise:nonVegPrice"], ["Guest rooms", "rooms"],
    ["Amenities", "amenities"], ["Rules", "rules"], ["Description", "description"], ["Email", "email"], ["Mobile", "phone"], ["Address", "address"], ["City", "city"], ["District", "district"], ["State", "state"],
  ],
  fields: {
    kind: { label: "Kind of venue" },
    capacity: { label: "Most guests", hint: "All halls and lawns together." },
    halls: { label: "Halls and lawns", entry: "Hall", fields: { name: { label: "Name" }, seated: { label: "Seated guests" }, floating: { label: "Standing guests" } } },
    priceUnit: { label: "Price is for one" },
    price: { label: "Price in rupees", hint: "The lowest, for one plate or one day." },
    nonVegPrice: { label: "Non-vegetarian plate in rupees", hint: "Leave it empty where there is none." },
    amenities: { hint: "One a line, such as Parking or Generator." },
    rules: { label: "Rules of the house", hint: "One a line." },
    description: { long: true },
  },
  messages: { registeredAlready: "This venue is listed already.", otherProfile: "This venue is listed already.", notFound: "Venue not found" },
};
