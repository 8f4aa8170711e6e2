/** What is asked of whoever looks for volunteers, of all in a district or of one manager (spec 001 section 3). */
import { OCCASIONS } from "../../domain/event-types.ts";
import { TEXT_LENGTHS } from "../../domain/limits.ts";
import type { EnquiryField } from "../listings/enquiry-description.ts";

/** Fields that must be sent are the others. */
export const areaFields = ({
  phone,
  optionalEmail,
}: {
  phone: Pick<EnquiryField, "name" | "label">;
  optionalEmail: boolean;
}): readonly EnquiryField[] => [
  { name: "name", label: "Name", autoComplete: "name", max: TEXT_LENGTHS.fullName, fills: "name", group: "About you" },
  {
    name: "companyName",
    label: "Company name",
    autoComplete: "organization",
    max: TEXT_LENGTHS.company,
    optional: true,
    group: "About you",
  },
  {
    ...phone,
    kind: "tel",
    autoComplete: "tel",
    hint: "10 digits, such as 98260 00000",
    fills: "phone",
    group: "About you",
  },
  {
    name: "email",
    label: "Email",
    kind: "email",
    autoComplete: "email",
    optional: optionalEmail,
    fills: "email",
    group: "About you",
  },
  { name: "state", label: "State", kind: "state", districts: "city", fills: "state", group: "About the event" },
  { name: "city", label: "District", kind: "district", of: "state", fills: "district", group: "About the event" },
  {
    name: "eventType",
    label: "Event type",
    kind: "select",
    placeholder: "Select event type",
    options: OCCASIONS,
    fills: "eventType",
    group: "About the event",
  },
  { name: "eventDate", label: "Event date", kind: "date", fills: "eventDate", group: "About the event" },
  {
    name: "volunteerRequirements",
    label: "Volunteer requirements",
    kind: "area",
    hint: "How many people, for which hours, for which tasks?",
    group: "What volunteers should do",
  },
  {
    name: "additionalRequirements",
    label: "Additional requirements",
    kind: "area",
    hint: "Languages, dress, food, travel",
    optional: true,
    group: "What volunteers should do",
  },
];
