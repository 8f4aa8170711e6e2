/** What the search of volunteers says and shows, and how a volunteer is booked. */
import { OCCASIONS } from "../../domain/event-types.ts";
import { TEXT_LENGTHS } from "../../domain/limits.ts";
import { text } from "../../domain/words/say.ts";
import type { EnquiryDescription } from "../listings/enquiry-description.ts";
import type { SearchDescription } from "../listings/search-description.ts";

export const VOLUNTEER_SEARCH_PAGE: SearchDescription<unknown> = {
  lead: text(
    "People for the gate, the stage, the registration desk and the thousand small things. Choose your districts to see who is near.",
  ),
  crumbs: [{ label: text("Volunteer Booking") }],
  description: text(
    "Volunteers for the gate, the stage and the registration desk. See profiles and ratings, and book for your event.",
  ),
  actions: [
    { label: text("Registration"), to: "/login?redirect=volunteer" },
    { label: text("Explore Profiles"), to: "/VolunteerManagerLanding" },
  ],
  box: { label: text("Name or words"), placeholder: text("Name, skill, town") },
  portraits: true,
  filters: {
    stipend: { label: text("Stipend a day up to, in ₹"), amountOf: text("Stipend a day"), placeholder: "800" },
  },
  statePlace: true,
  unpriced: text("Stipend on request"),
  free: text("Unpaid"),
  card: () => ({ facts: [] }),
  action: text("Contact Us"),
  nothing: text("Tell us the date and the place, and volunteers nearby will hear of it."),
  otherwise: { label: text("Tell us what you need"), to: "/VolunteerEnquiryForm" },
};

/** The booking dialog of a profile (spec 001 section 3): everything is required except `requirement`. */
export const VOLUNTEER_ENQUIRY: EnquiryDescription = {
  key: "volunteerBooking",
  label: text("Booking request"),
  asks: text("asks to book you"),
  about: "username",
  unnamed: text("Username is required"),
  oneself: text("You cannot book yourself."),
  success: text("Booking Submitted!"),
  failure: text("Unknown error"),
  failurePrefix: text("Submission failed: "),
  stays: ["fullName", "email", "phone"],
  byDay: true,
  submit: text("Send request"),
  allFields: [
    { name: "fullName", label: text("Full name"), autoComplete: "name", max: TEXT_LENGTHS.fullName, fills: "name" },
    { name: "email", label: text("Email"), kind: "email", autoComplete: "email", fills: "email" },
    {
      name: "phone",
      label: text("Phone"),
      kind: "tel",
      autoComplete: "tel",
      hint: text("10 digits, such as 98260 00000"),
      missing: text("Mobile number is required"),
      fills: "phone",
    },
    {
      name: "service",
      label: text("Event type"),
      kind: "select",
      placeholder: text("Select event type"),
      options: OCCASIONS,
      fills: "eventType",
    },
    {
      name: "calendar",
      label: text("Date"),
      kind: "date",
      missing: text("Event date is required"),
      fills: "eventDate",
    },
    { name: "budget", label: text("Budget"), kind: "money", placeholder: "5,000", max: TEXT_LENGTHS.budget },
    { name: "city", label: text("City"), autoComplete: "address-level2", fills: "city" },
    {
      name: "requirement",
      label: text("Requirement"),
      kind: "area",
      optional: true,
      hint: text("What is the event, and what should be done?"),
    },
  ],
};
