import { describe, expect, test } from "vitest";
import { fieldErrors } from "../../domain/zod-issues.ts";
import {
  changePasswordSchema,
  forgotSchema,
  loginSchema,
  registerSchema,
  resetPasswordSchema,
  resetSchema,
  sendOtpSchema,
  setRoleSchema,
  signupCodeSchema,
  signupSchema,
  verifyOtpSchema,
} from "./account-model.ts";

const form = {
  firstName: "asha",
  lastName: "d'souza",
  dob: "1990-02-28",
  gender: "Female",
  username: "Asha_90",
  email: "asha@example.in",
  password: "secret",
  confirmPassword: "secret",
  mobile: "98260 12345",
};
const errorsOf = (
  schema: { safeParse(value: unknown): { success: boolean; error?: Parameters<typeof fieldErrors>[0] } },
  value: unknown,
) => {
  const { error } = schema.safeParse(value);
  return error ? fieldErrors(error) : {};
};

describe("signup", () => {
  test("gives capitalised names and the number as it is stored", () => {
    expect(signupSchema.parse(form)).toMatchObject({
      firstName: "Asha",
      lastName: "D'Souza",
      mobile: "+919826012345",
      username: "Asha_90",
    });
  });

  test("names every missing field", () => {
    const missing = {
      firstName: "First name is required",
      lastName: "Last name is required",
      dob: "Date of birth is required",
      gender: "Gender is required",
      username: "Username is required",
      email: "Email is required",
      password: "Password is required",
      confirmPassword: "Confirm password is required",
      mobile: "Valid mobile number is required",
    };
    expect(errorsOf(signupSchema, {})).toEqual(missing);
    expect(errorsOf(signupSchema, Object.fromEntries(Object.keys(missing).map((name) => [name, ""])))).toEqual(missing);
  });

  test("tells what is no text from what is missing", () => {
    const names = Object.keys(form);
    expect(errorsOf(signupSchema, Object.fromEntries(names.map((name) => [name, { $ne: 1 }])))).toEqual({
      firstName: "Please enter text.",
      lastName: "Please enter text.",
      dob: "Please enter the date as year-month-day, such as 2026-11-21.",
      gender: "Please choose a gender from the list.",
      username: "Invalid username format.",
      email: "Invalid email address",
      password: "Please enter text.",
      confirmPassword: "Please enter text.",
      mobile: "Valid mobile number is required",
    });
  });

  test.each([
    ["username", "a b c d", "Username should not contain spaces."],
    ["username", "आशा", "Only letters, numbers, underscore, @, dot, and hyphen are allowed."],
    ["username", "SuperUser", "This username is reserved. Please choose another."],
    ["username", "abc", "Username must be at least 4 characters."],
    ["username", "9826012345", "Invalid username format."],
    ["username", "a".repeat(31), "Invalid username format."],
    ["username", "asha.data", "Invalid username format."],
    ["email", "asha@", "Invalid email address"],
    ["confirmPassword", "secreT", "Passwords do not match"],
    ["mobile", "12345", "Valid mobile number is required"],
    ["mobile", "+14155550123", "Valid mobile number is required"],
    ["gender", "Unknown", "Please choose a gender from the list."],
    ["dob", "2020-01-01", "You must be at least 18 years old."],
    ["dob", "2001-02-30", "Please enter the date as year-month-day, such as 2026-11-21."],
    ["dob", "17/05/1994", "Please enter the date as year-month-day, such as 2026-11-21."],
    ["dob", "", "Date of birth is required"],
  ])("refuses %s %j", (name, value, message) =>
    expect(errorsOf(signupSchema, { ...form, [name]: value })).toEqual({ [name]: message }),
  );

  test("refuses a short password", () => {
    expect(errorsOf(signupSchema, { ...form, password: "12345", confirmPassword: "12345" })).toEqual({
      password: "Password must be at least 6 characters",
    });
  });

  test("says that the passwords differ beside other errors too", () => {
    expect(errorsOf(signupSchema, { ...form, firstName: "", confirmPassword: "other" })).toEqual({
      firstName: "First name is required",
      confirmPassword: "Passwords do not match",
    });
  });

  test.each(["Male", "Female", "Transgender", "Non-Binary", "Other"])("accepts %s", (gender) =>
    expect(errorsOf(signupSchema, { ...form, gender })).toEqual({}),
  );
  test("accepts '.' for people with a single name", () =>
    expect(signupSchema.parse({ ...form, lastName: "." }).lastName).toBe("."));
  test("wants the terms box ticked", () => {
    expect(errorsOf(signupCodeSchema, { otp: "123456", terms: false })).toHaveProperty("terms");
    expect(errorsOf(signupCodeSchema, { otp: "123456", terms: true })).toEqual({});
  });
});

describe("the calls", () => {
  test("register and send-otp accept an empty e-mail, and none", () => {
    for (const email of ["", null, undefined]) {
      expect(registerSchema.parse({ ...form, email, otp: "123 456", sessionId: "x" })).toMatchObject({
        email: "",
        otp: "123456",
      });
      expect(sendOtpSchema.parse({ ...form, email })).toEqual({
        mobile: "+919826012345",
        username: "Asha_90",
        email: "",
      });
    }
    expect(errorsOf(sendOtpSchema, { ...form, email: "no" })).toEqual({ email: "Invalid email address" });
  });

  test.each(["", "12345", "1234567", "12345a", null, 12345, ["123456"]])("no six digits: %j", (otp) => {
    expect(errorsOf(verifyOtpSchema, { emailorphoneorusername: "asha", otp, sessionId: "x" })).toEqual({
      otp: "Enter a valid 6-digit OTP.",
    });
  });

  test("login has one message for whatever is missing", () => {
    for (const body of [{}, { loginId: "asha" }, { password: "x" }, { loginId: "  ", password: "x" }]) {
      expect(new Set(Object.values(errorsOf(loginSchema, body)))).toEqual(new Set(["Please fill in all fields."]));
    }
    expect(errorsOf(loginSchema, { loginId: ["a"], password: {} })).toEqual({
      loginId: "Please send one value, not a list.",
      password: "Please enter text.",
    });
    expect(loginSchema.parse({ loginId: 9826012345, password: "p" }).loginId).toBe("9826012345");
    expect(loginSchema.parse({ loginId: " asha ", password: " p " })).toEqual({ loginId: "asha", password: " p " });
  });

  test("the forgotten password has its own words", () => {
    expect(errorsOf(forgotSchema, { emailorphoneorusername: " " })).toEqual({
      emailorphoneorusername: "Please enter your mobile/email/username.",
    });
    expect(errorsOf(resetSchema, { password: "secret" })).toEqual({
      confirmPassword: "Please enter both password fields.",
    });
    expect(errorsOf(resetSchema, { password: "secret", confirmPassword: "secreT" })).toEqual({
      confirmPassword: "Passwords do not match.",
    });
    expect(errorsOf(resetSchema, { password: "12345", confirmPassword: "12345" })).toEqual({
      password: "Password must be at least 6 characters",
    });
    expect(
      resetPasswordSchema.safeParse({ identifier: "asha", password: "secret", confirmPassword: "secret" }).success,
    ).toBe(true);
    expect(errorsOf(changePasswordSchema, { password: "secret", confirmPassword: "secret" })).toEqual({
      currentPassword: "Please enter your current password.",
    });
  });

  test("no role but the three", () => {
    for (const role of ["user", "volunteer", "volunteer-manager"])
      expect(setRoleSchema.safeParse({ role }).success).toBe(true);
    for (const role of ["admin", "artist", "unassigned", "Admin", "", null, ["user"], undefined])
      expect(setRoleSchema.safeParse({ role }).success).toBe(false);
  });
});
