import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { call } from "../../../ui/call.ts";
import type { FormError } from "../../../ui/error-summary.tsx";
import { useTypedWords } from "../../../ui/use-typed-words.ts";
import { useToast } from "../../../ui/toast.tsx";
import { useSubmissionKey } from "../../../ui/use-submission-key.ts";
import type { EnquiryAnswer, VolunteerBookingForm } from "../../enquiries/enquiry-model.ts";
import { ENQUIRY_MESSAGES, volunteerBookingSchema } from "../../enquiries/enquiry-model.ts";
import type { VolunteerProfile } from "../volunteer-types.ts";
import { listedErrors, showFieldErrors } from "../../../ui/form-trouble.ts";

/** Who books, as far as the site knows them. */
export type Me = { name: string; email: string };

export const BOOKING_FIELDS = ["fullName", "email", "phone", "service", "calendar", "budget", "city", "requirement"] as const satisfies readonly (keyof VolunteerBookingForm)[];

/** What volunteers are mostly asked for; anybody can choose another kind of event. */
const USUAL_SERVICE = "Community Service";

/** The booking form. It outlives the dialog: what was typed is still there when the dialog opens again. */
export function useBooking(volunteer: VolunteerProfile, me: Me | null) {
  const toast = useToast();
  const keyFor = useSubmissionKey();
  const [failure, setFailure] = useState("");
  const [sentAs, setSentAs] = useState<string | null>(null);
  const [kept, setKept] = useState(false);
  const { username } = volunteer.userId;
  const empty: VolunteerBookingForm = { fullName: me?.name ?? "", email: me?.email ?? "", phone: "", service: USUAL_SERVICE, calendar: "", budget: "", city: "", requirement: "", username: username || volunteer.userId._id };
  const form = useForm<VolunteerBookingForm>({ resolver: zodResolver(volunteerBookingSchema), defaultValues: empty, shouldFocusError: false });
  const typedWords = useTypedWords(form, { name: "/api/inquiry/form/volunteerBooking", initial: empty });
  const { errors, isSubmitting, submitCount } = form.formState;

  async function send(values: VolunteerBookingForm) {
    setFailure("");
    // The volunteer's own data as older clients send them; the server goes by the username alone.
    const body = {
      ...values,
      artistName: volunteer.firstName,
      lastName: volunteer.lastName,
      ...(volunteer.phone ? { phonetwo: volunteer.phone } : {}),
      ...(volunteer.email ? { emailvolunteer: volunteer.email } : {}),
    };
    const result = await call<EnquiryAnswer>("/api/inquiry/form/volunteerBooking", { body, key: keyFor(body), keep: true });
    if (result.ok || result.kept) {
      form.reset({ ...form.formState.defaultValues, fullName: values.fullName, email: values.email, phone: values.phone } as VolunteerBookingForm);
      typedWords.forget();
    }
    if (result.ok) {
      toast.success(ENQUIRY_MESSAGES.bookingSuccess);
      setSentAs(result.data.enquiryNumber);
      return;
    }
    if (result.kept) return setKept(true);
    const text = ENQUIRY_MESSAGES.bookingFailure + (result.error || ENQUIRY_MESSAGES.unknownError);
    showFieldErrors<VolunteerBookingForm>(result, BOOKING_FIELDS, form.setError);
    setFailure(text);
    toast.error(text);
  }

  const listed = listedErrors(errors, BOOKING_FIELDS);
  const problems: FormError[] = failure && listed.length === 0 ? [{ field: "", message: failure }] : listed;
  return {
    form,
    busy: isSubmitting,
    attempt: submitCount,
    problems,
    title: failure || undefined,
    submit: form.handleSubmit(send, () => setFailure("")),
    /** The number of the booking that was sent; null before. */
    sentAs,
    /** The browser is offline and keeps it until it can be sent. */
    kept,
    startAgain: () => {
      setSentAs(null);
      setKept(false);
      setFailure("");
    },
  };
}

export type Booking = ReturnType<typeof useBooking>;
