/** Which applications become which listings. */
export const MADE_CATEGORIES = ["venues", "planners", "rentals"] as const;
export type MadeCategory = (typeof MADE_CATEGORIES)[number];

/** The enquiries that ask to be listed, and what they usually become. */
export const APPLIED_KINDS: Readonly<Record<string, MadeCategory>> = { vendorRegistration: "venues", rentalRegistration: "rentals", plannerRegistration: "planners" };
