import { say, text } from "../../../domain/words/say.ts";
import { TEXT_LENGTHS } from "../../../domain/limits.ts";
import { vendorRegistrationSchema } from "../../enquiries/application-model.ts";
import { ApplicationForm, type ApplicationFormProps } from "../../enquiries/parts/application-form.tsx";
import type { EnquiryField } from "../../listings/enquiry-description.ts";
import { knownValues, townAndState, type Me } from "../../enquiries/me.ts";

/** Spec 001 section 2, Vendor registration. */
const FIELDS: readonly EnquiryField[] = [
  { name: "fullName", label: text("Full Name"), autoComplete: "name", max: TEXT_LENGTHS.fullName, fills: "name" },
  { name: "businessName", label: text("Business Name"), autoComplete: "organization", max: TEXT_LENGTHS.company },
  { name: "typeOfWork", label: text("Type Of Work"), placeholder: text("Catering, decoration, venue") },
  { name: "location", label: text("Location"), hint: text("Town and state"), autoComplete: "address-level2" },
  {
    name: "phone",
    label: text("Contact Number"),
    kind: "tel",
    autoComplete: "tel",
    hint: text("10 digits, such as 98260 00000"),
    fills: "phone",
  },
  { name: "email", label: text("Email"), kind: "email", autoComplete: "email", optional: true, fills: "email" },
  {
    name: "experience",
    label: text("Experience"),
    kind: "area",
    optional: true,
    hint: text("Years, events, what you are known for"),
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
      values={{ ...knownValues(FIELDS, me), typeOfWork: work, location: townAndState(me) }}
      fields={FIELDS}
      photoLabel={say("File")}
      photoHint={say("A photo of your work or your visiting card. JPEG, PNG or WebP, less than 25 MB.")}
      said={work ? { typeOfWork: work } : {}}
      {...page}
    />
  );
}
