import type { UseFormReturn } from "react-hook-form";
import { CONTACT_SERVICES } from "../../../domain/event-types.ts";
import { TEXT_LENGTHS } from "../../../domain/limits.ts";
import { CheckField } from "../../../ui/choice-fields.tsx";
import { SelectField, TextField } from "../../../ui/fields.tsx";
import { ENQUIRY_MESSAGES, type PopupForm } from "../../enquiries/enquiry-model.ts";

type Fields = Pick<UseFormReturn<PopupForm>, "register" | "formState">;

/** Who asks, for what: the fields that the contact form and the call-back form share. */
export function WhoFields({ register, formState: { errors } }: Fields) {
  return (
    <>
      <TextField label="Full name" autoComplete="name" maxLength={TEXT_LENGTHS.fullName} error={errors.fullName?.message} {...register("fullName")} />
      <TextField label="Phone" type="tel" inputMode="tel" autoComplete="tel" hint="10 digits, such as 98260 00000" error={errors.phone?.message} {...register("phone")} />
      <TextField label="Email" optional type="email" inputMode="email" autoComplete="email" error={errors.email?.message} {...register("email")} />
      <SelectField label="Service" placeholder="Select a service" options={CONTACT_SERVICES} error={errors.service?.message} {...register("service")} />
    </>
  );
}

/** The consent, in the words of the specification. */
export function ConsentField({ register, formState: { errors } }: Fields) {
  return <CheckField label={ENQUIRY_MESSAGES.consent} error={errors.consent?.message} {...register("consent")} />;
}
