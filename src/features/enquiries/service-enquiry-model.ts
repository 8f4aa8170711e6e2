/** Requests for equipment, planners and venues: one definition for the forms and the calls (spec 001 sections 3, 5 and 8). */
import { z } from "zod";
import { DEFAULT_EQUIPMENT } from "../../domain/event-types.ts";
import { TEXT_LENGTHS } from "../../domain/limits.ts";
import { fromToday, indianMobile, optionalEmail, optionalText, requiredText } from "../../domain/zod-fields.ts";
import { ENQUIRY_MESSAGES } from "./enquiry-model.ts";

/** Word for word from spec 001 section 8; venues follow planners. */
export const SERVICE_MESSAGES = {
  rentalSuccess: "Booking submitted successfully!",
  rentalFailure: "Something went wrong",
  plannerSuccess: "Request submitted successfully!",
  plannerFailure: "Something went wrong!",
} as const;

const date = () => fromToday(ENQUIRY_MESSAGES.pastDate, { requiredMessage: "Event date is required" });
const slug = () => optionalText(TEXT_LENGTHS.shortText, { singleLine: true });

/** Name, phone and date are required; the rest is optional (spec 001 section 5). */
const common = {
  fullName: requiredText("Full name is required", { max: TEXT_LENGTHS.fullName, singleLine: true }),
  phone: indianMobile(ENQUIRY_MESSAGES.mobile, { requiredMessage: "Phone number is required" }),
  email: optionalEmail(ENQUIRY_MESSAGES.email),
  description: optionalText(TEXT_LENGTHS.longText),
};

export const rentalBookingSchema = z.object({
  ...common,
  /** The day it is needed. */
  calendar: date(),
  equipmentName: optionalText(TEXT_LENGTHS.shortText, { singleLine: true }).transform((name) => name || DEFAULT_EQUIPMENT),
  /** Ours: the item's address, so that the request is kept with it. */
  item: slug(),
});

export const eventPlannerSchema = z.object({
  ...common,
  /** The day of the event; spelt as the specification spells it. */
  calender: date(),
  /** Ours: the planner's address. */
  planner: slug(),
});

/** Ours, after the others: the original had no call for venues. */
export const venueBookingSchema = z.object({
  ...common,
  calendar: date(),
  eventType: optionalText(TEXT_LENGTHS.shortText, { singleLine: true }),
  /** As typed: '300', 'about 250'. */
  guests: optionalText(TEXT_LENGTHS.budget, { singleLine: true }),
  venue: requiredText("Venue is required", { max: TEXT_LENGTHS.shortText, singleLine: true }),
});
