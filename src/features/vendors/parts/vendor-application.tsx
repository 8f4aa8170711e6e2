import { TEXT_LENGTHS } from "../../../domain/limits.ts";
import { vendorRegistrationSchema } from "../../enquiries/application-model.ts";
import { ApplicationForm, type ApplicationFormProps } from "../../enquiries/parts/application-form.tsx";
import type { EnquiryField } from "../../listings/enquiry-description.ts";
import { knownValues, townOf, type Me } from "../../enquiries/me.ts";

/** Spec 001 section 2, Vendor registration. */
const FIELDS: readonly EnquiryField[] = [
  { name: "fullName", label: "Full Name", autoComplete: "name", max: TEXT_LENGTHS.fullName, fills: "name" },
  { name: "businessName", label: "Business Name", autoComplete: "organization", max: TEXT_LENGTHS.company },
  { name: "typeOfWork", label: "Type Of Work", placeholder: "Catering, decoration, venue" },
  { name: "location", label: "Location", hint: "Town and state", autoComplete: "address-level2" },
  {
    name: "phone",
    label: "Contact Number",
    kind: "tel",
    autoComplete: "tel",
    hint: "10 digits, such as 98260 00000",
    fills: "phone",
  },
  { name: "email", label: "Email", kind: "email", autoComplete: "email", optional: true, fills: "email" },
  {
    name: "experience",
    label: "Experience",
    kind: "area",
    optional: true,
    hint: "Years, events, what you are known for",
  },
];

/** Vendor registration; `work` stands in it where the address says the type of work. */
export function VendorApplication({
  me,
  work,
  ...page
}: Pick<ApplicationFormProps, "today" | "userId" | "registrations"> & { me: Me | null; work: string }) {
  return (
    <ApplicationForm
      path="/api/inquiry/form/vendorRegistration"
      schema={vendorRegistrationSchema}
      values={{ ...knownValues(FIELDS, me), typeOfWork: work, location: townOf(me) }}
      fields={FIELDS}
      photoLabel="File"
      photoHint="A photo of your work or your visiting card. JPEG, PNG or WebP, less than 25 MB."
      said={work ? { typeOfWork: work } : {}}
      {...page}
    />
  );
}
