/**
 * Every form that asks somebody for something, as configuration: adding a kind is adding an entry here.
 * Pure data over the schemas of enquiry-model.ts, for the calls, the mails and the screens alike.
 */
import { text } from "../../domain/words/say.ts";
import { categories } from "../registry.ts";
import { kindOfCategory } from "./category-kinds.ts";
import { ENQUIRY_MESSAGES, contactSchema, popupSchema, volunteerEnquirySchema } from "./enquiry-model.ts";
import type { EnquiryKind } from "./enquiry-kind.ts";
import { managerKinds } from "./manager-kinds.ts";
import { serviceKinds } from "./service-kinds.ts";

const contactColumns = { name: "fullName", phone: "phone", email: "email" } as const;
const contactDetails = { service: { label: text("Service") }, consent: { label: text("Consent") } } as const;

const kinds = {
  volunteerEnquiry: {
    key: "volunteerEnquiry",
    path: "/api/volunteer-enquiry/submit",
    label: text("Volunteer enquiry"),
    asks: text("looks for volunteers"),
    schema: volunteerEnquirySchema,
    required: ["name", "mobileNumber", "email", "state", "city", "eventType", "eventDate", "volunteerRequirements"],
    missingMessage: ENQUIRY_MESSAGES.fillRequired,
    success: { status: 200, message: ENQUIRY_MESSAGES.areaSuccess },
    to: { rule: "area", category: "volunteers", leads: "managers" },
    columns: {
      name: "name",
      phone: "mobileNumber",
      email: "email",
      eventType: "eventType",
      eventDate: "eventDate",
      state: "state",
      district: "city",
    },
    details: {
      companyName: { label: text("Company") },
      volunteerRequirements: { label: text("Volunteer requirements"), long: true },
      additionalRequirements: { label: text("Additional requirements"), long: true },
    },
  },
  contactUs: {
    key: "contactUs",
    path: "/api/inquiry/form/contactUs",
    label: text("Contact enquiry"),
    asks: text("writes to us"),
    schema: contactSchema,
    required: ["fullName", "phone", "service", "consent"],
    missingMessage: ENQUIRY_MESSAGES.fillAndAgree,
    success: { status: 201, message: ENQUIRY_MESSAGES.contactSuccess },
    to: { rule: "inbox" },
    columns: contactColumns,
    details: {
      ...contactDetails,
      company: { label: text("Company") },
      address: { label: text("Address"), long: true },
      message: { label: text("Message"), long: true },
    },
  },
  popup: {
    key: "popup",
    path: "/api/inquiry/form",
    label: text("Call-back request"),
    asks: text("asks for a call"),
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
} satisfies Record<string, EnquiryKind>;

const ofCategories = categories.flatMap((category) => kindOfCategory(category) ?? []);

/** All kinds, by key: those above, and one of every category that describes its form. */
export const ENQUIRY_KINDS: Readonly<Record<string, EnquiryKind>> = {
  ...kinds,
  ...Object.fromEntries(ofCategories.map((kind) => [kind.key, kind])),
};

/** The kind of a stored enquiry; undefined for one that is configured no longer. */
export function kindOf(key: string): EnquiryKind | undefined {
  return Object.hasOwn(ENQUIRY_KINDS, key) ? ENQUIRY_KINDS[key] : undefined;
}
