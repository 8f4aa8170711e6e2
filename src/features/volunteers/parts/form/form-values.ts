/** What the form holds, and how a profile or an account fills it. */
import { zodResolver } from "@hookform/resolvers/zod";
import { formatMobile } from "../../../../domain/phone.ts";
import type { z } from "zod";
import { emptyVolunteerForm, volunteerRegistrationSchema } from "../../volunteer-model.ts";
import type { VolunteerProfile } from "../../volunteer-types.ts";

type Empty = ReturnType<typeof emptyVolunteerForm>;
type Filled<T> = T extends (infer One)[] ? NonNullable<One>[] : NonNullable<T>;

/** The inputs of both pages while they are being filled in: calls may leave fields out, inputs hold ''. */
export type FormValues = { [Name in keyof Empty]-?: Filled<Empty[Name]> };
/** The same, valid: trimmed, capitalised, canonical. */
export type FormOutput = z.output<typeof volunteerRegistrationSchema>;

/** The rules of the form. The schema also takes what calls may leave out; inputs never do. */
export const formResolver = zodResolver(volunteerRegistrationSchema as unknown as z.ZodType<FormOutput, FormValues>);

/** What an account knows of its person. */
export type KnownPerson = { firstName: string; lastName: string; email: string | null; mobile: string; dob: string | null; gender: string | null };

const emptyValues = () => emptyVolunteerForm() as FormValues;

/** The empty registration form, with what the account knows already. */
export function registrationValues(known: KnownPerson): FormValues {
  return {
    ...emptyValues(),
    firstName: known.firstName,
    lastName: known.lastName,
    email: known.email ?? "",
    phone: formatMobile(known.mobile),
    dob: known.dob ?? "",
    gender: known.gender ?? "",
  };
}

/** The edit form of a profile. The terms were accepted at registration. */
export function editValues(profile: VolunteerProfile): FormValues {
  const empty = emptyValues();
  const kept = Object.fromEntries(Object.keys(empty).filter((name) => name in profile).map((name) => [name, profile[name as keyof VolunteerProfile]]));
  return { ...empty, ...(kept as Partial<FormValues>), phone: formatMobile(profile.phone), termsAccepted: true };
}
