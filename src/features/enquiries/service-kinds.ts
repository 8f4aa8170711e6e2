/** The applications to be listed. */
import { text } from "../../domain/words/say.ts";
import {
  APPLICATION_MESSAGES,
  APPLICATION_PHOTO,
  plannerRegistrationSchema,
  rentalRegistrationSchema,
  vendorRegistrationSchema,
} from "./application-model.ts";
import type { EnquiryKind } from "./enquiry-kind.ts";
import { ENQUIRY_MESSAGES } from "./enquiry-model.ts";

const columns = { name: "fullName", phone: "phone", email: "email" } as const;
const missingMessage = ENQUIRY_MESSAGES.fillRequired;

const application = {
  missingMessage,
  success: { status: 201, message: APPLICATION_MESSAGES.success },
  to: { rule: "inbox" },
  columns: { ...columns, city: "location" },
  photo: APPLICATION_PHOTO,
} as const;
const workerDetails = {
  category: { label: text("Category") },
  shift: { label: text("Preferred shift") },
  experience: { label: text("Work experience"), long: true },
} as const;

export const serviceKinds = {
  vendorRegistration: {
    ...application,
    key: "vendorRegistration",
    path: "/api/inquiry/form/vendorRegistration",
    label: text("Vendor registration"),
    asks: text("wants to register as a vendor"),
    schema: vendorRegistrationSchema,
    required: ["fullName", "phone", "location", "businessName", "typeOfWork"],
    details: {
      businessName: { label: text("Business name") },
      typeOfWork: { label: text("Type of work") },
      experience: { label: text("Experience"), long: true },
    },
  },
  rentalRegistration: {
    ...application,
    key: "rentalRegistration",
    path: "/api/inquiry/form/rentalRegistration",
    label: text("Rental registration"),
    asks: text("wants to register for event rental"),
    schema: rentalRegistrationSchema,
    required: ["fullName", "phone", "location", "category"],
    details: workerDetails,
  },
  plannerRegistration: {
    ...application,
    key: "plannerRegistration",
    path: "/api/inquiry/form/plannerRegistration",
    label: text("Planner registration"),
    asks: text("wants to register as an event planner"),
    schema: plannerRegistrationSchema,
    required: ["fullName", "phone", "location", "category"],
    details: workerDetails,
  },
} satisfies Record<string, EnquiryKind>;
