/** Which applications become which listings, for the form and the call alike. */
import type { FormPlan } from "../listings/form-plan.ts";

/** The enquiries that ask to be listed, and what they usually become. */
export const APPLIED_KINDS: Readonly<Record<string, string>> = {
  vendorRegistration: "venues",
  rentalRegistration: "rentals",
  plannerRegistration: "planners",
};

/** A category that a listing can be made in, with what is asked for it. */
export type MadeCategory = { key: string; name: string; plan: FormPlan; assumed: Readonly<Record<string, unknown>> };
