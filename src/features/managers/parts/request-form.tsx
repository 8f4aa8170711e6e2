import { useEffect } from "react";
import { EVENT_TYPES } from "../../../domain/event-types.ts";
import { TEXT_LENGTHS } from "../../../domain/limits.ts";
import { districtsOf, states } from "../../../domain/places/places-data.ts";
import { ENQUIRY_MESSAGES, OTHER_DISTRICT } from "../../enquiries/enquiry-model.ts";
import { REQUEST_MESSAGES, volunteerRequestSchema } from "../../enquiries/manager-kinds.ts";
import { EnquiryForm, type EnquiryField } from "../../listings/parts/enquiry-form.tsx";
import { useEnquiryForm } from "../../listings/parts/use-enquiry-form.ts";
import type { ManagerProfile } from "../manager-types.ts";

function fieldsFor(state: string): EnquiryField[] {
  const districts = state ? districtsOf(state) : [];
  return [
    { name: "name", label: "Name", autoComplete: "name", max: TEXT_LENGTHS.fullName },
    { name: "companyName", label: "Company name", autoComplete: "organization", max: TEXT_LENGTHS.company, optional: true },
    { name: "phone", label: "Phone", kind: "tel", autoComplete: "tel", hint: "10 digits, such as 98260 00000" },
    { name: "email", label: "Email", kind: "email", autoComplete: "email", optional: true },
    { name: "state", label: "State", kind: "select", options: [{ value: "", label: "Select state" }, ...states().map((one) => ({ value: one, label: one }))] },
    { name: "city", label: "District", kind: "select", options: [{ value: "", label: state ? "Select district" : "Choose a state first" }, ...(state && districts.length === 0 ? [OTHER_DISTRICT] : districts)] },
    { name: "eventType", label: "Event type", kind: "select", options: [{ value: "", label: "Select event type" }, ...EVENT_TYPES] },
    { name: "eventDate", label: "Event date", kind: "date" },
    { name: "volunteerRequirements", label: "Volunteer requirements", kind: "area", hint: "How many people, for which hours, for which tasks?" },
    { name: "additionalRequirements", label: "Additional requirements", kind: "area", hint: "Languages, dress, food, travel", optional: true },
  ];
}

const ORDER = fieldsFor("").map(({ name }) => name);

/** 'Send an Inquiry' on a manager's profile (spec 001 sections 2, 3, 5 and 8). `today` is the ISO day in India. */
export function RequestForm({ manager, me, today }: { manager: ManagerProfile; me: { name: string; email: string } | null; today: string }) {
  const enquiry = useEnquiryForm({
    path: "/api/volunteer-requests",
    schema: volunteerRequestSchema,
    values: { ...Object.fromEntries(ORDER.map((name) => [name, ""])), name: me?.name ?? "", email: me?.email ?? "", plannerId: manager.userId.username || manager._id },
    order: ORDER,
    failure: REQUEST_MESSAGES.failure,
    unexpected: REQUEST_MESSAGES.unexpected,
  });
  const { form } = enquiry;
  const state = form.watch("state") ?? "";
  // The district belongs to the state: another state, no district.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name === "state") form.setValue("city", "");
        },
      }),
    [form],
  );
  return <EnquiryForm state={enquiry} fields={fieldsFor(state)} today={today} submit="Send inquiry" missing={ENQUIRY_MESSAGES.fillRequired} />;
}
