import { useState } from "react";
import { rememberEvent } from "../../listings/your-event/remember-event.ts";
import { enquirySchema } from "../enquiry-schema.ts";
import type { ListingEnquiry } from "../listing-enquiry.ts";
import { EnquiryForm } from "./enquiry-form.tsx";
import { dayIn, useEnquiryForm } from "./use-enquiry-form.ts";

/** The state of the form by which a listing is asked. */
export function useListingEnquiry(enquiry: ListingEnquiry) {
  const { path, fields, about, values, success, failure, failurePrefix, stays, after } = enquiry;
  const [schema] = useState(() => enquirySchema(fields, about));
  return useEnquiryForm({
    path,
    schema,
    day: dayIn(fields),
    values,
    order: fields.map(({ name }) => name),
    success,
    failure,
    told: ({ error }) => failurePrefix + (error || failure),
    stays,
    onSent: (typed) => void rememberEvent(fields, typed, after.category),
  });
}

/** Asks whoever keeps a listing, by the form that its category describes. */
export function ListingEnquiryForm({ enquiry }: { enquiry: ListingEnquiry }) {
  const { fields, submit, notSent, today, after, listing } = enquiry;
  const state = useListingEnquiry(enquiry);
  return <EnquiryForm {...{ state, fields, submit, notSent, today, after, listing }} />;
}
