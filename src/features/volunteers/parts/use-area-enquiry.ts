import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { call } from "../../../ui/call.ts";
import type { FormError } from "../../../ui/error-summary.tsx";
import { useTypedWords } from "../../../ui/use-typed-words.ts";
import { useToast } from "../../../ui/toast.tsx";
import { useSubmissionKey } from "../../../ui/use-submission-key.ts";
import type { EnquiryAnswer, VolunteerEnquiryForm } from "../../enquiries/enquiry-model.ts";
import { ENQUIRY_MESSAGES, volunteerEnquirySchema } from "../../enquiries/enquiry-model.ts";
import { listedErrors, showFieldErrors } from "../../../ui/form-trouble.ts";
import type { Me } from "./use-booking.ts";

export const ENQUIRY_FIELDS = [
  "name", "companyName", "mobileNumber", "email", "state", "city", "eventType", "eventDate", "volunteerRequirements", "additionalRequirements",
] as const satisfies readonly (keyof VolunteerEnquiryForm)[];

const REQUIRED = ["name", "mobileNumber", "email", "state", "city", "eventType", "eventDate", "volunteerRequirements"] as const;

/** What the whole form is told: word for word where something required is missing (spec 001 section 5). */
function titleFor(values: VolunteerEnquiryForm): string | undefined {
  return REQUIRED.some((field) => !String(values[field] ?? "").trim()) ? ENQUIRY_MESSAGES.fillRequired : undefined;
}

/** The Volunteer Enquiry Form: checks, sends, and empties itself once sent. */
export function useAreaEnquiry(me: Me | null) {
  const toast = useToast();
  const keyFor = useSubmissionKey();
  const [title, setTitle] = useState<string>();
  const [sentAs, setSentAs] = useState<{ number: string; message: string } | null>(null);
  const [kept, setKept] = useState(false);
  const empty = { name: me?.name ?? "", companyName: "", mobileNumber: "", email: me?.email ?? "", state: "", city: "", eventType: "", eventDate: "", volunteerRequirements: "", additionalRequirements: "" };
  const form = useForm<VolunteerEnquiryForm>({ resolver: zodResolver(volunteerEnquirySchema), defaultValues: empty, shouldFocusError: false });
  const typedWords = useTypedWords(form, { name: "/api/volunteer-enquiry/submit", initial: empty });
  const { errors, isSubmitting, submitCount } = form.formState;

  async function send(values: VolunteerEnquiryForm) {
    setTitle(undefined);
    setSentAs(null);
    setKept(false);
    const result = await call<EnquiryAnswer>("/api/volunteer-enquiry/submit", { body: values, key: keyFor(values), keep: true });
    if (!result.ok && result.kept) {
      form.reset();
      typedWords.forget();
      return setKept(true);
    }
    if (result.ok) {
      form.reset();
      typedWords.forget();
      setSentAs({ number: result.data.enquiryNumber, message: result.data.message || ENQUIRY_MESSAGES.areaSuccess });
      return;
    }
    const beside = result.status === 400 && showFieldErrors<VolunteerEnquiryForm>(result, ENQUIRY_FIELDS, form.setError);
    setTitle(beside ? result.error : ENQUIRY_MESSAGES.areaFailure);
    if (!beside) toast.error(ENQUIRY_MESSAGES.areaFailure);
  }

  const listed = listedErrors(errors, ENQUIRY_FIELDS);
  const problems: FormError[] = title === ENQUIRY_MESSAGES.areaFailure && listed.length === 0 ? [{ field: "", message: title }] : listed;
  return {
    form,
    busy: isSubmitting,
    attempt: submitCount,
    problems,
    title: problems[0]?.field === "" ? "Your enquiry was not sent." : title,
    sentAs,
    /** The browser is offline and keeps it until it can be sent. */
    kept,
    submit: form.handleSubmit(send, () => {
      setSentAs(null);
      setKept(false);
      setTitle(titleFor(form.getValues()));
    }),
  };
}

export type AreaEnquiry = ReturnType<typeof useAreaEnquiry>;
