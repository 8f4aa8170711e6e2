/** Who wants to be listed: the registrations of vendors, rental crews and planners (spec 001 section 2). */
import { z } from "zod";
import { PLANNER_KINDS, RENTAL_WORK, SHIFTS } from "../../domain/event-types.ts";
import { IMAGE_BYTES, TEXT_LENGTHS } from "../../domain/limits.ts";
import { text } from "../../domain/words/say.ts";
import { indianMobile, optionalEmail, optionalText, requiredText } from "../../domain/zod-fields.ts";
import { ENQUIRY_MESSAGES } from "./enquiry-model.ts";

export const APPLICATION_MESSAGES = {
  success: text("Registration submitted successfully! We will check it and call you."),
  failure: text("Something went wrong. Please try again later."),
  photoTooLarge: text("Photo must be less than 25MB"),
  photoTooMany: text("Please choose one photo."),
} as const;

/** The photo of an application: optional, one, for admins' eyes. */
export const APPLICATION_PHOTO = {
  field: "photo",
  maxBytes: IMAGE_BYTES.application,
  tooLarge: APPLICATION_MESSAGES.photoTooLarge,
  tooMany: APPLICATION_MESSAGES.photoTooMany,
} as const;

const line = (message: string, max: number = TEXT_LENGTHS.shortText) =>
  requiredText(message, { max, singleLine: true });

/** One of a closed list in any case; gives the list's own spelling. */
const chosen = (list: readonly string[], missing: string, unknown: string) =>
  line(missing)
    .transform((typed) => list.find((one) => one.toLowerCase() === typed.toLowerCase()) ?? typed)
    .refine((typed) => typed === "" || list.includes(typed), unknown)
    .meta({ enum: [...list] });

const optionalChoice = (list: readonly string[], unknown: string) =>
  optionalText(TEXT_LENGTHS.shortText, { singleLine: true })
    .transform((typed) => list.find((one) => one.toLowerCase() === typed.toLowerCase()) ?? typed)
    .refine((typed) => typed === "" || list.includes(typed), unknown)
    .meta({ enum: ["", ...list] });

const person = {
  fullName: line(text("Full name is required"), TEXT_LENGTHS.fullName),
  phone: indianMobile(ENQUIRY_MESSAGES.mobile, { requiredMessage: text("Mobile number is required") }),
  email: optionalEmail(ENQUIRY_MESSAGES.email),
  location: line(text("Location is required")),
  experience: optionalText(TEXT_LENGTHS.longText),
};

const worker = (kinds: readonly string[]) =>
  z.object({
    ...person,
    category: chosen(kinds, text("Category is required"), text("Please choose a category from the list.")),
    shift: optionalChoice(SHIFTS, text("Please choose a shift from the list.")),
  });

export const rentalRegistrationSchema = worker(RENTAL_WORK);
export const plannerRegistrationSchema = worker(PLANNER_KINDS);

export const vendorRegistrationSchema = z.object({
  ...person,
  businessName: line(text("Business name is required"), TEXT_LENGTHS.company),
  typeOfWork: line(text("Type of work is required")),
});

/** Where each is filled in; its draft lies under its call. */
export const APPLICATION_PAGES = [
  { key: "/api/inquiry/form/vendorRegistration", label: text("Vendor"), path: "/Registration" },
  { key: "/api/inquiry/form/rentalRegistration", label: text("Rental crew"), path: "/EventRentalForm" },
  { key: "/api/inquiry/form/plannerRegistration", label: text("Event planner"), path: "/EventPlannerForm" },
] as const;
