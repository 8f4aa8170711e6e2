/** What the form holds, and how a profile or an account fills it. */
import { formatMobile } from "../../../../domain/phone.ts";
import type { z } from "zod";
import { emptyVolunteerForm, type volunteerRegistrationSchema } from "../../volunteer-model.ts";
import type { VolunteerProfile } from "../../volunteer-types.ts";

/** The inputs of both pages while they are being filled in. */
export type FormValues = ReturnType<typeof emptyVolunteerForm>;
/** The same, valid: trimmed, capitalised, canonical. */
export type FormOutput = z.output<typeof volunteerRegistrationSchema>;

/** What an account knows of its person. */
export type KnownPerson = { firstName: string; lastName: string; email: string | null; mobile: string; dob: string | null; gender: string | null };

/** The empty registration form, with what the account knows already. */
export function registrationValues(known: KnownPerson): FormValues {
  return emptyVolunteerForm({
    firstName: known.firstName,
    lastName: known.lastName,
    email: known.email ?? "",
    phone: formatMobile(known.mobile),
    dob: known.dob ?? "",
    gender: known.gender ?? "",
  });
}

/** The edit form of a profile. The terms were accepted at registration. */
export function editValues(profile: VolunteerProfile): FormValues {
  const empty = emptyVolunteerForm();
  const kept = Object.fromEntries(Object.keys(empty).filter((name) => name in profile).map((name) => [name, profile[name as keyof VolunteerProfile]]));
  return { ...empty, ...(kept as Partial<FormValues>), phone: formatMobile(profile.phone), termsAccepted: true };
}
