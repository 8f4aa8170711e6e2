/**
 * Accounts as forms and calls see them: one definition for the browser and the server
 * (spec 000 sections 2.11 to 2.14, 3, 5 and 8; DECISIONS 7 to 10).
 */
import { z } from "zod";
import { CHOOSABLE_ROLES, GENDERS, isOneOf } from "../../domain/event-types.ts";
import { OTP, PASSWORD, TEXT_LENGTHS, USERNAME } from "../../domain/limits.ts";
import { autoCapitalise } from "../../domain/names.ts";
import { checkPassword } from "../../domain/password.ts";
import { checkUsername } from "../../domain/username.ts";
import { text } from "../../domain/words/say.ts";
import { adultDob, email, indianMobile, numberAsText, optionalEmail, requiredText } from "../../domain/zod-fields.ts";
import { NAME_LENGTH } from "./account-checks.ts";
import { ACCOUNT_MESSAGES as TEXT } from "./account-messages.ts";

/** What the terms box and the record of consent refer to; goes up when Terms or Privacy change in substance. */
export const TERMS_VERSION = "2026-11-28";

/** Nothing at all is an empty text; what is no text stays, to be told so. */
const orEmpty = (value: unknown): unknown => value ?? "";
/** As `orEmpty`; digits may come as a number. */
const digits = (value: unknown): unknown => numberAsText(orEmpty(value));

/** Text of which `problem` gives the message, or null; `wrongType` is said of what is no text. */
const checked = (problem: (typed: string) => string | null, wrongType?: string) =>
  z.preprocess(
    orEmpty,
    z.string(wrongType).superRefine((typed, context) => {
      const message = problem(typed);
      if (message) context.addIssue({ code: "custom", message });
    }),
  );

const personName = (message: string) =>
  requiredText(message, { max: NAME_LENGTH, singleLine: true }).transform(autoCapitalise);
const username = checked(checkUsername, text("Invalid username format.")).meta({
  minLength: USERNAME.min,
  maxLength: USERNAME.max,
});
const newPassword = checked(checkPassword).meta({ minLength: PASSWORD.min, maxLength: PASSWORD.max });
const mobile = indianMobile(TEXT.mobile);
const gender = z.preprocess(
  orEmpty,
  z
    .string(TEXT.genderUnknown)
    .min(1, TEXT.genderMissing)
    .refine((text) => text === "" || isOneOf(GENDERS, text), TEXT.genderUnknown)
    .meta({ enum: [...GENDERS] }),
);
/** Six digits; blanks inside ('123 456', as phones show codes) are dropped. */
const otp = z.preprocess(
  (value) => {
    const sent = digits(value);
    return typeof sent === "string" ? sent.replace(/\s+/gu, "") : sent;
  },
  z.string(TEXT.otp).regex(new RegExp(`^\\d{${OTP.digits}}$`), TEXT.otp),
);
/** The id of the request for a code; a malformed one is answered like an unknown one, later. */
const sessionId = z.preprocess(orEmpty, z.string().max(100, TEXT.otpExpired));
const identifier = z.preprocess(
  digits,
  z.string().trim().min(1, TEXT.identifier).max(TEXT_LENGTHS.email, TEXT.identifier),
);

const person = {
  firstName: personName(TEXT.firstName),
  lastName: personName(TEXT.lastName),
  dob: adultDob(TEXT.dob),
  gender,
  username,
  password: newPassword,
  confirmPassword: checked((text) => (text === "" ? TEXT.confirmMissing : null)),
  mobile,
};

type Passwords = { password: string; confirmPassword: string };
/** A rule over the two passwords that is checked while other fields are still wrong, too. */
function samePasswords(message: string) {
  return {
    path: ["confirmPassword"],
    message,
    when: ({ value }: { value: unknown }) => bothAreText(value),
  };
}
const same = ({ password, confirmPassword }: Passwords) => confirmPassword === "" || password === confirmPassword;

function bothAreText(value: unknown): boolean {
  const { password, confirmPassword } = (value ?? {}) as { password?: unknown; confirmPassword?: unknown };
  return typeof password === "string" && typeof confirmPassword === "string";
}

/** The signup form before a code is sent. Our form requires an e-mail; the calls accept it empty (DECISIONS 7). */
export const signupSchema = z
  .object({ ...person, email: email(TEXT.email, { requiredMessage: TEXT.emailMissing }) })
  .refine(same, samePasswords(TEXT.mismatch));

/** The second stage of the signup form: the code and the terms box. */
export const signupCodeSchema = z.object({ otp, terms: z.literal(true, { error: TEXT.terms }) });

/** POST api/twilio/send-otp. */
export const sendOtpSchema = z.object({ mobile, username, email: optionalEmail(TEXT.email) });

/** POST api/twilio/register. */
export const registerSchema = z
  .object({ ...person, email: optionalEmail(TEXT.email), otp, sessionId })
  .refine(same, samePasswords(TEXT.mismatch));

/** Login: which of the two is missing does not matter, both messages are the same. */
export const loginSchema = z.object({
  loginId: z.preprocess(digits, z.string().trim().min(1, TEXT.loginMissing)),
  password: z.preprocess(orEmpty, z.string().min(1, TEXT.loginMissing)),
});

/** POST api/twilio/forgot-password, and the first step of its page. */
export const forgotSchema = z.object({ emailorphoneorusername: identifier });

/** POST api/twilio/verifyForgotOtp; the page's second step asks for `otp` alone. */
export const verifyOtpSchema = z.object({ emailorphoneorusername: identifier, otp, sessionId });
export const otpSchema = z.object({ otp });

/** POST api/account/prove-email. */
export const proveEmailSchema = z.object({ otp, sessionId });

/** Whether at least one of two password fields is empty is said once, for both. */
const resetPasswords = {
  password: checked((text) => (text === "" ? TEXT.bothPasswords : checkPassword(text))),
  confirmPassword: checked((text) => (text === "" ? TEXT.bothPasswords : null)),
};

/** The third step of the forgotten password. */
export const resetSchema = z.object(resetPasswords).refine(same, samePasswords(TEXT.mismatchAtReset));

/** POST api/twilio/resetPassword. `sessionId` may be absent: a cookie can carry it. */
export const resetPasswordSchema = z
  .object({ ...resetPasswords, identifier, sessionId: sessionId.optional() })
  .refine(same, samePasswords(TEXT.mismatchAtReset));

/** POST api/auth/change-password, and its form. */
export const changePasswordSchema = z
  .object({ ...resetPasswords, currentPassword: checked((text) => (text === "" ? TEXT.currentPassword : null)) })
  .refine(same, samePasswords(TEXT.mismatchAtReset));

/** PUT api/roll/set-role: nobody becomes admin or artist by it (DECISIONS 9). */
export const setRoleSchema = z.object({ role: z.enum(CHOOSABLE_ROLES, { error: TEXT.role }) });

export type SendOtpInput = z.output<typeof sendOtpSchema>;
export type RegisterInput = z.output<typeof registerSchema>;
export type LoginInput = z.output<typeof loginSchema>;
export type ResetPasswordInput = z.output<typeof resetPasswordSchema>;
export type ChangePasswordInput = z.output<typeof changePasswordSchema>;
