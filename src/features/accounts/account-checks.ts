/**
 * The rules of the forms for signing up, logging in and a forgotten password, as the browser checks them before it
 * sends: what account-model.ts says to calls, without the library of schemas, which is heavier than these pages.
 * account-checks.test.ts holds both to the same answers.
 */
import { isLandline } from "../../domain/landline.ts";
import { GENDERS, isOneOf } from "../../domain/event-types.ts";
import { OTP, TEXT_LENGTHS } from "../../domain/limits.ts";
import { autoCapitalise } from "../../domain/names.ts";
import { checkPassword } from "../../domain/password.ts";
import { normaliseMobile } from "../../domain/phone.ts";
import { fitsLength } from "../../domain/text.ts";
import { adultProblem, clean, isEmail, NO_DAY_MESSAGE, tooManyCharacters } from "../../domain/typed-text.ts";
import { isIsoDay } from "../../domain/dates.ts";
import { checkUsername } from "../../domain/username.ts";
import { ACCOUNT_MESSAGES as TEXT } from "./account-messages.ts";

/** Visible characters of a first or last name. Not in the specification: room for long names. */
export const NAME_LENGTH = 50;

type Texts = Record<string, string | boolean>;
/** What was typed, put in order, and what is wrong with it. */
type Checked<Values extends Texts> = { values: Values; errors: { [Name in keyof Values]?: { message: string } } };
/** The value as it is sent, and the message for what is wrong with it, or null. */
type Check = readonly [value: string | boolean, problem: string | null];
/** Fields that were never on the page are missing. */
type Fields<Values> = { [Name in keyof Values]: (typed: string, all: Partial<Values>) => Check };

const checker =
  <Values extends Texts>(fields: Fields<Values>) =>
  (typed: Partial<Values>): Checked<Values> => {
    const names = Object.keys(fields) as (keyof Values & string)[];
    const checked = names.map((name) => [name, fields[name](typed[name] as string, typed)] as const);
    return {
      values: Object.fromEntries(checked.map(([name, [value]]) => [name, value])) as Values,
      errors: Object.fromEntries(
        checked.flatMap(([name, [, message]]) => (message === null ? [] : [[name, { message }]])),
      ) as Checked<Values>["errors"],
    };
  };

/** An empty text says what is missing, else `problem` says what is wrong. */
const needed = (value: string, missing: string, problem: (value: string) => string | null): Check => [
  value,
  value === "" ? missing : problem(value),
];

const personName =
  (missing: string) =>
  (typed = ""): Check =>
    needed(autoCapitalise(clean(typed, true)), missing, (name) =>
      fitsLength(name, NAME_LENGTH) ? null : tooManyCharacters(NAME_LENGTH),
    );

const otp = (typed = ""): Check => {
  // Blanks inside ('123 456', as phones show codes) are dropped.
  const digits = typed.replace(/\s+/gu, "");
  return [digits, new RegExp(`^\\d{${OTP.digits}}$`).test(digits) ? null : TEXT.otp];
};

/** A password typed again; `first` is the other one. */
const again = (typed: string, first: string | undefined, missing: string, mismatch: string): Check =>
  needed(typed, missing, () => (typed === (first ?? "") ? null : mismatch));

export type SignupDetails = {
  firstName: string;
  lastName: string;
  dob: string;
  gender: string;
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
  mobile: string;
};

const details: Fields<SignupDetails> = {
  firstName: personName(TEXT.firstName),
  lastName: personName(TEXT.lastName),
  dob: (typed = "") => needed(clean(typed), TEXT.dob, (day) => (isIsoDay(day) ? adultProblem(day) : NO_DAY_MESSAGE)),
  gender: (typed = "") =>
    needed(typed, TEXT.genderMissing, () => (isOneOf(GENDERS, typed) ? null : TEXT.genderUnknown)),
  username: (typed = "") => [typed, checkUsername(typed)],
  email: (typed = "") => needed(clean(typed), TEXT.emailMissing, (email) => (isEmail(email) ? null : TEXT.email)),
  password: (typed = "") => [typed, checkPassword(typed)],
  confirmPassword: (typed = "", { password }) => again(typed, password, TEXT.confirmMissing, TEXT.mismatch),
  mobile: (typed = "") => {
    const mobile = isLandline(clean(typed)) ? null : normaliseMobile(clean(typed));
    return [mobile ?? "", mobile === null ? TEXT.mobile : null];
  },
};

/** The sign-up form, both stages. */
export type SignupValues = SignupDetails & { otp: string; terms: boolean };

const detailsAlone = checker(details);
/** The sign-up form before a code is sent: the code and the terms are not asked yet. */
export const checkDetails = (typed: Partial<SignupValues>): Checked<SignupValues> => {
  const { values, errors } = detailsAlone(typed);
  return { values: { ...values, otp: "", terms: false }, errors };
};
/** With the code and the terms box. */
export const checkSignup = checker<SignupValues>({
  ...details,
  otp,
  terms: (_, { terms = false }) => [terms, terms ? null : TEXT.terms],
});

/** Logging in. */
export const checkLogin = checker<{ loginId: string; password: string }>({
  loginId: (typed = "") => needed(typed.trim(), TEXT.loginMissing, () => null),
  password: (typed = "") => needed(typed, TEXT.loginMissing, () => null),
});

/** A forgotten password: who it is, */
export const checkForgot = checker<{ emailorphoneorusername: string }>({
  emailorphoneorusername: (typed = "") =>
    needed(typed.trim(), TEXT.identifier, (who) => (who.length <= TEXT_LENGTHS.email ? null : TEXT.identifier)),
});

/** the code, */
export const checkCode = checker<{ otp: string }>({ otp });

/** and the new one, twice. */
export const checkReset = checker<{ password: string; confirmPassword: string }>({
  password: (typed = "") => needed(typed, TEXT.bothPasswords, checkPassword),
  confirmPassword: (typed = "", { password }) => again(typed, password, TEXT.bothPasswords, TEXT.mismatchAtReset),
});
