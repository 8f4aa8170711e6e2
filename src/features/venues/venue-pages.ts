/** What the search and the page of venues say and show, and how a venue is asked. */
import { placeOf, type DetailDescription } from "../listings/detail-description.ts";
import { OCCASION_FIELD, guestsField, type EnquiryDescription } from "../listings/enquiry-description.ts";
import type { ListingView } from "../listings/listing-page-types.ts";
import type { SearchDescription } from "../listings/search-description.ts";
import { VENUE_REGISTRATION, guestWords, priceFacts, priceWords } from "./venue-words.ts";
import type { VenueAttributes, VenueCard } from "./venue-category.ts";

type Venue = ListingView<VenueAttributes>;

export const VENUE_SEARCH_PAGE: SearchDescription<VenueCard> = {
  title: "Venue Booking",
  lead: "Gardens, halls, havelis and hotel lawns. Say how many guests you expect and what you want to spend.",
  description:
    "Marriage gardens, banquet halls, hotel lawns and havelis: compare capacity and price, see photos, and ask.",
  art: "venues",
  actions: [{ label: "Register your venue", to: VENUE_REGISTRATION }],
  box: { label: "What are you looking for?", placeholder: "Name, parking, pool" },
  filters: {
    kind: { label: "Type of venue" },
    capacity: { label: "Guests", placeholder: "300" },
    priceUnit: {
      label: "Price for",
      options: [
        { value: "plate", label: "A plate" },
        { value: "day", label: "A day" },
      ],
      placeholder: "Both",
    },
    price: { placeholder: "1,000" },
  },
  card: ({ kind, capacity, price, priceUnit }) => ({
    tag: kind,
    facts: [`Up to ${guestWords(Number(capacity))}`],
    price: priceWords(Number(price), priceUnit),
  }),
  otherwise: { label: "Let a planner find one", to: "/PlannerProfile" },
};

/** What the page of a venue says and shows. */
export const VENUE_PAGE: DetailDescription<VenueAttributes> = {
  crumb: "Venue Booking",
  all: "See all venues",
  lead: ({ attributes, ...venue }: Venue) => `${attributes.kind} in ${placeOf(venue)}`,
  opening: ({ attributes }: Venue) => attributes.description,
  sections: ({ attributes, address, ...venue }: Venue) => [
    {
      title: "At a glance",
      facts: [
        ["Type", attributes.kind],
        ["Capacity", `Up to ${guestWords(attributes.capacity)}`],
        ...priceFacts(attributes),
        ["Guest rooms", attributes.rooms > 0 ? String(attributes.rooms) : ""],
        ["Address", [address, placeOf(venue)].filter(Boolean).join(", ")],
      ],
    },
    {
      title: "Halls and lawns",
      facts: attributes.halls.map(({ name, seated, floating }) => [
        name,
        `${guestWords(seated)} seated, ${floating.toLocaleString("en-IN")} standing`,
      ]),
    },
    { title: "Amenities", chips: attributes.amenities },
    { title: "Rules of the house", lines: attributes.rules },
  ],
  price: ({ attributes }: Venue) => priceWords(attributes.price, attributes.priceUnit),
  title: ({ title, attributes, city }: Venue) =>
    `${title}, ${attributes.kind.toLowerCase()}${city ? ` in ${city}` : ""}`,
  says: ({ title, attributes, ...venue }: Venue) =>
    `${title} in ${placeOf(venue)}: up to ${guestWords(attributes.capacity)}, from ${priceWords(attributes.price, attributes.priceUnit)}. ${attributes.description}`,
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
  asks: "asks for your venue",
  about: "venue",
  oneself: "This is your own venue.",
  fields: [OCCASION_FIELD, guestsField("300")],
};
