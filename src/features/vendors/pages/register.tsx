import { Link } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { TEXT_LENGTHS } from "../../../domain/limits.ts";
import { cleanText } from "../../../domain/text.ts";
import { vendorRegistrationSchema } from "../../enquiries/application-model.ts";
import { applicationPage } from "../../listings/application-page.server.ts";
import { ApplicationForm } from "../../listings/parts/application-form.tsx";
import { ApplicationPage } from "../../listings/parts/application-page.tsx";
import type { EnquiryField } from "../../listings/parts/enquiry-form.tsx";
import { originOf, seo } from "../../site/seo.ts";
import type { Route } from "./+types/register";

const TITLE = "Vendor Registration";

/** Spec 001 section 2, Vendor registration. */
const FIELDS: readonly EnquiryField[] = [
  { name: "fullName", label: "Full Name", autoComplete: "name", max: TEXT_LENGTHS.fullName },
  { name: "businessName", label: "Business Name", autoComplete: "organization", max: TEXT_LENGTHS.company },
  { name: "typeOfWork", label: "Type Of Work", placeholder: "Catering, decoration, venue" },
  { name: "location", label: "Location", hint: "Town and state", autoComplete: "address-level2" },
  { name: "phone", label: "Contact Number", kind: "tel", autoComplete: "tel", hint: "10 digits, such as 98260 00000" },
  { name: "email", label: "Email", kind: "email", autoComplete: "email", optional: true },
  { name: "experience", label: "Experience", kind: "area", optional: true, hint: "Years, events, what you are known for" },
];

export function loader(args: Route.LoaderArgs) {
  const work = cleanText((new URL(args.request.url).searchParams.get("work") ?? "").slice(0, TEXT_LENGTHS.shortText));
  return { ...applicationPage(args), work };
}

export function meta({ matches }: Route.MetaArgs) {
  return seo({ title: pageTitle(TITLE), description: "Register your business for events: venues, catering, decoration, rental and everything else an event needs.", path: "/Registration" }, originOf(matches));
}

/** Vendor registration; venues come here too, with their type of work filled in. */
export default function VendorRegisterPage({ loaderData: { me, today, work } }: Route.ComponentProps) {
  const values = { fullName: me?.name ?? "", businessName: "", typeOfWork: work, location: "", phone: "", email: me?.email ?? "", experience: "" };
  return (
    <ApplicationPage
      crumbs={[]}
      title={TITLE}
      lead="One form for everybody whom an event needs. We check every registration by phone before anybody can book you."
      art="venues"
      after={
        <p>
          Something unclear? <Link to="/ContactUs">Contact Us</Link>
        </p>
      }
    >
      <ApplicationForm key={work} path="/api/inquiry/form/vendorRegistration" schema={vendorRegistrationSchema} values={values} fields={FIELDS} photoLabel="File" photoHint="A photo of your work or your visiting card. JPEG, PNG or WebP, less than 25 MB." today={today} />
    </ApplicationPage>
  );
}
