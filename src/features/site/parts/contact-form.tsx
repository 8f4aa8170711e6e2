import { Link } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { contactSchema } from "../../enquiries/enquiry-model.ts";
import type { Me } from "../../enquiries/me.ts";
import { EnquiryForm } from "../../enquiries/parts/enquiry-form.tsx";
import { useEnquiryForm } from "../../enquiries/parts/use-enquiry-form.ts";
import { CONTACT_US_FIELDS, CONTACT_WORDS, contactForm } from "../contact-fields.ts";

/** It goes to nobody's listing. */
const TO_TEAM = { to: "", category: "", listing: null, usually: null, needs: [] };

/** The enquiry form of the contact page (specification, part 1, section 3). */
export function ContactForm({ me }: { me: Me | null }) {
  const state = useEnquiryForm({
    path: "/api/inquiry/form/contactUs",
    schema: contactSchema,
    ...contactForm(CONTACT_US_FIELDS, me),
  });
  return (
    <section aria-labelledby="write-title">
      <h2 id="write-title" className="mb-4">
        {say("Write to us")}
      </h2>
      <EnquiryForm
        state={state}
        fields={CONTACT_US_FIELDS}
        today=""
        submit={say("Send enquiry")}
        after={TO_TEAM}
        {...CONTACT_WORDS}
      >
        <p className="hint">
          {say("We use it to answer you.")} <Link to="/privacypolicy">{say("Privacy Policy")}</Link>
        </p>
      </EnquiryForm>
    </section>
  );
}
