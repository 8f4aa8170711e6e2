/** What the search of artists says and shows, and how an artist is asked. */
import { OCCASIONS } from "../../domain/event-types.ts";
import { TEXT_LENGTHS } from "../../domain/limits.ts";
import { formatRupees } from "../../domain/money.ts";
import type { EnquiryDescription } from "../listings/enquiry-description.ts";
import type { SearchDescription } from "../listings/search-description.ts";
import type { ArtistCard } from "./artist-category.ts";

/** '₹18,000 for 3 hours'. */
const hoursPrice = (paise: number, duration: string) =>
  `${formatRupees(paise)} for ${duration}${/^[\d.\s–-]+$/.test(duration) ? (duration.trim() === "1" ? " hour" : " hours") : ""}`;

export const ARTIST_SEARCH_PAGE: SearchDescription<ArtistCard> = {
  lead: "Singers, dancers, anchors, DJs and whole bands. Look, listen, and ask for your date.",
  description: "For weddings, festivals and company events: see photos, videos and reviews, and ask for a date.",
  titleBy: "category",
  art: "artists",
  actions: [{ label: "Artist Registration", to: "/BasicDetail" }],
  box: { label: "Name or words", placeholder: "Name, art, occasion" },
  filters: {
    category: { placeholder: "All categories" },
    genre: { placeholder: "Sufi, Kathak, EDM" },
    language: { placeholder: "Hindi" },
  },
  portraits: true,
  card: ({ category, genre, price, duration }) => ({
    tag: [category, genre].filter(Boolean).join(" · "),
    facts: [],
    ...(price && duration ? { price: hoursPrice(Number(price), duration) } : {}),
  }),
};

/** The booking form of an artist's page (spec 001 sections 3, 5 and 8): name, e-mail, phone, event type and date are required. */
export const ARTIST_ENQUIRY: EnquiryDescription = {
  key: "artistBooking",
  path: "/api/artists/booking/form",
  label: "Artist booking",
  asks: "asks to book you",
  about: "artistId",
  oneself: "You cannot book yourself.",
  success: "Booking submitted successfully!",
  failure: "Failed to submit booking. Please try again.",
  submit: "Book Now",
  notSent: "Your booking was not sent.",
  allFields: [
    { name: "fullName", label: "Full name", autoComplete: "name", max: TEXT_LENGTHS.fullName, fills: "name" },
    {
      name: "phone",
      label: "Phone",
      kind: "tel",
      autoComplete: "tel",
      hint: "10 digits, such as 98260 00000",
      missing: "Mobile number is required",
      fills: "phone",
    },
    { name: "email", label: "Email", kind: "email", autoComplete: "email", fills: "email" },
    {
      name: "eventType",
      label: "Event type",
      kind: "select",
      placeholder: "Select event type",
      options: OCCASIONS,
      fills: "eventType",
    },
    { name: "eventDate", label: "Event date", kind: "date", fills: "eventDate" },
    {
      name: "budget",
      label: "Budget",
      kind: "money",
      optional: true,
      placeholder: "50,000",
      max: TEXT_LENGTHS.budget,
    },
    { name: "city", label: "City", optional: true, autoComplete: "address-level2", fills: "city" },
    { name: "requirement", label: "Requirement", kind: "area", optional: true },
  ],
};
