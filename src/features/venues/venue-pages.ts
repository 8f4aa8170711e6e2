/** What the search and the page of venues say and show, and how a venue is asked. */
import { say, text } from "../../domain/words/say.ts";
import { placeSaid } from "../../domain/places/place-said.ts";
import { placeOf, titleOf, type DetailDescription } from "../listings/detail-description.ts";
import { OCCASION_FIELD, guestsField, type EnquiryDescription } from "../listings/enquiry-description.ts";
import type { ListingView } from "../listings/listing-page-types.ts";
import type { SearchDescription } from "../listings/search-description.ts";
import { VENUE_REGISTRATION, guestWords, priceFacts, priceWords } from "./venue-words.ts";
import type { VenueAttributes, VenueCard } from "./venue-category.ts";

type Venue = ListingView<VenueAttributes>;

export const VENUE_SEARCH_PAGE: SearchDescription<VenueCard> = {
  title: text("Venue Booking"),
  lead: text("Gardens, halls, havelis and hotel lawns. Say how many guests you expect and what you want to spend."),
  description: text(
    "Marriage gardens, banquet halls, hotel lawns and havelis: compare capacity and price, see photos, and ask.",
  ),
  art: "venues",
  actions: [{ label: text("Register your venue"), to: VENUE_REGISTRATION }],
  box: { label: text("What are you looking for?"), placeholder: text("Name, parking, pool") },
  filters: {
    kind: { label: text("Type of venue") },
    capacity: { label: text("Guests"), placeholder: "300" },
    priceUnit: {
      label: text("Price for"),
      options: [
        { value: "plate", label: text("A plate") },
        { value: "day", label: text("A day") },
      ],
      placeholder: text("Plate or day"),
    },
    price: { placeholder: "1,000" },
  },
  card: ({ kind, capacity, price, priceUnit }) => ({
    tag: say(kind),
    facts: [say("Up to {guests}", { guests: guestWords(Number(capacity)) })],
    price: priceWords(Number(price), priceUnit),
  }),
  otherwise: { label: text("Let a planner find one"), to: "/PlannerProfile" },
};

/** What the page of a venue says and shows. */
export const VENUE_PAGE: DetailDescription<VenueAttributes> = {
  crumb: text("Venue Booking"),
  all: text("See all venues"),
  lead: ({ attributes, ...venue }: Venue) =>
    say("{what} in {place}", { what: say(attributes.kind), place: placeOf(venue) }),
  opening: ({ attributes }: Venue) => attributes.description,
  sections: ({ attributes, address, ...venue }: Venue) => [
    {
      title: say("At a glance"),
      facts: [
        [say("Type"), say(attributes.kind)],
        [say("Capacity"), say("Up to {guests}", { guests: guestWords(attributes.capacity) })],
        ...priceFacts(attributes),
        [say("Guest rooms"), attributes.rooms > 0 ? String(attributes.rooms) : ""],
        [say("Address"), [address, placeOf(venue)].filter(Boolean).join(", ")],
      ],
    },
    {
      title: say("Halls and lawns"),
      facts: attributes.halls.map(({ name, seated, floating }) => [
        name,
        say("{seated} seated, {standing} standing", {
          seated: guestWords(seated),
          standing: floating.toLocaleString("en-IN"),
        }),
      ]),
    },
    { title: say("Amenities"), chips: attributes.amenities },
    { title: say("Rules of the house"), lines: attributes.rules },
  ],
  price: ({ attributes }: Venue) => priceWords(attributes.price, attributes.priceUnit),
  title: ({ title, attributes, city, state }: Venue) =>
    titleOf(title, say(attributes.kind).toLowerCase(), placeSaid(state, city)),
  says: ({ title, attributes, ...venue }: Venue) =>
    say("{title} in {place}: up to {guests}, {price}. {words}", {
      title,
      place: placeOf(venue),
      guests: guestWords(attributes.capacity),
      price: priceWords(attributes.price, attributes.priceUnit),
      words: attributes.description,
    }),
  thing: ({ attributes, ...venue }: Venue) => ({
    // A place makes no offers; the business that keeps it does.
    "@type": ["EventVenue", "LocalBusiness"],
    description: attributes.description,
    maximumAttendeeCapacity: attributes.capacity,
    address: {
      "@type": "PostalAddress",
      streetAddress: venue.address,
      addressLocality: venue.city,
      addressRegion: venue.state,
      addressCountry: "IN",
    },
  }),
};

/** Ours, after the others: the original had no call for venues. */
export const VENUE_ENQUIRY: EnquiryDescription = {
  key: "venueBooking",
  asks: text("asks for your venue"),
  about: "venue",
  oneself: text("This is your own venue."),
  fields: [OCCASION_FIELD, guestsField("300")],
};
