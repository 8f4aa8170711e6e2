import { text } from "./words/say.ts";

/** What a person reads where something failed of which nothing better is known. */
export const FAILED = text("Something went wrong. Please try again.");
