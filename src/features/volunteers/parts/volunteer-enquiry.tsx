import { say, text } from "../../../domain/words/say.ts";
import { areaFields } from "../../enquiries/area-fields.ts";
import { ENQUIRY_MESSAGES, volunteerEnquirySchema } from "../../enquiries/enquiry-model.ts";
import type { AfterSending } from "../../enquiries/after-sending.ts";
import type { Me } from "../../enquiries/me.ts";
import { AreaEnquiryForm } from "../../enquiries/parts/area-enquiry-form.tsx";

const FIELDS = areaFields({ phone: { name: "mobileNumber", label: text("Mobile number") }, optionalEmail: false });

/** Asks all volunteers of a district (spec 001 sections 2 and 3). */
export function VolunteerEnquiry({ me, after, today }: { me: Me | null; after: AfterSending; today: string }) {
  return (
    <AreaEnquiryForm
      path="/api/volunteer-enquiry/submit"
      schema={volunteerEnquirySchema}
      fields={FIELDS}
      me={me}
      after={after}
      today={today}
      submit={say("Submit enquiry")}
      notSent={say("Your enquiry was not sent.")}
      success={ENQUIRY_MESSAGES.areaSuccess}
      failure={ENQUIRY_MESSAGES.areaFailure}
      told={({ status, error }) => (status === 400 && error) || ENQUIRY_MESSAGES.areaFailure}
    />
  );
}
