/** What is asked of volunteer managers, by the form on their profile and its variant (spec 001 sections 3, 5 and 8). */
import { z } from "zod";
import { OCCASIONS } from "../../domain/event-types.ts";
import { TEXT_LENGTHS } from "../../domain/limits.ts";
import { isDistrict, isState } from "../../domain/places/places-data.ts";
import { isSlot } from "../../domain/slots.ts";
import { text } from "../../domain/words/say.ts";
import { aheadDay, indianMobile, optionalEmail, optionalText, requiredText } from "../../domain/zod-fields.ts";
import type { EnquiryKind } from "./enquiry-kind.ts";
import { BROUGHT_FIELDS, CALL_NOW_FIELD, PART_FIELD, PART_WORDS } from "../listings/enquiry-description.ts";
import { broughtSchemas, tick } from "./enquiry-schema.ts";
import { ENQUIRY_MESSAGES, OTHER_DISTRICT } from "./enquiry-model.ts";

/** Word for word from the specification where it has a text. */
export const REQUEST_MESSAGES = {
  phone: text("Please enter a valid 10-digit phone number"),
  success: text("Request submitted successfully! We'll contact you soon."),
  failure: text("Failed to submit request"),
  unexpected: text("An unexpected error occurred. Please try again."),
} as const;

const line = (message: string, max: number = TEXT_LENGTHS.shortText) =>
  requiredText(message, { max, singleLine: true });

/** `city` is a district of `state`. `plannerId` is the manager's username or id; without it the request goes to the site. */
export const volunteerRequestSchema = z
  .object({
    name: line(text("Name is required"), TEXT_LENGTHS.fullName),
    companyName: optionalText(TEXT_LENGTHS.company, { singleLine: true }),
    phone: indianMobile(REQUEST_MESSAGES.phone, { requiredMessage: text("Phone number is required") }),
    email: optionalEmail(ENQUIRY_MESSAGES.email),
    state: line(text("State is required")).refine(
      (typed) => typed === "" || isState(typed),
      text("Please choose a state from the list."),
    ),
    city: line(text("District is required")),
    eventType: line(text("Event type is required"))
      .refine(
        (typed) => typed === "" || (OCCASIONS as readonly string[]).includes(typed),
        text("Please choose an event type from the list."),
      )
      .meta({ enum: [...OCCASIONS] }),
    eventDate: aheadDay(ENQUIRY_MESSAGES.pastDate, { requiredMessage: text("Event date is required") }),
    slot: optionalText(TEXT_LENGTHS.shortText, { singleLine: true })
      .refine((typed) => typed === "" || isSlot(typed), PART_FIELD.missing)
      .describe("The part of the day, as the manager's calendar offers them; by default the whole of it"),
    ...broughtSchemas(),
    volunteerRequirements: requiredText(text("Volunteer requirements are required"), { max: TEXT_LENGTHS.longText }),
    additionalRequirements: optionalText(TEXT_LENGTHS.longText),
    callNow: tick,
    plannerId: optionalText(TEXT_LENGTHS.shortText, { singleLine: true }),
  })
  .refine(({ state, city }) => !isState(state) || city === OTHER_DISTRICT || isDistrict(state, city), {
    path: ["city"],
    message: text("Please choose a district of this state."),
    // Beside other wrong fields too: who mends a form wants to see all of it at once.
    when: ({ value }) => {
      const form = value as { state?: unknown; city?: unknown } | null;
      return typeof form?.state === "string" && typeof form.city === "string" && form.city !== "";
    },
  });

/** Fields that must be sent, in the order of the form. */
export const REQUEST_REQUIRED = [
  "name",
  "phone",
  "state",
  "city",
  "eventType",
  "eventDate",
  "volunteerRequirements",
] as const;

export const managerKinds = {
  volunteerRequest: {
    key: "volunteerRequest",
    path: "/api/volunteer-requests",
    label: text("Volunteer request"),
    asks: text("asks you for volunteers"),
    schema: volunteerRequestSchema,
    required: REQUEST_REQUIRED,
    missingMessage: ENQUIRY_MESSAGES.fillRequired,
    success: { status: 201, message: REQUEST_MESSAGES.success },
    to: {
      rule: "listing",
      category: "managers",
      field: "plannerId",
      oneself: text("You cannot send yourself a request."),
      optional: true,
    },
    columns: {
      name: "name",
      phone: "phone",
      email: "email",
      eventType: "eventType",
      eventDate: "eventDate",
      state: "state",
      district: "city",
    },
    details: {
      companyName: { label: text("Company") },
      slot: { label: PART_FIELD.label, hours: true, words: PART_WORDS },
      ...Object.fromEntries(BROUGHT_FIELDS.map(({ name, label }) => [name, { label }])),
      volunteerRequirements: { label: text("Volunteer requirements"), long: true },
      additionalRequirements: { label: text("Additional requirements"), long: true },
      callNow: { label: CALL_NOW_FIELD.label },
    },
  },
} satisfies Record<string, EnquiryKind>;
