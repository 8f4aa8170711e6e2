/** Every text of the artists' forms: word for word from spec 001 sections 2, 5 and 8 where it has one. */
import { text } from "../../domain/words/say.ts";
export const ARTIST_REQUIRED = {
  firstName: text("First name is required"),
  lastName: text("Last name is required"),
  email: text("Email is required"),
  mobile: text("Mobile number is required"),
  category: text("Category is required"),
  addressState: text("State is required"),
  city: text("City is required"),
  profileImage: text("Profile photo is required"),
} as const;

export const ARTIST_MESSAGES = {
  updated: text("Profile updated successfully!"),
  updateFailed: text("Failed to update profile."),
  approved: text("Artist approved"),
  rejected: text("Artist rejected/deleted"),
  noDescription: text("Description not available."),
  noImages: text("No images available."),
  noVideos: text("No videos available."),
  // Where the specification has no words.
  registered: text("Artist registered successfully! Your profile is waiting for approval."),
  registrationFailed: text("Something went wrong during submission."),
  fillAll: text("Please fill all required fields"),
  notFound: text("Artist not found"),
  email: text("Please enter a valid email address"),
  mobile: text("Please enter a valid 10-digit mobile number"),
  category: text("Please choose a category from the list."),
  state: text("Please choose a state from the list."),
  videoLink: text(
    "Please enter a link to YouTube, SoundCloud, Vimeo, Facebook or Instagram, such as https://www.youtube.com/watch?v=…",
  ),
  tooManyVideos: text("You can add a maximum of 5 videos"),
  galleryTooMany: text("Maximum 10 images allowed"),
  tooLarge: text("{file} is too large. Maximum size is 25MB."),
  profileTooLarge: text("Profile photo must be less than 25MB"),
  alreadyRegistered: text("You have already registered as an artist."),
  otherProfile: text("You already have another profile. One person keeps one profile."),
  noReason: text("The profile does not meet our listing rules yet."),
} as const;

/** Shown where the artist says nothing (spec 001 section 2). */
export const ARTIST_DEFAULTS = { travel: text("Worldwide"), language: text("English/Hindi") } as const;
