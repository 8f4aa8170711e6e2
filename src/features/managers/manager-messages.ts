/** Every text of the managers' forms, word for word (spec 001 sections 5 and 8), without zod: light for any page. */
import { COUNTS, IMAGE_BYTES } from "../../domain/limits.ts";

export const MANAGER_REQUIRED = {
  fullName: "Full name is required",
  mobile: "Mobile number is required",
  email: "Email is required",
  addressState: "State is required",
  addressDistrict: "District is required",
  experienceYears: "Experience years is required",
  totalEventCount: "Total event count is required",
  experience: "Work experience is required",
  photo: "Profile photo is required",
} as const;

export const MANAGER_MESSAGES = {
  fixErrors: "Please fix the errors in the form before submitting",
  mobile: "Please enter a valid 10-digit mobile number",
  email: "Please enter a valid email address",
  tooLarge: "{file} is too large. Maximum size is 25MB.",
  photoTooLarge: "Profile photo must be less than 25MB",
  tooManyImages: "Maximum 10 images allowed",
  registered: "Volunteer Partner Registered Successfully!",
  registrationFailed: "Something went wrong during submission.",
  usernameMissing: "Username not found in profile data!",
  loading: "Loading profile data...",
  loadFailed: "Failed to load profile data",
  updated: "Profile updated successfully!",
  updateFailed: "Failed to update profile. Please try again.",
  verifying: "Verification In Progress",
  // Where the specification has no words.
  state: "Please choose a state from the list.",
  district: "Please choose a district of this state.",
  video: "Please enter a link to YouTube, Vimeo, Facebook or Instagram, such as https://www.youtube.com/watch?v=…",
  tooManyVideos: `Maximum ${COUNTS.videoLinks} video links allowed`,
  link: "Please enter a full web address, such as https://www.example.com",
  whatsapp: "Please enter a 10-digit number or a WhatsApp link.",
  tooManyPhotos: "Please choose one profile photo.",
  notFound: "Volunteer manager not found",
  approved: "Volunteer manager approved",
  rejected: "Volunteer manager rejected",
  noReason: "The profile does not meet our listing rules yet.",
  alreadyRegistered: "You have already registered as a volunteer manager.",
  otherProfile: "You already have another profile. One person keeps one profile.",
  foreignPhoto: "This photo does not belong to this profile.",
} as const;

/** Limits of the photos, for the browser and the call alike. */
export const MANAGER_PHOTOS = {
  profile: {
    field: "photo",
    max: 1,
    maxBytes: IMAGE_BYTES.manager,
    tooMany: MANAGER_MESSAGES.tooManyPhotos,
    tooLarge: MANAGER_MESSAGES.photoTooLarge,
    hint: "Your face, well lit.",
    removable: true,
  },
  gallery: {
    field: "images",
    max: COUNTS.galleryImages,
    maxBytes: IMAGE_BYTES.manager,
    tooMany: MANAGER_MESSAGES.tooManyImages,
    tooLarge: MANAGER_MESSAGES.tooLarge,
    label: "Gallery images",
    hint: "Your teams at past events.",
  },
} as const;

/** The networks of `socialLinks`, in the order of the form, as people call them. */
export const SOCIAL_LINKS = {
  facebook: "Facebook",
  instagram: "Instagram",
  twitter: "Twitter",
  linkedin: "LinkedIn",
  youtube: "YouTube",
  whatsapp: "WhatsApp",
  website: "Website",
} as const;
export type SocialName = keyof typeof SOCIAL_LINKS;
export const SOCIAL_NAMES = Object.keys(SOCIAL_LINKS) as SocialName[];
