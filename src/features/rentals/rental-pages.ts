/** What the search and the page of equipment say and show, and how it is asked for. */
import { DEFAULT_EQUIPMENT } from "../../domain/event-types.ts";
import { priceFor } from "../../domain/price-lines.ts";
import type { DetailDescription } from "../listings/detail-description.ts";
import {
  CONTACT_FIELDS,
  DATE_FIELD,
  DESCRIPTION_FIELD,
  type EnquiryDescription,
} from "../listings/enquiry-description.ts";
import type { ListingView } from "../listings/listing-page-types.ts";
import type { SearchDescription } from "../listings/search-description.ts";
import type { RentalAttributes, RentalCard } from "./rental-category.ts";

type Item = ListingView<RentalAttributes>;

export const RENTAL_SEARCH_PAGE: SearchDescription<RentalCard> = {
  title: "Event Equipment Rental",
  crumbs: [{ label: "Equipment rental" }],
  lead: "Sound, light, stage, power and screens, brought to your ground and set up by people who do nothing else.",
  description:
    "Rent projectors, sound, light, stages, chairs and generators for your event, with people who set them up.",
  art: "equipment",
  actions: [{ label: "Registration", to: "/EventRentalForm" }],
  noun: ["item", "items"],
  box: { label: "What do you need?", placeholder: "Projector, generator" },
  filters: { itemCategory: { label: "Category" } },
  card: ({ itemCategory, brand, rental, cities, price, priceUnit }) => ({
    tag: itemCategory,
    place: cities.slice(0, 3).join(", ") + (cities.length > 3 ? ` and ${cities.length - 3} more` : ""),
    facts: [brand && `Brand: ${brand}`, price ? "" : rental && `Rental: ${rental.toLowerCase()}`].filter(Boolean),
    ...(price ? { price: priceFor(Number(price), priceUnit || "day") } : {}),
  }),
  otherwise: { label: "Ask for equipment", to: "/RentalDetail" },
};

/** What the page of an item says and shows (spec 001 section 2, Rentals). */
export const RENTAL_PAGE: DetailDescription<RentalAttributes> = {
  crumb: "Equipment rental",
  all: "See all equipment",
  lead: ({ attributes }: Item) => attributes.description,
  sections: ({ attributes }: Item) => [
    {
      title: "About this equipment",
      facts: [
        ["Category", attributes.itemCategory],
        ["Brand", attributes.brand],
        ["Rental", attributes.rental],
        ["Price", attributes.price === null ? "" : priceFor(attributes.price, attributes.priceUnit || "day")],
        ["Uses", attributes.uses.join(", ")],
      ],
    },
    { title: "Available cities", chips: attributes.cities },
  ],
  title: ({ title }: Item) => `${title} on rent`,
  says: ({ title, attributes }: Item) => `${title} on rent: ${attributes.description}`,
  thing: ({ attributes }: Item) => ({
    "@type": "Product",
    category: attributes.itemCategory,
    description: attributes.description,
    ...(attributes.brand ? { brand: { "@type": "Brand", name: attributes.brand } } : {}),
  }),
};

export const RENTAL_ENQUIRY: EnquiryDescription = {
  key: "rentalBooking",
  label: "Rental booking",
  asks: "asks to rent your equipment",
  about: "item",
  optional: true,
  oneself: "This is your own equipment.",
  toWhom: "the owner of {title}",
  success: "Booking submitted successfully!",
  failure: "Something went wrong",
  title: "Book it",
  lead: "A request costs nothing and binds nobody. We call you about price and delivery.",
  jump: "Book Now",
  submit: "Book Now",
  notSent: "Your booking was not sent.",
  allFields: [
    ...CONTACT_FIELDS,
    DATE_FIELD,
    { name: "equipmentName", label: "Equipment name", optional: true, otherwise: DEFAULT_EQUIPMENT },
    { ...DESCRIPTION_FIELD, hint: "Where, from when to when, and for what?" },
  ],
};
