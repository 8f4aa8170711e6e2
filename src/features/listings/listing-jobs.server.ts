import { makeAvifJob } from "./listing-media-jobs.server.ts";
import { forgetVisitorsJob } from "./listing-views.server.ts";

/** The background work of listings, whatever their category. */
export const listingJobs = [makeAvifJob, forgetVisitorsJob];
