/** What is asked of whoever looks for volunteers, of all in a district or of one manager (spec 001 section 3). */
import { OCCASIONS } from "../../domain/event-types.ts";
import { TEXT_LENGTHS } from "../../domain/limits.ts";
import { text } from "../../domain/words/say.ts";
import type { EnquiryField } from "../listings/enquiry-description.ts";

/** Fields that must be sent are the others. */
export const areaFields = ({
  phone,
  optionalEmail,
}: {
  phone: Pick<EnquiryField, "name" | "label">;
  optionalEmail: boolean;
}): readonly EnquiryField[] => [
  {
    name: "name",
    label: text("Name"),
    autoComplete: "name",
    max: TEXT_LENGTHS.fullName,
    fills: "name",
    group: text("About you"),
  },
  {
    name: "companyName",
    label: text("Company name"),
    autoComplete: "organization",
    max: TEXT_LENGTHS.company,
    optional: true,
    group: text("About you"),
  },
  {
    ...phone,
    kind: "tel",
    autoComplete: "tel",
    hint: text("10 digits, such as 98260 00000"),
    fills: "phone",
    group: text("About you"),
  },
  {
    name: "email",
    label: text("Email"),
    kind: "email",
    autoComplete: "email",
    optional: optionalEmail,
    fills: "email",
    group: text("About you"),
  },
  {
    name: "state",
    label: text("State"),
    kind: "state",
    districts: "city",
    fills: "state",
    group: text("About the event"),
  },
  {
    name: "city",
    label: text("District"),
    kind: "district",
    of: "state",
    fills: "district",
    group: text("About the event"),
  },
  {
    name: "eventType",
    label: text("Event type"),
    kind: "select",
    placeholder: text("Select event type"),
    options: OCCASIONS,
    fills: "eventType",
    group: text("About the event"),
  },
  { name: "eventDate", label: text("Event date"), kind: "date", fills: "eventDate", group: text("About the event") },
  {
    name: "volunteerRequirements",
    label: text("Volunteer requirements"),
    kind: "area",
    hint: text("How many people, for which hours, for which tasks?"),
    group: text("What volunteers should do"),
  },
  {
    name: "additionalRequirements",
    label: text("Additional requirements"),
    kind: "area",
    hint: text("Languages, dress, food, travel"),
    optional: true,
    group: text("What volunteers should do"),
  },
];
