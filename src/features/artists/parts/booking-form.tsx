import { EVENT_TYPES } from "../../../domain/event-types.ts";
import { TEXT_LENGTHS } from "../../../domain/limits.ts";
import { ARTIST_BOOKING_MESSAGES, artistBooking, artistBookingSchema } from "../../enquiries/artist-booking.ts";
import type { EnquiryField } from "../../listings/parts/enquiry-form.tsx";
import { EnquiryForm } from "../../listings/parts/enquiry-form.tsx";
import { useEnquiryForm } from "../../listings/parts/use-enquiry-form.ts";
import type { ArtistProfile } from "../artist-types.ts";
import { nameOf } from "./artist-words.ts";

/** Name, e-mail, phone, event type and date are required (spec 001 section 5). */
const FIELDS: readonly EnquiryField[] = [
  { name: "fullName", label: "Full name", autoComplete: "name", max: TEXT_LENGTHS.fullName },
  { name: "phone", label: "Phone", kind: "tel", autoComplete: "tel", hint: "10 digits, such as 98260 00000" },
  { name: "email", label: "Email", kind: "email", autoComplete: "email" },
  { name: "eventType", label: "Event type", kind: "select", options: [{ value: "", label: "Select event type" }, ...EVENT_TYPES] },
  { name: "eventDate", label: "Event date", kind: "date" },
  { name: "budget", label: "Budget", optional: true, placeholder: "₹ 50,000", max: TEXT_LENGTHS.budget },
  { name: "city", label: "City", optional: true, autoComplete: "address-level2" },
  { name: "requirement", label: "Requirement", kind: "area", optional: true },
];

export interface BookingFormProps {
  artist: ArtistProfile;
  me: { name: string; email: string } | null;
  /** ISO day in India. */
  today: string;
}

/** Asks the artist for a day. */
export function BookingForm({ artist, me, today }: BookingFormProps) {
  const state = useEnquiryForm({
    path: artistBooking.path,
    schema: artistBookingSchema,
    values: { fullName: me?.name ?? "", phone: "", email: me?.email ?? "", eventType: "", eventDate: "", budget: "", city: "", requirement: "", artistId: artist._id, artistName: nameOf(artist) },
    order: FIELDS.map(({ name }) => name),
    failure: ARTIST_BOOKING_MESSAGES.failure,
  });
  return <EnquiryForm state={state} fields={FIELDS} today={today} submit="Book Now" notSent="Your booking was not sent." />;
}
