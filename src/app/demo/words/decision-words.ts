/** Why admins turn a listing of the demo away, or take it off the site. */

export const REJECTIONS = [
  "The photo shows a logo and no face. Please send one of yourself or of what you offer.",
  "The same profile exists already under another name.",
  "The text holds a phone number. Please write it into its own field.",
  "We could not reach the number given. Please correct it and send the profile again.",
];

export const SUSPENSIONS = [
  "Three organisers told us that nobody came on the day. We are looking into it.",
  "The photos belong to somebody else, who has asked us to take them down.",
  "The owner has not answered requests for two months.",
];
