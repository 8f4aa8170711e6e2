import { TEXT_LENGTHS } from "../../../domain/limits.ts";
import { SERVICE_MESSAGES, venueBookingSchema } from "../../enquiries/service-enquiry-model.ts";
import type { Me } from "../../listings/listing-page-types.ts";
import type { EnquiryField } from "../../listings/parts/enquiry-form.tsx";
import { CONTACT_FIELDS, EnquiryForm } from "../../listings/parts/enquiry-form.tsx";
import { useEnquiryForm } from "../../listings/parts/use-enquiry-form.ts";

const FIELDS: readonly EnquiryField[] = [
  ...CONTACT_FIELDS,
  { name: "calendar", label: "Date", kind: "date" },
  { name: "eventType", label: "Event", optional: true, placeholder: "Wedding reception", max: TEXT_LENGTHS.shortText },
  { name: "guests", label: "Guests", optional: true, placeholder: "300", max: TEXT_LENGTHS.budget },
  { name: "description", label: "Description", kind: "area", optional: true, hint: "Day or evening, food, decoration" },
];

/** Asks a venue whether it is free; `price` in words stands above. */
export function VenueEnquiry({ venue, price, me, today }: { venue: string; price: string; me: Me | null; today: string }) {
  const state = useEnquiryForm({
    path: "/api/inquiry/form/venueBooking",
    schema: venueBookingSchema,
    values: { fullName: me?.name ?? "", phone: "", email: me?.email ?? "", calendar: "", eventType: "", guests: "", description: "", venue },
    order: FIELDS.map(({ name }) => name),
    failure: SERVICE_MESSAGES.plannerFailure,
  });
  return (
    <aside className="lbook" id="book-form" aria-labelledby="book">
      <h2 id="book">Is it free?</h2>
      <p>
        From <span className="lprice">{price}</span>
      </p>
      <EnquiryForm state={state} fields={FIELDS} today={today} submit="Send enquiry" />
    </aside>
  );
}
