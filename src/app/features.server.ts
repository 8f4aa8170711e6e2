import type { FastifyInstance } from "fastify";
import { accountsApi } from "../features/accounts/accounts-api.server.ts";
import { accountsJobs } from "../features/accounts/accounts-jobs.server.ts";
import { sessionHook } from "../features/accounts/session-hook.server.ts";
import { artistsApi } from "../features/artists/artists-api.server.ts";
import { adminApi } from "../features/admin/admin-api.server.ts";
import { adminContentApi } from "../features/admin/admin-content-api.server.ts";
import { adminStatusApi } from "../features/admin/admin-status-api.server.ts";
import { makeListingApi } from "../features/admin/make-listing-api.server.ts";
import { enquiriesApi } from "../features/enquiries/enquiries-api.server.ts";
import { enquiryJobs } from "../features/enquiries/enquiry-jobs.server.ts";
import { drawMissingPicture } from "../features/listings/drawn-media.server.ts";
import { ownListingsApi } from "../features/listings/own-listings-api.server.ts";
import { listingJobs } from "../features/listings/listing-jobs.server.ts";
import { visitsHook } from "../features/listings/listing-visits.server.ts";
import { managersApi } from "../features/managers/managers-api.server.ts";
import { notificationJobs } from "../features/notifications/notification-jobs.server.ts";
import { notificationsApi } from "../features/notifications/notifications-api.server.ts";
import { ratingsApi } from "../features/reviews/ratings-api.server.ts";
import { reportJobs } from "../features/reports/report-jobs.server.ts";
import { reportsApi } from "../features/reports/reports-api.server.ts";
import { rightsApi } from "../features/rights/rights-api.server.ts";
import { rightsJobs } from "../features/rights/rights-jobs.server.ts";
import { reviewsApi } from "../features/reviews/reviews-api.server.ts";
import { searchApi } from "../features/search/search-api.server.ts";
import { searchJobs } from "../features/search/search-jobs.server.ts";
import { sitemapApi } from "../features/site/sitemap-api.server.ts";
import { statisticsApi } from "../features/site/statistics-api.server.ts";
import { volunteersApi } from "../features/volunteers/volunteers-api.server.ts";
import { mediaSweepJob } from "./media-sweep-job.server.ts";
import { siteSweepJob } from "./site-sweep-job.server.ts";
import type { Deps } from "../platform/deps.server.ts";
import type { ApiRoutes } from "../platform/http/http-types.server.ts";
import type { AnyJob } from "../platform/jobs/jobs.server.ts";
import type { DrawMissing } from "../platform/media/image-route.server.ts";
import { removePhotosJob } from "../platform/media/remove-photos-job.server.ts";

/** Hooks that every request passes, such as the one that tells who is signed in. */
export const featureHooks: ((app: FastifyInstance, deps: Deps) => void)[] = [sessionHook, visitsHook];

/** The calls of every feature, one line each. */
export const featureApis: ApiRoutes[] = [accountsApi, volunteersApi, managersApi, artistsApi, ratingsApi, reviewsApi, enquiriesApi, notificationsApi, statisticsApi, searchApi, sitemapApi, adminApi, adminContentApi, adminStatusApi, makeListingApi, ownListingsApi, reportsApi, rightsApi];

/** The background work of every feature. */
export const featureJobs: AnyJob<Deps>[] = [...accountsJobs, ...listingJobs, ...enquiryJobs, ...notificationJobs, ...reportJobs, removePhotosJob, mediaSweepJob, siteSweepJob, ...rightsJobs, ...searchJobs];

/** Draws pictures that exist only as a seed (demo portraits), the first time somebody asks for them. */
export const drawMissing: (deps: Deps) => DrawMissing = drawMissingPicture;
