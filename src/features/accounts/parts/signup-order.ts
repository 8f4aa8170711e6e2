import type { LightErrors, LightForm } from "../../../ui/light-form.ts";
import type { SignupValues } from "../account-checks.ts";

export type SignupFields = LightForm<SignupValues>;
export type SignupErrors = LightErrors<SignupValues>;

/** In the order of the page, for the list of problems. */
export const SIGNUP_ORDER = [
  "firstName",
  "lastName",
  "dob",
  "gender",
  "username",
  "email",
  "password",
  "confirmPassword",
  "mobile",
  "otp",
  "terms",
] as const satisfies readonly (keyof SignupValues)[];
