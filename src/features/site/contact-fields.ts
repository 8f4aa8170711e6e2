/** The contact form and the call-back form: fields and words of the specification (part 1, sections 3, 5 and 8). */
import { CONTACT_SERVICES } from "../../domain/event-types.ts";
import { TEXT_LENGTHS } from "../../domain/limits.ts";
import { text } from "../../domain/words/say.ts";
import type { CallFailure } from "../../ui/call.ts";
import { ENQUIRY_MESSAGES } from "../enquiries/enquiry-model.ts";
import { knownValues, type Me } from "../enquiries/me.ts";
import type { EnquiryField } from "../listings/enquiry-description.ts";

/** Who asks, for what. */
const WHO: readonly EnquiryField[] = [
  { name: "fullName", label: text("Full name"), autoComplete: "name", max: TEXT_LENGTHS.fullName, fills: "name" },
  {
    name: "phone",
    label: text("Phone"),
    kind: "tel",
    autoComplete: "tel",
    hint: text("10 digits, such as 98260 00000"),
    fills: "phone",
  },
  { name: "email", label: text("Email"), kind: "email", autoComplete: "email", optional: true, fills: "email" },
  {
    name: "service",
    label: text("Service"),
    kind: "select",
    placeholder: text("Select a service"),
    options: CONTACT_SERVICES,
  },
];
const CONSENT: EnquiryField = { name: "consent", label: ENQUIRY_MESSAGES.consent, kind: "consent" };

export const POPUP_FIELDS: readonly EnquiryField[] = [...WHO, CONSENT];
export const CONTACT_US_FIELDS: readonly EnquiryField[] = [
  ...WHO,
  { name: "company", label: text("Company"), autoComplete: "organization", max: TEXT_LENGTHS.company, optional: true },
  { name: "address", label: text("Address"), autoComplete: "address-line1", max: TEXT_LENGTHS.address, optional: true },
  {
    name: "message",
    label: text("Message"),
    kind: "area",
    hint: text("The date, the place and what you need"),
    optional: true,
  },
  CONSENT,
];

/** What the hook needs besides the call and its schema. */
export const contactForm = (fields: readonly EnquiryField[], me: Me | null) => ({
  values: { ...knownValues(fields, me), consent: false },
  order: fields.map(({ name }) => name),
  success: ENQUIRY_MESSAGES.contactSuccess,
  failure: ENQUIRY_MESSAGES.contactFailure,
  // Without an answer there is no server error to show.
  told: ({ status, error }: CallFailure) => (status > 0 && error) || ENQUIRY_MESSAGES.contactFailure,
});

export const CONTACT_WORDS = {
  notSent: text("Nothing was sent. What you typed is still here: please try again."),
  missing: ENQUIRY_MESSAGES.fillAndAgree,
} as const;
