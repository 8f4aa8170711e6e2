import { FAILED } from "../../domain/failed.ts";

/** What accounts say, word for word from spec 000 sections 5 and 8 where it has a text. */
export const ACCOUNT_MESSAGES = {
  // Signup
  firstName: "First name is required",
  lastName: "Last name is required",
  dob: "Date of birth is required",
  emailMissing: "Email is required",
  email: "Invalid email address",
  genderMissing: "Gender is required",
  genderUnknown: "Please choose a gender from the list.",
  mobile: "Valid mobile number is required",
  confirmMissing: "Confirm password is required",
  mismatch: "Passwords do not match",
  terms: "Please accept the Terms and Conditions.",
  fillRequired: "Please fill in all required fields.",
  correctErrors: "Please correct the errors above.",
  usernameFormat: "Invalid username format.",
  signupSuccess: "Signup and Auto login successful",
  signupFailure: "Signup/Login failed.",
  usernameTaken: "This username is already taken.",
  emailTaken: "This email is already registered.",
  mobileTaken: "This mobile number is already registered.",
  otherMobile: "This OTP was sent to another mobile number.",

  // One-time codes
  otpSent: "OTP sent!",
  otpVerified: "OTP verified!",
  otp: "Enter a valid 6-digit OTP.",
  otpWrong: "Incorrect OTP. Please try again.",
  otpExpired: "This OTP is no longer valid. Please request a new one.",
  otpNotSent: "Failed to send OTP.",
  otpFailure: "OTP verification failed.",

  // Login and logout
  loginMissing: "Please fill in all fields.",
  loginSuccess: "Login successful",
  loginFailure: "Login failed.",
  loginWrong: "The login details are not correct. Please check them and try again.",
  logoutSuccess: "Logged out successfully",

  // Forgotten and changed password
  identifier: "Please enter your mobile/email/username.",
  bothPasswords: "Please enter both password fields.",
  mismatchAtReset: "Passwords do not match.",
  resetSuccess: "Password reset successful!",
  resetFailure: "Reset failed.",
  verifyFirst: "Please verify the OTP first.",
  currentPassword: "Please enter your current password.",
  currentWrong: "The current password is not correct.",
  changeSuccess: "Password changed successfully!",

  // Role
  role: "Please choose one of the roles offered.",
  roleKept: "Your role cannot be changed any more, because a profile is registered for it.",
  roleFailure: FAILED,
  roleSuccess: "Role updated successfully",
  welcomeGuest: "Welcome Guest",
} as const;
