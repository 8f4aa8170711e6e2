/** The booking form of an artist's page (spec 001 sections 3, 5 and 8): its fields, and how it is handled. */
import { z } from "zod";
import { TEXT_LENGTHS } from "../../domain/limits.ts";
import { email, fromToday, indianMobile, optionalText, requiredText } from "../../domain/zod-fields.ts";
import type { EnquiryKind } from "./enquiry-kind.ts";
import { ENQUIRY_MESSAGES } from "./enquiry-model.ts";

export const ARTIST_BOOKING_MESSAGES = { success: "Booking submitted successfully!", failure: "Failed to submit booking. Please try again." } as const;

const line = (message: string, max: number = TEXT_LENGTHS.shortText) => requiredText(message, { max, singleLine: true });
const optionalLine = (max: number = TEXT_LENGTHS.shortText) => optionalText(max, { singleLine: true });

/** `artistName`, which clients send along, is accepted and not used. Name, e-mail, phone, event type and date are required; budget, city and requirement are not. */
export const artistBookingSchema = z.object({
  fullName: line("Full name is required", TEXT_LENGTHS.fullName),
  phone: indianMobile(ENQUIRY_MESSAGES.mobile, { requiredMessage: "Mobile number is required" }),
  email: email(ENQUIRY_MESSAGES.email, { requiredMessage: "Email is required" }),
  eventType: line("Event type is required"),
  eventDate: fromToday(ENQUIRY_MESSAGES.pastDate, { requiredMessage: "Event date is required" }),
  budget: optionalLine(TEXT_LENGTHS.budget),
  city: optionalLine(),
  requirement: optionalText(TEXT_LENGTHS.longText),
  /** Who is booked: the id, or the username. */
  artistId: line("Artist is required"),
});

export const artistBooking = {
  key: "artistBooking",
  path: "/api/artists/booking/form",
  label: "Artist booking",
  asks: "asks to book you",
  schema: artistBookingSchema,
  required: ["fullName", "phone", "email", "eventType", "eventDate", "artistId"],
  missingMessage: ENQUIRY_MESSAGES.fillRequired,
  success: { status: 201, message: ARTIST_BOOKING_MESSAGES.success },
  to: { rule: "listing", category: "artists", field: "artistId", oneself: "You cannot book yourself." },
  columns: { name: "fullName", phone: "phone", email: "email", eventType: "eventType", eventDate: "eventDate", city: "city" },
  details: { budget: { label: "Budget" }, requirement: { label: "Requirement", long: true } },
} satisfies EnquiryKind;
