/** What a person reads where something failed of which nothing better is known. */
export const FAILED = "Something went wrong. Please try again.";
