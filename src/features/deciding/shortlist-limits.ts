/** How much a shortlist holds, and how long. */
export const SHORTLIST_LIMITS = {
  listings: 30,
  /** Of one account. */
  lists: 20,
  votes: 500,
  namesOfBrowser: 10,
  /** So long its links work after the last change; what belongs to no account goes then. */
  days: 180,
} as const;
