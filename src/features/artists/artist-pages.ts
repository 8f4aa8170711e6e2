/** What the search of artists says and shows, and how an artist is asked. */
import { OCCASIONS } from "../../domain/event-types.ts";
import { TEXT_LENGTHS } from "../../domain/limits.ts";
import { formatRupees } from "../../domain/money.ts";
import { say, text } from "../../domain/words/say.ts";
import type { EnquiryDescription } from "../listings/enquiry-description.ts";
import type { SearchDescription } from "../listings/search-description.ts";
import type { ArtistCard } from "./artist-category.ts";
import { artistKind } from "./artist-kinds.ts";

/** '₹18,000 for 3 hours'. */
const hoursPrice = (paise: number, duration: string) =>
  say("{price} for {duration}", { price: formatRupees(paise), duration: hoursWords(duration) });
const hoursWords = (duration: string) =>
  !/^[\d.\s–-]+$/.test(duration)
    ? duration
    : duration.trim() === "1"
      ? say("{duration} hour", { duration })
      : say("{duration} hours", { duration });

/** What artists sing and speak, as most of them write it. */
const LANGUAGES = [
  "Hindi",
  "English",
  "Punjabi",
  "Marathi",
  "Gujarati",
  "Bengali",
  "Tamil",
  "Telugu",
  "Kannada",
  "Malayalam",
  "Odia",
  "Assamese",
  "Rajasthani",
  "Bhojpuri",
  "Urdu",
];

export const ARTIST_SEARCH_PAGE: SearchDescription<ArtistCard> = {
  lead: text("Singers, dancers, anchors, DJs and whole bands. Look, listen, and ask for your date."),
  description: text("For weddings, festivals and company events: see photos, videos and reviews, and ask for a date."),
  titleBy: "category",
  alikeBy: "category",
  art: "artists",
  actions: [{ label: text("Artist Registration"), to: "/BasicDetail" }],
  box: { label: text("Name or words"), placeholder: text("Name, art, occasion") },
  filters: {
    category: { placeholder: text("All categories") },
    genre: { placeholder: text("Sufi, Kathak, EDM") },
    language: { placeholder: text("Hindi"), suggest: LANGUAGES },
  },
  portraits: true,
  card: ({ category, genre, price, duration }) => ({
    tag: [category && !(category === "Other" && genre) && artistKind(category), genre].filter(Boolean).join(" · "),
    facts: [],
    ...(price && duration ? { price: hoursPrice(Number(price), duration) } : {}),
  }),
};

/** The booking form of an artist's page (spec 001 sections 3, 5 and 8): name, e-mail, phone, event type and date are required. */
export const ARTIST_ENQUIRY: EnquiryDescription = {
  key: "artistBooking",
  path: "/api/artists/booking/form",
  label: text("Artist booking"),
  asks: text("asks to book you"),
  about: "artistId",
  oneself: text("You cannot book yourself."),
  success: text("Booking submitted successfully!"),
  failure: text("Failed to submit booking. Please try again."),
  submit: text("Book Now"),
  notSent: text("Your booking was not sent."),
  allFields: [
    { name: "fullName", label: text("Full name"), autoComplete: "name", max: TEXT_LENGTHS.fullName, fills: "name" },
    {
      name: "phone",
      label: text("Phone"),
      kind: "tel",
      autoComplete: "tel",
      hint: text("10 digits, such as 98260 00000"),
      missing: text("Mobile number is required"),
      fills: "phone",
    },
    { name: "email", label: text("Email"), kind: "email", autoComplete: "email", fills: "email" },
    {
      name: "eventType",
      label: text("Event type"),
      kind: "select",
      placeholder: text("Select event type"),
      options: OCCASIONS,
      fills: "eventType",
    },
    { name: "eventDate", label: text("Event date"), kind: "date", fills: "eventDate" },
    {
      name: "budget",
      label: text("Budget"),
      kind: "money",
      optional: true,
      placeholder: "50,000",
      max: TEXT_LENGTHS.budget,
    },
    { name: "city", label: text("City"), optional: true, autoComplete: "address-level2", fills: "city" },
    { name: "requirement", label: text("Requirement"), kind: "area", optional: true },
  ],
};
