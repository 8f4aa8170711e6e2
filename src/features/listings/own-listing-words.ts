/** What the owner of a listing is told of an edit. */
import { text } from "../../domain/words/say.ts";

export const OWN_LISTING_TEXT = {
  updated: text("Your listing is saved."),
  resent: text("Your listing is saved and sent to us again."),
  updateFailed: text("Your listing could not be saved. Please try again."),
} as const;
