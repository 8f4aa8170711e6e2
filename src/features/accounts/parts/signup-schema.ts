import { signupCodeSchema, signupSchema } from "../account-model.ts";
import { formResolver } from "./form-resolver.ts";

/** The fields of the signup form, both stages. */
export type SignupValues = {
  firstName: string;
  lastName: string;
  dob: string;
  gender: string;
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
  mobile: string;
  otp: string;
  terms: boolean;
};

/** Before a code is sent. */
export const detailsRule = formResolver<SignupValues>(signupSchema);
/** With the code and the terms box. */
export const registerRule = formResolver<SignupValues>(signupSchema.and(signupCodeSchema));

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
