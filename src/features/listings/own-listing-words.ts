/** What the owner of a listing is told of an edit. */
export const OWN_LISTING_TEXT = {
  updated: "Your listing is saved.",
  resent: "Your listing is saved and sent to us again.",
  updateFailed: "Your listing could not be saved. Please try again.",
} as const;
