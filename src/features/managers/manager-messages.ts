/** Every text of the managers' forms, word for word (spec 001 sections 5 and 8), without zod: light for any page. */
import { COUNTS, IMAGE_BYTES } from "../../domain/limits.ts";
import { text } from "../../domain/words/say.ts";

export const MANAGER_REQUIRED = {
  fullName: text("Full name is required"),
  mobile: text("Mobile number is required"),
  email: text("Email is required"),
  addressState: text("State is required"),
  addressDistrict: text("District is required"),
  experienceYears: text("Experience years is required"),
  totalEventCount: text("Total event count is required"),
  experience: text("Work experience is required"),
  photo: text("Profile photo is required"),
} as const;

export const MANAGER_MESSAGES = {
  fixErrors: text("Please fix the errors in the form before submitting"),
  mobile: text("Please enter a valid 10-digit mobile number"),
  email: text("Please enter a valid email address"),
  tooLarge: text("{file} is too large. Maximum size is 25MB."),
  photoTooLarge: text("Profile photo must be less than 25MB"),
  tooManyImages: text("Maximum 10 images allowed"),
  registered: text("Volunteer Partner Registered Successfully!"),
  registrationFailed: text("Something went wrong during submission."),
  usernameMissing: text("Username not found in profile data!"),
  loading: text("Loading profile data..."),
  loadFailed: text("Failed to load profile data"),
  updated: text("Profile updated successfully!"),
  updateFailed: text("Failed to update profile. Please try again."),
  verifying: text("Verification In Progress"),
  // Where the specification has no words.
  state: text("Please choose a state from the list."),
  district: text("Please choose a district of this state."),
  video: text(
    "Please enter a link to YouTube, Vimeo, Facebook or Instagram, such as https://www.youtube.com/watch?v=…",
  ),
  tooManyVideos: text("Maximum 5 video links allowed"),
  link: text("Please enter a full web address, such as https://www.example.com"),
  whatsapp: text("Please enter a 10-digit number or a WhatsApp link."),
  tooManyPhotos: text("Please choose one profile photo."),
  notFound: text("Volunteer manager not found"),
  approved: text("Volunteer manager approved"),
  rejected: text("Volunteer manager rejected"),
  noReason: text("The profile does not meet our listing rules yet."),
  alreadyRegistered: text("You have already registered as a volunteer manager."),
  otherProfile: text("You already have another profile. One person keeps one profile."),
  foreignPhoto: text("This photo does not belong to this profile."),
} as const;

/** Limits of the photos, for the browser and the call alike. */
export const MANAGER_PHOTOS = {
  profile: {
    field: "photo",
    max: 1,
    maxBytes: IMAGE_BYTES.manager,
    tooMany: MANAGER_MESSAGES.tooManyPhotos,
    tooLarge: MANAGER_MESSAGES.photoTooLarge,
    hint: text("Your face, well lit."),
    removable: true,
  },
  gallery: {
    field: "images",
    max: COUNTS.galleryImages,
    maxBytes: IMAGE_BYTES.manager,
    tooMany: MANAGER_MESSAGES.tooManyImages,
    tooLarge: MANAGER_MESSAGES.tooLarge,
    label: text("Gallery images"),
    hint: text("Your teams at past events."),
  },
} as const;

/** The networks of `socialLinks`, in the order of the form, as people call them. */
export const SOCIAL_LINKS = {
  facebook: text("Facebook"),
  instagram: text("Instagram"),
  twitter: text("Twitter"),
  linkedin: text("LinkedIn"),
  youtube: text("YouTube"),
  whatsapp: "WhatsApp",
  website: text("Website"),
} as const;
export type SocialName = keyof typeof SOCIAL_LINKS;
export const SOCIAL_NAMES = Object.keys(SOCIAL_LINKS) as SocialName[];
