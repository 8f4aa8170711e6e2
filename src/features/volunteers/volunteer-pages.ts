/** What the search of volunteers says and shows, and how a volunteer is booked. */
import { OCCASIONS } from "../../domain/event-types.ts";
import { TEXT_LENGTHS } from "../../domain/limits.ts";
import type { EnquiryDescription } from "../listings/enquiry-description.ts";
import type { SearchDescription } from "../listings/search-description.ts";

export const VOLUNTEER_SEARCH_PAGE: SearchDescription<unknown> = {
  lead: "People for the gate, the stage, the registration desk and the thousand small things. Choose your districts to see who is near.",
  crumbs: [{ label: "Volunteer Booking" }],
  description:
    "Volunteers for the gate, the stage and the registration desk. See profiles and ratings, and book for your event.",
  actions: [
    { label: "Registration", to: "/login?redirect=volunteer" },
    { label: "Explore Profiles", to: "/VolunteerManagerLanding" },
  ],
  box: { label: "Name or words", placeholder: "Name, skill, town" },
  portraits: true,
  filters: { stipend: { label: "Stipend a day up to, in ₹", placeholder: "800" } },
  statePlace: true,
  unpriced: "Stipend on request",
  free: "Unpaid",
  card: () => ({ facts: [] }),
  action: "Contact Us",
  nothing: "Tell us the date and the place, and volunteers nearby will hear of it.",
  otherwise: { label: "Tell us what you need", to: "/VolunteerEnquiryForm" },
};

/** The booking dialog of a profile (spec 001 section 3): everything is required except `requirement`. */
export const VOLUNTEER_ENQUIRY: EnquiryDescription = {
  key: "volunteerBooking",
  label: "Booking request",
  asks: "asks to book you",
  about: "username",
  unnamed: "Username is required",
  oneself: "You cannot book yourself.",
  success: "Booking Submitted!",
  failure: "Unknown error",
  failurePrefix: "Submission failed: ",
  stays: ["fullName", "email", "phone"],
  submit: "Send request",
  allFields: [
    { name: "fullName", label: "Full name", autoComplete: "name", max: TEXT_LENGTHS.fullName, fills: "name" },
    { name: "email", label: "Email", kind: "email", autoComplete: "email", fills: "email" },
    {
      name: "phone",
      label: "Phone",
      kind: "tel",
      autoComplete: "tel",
      hint: "10 digits, such as 98260 00000",
      missing: "Mobile number is required",
      fills: "phone",
    },
    {
      name: "service",
      label: "Event type",
      kind: "select",
      placeholder: "Select event type",
      options: OCCASIONS,
      fills: "eventType",
    },
    { name: "calendar", label: "Date", kind: "date", missing: "Event date is required", fills: "eventDate" },
    { name: "budget", label: "Budget", kind: "money", placeholder: "5,000", max: TEXT_LENGTHS.budget },
    { name: "city", label: "City", autoComplete: "address-level2", fills: "city" },
    {
      name: "requirement",
      label: "Requirement",
      kind: "area",
      optional: true,
      hint: "What is the event, and what should be done?",
    },
  ],
};
