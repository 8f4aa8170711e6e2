import { TEXT_LENGTHS } from "../../../domain/limits.ts";
import { SERVICE_MESSAGES, rentalBookingSchema } from "../../enquiries/service-enquiry-model.ts";
import type { Me } from "../../listings/listing-page-types.ts";
import type { EnquiryField } from "../../listings/parts/enquiry-form.tsx";
import { CONTACT_FIELDS, EnquiryForm } from "../../listings/parts/enquiry-form.tsx";
import { useEnquiryForm } from "../../listings/parts/use-enquiry-form.ts";

const FIELDS: readonly EnquiryField[] = [
  ...CONTACT_FIELDS,
  { name: "calendar", label: "Date", kind: "date" },
  { name: "equipmentName", label: "Equipment name", max: TEXT_LENGTHS.shortText },
  { name: "description", label: "Description", kind: "area", optional: true, hint: "Where, from when to when, and for what?" },
];

/** The booking form of an item: `item` is its slug, '' where it is not listed. */
export function RentalBooking({ item, equipmentName, me, today }: { item: string; equipmentName: string; me: Me | null; today: string }) {
  const state = useEnquiryForm({
    path: "/api/inquiry/form/rentalBooking",
    schema: rentalBookingSchema,
    values: { fullName: me?.name ?? "", phone: "", email: me?.email ?? "", calendar: "", equipmentName, description: "", item },
    order: FIELDS.map(({ name }) => name),
    failure: SERVICE_MESSAGES.rentalFailure,
  });
  return (
    <aside className="lbook" id="book-form" aria-labelledby="book">
      <h2 id="book">Book it</h2>
      <p className="soft">A request costs nothing and binds nobody. We call you about price and delivery.</p>
      <EnquiryForm state={state} fields={FIELDS} today={today} submit="Book Now" notSent="Your booking was not sent." />
    </aside>
  );
}
