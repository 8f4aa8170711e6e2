/** Every text of the artists' forms: word for word from spec 001 sections 2, 5 and 8 where it has one. */
export const ARTIST_REQUIRED = {
  firstName: "First name is required",
  lastName: "Last name is required",
  email: "Email is required",
  mobile: "Mobile number is required",
  category: "Category is required",
  addressState: "State is required",
  city: "City is required",
  profileImage: "Profile photo is required",
} as const;

export const ARTIST_MESSAGES = {
  updated: "Profile updated successfully!",
  updateFailed: "Failed to update profile.",
  approved: "Artist approved",
  rejected: "Artist rejected/deleted",
  noDescription: "Description not available.",
  noImages: "No images available.",
  noVideos: "No videos available.",
  // Where the specification has no words.
  registered: "Artist registered successfully! Your profile is waiting for approval.",
  registrationFailed: "Something went wrong during submission.",
  fillAll: "Please fill all required fields",
  notFound: "Artist not found",
  email: "Please enter a valid email address",
  mobile: "Please enter a valid 10-digit mobile number",
  category: "Please choose a category from the list.",
  state: "Please choose a state from the list.",
  videoLink:
    "Please enter a link to YouTube, SoundCloud, Vimeo, Facebook or Instagram, such as https://www.youtube.com/watch?v=…",
  tooManyVideos: "You can add a maximum of 5 videos",
  galleryTooMany: "Maximum 10 images allowed",
  tooLarge: "{file} is too large. Maximum size is 25MB.",
  profileTooLarge: "Profile photo must be less than 25MB",
  alreadyRegistered: "You have already registered as an artist.",
  otherProfile: "You already have another profile. One person keeps one profile.",
  noReason: "The profile does not meet our listing rules yet.",
} as const;

/** Shown where the artist says nothing (spec 001 section 2). */
export const ARTIST_DEFAULTS = { travel: "Worldwide", language: "English/Hindi" } as const;
