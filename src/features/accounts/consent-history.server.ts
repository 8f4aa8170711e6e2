/** The record of a person's consents, for the copy of their data and for the log of what was erased. */
export { consentRows } from "./consent-store.server.ts";
