/**
 * Every form that asks somebody for something, as configuration: adding a kind is adding an entry here.
 * Pure data over the schemas of enquiry-model.ts, for the calls, the mails and the screens alike.
 */
import type { z } from "zod";
import { artistBooking } from "./artist-booking.ts";
import { ENQUIRY_MESSAGES, contactSchema, popupSchema, volunteerBookingSchema, volunteerEnquirySchema } from "./enquiry-model.ts";
import { managerKinds } from "./manager-kinds.ts";
import { serviceKinds } from "./service-kinds.ts";

/** The columns that enquiries of all kinds share, beside name and phone. */
type Column = "email" | "eventType" | "eventDate" | "state" | "district" | "city";

/** Who is asked, besides the site's inbox, which is told of everything (DECISIONS 20). */
export type RecipientRule =
  /** The owner of a listing, found by the slug in `field`; `optional`: without a slug it goes to the inbox alone. */
  | { rule: "listing"; category: string; field: string; oneself: string; optional?: true }
  /** Everybody of the category who works in the district, without the sender's contact data (DECISIONS 19). */
  | { rule: "area"; category: string }
  | { rule: "inbox" };

/** What a detail is called. `long` is free text: left out of the confirmation, which goes to an unproven address. */
export type Detail = { label: string; long?: true };

export type EnquiryKind = {
  key: string;
  /** Path of its call, in the spelling of API.md. */
  path: string;
  /** For people: 'Booking request'. */
  label: string;
  /** What the sender does, after the name: 'asks to book you'. */
  asks: string;
  schema: z.ZodObject | z.ZodType<Record<string, unknown>>;
  /** Fields that must be sent; named in `missingFields` where they are not. */
  required: readonly string[];
  /** The message of the whole where one of them is missing. */
  missingMessage: string;
  success: { status: 200 | 201; message: string };
  to: RecipientRule;
  /** Which field fills which column. */
  columns: { name: string; phone: string } & Partial<Record<Column, string>>;
  /** The other fields, kept as details. */
  details: Record<string, Detail>;
  /** Takes a multipart body with one photo, which may be absent. */
  photo?: { field: string; maxBytes: number; tooLarge: string; tooMany: string };
};

const contactColumns = { name: "fullName", phone: "phone", email: "email" } as const;
const contactDetails = { service: { label: "Service" }, consent: { label: "Consent" } } as const;

const kinds = {
  volunteerBooking: {
    key: "volunteerBooking",
    path: "/api/inquiry/form/volunteerBooking",
    label: "Booking request",
    asks: "asks to book you",
    schema: volunteerBookingSchema,
    required: ["fullName", "email", "phone", "service", "calendar", "budget", "city", "username"],
    missingMessage: ENQUIRY_MESSAGES.fillRequired,
    success: { status: 201, message: ENQUIRY_MESSAGES.bookingSuccess },
    to: { rule: "listing", category: "volunteers", field: "username", oneself: "You cannot book yourself." },
    columns: { name: "fullName", phone: "phone", email: "email", eventType: "service", eventDate: "calendar", city: "city" },
    details: { budget: { label: "Budget" }, requirement: { label: "Requirement", long: true } },
  },
  volunteerEnquiry: {
    key: "volunteerEnquiry",
    path: "/api/volunteer-enquiry/submit",
    label: "Volunteer enquiry",
    asks: "looks for volunteers",
    schema: volunteerEnquirySchema,
    required: ["name", "mobileNumber", "email", "state", "city", "eventType", "eventDate", "volunteerRequirements"],
    missingMessage: ENQUIRY_MESSAGES.fillRequired,
    success: { status: 200, message: ENQUIRY_MESSAGES.areaSuccess },
    to: { rule: "area", category: "volunteers" },
    columns: { name: "name", phone: "mobileNumber", email: "email", eventType: "eventType", eventDate: "eventDate", state: "state", district: "city" },
    details: {
      companyName: { label: "Company" },
      volunteerRequirements: { label: "Volunteer requirements", long: true },
      additionalRequirements: { label: "Additional requirements", long: true },
    },
  },
  contactUs: {
    key: "contactUs",
    path: "/api/inquiry/form/contactUs",
    label: "Contact enquiry",
    asks: "writes to us",
    schema: contactSchema,
    required: ["fullName", "phone", "service", "consent"],
    missingMessage: ENQUIRY_MESSAGES.fillAndAgree,
    success: { status: 201, message: ENQUIRY_MESSAGES.contactSuccess },
    to: { rule: "inbox" },
    columns: contactColumns,
    details: { ...contactDetails, company: { label: "Company" }, address: { label: "Address", long: true }, message: { label: "Message", long: true } },
  },
  popup: {
    key: "popup",
    path: "/api/inquiry/form",
    label: "Call-back request",
    asks: "asks for a call",
    schema: popupSchema,
    required: ["fullName", "phone", "service", "consent"],
    missingMessage: ENQUIRY_MESSAGES.fillAndAgree,
    success: { status: 201, message: ENQUIRY_MESSAGES.contactSuccess },
    to: { rule: "inbox" },
    columns: contactColumns,
    details: contactDetails,
  },
  ...managerKinds,
  ...serviceKinds,
  artistBooking,
} satisfies Record<string, EnquiryKind>;

export type EnquiryKindKey = keyof typeof kinds;

/** All kinds, by key. */
export const ENQUIRY_KINDS: Record<EnquiryKindKey, EnquiryKind> = kinds;

/** The kind of a stored enquiry; undefined for one that is configured no longer. */
export function kindOf(key: string): EnquiryKind | undefined {
  return Object.hasOwn(ENQUIRY_KINDS, key) ? (ENQUIRY_KINDS as Record<string, EnquiryKind>)[key] : undefined;
}
