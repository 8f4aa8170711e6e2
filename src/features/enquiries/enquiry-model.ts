/**
 * The forms that ask somebody for something: one definition for the browser and the call.
 * Field names are the specification's (001 sections 3 and 5, 000 section 3; API.md). How each kind is
 * handled stands in enquiry-kinds.ts.
 */
import { z } from "zod";
import { CONTACT_SERVICES, OCCASIONS } from "../../domain/event-types.ts";
import { TEXT_LENGTHS } from "../../domain/limits.ts";
import { isDistrict, isState } from "../../domain/places/places-data.ts";
import { text } from "../../domain/words/say.ts";
import { email, aheadDay, indianMobile, optionalEmail, optionalText, requiredText } from "../../domain/zod-fields.ts";

/** Word for word from the specification where it has a text (001 sections 5 and 8, 000 section 5). */
export const ENQUIRY_MESSAGES = {
  fillRequired: text("Please fill all required fields"),
  fillAndAgree: text("Please fill all required fields and agree to consent."),
  email: text("Please enter a valid email address"),
  mobile: text("Please enter a valid 10-digit mobile number"),
  pastDate: text("Event date cannot be in the past"),
  contactSuccess: text("Submitted successfully!"),
  contactFailure: text("Something went wrong!"),
  areaSuccess: text("Your enquiry was submitted successfully! Registered volunteers in the area will be notified."),
  areaFailure: text("Something went wrong. Please try again later."),
  consent: text("I consent to having this website store my info."),
} as const;

/** The only choice where a state has no list of districts (001 section 2). */
export const OTHER_DISTRICT = "Other";

const line = (message: string, max: number = TEXT_LENGTHS.shortText) =>
  requiredText(message, { max, singleLine: true });
const optionalLine = (max: number = TEXT_LENGTHS.shortText) => optionalText(max, { singleLine: true });
const name = () => line(text("Full name is required"), TEXT_LENGTHS.fullName);
const mobile = () => indianMobile(ENQUIRY_MESSAGES.mobile, { requiredMessage: text("Mobile number is required") });
const requiredEmail = () => email(ENQUIRY_MESSAGES.email, { requiredMessage: text("Email is required") });
const eventDate = () => aheadDay(ENQUIRY_MESSAGES.pastDate, { requiredMessage: text("Event date is required") });
const chosen = (list: readonly string[], missing: string, unknown: string) =>
  line(missing)
    .refine((typed) => typed === "" || list.includes(typed), unknown)
    .meta({ enum: [...list] });

/** The standalone 'Volunteer Enquiry Form'. `city` is a district of `state`, or 'Other'. */
export const volunteerEnquirySchema = z
  .object({
    name: name(),
    companyName: optionalLine(TEXT_LENGTHS.company),
    mobileNumber: mobile(),
    email: requiredEmail(),
    state: line(text("State is required")).refine(
      (typed) => typed === "" || isState(typed),
      text("Please choose a state from the list."),
    ),
    city: line(text("District is required")),
    eventType: chosen(OCCASIONS, text("Event type is required"), text("Please choose an event type from the list.")),
    eventDate: eventDate(),
    volunteerRequirements: requiredText(text("Volunteer requirements are required"), { max: TEXT_LENGTHS.longText }),
    additionalRequirements: optionalText(TEXT_LENGTHS.longText),
  })
  .refine(({ state, city }) => !isState(state) || city === OTHER_DISTRICT || isDistrict(state, city), {
    path: ["city"],
    message: text("Please choose a district of this state."),
    // Beside other wrong fields too: who mends a form wants to see all of it at once.
    when: ({ value }) => hasPlace(value),
  });

function hasPlace(value: unknown): boolean {
  const form = value as { state?: unknown; city?: unknown } | null;
  return typeof form?.state === "string" && typeof form.city === "string" && form.city !== "";
}

/** True only where somebody ticked the box; unchecked boxes come as nothing at all. */
const consent = z.preprocess(
  (value) => value === true || value === "true",
  z.literal(true, text("Please agree to consent.")),
);

/** The short pop-up form. */
export const popupSchema = z.object({
  fullName: name(),
  phone: mobile(),
  email: optionalEmail(ENQUIRY_MESSAGES.email),
  service: chosen(CONTACT_SERVICES, text("Service is required"), text("Please choose a service from the list.")),
  consent,
});

/** The form of the contact page. */
export const contactSchema = popupSchema.extend({
  company: optionalLine(TEXT_LENGTHS.company),
  address: optionalText(TEXT_LENGTHS.address),
  message: optionalText(TEXT_LENGTHS.longText),
});

/** What a submitted enquiry is answered with. */
export type EnquiryAnswer = { success: true; message: string; enquiryNumber: string };
