import { SERVICE_MESSAGES, eventPlannerSchema } from "../../enquiries/service-enquiry-model.ts";
import type { Me } from "../../listings/listing-page-types.ts";
import type { EnquiryField } from "../../listings/parts/enquiry-form.tsx";
import { CONTACT_FIELDS, EnquiryForm } from "../../listings/parts/enquiry-form.tsx";
import { useEnquiryForm } from "../../listings/parts/use-enquiry-form.ts";

const FIELDS: readonly EnquiryField[] = [
  ...CONTACT_FIELDS,
  { name: "calender", label: "Date", kind: "date" },
  { name: "description", label: "Description", kind: "area", optional: true, hint: "What is celebrated, where, and for how many?" },
];

/** The Book Now form of a planner: `planner` is the slug, '' for our own desk. */
export function PlannerBooking({ planner, me, today }: { planner: string; me: Me | null; today: string }) {
  const state = useEnquiryForm({
    path: "/api/inquiry/form/eventplanner",
    schema: eventPlannerSchema,
    values: { fullName: me?.name ?? "", phone: "", email: me?.email ?? "", calender: "", description: "", planner },
    order: FIELDS.map(({ name }) => name),
    failure: SERVICE_MESSAGES.plannerFailure,
  });
  return (
    <aside className="lbook" id="book-form" aria-labelledby="book">
      <h2 id="book">Book Now</h2>
      <p className="soft">A request costs nothing and binds nobody. The advance is paid when you have agreed.</p>
      <EnquiryForm state={state} fields={FIELDS} today={today} submit="Book Now" />
    </aside>
  );
}
