/** How a listing stands, in a word: for its owner and on the desk. */
import { say } from "../../domain/words/say.ts";
import type { ListingStatus } from "./listing-access.ts";

/**
 * What a status is called for its owner and for admins; a draft is 'Hidden', since it is one that its owner took away.
 */
export function listingStatusWords(status: ListingStatus): string {
  switch (status) {
    case "draft":
      return say("Hidden", "listing");
    case "pending":
      return say("Pending", "listing");
    case "approved":
      return say("Approved");
    case "rejected":
      return say("Rejected");
    case "suspended":
      return say("Suspended");
  }
}
