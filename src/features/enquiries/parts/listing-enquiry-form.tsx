import { useState } from "react";
import { rememberEvent } from "../../listings/your-event/remember-event.ts";
import type { EnquiryField } from "../../listings/enquiry-description.ts";
import { enquirySchema } from "../enquiry-schema.ts";
import type { ListingEnquiry } from "../listing-enquiry.ts";
import { EnquiryForm } from "./enquiry-form.tsx";
import { useEnquiryForm } from "./use-enquiry-form.ts";

/** The state of the form by which a listing is asked. */
export function useListingEnquiry(enquiry: ListingEnquiry) {
  const { path, fields, about, values, success, failure, failurePrefix, stays, after } = enquiry;
  const [schema] = useState(() => enquirySchema(fields, about));
  return useEnquiryForm({
    path,
    schema,
    values,
    order: fields.map(({ name }) => name),
    success,
    failure,
    told: ({ error }) => failurePrefix + (error || failure),
    stays,
    onSent: (typed) => void rememberEvent(fields, typed, after.category),
  });
}

const CONTACT: readonly unknown[] = ["name", "phone", "email"];

/** What the event is, then who asks, then what else is to be said. */
function eventFirst(fields: readonly EnquiryField[]): EnquiryField[] {
  const rank = ({ fills, kind }: EnquiryField) =>
    CONTACT.includes(fills) ? 1 : kind === "area" || kind === "tick" ? 2 : 0;
  return fields.toSorted((one, other) => rank(one) - rank(other));
}

/** Asks whoever keeps a listing, by the form that its category describes. */
export function ListingEnquiryForm({ enquiry: given, dayFirst }: { enquiry: ListingEnquiry; dayFirst?: boolean }) {
  const enquiry = dayFirst ? { ...given, fields: eventFirst(given.fields) } : given;
  const { fields, submit, notSent, today, after, listing } = enquiry;
  const state = useListingEnquiry(enquiry);
  return <EnquiryForm {...{ state, fields, submit, notSent, today, after, listing }} />;
}
