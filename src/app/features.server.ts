import type { FastifyInstance } from "fastify";
import { accountsRights } from "../features/accounts/accounts-rights.server.ts";
import { accountsApi } from "../features/accounts/accounts-api.server.ts";
import { accountsJobs } from "../features/accounts/accounts-jobs.server.ts";
import { sessionHook } from "../features/accounts/session-hook.server.ts";
import { artistsApi } from "../features/artists/artists-api.server.ts";
import { adminApi } from "../features/admin/admin-api.server.ts";
import { adminContentApi } from "../features/admin/admin-content-api.server.ts";
import { insightsApi } from "../features/admin/insights-api.server.ts";
import { adminStatusApi } from "../features/admin/admin-status-api.server.ts";
import { makeListingApi } from "../features/admin/make-listing-api.server.ts";
import { bookingJobs } from "../features/bookings/booking-jobs.server.ts";
import { agreementApi } from "../features/bookings/agreement-api.server.ts";
import { agreementEnclosed } from "../features/bookings/agreement-copy.server.ts";
import { amendmentsApi } from "../features/bookings/amendments-api.server.ts";
import { bookingsApi } from "../features/bookings/bookings-api.server.ts";
import { bookingSuspensions } from "../features/bookings/suspension-job.server.ts";
import { bookingsRights } from "../features/bookings/bookings-rights.server.ts";
import { requestBookings } from "../features/bookings/follow-request.server.ts";
import { bookingMoney } from "../features/payments/booking-money.server.ts";
import { paymentJobs } from "../features/payments/payment-jobs.server.ts";
import { paymentsApi } from "../features/payments/payments-api.server.ts";
import { payeeApi } from "../features/payments/payee-api.server.ts";
import { paymentsRights } from "../features/payments/payments-rights.server.ts";
import { openMoney } from "../features/payments/open-money.server.ts";
import { bookingThreads } from "../features/messages/booking-threads.server.ts";
import { bookingOpinions } from "../features/booking-reviews/booking-opinions.server.ts";
import { bookingReviewsApi } from "../features/booking-reviews/booking-reviews-api.server.ts";
import { bookingReviewJobs } from "../features/booking-reviews/booking-review-jobs.server.ts";
import { bookingReviewsRights } from "../features/booking-reviews/booking-reviews-rights.server.ts";
import { bookingDisputes } from "../features/disputes/booking-disputes.server.ts";
import { disputeJobs } from "../features/disputes/dispute-jobs.server.ts";
import { disputesApi } from "../features/disputes/disputes-api.server.ts";
import { disputesRights } from "../features/disputes/disputes-rights.server.ts";
import { bookingEvents } from "../features/events/booking-events.server.ts";
import { asksApi } from "../features/events/asks-api.server.ts";
import { eventsApi } from "../features/events/events-api.server.ts";
import { familyApi } from "../features/events/family-api.server.ts";
import { eventJobs } from "../features/events/family-jobs.server.ts";
import { eventsRights } from "../features/events/events-rights.server.ts";
import { decidingJobs } from "../features/deciding/deciding-jobs.server.ts";
import { decidingRights } from "../features/deciding/deciding-rights.server.ts";
import { shortlistsApi } from "../features/deciding/shortlist-api.server.ts";
import { recommendApi } from "../features/recommending/recommend-api.server.ts";
import { comparisonApi } from "../features/deciding/comparison-api.server.ts";
import { bookingInvoices, bookingSellers } from "../features/papers/booking-papers.server.ts";
import { paperEnclosed } from "../features/papers/paper-copy.server.ts";
import { taxPapersApi } from "../features/papers/papers-api.server.ts";
import { taxPapersRights } from "../features/papers/papers-rights.server.ts";
import { messagesApi } from "../features/messages/messages-api.server.ts";
import { messageReportsApi } from "../features/messages/message-reports-api.server.ts";
import { threadStreamApi } from "../features/messages/thread-stream-api.server.ts";
import { messagesRights } from "../features/messages/messages-rights.server.ts";
import { calendarApi } from "../features/calendar/calendar-api.server.ts";
import { calendarJobs } from "../features/calendar/calendar-jobs.server.ts";
import { feedApi } from "../features/calendar/feed-api.server.ts";
import { cardPrices } from "../features/prices/card-prices.server.ts";
import { cardDays } from "../features/calendar/card-days.server.ts";
import { placePages } from "../features/places/place-ways.server.ts";
import { feastDay } from "../features/demand/packs.server.ts";
import { dayLine } from "../features/demand/demand-service.server.ts";
import { demandApi } from "../features/demand/demand-api.server.ts";
import { calendarRights } from "../features/calendar/calendar-rights.server.ts";
import { enquiriesRights } from "../features/enquiries/enquiries-rights.server.ts";
import { enquiriesApi } from "../features/enquiries/enquiries-api.server.ts";
import { areaApi } from "../features/enquiries/area-api.server.ts";
import { guestsApi } from "../features/enquiries/guests-api.server.ts";
import { enquiryJobs } from "../features/enquiries/enquiry-jobs.server.ts";
import { listingsRights } from "../features/listings/listings-rights.server.ts";
import { keptListings } from "../features/listings/listing-hiding.server.ts";
import { drawMissingPicture } from "./pictures/drawn-media.server.ts";
import { categoryApis, categoryListsApi } from "../features/listings/category-apis.server.ts";
import { ownListingsApi } from "../features/listings/own-listings-api.server.ts";
import { listingJobs } from "../features/listings/listing-jobs.server.ts";
import { shownHook } from "../features/listings/listing-shown.server.ts";
import { visitsHook } from "../features/listings/listing-visits.server.ts";
import { managersApi } from "../features/managers/managers-api.server.ts";
import { notificationsRights } from "../features/notifications/notifications-rights.server.ts";
import { notificationJobs } from "../features/notifications/notification-jobs.server.ts";
import { notificationsApi } from "../features/notifications/notifications-api.server.ts";
import { whatsappApi } from "../features/notifications/whatsapp-api.server.ts";
import { whatsappJobs } from "../features/notifications/whatsapp-jobs.server.ts";
import { whatsappConsent } from "../features/accounts/consent-service.server.ts";
import { reviewsRights } from "../features/reviews/reviews-rights.server.ts";
import { ratingsApi } from "../features/reviews/ratings-api.server.ts";
import { reviewJobs } from "../features/reviews/review-jobs.server.ts";
import { reportsRights } from "../features/reports/reports-rights.server.ts";
import { reportJobs } from "../features/reports/report-jobs.server.ts";
import { reportsApi } from "../features/reports/reports-api.server.ts";
import { visibilityApi } from "../features/storefront/visibility-api.server.ts";
import { pricesApi } from "../features/prices/prices-api.server.ts";
import { pricesRights } from "../features/prices/prices-rights.server.ts";
import { rightsApi } from "../features/rights/rights-api.server.ts";
import { rightsJobs } from "../features/rights/rights-jobs.server.ts";
import { reviewsApi } from "../features/reviews/reviews-api.server.ts";
import { papersApi } from "../features/trust/papers-api.server.ts";
import { trustJobs } from "../features/trust/trust-jobs.server.ts";
import { trustRights } from "../features/trust/trust-rights.server.ts";
import { savedSearchJobs } from "../features/saved-searches/saved-search-jobs.server.ts";
import { savedSearchesApi } from "../features/saved-searches/saved-searches-api.server.ts";
import { savedSearchesRights } from "../features/saved-searches/saved-searches-rights.server.ts";
import { searchRights } from "../features/search/search-rights.server.ts";
import { facetsApi } from "../features/search/facets-api.server.ts";
import { searchApi } from "../features/search/search-api.server.ts";
import { searchJobs } from "../features/search/search-jobs.server.ts";
import { qrApi } from "../features/site/qr-api.server.ts";
import { sitemapApi } from "../features/site/sitemap-api.server.ts";
import { statisticsApi } from "../features/site/statistics-api.server.ts";
import { volunteersApi } from "../features/volunteers/volunteers-api.server.ts";
import { mediaSweepJob } from "./media-sweep-job.server.ts";
import { siteCountJob } from "./site-count-job.server.ts";
import { siteSweepJob } from "./site-sweep-job.server.ts";
import type { Deps } from "../platform/deps.server.ts";
import type { ApiRoutes } from "../platform/http/http-types.server.ts";
import type { PersonalPart } from "../platform/personal-data.server.ts";
import type { AnyJob } from "../platform/jobs/jobs.server.ts";
import type { DrawMissing } from "../platform/media/image-route.server.ts";
import { removePhotosJob } from "../platform/media/remove-photos-job.server.ts";

/** Hooks that every request passes, such as the one that tells who is signed in. */
export const featureHooks: ((app: FastifyInstance, deps: Deps) => void)[] = [sessionHook, visitsHook, shownHook];

/** The calls of every feature, one line each. */
export const featureApis: ApiRoutes[] = [
  accountsApi,
  volunteersApi,
  managersApi,
  artistsApi,
  categoryApis,
  ratingsApi,
  reviewsApi,
  enquiriesApi,
  guestsApi,
  areaApi,
  bookingsApi,
  agreementApi,
  amendmentsApi,
  paymentsApi,
  messagesApi,
  threadStreamApi,
  messageReportsApi,
  bookingReviewsApi,
  disputesApi,
  eventsApi,
  asksApi,
  familyApi,
  comparisonApi,
  recommendApi,
  shortlistsApi,
  savedSearchesApi,
  taxPapersApi,
  payeeApi,
  notificationsApi,
  whatsappApi,
  statisticsApi,
  searchApi,
  facetsApi,
  categoryListsApi,
  sitemapApi,
  qrApi,
  adminApi,
  adminContentApi,
  adminStatusApi,
  insightsApi,
  makeListingApi,
  ownListingsApi,
  calendarApi,
  demandApi,
  pricesApi,
  visibilityApi,
  feedApi,
  reportsApi,
  papersApi,
  rightsApi,
];

/** The background work of every feature. */
export const featureJobs: AnyJob<Deps>[] = [
  ...accountsJobs,
  ...trustJobs,
  ...listingJobs,
  ...calendarJobs,
  ...enquiryJobs,
  ...bookingJobs,
  ...paymentJobs,
  ...bookingReviewJobs,
  ...disputeJobs,
  ...eventJobs,
  ...decidingJobs,
  ...notificationJobs,
  ...whatsappJobs,
  ...reportJobs,
  ...reviewJobs,
  removePhotosJob,
  mediaSweepJob,
  siteCountJob,
  siteSweepJob,
  ...rightsJobs,
  ...searchJobs,
  ...savedSearchJobs,
];

/** What each feature keeps about people, in the order of a copy of their data. */
export const featureRights: PersonalPart[] = [
  accountsRights,
  trustRights,
  listingsRights,
  enquiriesRights,
  bookingsRights,
  paymentsRights,
  messagesRights,
  bookingReviewsRights,
  disputesRights,
  eventsRights,
  decidingRights,
  savedSearchesRights,
  taxPapersRights,
  calendarRights,
  pricesRights,
  reviewsRights,
  reportsRights,
  notificationsRights,
  searchRights,
];

/** What accounts asks of the features that keep what people offer. */
export const featureKept: Deps["kept"] = keptListings;

/** Who has asked to be written to on WhatsApp. */
export const featureWhatsappConsent: Deps["whatsappConsent"] = whatsappConsent;

/** What requests ask of the bookings that come of them. */
export const featureBookings: Deps["bookings"] = requestBookings;

/** What cards say of the days that are asked for. */
export const featureCardDays: Deps["cardDays"] = cardDays;

/** When a feast is, for questions that name it. */
export const featureFeastDay: Deps["feastDay"] = feastDay;

/** What lists say of the day that is asked for. */
export const featureDayHint: Deps["dayHint"] = dayLine;

/** The pages of places to which lists and profiles lead. */
export const featurePlacePages: Deps["placePages"] = placePages;

/** What cards say of the price for an event that is asked for. */
export const featureCardPrices: Deps["cardPrices"] = cardPrices;

/** What bookings ask of the money between their sides. */
export const featureMoney: Deps["money"] = bookingMoney;

/** What bookings ask of the conversations about them. */
export const featureThreads: Deps["threads"] = bookingThreads;

/** What bookings ask of what their two sides say of each other. */
export const featureOpinions: Deps["opinions"] = bookingOpinions;

/** What bookings ask of disputes about them. */
export const featureDisputes: Deps["disputes"] = bookingDisputes;

/** What becomes of bookings where a listing or a person is suspended. */
export const featureSuspensions: Deps["suspensions"] = bookingSuspensions;

/** What bookings ask of how providers stand to GST. */
export const featureSellers: Deps["sellers"] = bookingSellers;

/** What bookings ask of the invoices and bills that were issued for them. */
export const featureInvoices: Deps["invoices"] = bookingInvoices;

/** What the pages of bookings show of the events that they belong to. */
export const featureEvents: Deps["events"] = bookingEvents;

/** What goes with mails as a PDF. */
export const featureEnclosures: Deps["enclosures"] = { agreement: agreementEnclosed, paper: paperEnclosed };

/** What accounts asks before somebody leaves: whether money is open between them and others. */
export const featureOpenMoney: Deps["openMoney"] = openMoney;

/** Draws pictures that exist only as a seed (demo portraits), the first time somebody asks for them. */
export const drawMissing: (deps: Deps) => DrawMissing = drawMissingPicture;
