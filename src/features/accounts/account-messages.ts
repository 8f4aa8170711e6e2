import { FAILED } from "../../domain/failed.ts";
import { text } from "../../domain/words/say.ts";

/** What accounts say, word for word from spec 000 sections 5 and 8 where it has a text. */
export const ACCOUNT_MESSAGES = {
  // Signup
  firstName: text("First name is required"),
  lastName: text("Last name is required"),
  dob: text("Date of birth is required"),
  emailMissing: text("Email is required"),
  email: text("Invalid email address"),
  genderMissing: text("Gender is required"),
  genderUnknown: text("Please choose a gender from the list."),
  mobile: text("Valid mobile number is required"),
  confirmMissing: text("Confirm password is required"),
  mismatch: text("Passwords do not match"),
  terms: text("Please accept the Terms and Conditions."),
  fillRequired: text("Please fill in all required fields."),
  correctErrors: text("Please correct the errors above."),
  usernameFormat: text("Invalid username format."),
  signupSuccess: text("Signup and Auto login successful"),
  signupFailure: text("Signup/Login failed."),
  usernameTaken: text("This username is already taken."),
  emailTaken: text("This email is already registered."),
  mobileTaken: text("This mobile number is already registered."),
  otherMobile: text("This OTP was sent to another mobile number."),

  // One-time codes
  otpSent: text("OTP sent!"),
  otpVerified: text("OTP verified!"),
  otp: text("Enter a valid 6-digit OTP."),
  otpWrong: text("Incorrect OTP. Please try again."),
  otpExpired: text("This OTP is no longer valid. Please request a new one."),
  otpNotSent: text("Failed to send OTP."),
  otpFailure: text("OTP verification failed."),

  // A proven e-mail
  noEmail: text("There is no e-mail on your account."),
  emailProven: text("Your e-mail is proven already."),
  sessionEnded: text("The session has ended."),
  sessionsEnded: text("Everywhere else the session has ended."),
  emailProvenNow: text("Your e-mail is proven."),
  emailCodeSent: text("We have sent a code to your e-mail."),

  // Login and logout
  loginMissing: text("Please fill in all fields."),
  loginSuccess: text("Login successful"),
  loginFailure: text("Login failed."),
  loginWrong: text("The login details are not correct. Please check them and try again."),
  logoutSuccess: text("Logged out successfully"),

  // Forgotten and changed password
  identifier: text("Please enter your mobile/email/username."),
  bothPasswords: text("Please enter both password fields."),
  mismatchAtReset: text("Passwords do not match."),
  resetSuccess: text("Password reset successful!"),
  resetFailure: text("Reset failed."),
  verifyFirst: text("Please verify the OTP first."),
  currentPassword: text("Please enter your current password."),
  currentWrong: text("The current password is not correct."),
  passwordCommon: text("Many people use this password, so it is tried first. Please choose another one."),
  changeSuccess: text("Password changed successfully!"),

  // Role
  role: text("Please choose one of the roles offered."),
  roleKept: text("Your role cannot be changed any more, because a profile is registered for it."),
  roleFailure: FAILED,
  roleSuccess: text("Role updated successfully"),
  welcomeGuest: text("Welcome Guest"),
} as const;
