import type { UseFormReturn } from "react-hook-form";
import { Link } from "react-router";
import { TEXT_LENGTHS } from "../../../domain/limits.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import { TextArea, TextField } from "../../../ui/fields.tsx";
import { KeptNote } from "../../../ui/offline/kept-note.tsx";
import { SuccessNote } from "../../../ui/success-note.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { type ContactForm as Form, type PopupForm, contactSchema } from "../../enquiries/enquiry-model.ts";
import { useEnquiryForm } from "../use-enquiry-form.ts";
import { ConsentField, WhoFields } from "./enquiry-fields.tsx";

/** The enquiry form of the contact page (specification, part 1, section 3). */
export function ContactForm() {
  const enquiry = useEnquiryForm<Form>({
    path: "/api/inquiry/form/contactUs",
    schema: contactSchema,
    fields: ["fullName", "phone", "email", "service", "company", "address", "message", "consent"],
    required: ["fullName", "phone", "service", "consent"],
    empty: { fullName: "", phone: "", email: "", service: "", company: "", address: "", message: "", consent: false },
  });
  const hydrated = useHydrated();
  const { register, formState } = enquiry.form;
  const { errors } = formState;
  // What both forms have in common; the contact form adds three fields.
  const shared = enquiry.form as unknown as UseFormReturn<PopupForm>;
  return (
    <form className="enquiry-form" method="post" noValidate aria-labelledby="write-title" aria-busy={enquiry.busy} onSubmit={(event) => void enquiry.submit(event)}>
      <h2 id="write-title">Write to us</h2>
      {enquiry.sent ? (
        <SuccessNote title={enquiry.sent.message}>
          Your enquiry number is <b>{enquiry.sent.number}</b>. Keep it for questions.
        </SuccessNote>
      ) : null}
      {enquiry.kept ? <KeptNote /> : null}
      <ErrorSummary errors={enquiry.problems} attempt={enquiry.attempt} title={enquiry.title} />
      <fieldset className="enquiry-group" disabled={enquiry.busy}>
        <legend className="sr">Your enquiry</legend>
        <div className="two">
          <WhoFields register={shared.register} formState={shared.formState} />
          <TextField label="Company" optional autoComplete="organization" maxLength={TEXT_LENGTHS.company} error={errors.company?.message} {...register("company")} />
          <TextField label="Address" optional autoComplete="address-line1" maxLength={TEXT_LENGTHS.address} error={errors.address?.message} {...register("address")} />
          <TextArea className="span" label="Message" optional rows={5} hint="The date, the place and what you need" maxLength={TEXT_LENGTHS.longText} error={errors.message?.message} {...register("message")} />
          <div className="span">
            <ConsentField register={shared.register} formState={shared.formState} />
            <p className="hint">
              We use it to answer you. <Link to="/privacypolicy">Privacy Policy</Link>
            </p>
          </div>
        </div>
      </fieldset>
      <Button type="submit" disabled={!hydrated} busy={enquiry.busy} busyLabel="Submitting...">
        Send enquiry
      </Button>
    </form>
  );
}
