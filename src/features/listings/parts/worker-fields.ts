import { SHIFTS } from "../../../domain/event-types.ts";
import type { EnquiryField } from "./enquiry-form.tsx";
import { CONTACT_FIELDS } from "./enquiry-form.tsx";

/** The fields of the rental and the planner registration (spec 001 section 2): they differ in their categories alone. */
export const workerFields = (categories: readonly string[]): readonly EnquiryField[] => [
  ...CONTACT_FIELDS.map((field) => (field.name === "phone" ? { ...field, label: "Mobile number" } : field)),
  { name: "category", label: "Category", kind: "select", options: [{ value: "", label: "Select category" }, ...categories] },
  { name: "shift", label: "Preferred shift", kind: "select", optional: true, options: [{ value: "", label: "Select shift" }, ...SHIFTS] },
  { name: "location", label: "Location", hint: "Town and state", autoComplete: "address-level2" },
  { name: "experience", label: "Work experience", kind: "area", optional: true, hint: "Years, events, what you bring along" },
];

export const workerValues = (me: { name: string; email: string } | null) => ({ fullName: me?.name ?? "", phone: "", email: me?.email ?? "", category: "", shift: "", location: "", experience: "" });
