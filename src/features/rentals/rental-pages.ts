/** What the search and the page of equipment say and show, and how it is asked for. */
import { placeSaid } from "../../domain/places/place-said.ts";
import { placesCalled } from "../../domain/places/places.ts";
import { DEFAULT_EQUIPMENT } from "../../domain/event-types.ts";
import { priceFor } from "../../domain/price-lines.ts";
import { language, say, text } from "../../domain/words/say.ts";
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

/** A town that gives its name to a district, in whichever state. */
const citySaid = (city: string): string => {
  const [place] = language() === "en" ? [] : placesCalled(city);
  return place ? placeSaid(place.state, place.district || place.state) : placeSaid("", city);
};

const citiesSaid = (cities: readonly string[]): string =>
  cities.length > 3
    ? say("{places} and {n} more", { places: cities.slice(0, 3).map(citySaid).join(", "), n: cities.length - 3 })
    : cities.map(citySaid).join(", ");

type Item = ListingView<RentalAttributes>;

export const RENTAL_SEARCH_PAGE: SearchDescription<RentalCard> = {
  alikeBy: "itemCategory",
  title: text("Event Equipment Rental"),
  crumbs: [{ label: text("Equipment rental") }],
  lead: text(
    "Sound, light, stage, power and screens, brought to your ground and set up by people who do nothing else.",
  ),
  description: text(
    "Rent projectors, sound, light, stages, chairs and generators for your event, with people who set them up.",
  ),
  art: "equipment",
  actions: [{ label: text("Registration"), to: "/EventRentalForm" }],
  noun: [text("item"), text("items")],
  box: { label: text("What do you need?"), placeholder: text("Projector, generator") },
  filters: { itemCategory: { label: text("Category") } },
  card: ({ itemCategory, brand, rental, cities, price, priceUnit }) => ({
    tag: say(itemCategory),
    place: cities.length > 0 ? say("Delivers in {places}", { places: citiesSaid(cities) }) : "",
    facts: [
      brand && say("Brand: {brand}", { brand }),
      price ? "" : rental && say("Rental: {rental}", { rental: say(rental).toLowerCase() }),
    ].filter(Boolean),
    ...(price ? { price: priceFor(Number(price), priceUnit || "day") } : {}),
  }),
  otherwise: { label: text("Ask for equipment"), to: "/RentalDetail" },
};

/** '₹80 a piece'; '' where nobody told it. */
const priceWords = ({ price, priceUnit }: Pick<RentalAttributes, "price" | "priceUnit">): string =>
  price === null ? "" : priceFor(price, priceUnit || "day");

/** What the page of an item says and shows (spec 001 section 2, Rentals). */
export const RENTAL_PAGE: DetailDescription<RentalAttributes> = {
  crumb: text("Equipment rental"),
  all: text("See all equipment"),
  lead: ({ attributes }: Item) => attributes.description,
  price: ({ attributes }: Item) => priceWords(attributes),
  sections: ({ attributes }: Item) => [
    {
      title: say("About this equipment"),
      facts: [
        [say("Category"), say(attributes.itemCategory)],
        [say("Brand"), attributes.brand],
        [say("Rental"), say(attributes.rental)],
        [say("Price"), priceWords(attributes)],
        [say("Uses"), attributes.uses.join(", ")],
      ],
    },
    { title: say("Available cities"), chips: attributes.cities.map(citySaid) },
  ],
  title: ({ title }: Item) => say("{title} on rent", { title }),
  says: ({ title, attributes }: Item) => say("{title} on rent: {words}", { title, words: attributes.description }),
  thing: ({ attributes }: Item) => ({
    "@type": "Product",
    category: attributes.itemCategory,
    description: attributes.description,
    ...(attributes.brand ? { brand: { "@type": "Brand", name: attributes.brand } } : {}),
  }),
};

export const RENTAL_ENQUIRY: EnquiryDescription = {
  key: "rentalBooking",
  label: text("Rental booking"),
  asks: text("asks to rent your equipment"),
  about: "item",
  optional: true,
  oneself: text("This is your own equipment."),
  toWhom: text("the owner of {title}"),
  success: text("Booking submitted successfully!"),
  failure: text("Something went wrong"),
  title: text("Book it"),
  lead: text("A request costs nothing and binds nobody. We call you about price and delivery."),
  jump: text("Book Now"),
  submit: text("Book Now"),
  notSent: text("Your booking was not sent."),
  allFields: [
    ...CONTACT_FIELDS,
    DATE_FIELD,
    { name: "equipmentName", label: text("Equipment name"), optional: true, otherwise: DEFAULT_EQUIPMENT },
    { ...DESCRIPTION_FIELD, hint: text("Where, from when to when, and for what?") },
  ],
};
