import { Link } from "react-router";
import { contactSchema } from "../../enquiries/enquiry-model.ts";
import type { Me } from "../../enquiries/me.ts";
import { EnquiryForm } from "../../enquiries/parts/enquiry-form.tsx";
import { useEnquiryForm } from "../../enquiries/parts/use-enquiry-form.ts";
import { CONTACT_FIELDS, CONTACT_WORDS, contactForm } from "../contact-fields.ts";

/** It goes to nobody's listing. */
const TO_TEAM = { to: "", category: "", usually: null, needs: [] };

/** The enquiry form of the contact page (specification, part 1, section 3). */
export function ContactForm({ me }: { me: Me | null }) {
  const state = useEnquiryForm({
    path: "/api/inquiry/form/contactUs",
    schema: contactSchema,
    ...contactForm(CONTACT_FIELDS, me),
  });
  return (
    <section aria-labelledby="write-title">
      <h2 id="write-title" className="mb-4">
        Write to us
      </h2>
      <EnquiryForm
        state={state}
        fields={CONTACT_FIELDS}
        today=""
        submit="Send enquiry"
        after={TO_TEAM}
        {...CONTACT_WORDS}
      >
        <p className="hint">
          We use it to answer you. <Link to="/privacypolicy">Privacy Policy</Link>
        </p>
      </EnquiryForm>
    </section>
  );
}
