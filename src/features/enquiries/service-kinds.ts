/** The kinds of enquiry about equipment, planners and venues, and the applications to be listed. */
import { APPLICATION_MESSAGES, APPLICATION_PHOTO, plannerRegistrationSchema, rentalRegistrationSchema, vendorRegistrationSchema } from "./application-model.ts";
import type { EnquiryKind } from "./enquiry-kind.ts";
import { ENQUIRY_MESSAGES } from "./enquiry-model.ts";
import { SERVICE_MESSAGES, eventPlannerSchema, rentalBookingSchema, venueBookingSchema } from "./service-enquiry-model.ts";

const columns = { name: "fullName", phone: "phone", email: "email" } as const;
const description = { label: "Description", long: true } as const;
const missingMessage = ENQUIRY_MESSAGES.fillRequired;

const application = {
  missingMessage,
  success: { status: 201, message: APPLICATION_MESSAGES.success },
  to: { rule: "inbox" },
  columns: { ...columns, city: "location" },
  photo: APPLICATION_PHOTO,
} as const;
const workerDetails = { category: { label: "Category" }, shift: { label: "Preferred shift" }, experience: { label: "Work experience", long: true } } as const;

export const serviceKinds = {
  rentalBooking: {
    key: "rentalBooking",
    path: "/api/inquiry/form/rentalBooking",
    label: "Rental booking",
    asks: "asks to rent your equipment",
    schema: rentalBookingSchema,
    required: ["fullName", "phone", "calendar"],
    missingMessage,
    success: { status: 201, message: SERVICE_MESSAGES.rentalSuccess },
    to: { rule: "listing", category: "rentals", field: "item", oneself: "This is your own equipment.", optional: true },
    columns: { ...columns, eventDate: "calendar" },
    details: { equipmentName: { label: "Equipment" }, description },
  },
  eventplanner: {
    key: "eventplanner",
    path: "/api/inquiry/form/eventplanner",
    label: "Planner enquiry",
    asks: "asks for your planning",
    schema: eventPlannerSchema,
    required: ["fullName", "phone", "calender"],
    missingMessage,
    success: { status: 201, message: SERVICE_MESSAGES.plannerSuccess },
    to: { rule: "listing", category: "planners", field: "planner", oneself: "You cannot book yourself.", optional: true },
    columns: { ...columns, eventDate: "calender" },
    details: { description },
  },
  venueBooking: {
    key: "venueBooking",
    path: "/api/inquiry/form/venueBooking",
    label: "Venue enquiry",
    asks: "asks for your venue",
    schema: venueBookingSchema,
    required: ["fullName", "phone", "calendar", "venue"],
    missingMessage,
    success: { status: 201, message: SERVICE_MESSAGES.plannerSuccess },
    to: { rule: "listing", category: "venues", field: "venue", oneself: "This is your own venue." },
    columns: { ...columns, eventType: "eventType", eventDate: "calendar" },
    details: { guests: { label: "Guests" }, description },
  },
  vendorRegistration: {
    ...application,
    key: "vendorRegistration",
    path: "/api/inquiry/form/vendorRegistration",
    label: "Vendor registration",
    asks: "wants to register as a vendor",
    schema: vendorRegistrationSchema,
    required: ["fullName", "phone", "location", "businessName", "typeOfWork"],
    details: { businessName: { label: "Business name" }, typeOfWork: { label: "Type of work" }, experience: { label: "Experience", long: true } },
  },
  rentalRegistration: {
    ...application,
    key: "rentalRegistration",
    path: "/api/inquiry/form/rentalRegistration",
    label: "Rental registration",
    asks: "wants to register for event rental",
    schema: rentalRegistrationSchema,
    required: ["fullName", "phone", "location", "category"],
    details: workerDetails,
  },
  plannerRegistration: {
    ...application,
    key: "plannerRegistration",
    path: "/api/inquiry/form/plannerRegistration",
    label: "Planner registration",
    asks: "wants to register as an event planner",
    schema: plannerRegistrationSchema,
    required: ["fullName", "phone", "location", "category"],
    details: workerDetails,
  },
} satisfies Record<string, EnquiryKind>;
