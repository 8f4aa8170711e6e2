/** Every text of the volunteer forms, word for word (spec 001 sections 5 and 8), without zod: light for any page. */
import { text } from "../../domain/words/say.ts";

export const VOLUNTEER_REQUIRED = {
  firstName: text("First name is required"),
  lastName: text("Last name is required"),
  email: text("Email is required"),
  dob: text("Date of Birth is required"),
  gender: text("Gender is required"),
  address: text("Address is required"),
  addressState: text("State is required"),
  addressDistrict: text("District is required"),
  selectedState: text("State is required"),
  educationLevel: text("Education level is required"),
  profileImage: text("Profile image is required"),
} as const;

export const VOLUNTEER_MESSAGES = {
  fillAll: text("Please fill all required fields."),
  selectDistrict: text("Please select at least one district."),
  terms: text("Please accept terms and conditions"),
  skillName: text("Please enter a skill name."),
  skillLevel: text("Please select a skill level."),
  galleryTooMany: text("You can upload a maximum of 10 gallery images"),
  galleryTooLarge: text("Each gallery image must be less than 50 MB"),
  profileTooLarge: text("Profile image must be less than 50 MB"),
  registered: text("Volunteer Registered Successfully!"),
  updated: text("Volunteer updated successfully"),
  registrationFailed: text("Something went wrong during form submission."),
  updateFailed: text("Failed to update."),
  loadFailed: text("Failed to fetch volunteer data"),
  profileLoadFailed: text("Failed to load volunteer profile"),
  notFound: text("Volunteer not found"),
  // Where the specification has no words.
  email: text("Please enter a valid email address"),
  phone: text("Please enter a valid 10-digit mobile number"),
  state: text("Please choose a state from the list."),
  district: text("Please choose a district of this state."),
  gender: text("Please choose a gender from the list."),
  educationLevel: text("Please choose an education level from the list."),
  yesNo: text("Please choose Yes or No."),
  tooManySkills: text("You can add a maximum of 5 skills"),
  tooManyAwards: text("You can add a maximum of 3 awards"),
  exprienceEmpty: text("Experience is empty. You can add it later."),
  degreeEmpty: text("Degree is empty. You can add it later."),
  alreadyRegistered: text("You have already registered as a volunteer."),
  otherProfile: text("You already have another profile. One person keeps one profile."),
} as const;
