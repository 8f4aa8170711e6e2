/**
 * Who may do what: every call and every page of the site, once. The guards read it (access-guard.server.ts: what
 * stands here is enforced before a call runs, and nothing starts that does not stand here), and so do the tests
 * that try every cell. What a kind means is the table in access-kinds.ts.
 *
 * The guard asks what the caller alone decides: whether somebody is signed in, whether it is an admin (`gateOf`), and
 * features ask neither again. What hangs on the object of a call it cannot know: that is asked in one place each, where
 * the row is at hand. Who may see, edit, move or keep a listing: features/listings/listing-access.ts; who is a party of
 * a request: features/enquiries/enquiry-access.ts; that nobody rates or asks themselves: the use case that writes it;
 * that own things (sessions, consents, notifications) are one's own: their statements, by the person's id; that an
 * admin's account is not closed: features/accounts/closing-service.server.ts. The tests try those cells with the others.
 */
import { OFFERED } from "../domain/words/languages.ts";
import { categories } from "../features/registry.ts";
import type { CategoryAccess } from "../features/listings/category.ts";
import { callsOf } from "../features/listings/category-calls.ts";
import { pagesOf } from "../features/listings/category-pages.ts";
import { ENQUIRY_KINDS } from "../features/enquiries/enquiry-kinds.ts";
import { LISTING_REVIEW_MESSAGES, REVIEW_MESSAGES } from "../features/reviews/review-model.ts";
import { sitemapPath } from "../features/site/sitemap-paths.ts";
import type { Row } from "./access-kinds.ts";

const everybody: Row = { access: "everybody" };
const signedIn: Row = { access: "signedIn" };
const admin: Row = { access: "admin" };

/** The row of a category's page or call: what its parameter names is one of its profiles. */
function rowOf(key: string, path: string, access: CategoryAccess): Row {
  if (path.includes(":")) return { access, object: key };
  return access === "ownProfile" || access === "dashboard" ? { access, of: key } : { access };
}

/** The calls of features that stand fast; see `callRows` for those that follow from lists of theirs. */
const CALLS: Record<string, Row> = {
  "GET /healthz": everybody,
  "GET /readyz": everybody,
  // Whoever brings METRICS_TOKEN; nobody else learns that it is there.
  "GET /metrics": { access: "token" },
  // WhatsApp alone, which signs what it tells.
  "GET /api/webhooks/whatsapp": { access: "token" },
  "POST /api/webhooks/whatsapp": { access: "token" },
  "GET /robots.txt": everybody,
  "GET /.well-known/security.txt": everybody,
  ...Object.fromEntries(OFFERED.map((language) => [`GET ${sitemapPath(language)}`, everybody])),
  "GET /qr": everybody,
  "GET /images/:category/:kind/:file": everybody,
  "GET /share/:file": everybody,
  "GET /api/openapi.json": everybody,
  "GET /api/docs": everybody,

  "GET /api/auth/check-auth": everybody,
  "GET /api/auth/protected": signedIn,
  "GET /api/auth/logout": everybody,
  "POST /api/auth/change-password": signedIn,
  "GET /api/account/consents": signedIn,
  "PUT /api/account/consents/:purpose": { access: "signedIn", object: "consent" },
  "GET /api/account/data": signedIn,
  "PUT /api/account/language": signedIn,
  "GET /api/account/sessions": signedIn,
  "DELETE /api/account/sessions": signedIn,
  "GET /api/account/papers": signedIn,
  "PUT /api/account/papers/:kind": { access: "signedIn", object: "paperKind" },
  "DELETE /api/account/papers/:kind": { access: "signedIn", object: "paperKind" },
  "GET /api/account/payee": signedIn,
  "PUT /api/account/payee": signedIn,
  "POST /api/account/payee-code": signedIn,
  "POST /api/account/email-code": signedIn,
  "POST /api/account/prove-email": signedIn,
  "POST /api/account/close-code": { access: "members" },
  "POST /api/account/close": { access: "members" },
  "GET /api/check-volunteer": signedIn,
  "POST /api/twilio/send-otp": everybody,
  "POST /api/twilio/register": everybody,
  "POST /api/twilio/login": everybody,
  "POST /api/twilio/forgot-password": everybody,
  "POST /api/twilio/verifyForgotOtp": everybody,
  "POST /api/twilio/resetPassword": everybody,
  "PUT /api/roll/set-role": signedIn,

  "POST /api/reach/track": everybody,
  "GET /api/volunteer-stats/registered/count": everybody,
  "GET /api/days/:day": { access: "everybody", object: "year" },
  "GET /api/search": everybody,
  "GET /api/search/facets": everybody,
  "GET /api/search/suggest": everybody,
  "GET /api/compare": everybody,
  "GET /api/shortlists/current": everybody,
  "POST /api/shortlists/listings": everybody,
  "GET /api/shortlists/:token": { access: "linked", object: "shortlistLink" },
  "POST /api/shortlists/:token/listings": { access: "linked", object: "shortlistLink" },
  "POST /api/shortlists/:token/votes": { access: "linked", object: "shortlistLink" },
  "POST /api/shortlists/:token/device": { access: "linked", object: "shortlistLink" },
  "POST /api/shortlists/:token/read-link": { access: "linked", object: "shortlistLink" },
  "POST /api/shortlists/:token/end": { access: "linked", object: "shortlistLink" },
  "POST /api/shortlists/:token/adopt": { access: "adopted", object: "shortlistLink" },

  "GET /api/saved-searches": signedIn,
  "POST /api/saved-searches": signedIn,
  "POST /api/saved-searches/:id": { access: "party", object: "savedSearch" },
  "POST /api/saved-searches/:id/end": { access: "party", object: "savedSearch" },
  "GET /api/search-mails/:token": { access: "linked", object: "searchMails" },
  "POST /api/search-mails/:token": { access: "linked", object: "searchMails" },

  "GET /api/listings/mine": signedIn,
  "GET /api/listings/:id": { access: "kept", object: "venues" },
  "PUT /api/listings/:id": { access: "kept", object: "venues" },

  "GET /api/listings/:id/availability": { access: "approved", object: "venues" },
  "GET /api/listings/:id/calendar": { access: "kept", object: "venues" },
  "PUT /api/listings/:id/calendar": { access: "kept", object: "venues" },
  "POST /api/listings/:id/calendar/blocks": { access: "kept", object: "venues" },
  "DELETE /api/listings/:id/calendar/blocks": { access: "kept", object: "venues" },
  "GET /api/listings/:id/price": { access: "approved", object: "venues" },
  "GET /api/listings/:id/recommended": { access: "approved", object: "venues" },
  "GET /api/listings/:id/weeks.csv": { access: "kept", object: "venues" },
  "GET /api/listings/:id/price-card": { access: "kept", object: "venues" },
  "PUT /api/listings/:id/price-card": { access: "kept", object: "venues" },
  "GET /api/listings/:id/calendar/elsewhere": { access: "kept", object: "venues" },
  "PUT /api/listings/:id/calendar/link": { access: "kept", object: "venues" },
  "DELETE /api/listings/:id/calendar/link": { access: "kept", object: "venues" },
  "POST /api/listings/:id/calendar/feeds": { access: "kept", object: "venues" },
  "DELETE /api/listings/:id/calendar/feeds": { access: "kept", object: "venues" },
  "GET /api/calendars/:token": { access: "linked", object: "calendarLink" },
  "GET /api/listings/:id/enquiry-form": { access: "approved", object: "venues" },
  "POST /api/listings/:id/report": { access: "approved", object: "venues" },
  "GET /api/admin/reports": admin,
  "PATCH /api/admin/reports/:id": { access: "admin", object: "report" },
  "POST /api/admin/reports/:id/messages": { access: "admin", object: "report" },
  "GET /api/report-questions/:id": { access: "party", object: "reportQuestion" },
  "POST /api/report-questions/:id/answers": { access: "party", object: "reportQuestion" },

  "GET /api/reviews/:id/reviews": { access: "approved", object: "reviewed" },
  "POST /api/reviews/:id": { access: "rated", object: "reviewed", says: LISTING_REVIEW_MESSAGES.login },

  "GET /api/enquiries/received": signedIn,
  "GET /api/enquiries/sent": signedIn,
  "PATCH /api/enquiries/:number": { access: "party", object: "enquiry" },
  "POST /api/enquiries/:number/take": { access: "party", object: "enquiry" },
  "POST /api/guest-requests/:token/take": { access: "linked", object: "guestLink" },
  "GET /api/area-enquiries/:number": { access: "party", object: "areaCall" },
  "PUT /api/area-enquiries/:number/answer": { access: "party", object: "areaCall" },
  "DELETE /api/area-enquiries/:number/answer": { access: "party", object: "areaCall" },
  "POST /api/area-enquiries/:number/contact": { access: "party", object: "areaCall" },
  "POST /api/enquiries/:number/contact": { access: "party", object: "enquiry" },
  "POST /api/guest-requests/:token/contact": { access: "linked", object: "guestLink" },
  "GET /api/guest-requests/:token": { access: "linked", object: "guestLink" },
  "PATCH /api/guest-requests/:token": { access: "linked", object: "guestLink" },
  "POST /api/guest-requests/:token/end": { access: "linked", object: "guestLink" },
  "POST /api/guest-requests/:token/renew": { access: "linked", object: "guestLink" },
  "POST /api/guest-requests/:token/keep": { access: "proven", object: "guestLink" },
  "GET /api/bookings/:number": { access: "party", object: "booking" },
  "POST /api/bookings/:number/quotes": { access: "party", object: "quotable" },
  "POST /api/bookings/:number/counters": { access: "party", object: "booking" },
  "POST /api/bookings/:number/accept": { access: "party", object: "booking" },
  "PATCH /api/bookings/:number": { access: "party", object: "booking" },
  "PATCH /api/bookings/:number/day": { access: "party", object: "agreed" },
  "GET /api/bookings/:number/agreement.pdf": { access: "party", object: "agreed" },
  "GET /api/bookings/:number/agreements": { access: "party", object: "agreed" },
  "POST /api/bookings/:number/changes": { access: "party", object: "agreed" },
  "POST /api/bookings/:number/call-offs": { access: "party", object: "agreed" },
  "PATCH /api/bookings/:number/changes/:n": { access: "party", object: "agreed" },
  "GET /api/bookings/:number/messages": { access: "party", object: "booking" },
  "POST /api/bookings/:number/messages/:id/report": { access: "party", object: "booking" },
  "GET /api/admin/message-reports": admin,
  "GET /api/admin/message-reports/:id": { access: "admin", object: "messageReport" },
  "GET /api/admin/message-reports/:id/files/:fileId": { access: "admin", object: "messageReport" },
  "PUT /api/admin/message-reports/:id/decision": { access: "admin", object: "messageReport" },
  "GET /api/message-files/:id": { access: "party", object: "messageFile" },
  "GET /api/bookings/:number/messages/stream": { access: "party", object: "booking" },
  "POST /api/bookings/:number/messages": { access: "party", object: "booking" },
  "GET /api/bookings/:number/dispute": { access: "party", object: "agreed" },
  "POST /api/bookings/:number/dispute": { access: "party", object: "agreed" },
  "POST /api/bookings/:number/dispute/lines": { access: "party", object: "agreed" },
  "PUT /api/bookings/:number/dispute/settled": { access: "party", object: "agreed" },
  "PUT /api/bookings/:number/dispute/appeal": { access: "party", object: "agreed" },
  "GET /api/admin/disputes": admin,
  "GET /api/admin/disputes/:ticket": { access: "admin", object: "dispute" },
  "POST /api/admin/disputes/:ticket/lines": { access: "admin", object: "dispute" },
  "PUT /api/admin/disputes/:ticket/decision": { access: "admin", object: "dispute" },
  "GET /api/admin/disputes/:ticket/screenshots/:id": { access: "admin", object: "dispute" },
  "GET /api/events": signedIn,
  "POST /api/events": signedIn,
  "GET /api/events/:id": { access: "party", object: "event" },
  "GET /api/events/:id/recommended": { access: "party", object: "event" },
  "GET /api/events/:id/calendar.ics": { access: "party", object: "event" },
  "PUT /api/events/:id": { access: "party", object: "event" },
  "DELETE /api/events/:id": { access: "party", object: "event" },
  "PUT /api/events/:id/requests/:number": { access: "party", object: "event" },
  "DELETE /api/events/:id/requests/:number": { access: "party", object: "event" },
  "PUT /api/events/:id/requests/:number/arrival": { access: "party", object: "event" },
  "GET /api/events/:id/links": { access: "party", object: "event" },
  "PUT /api/events/:id/links/:kind": { access: "party", object: "event" },
  "DELETE /api/events/:id/links/:kind": { access: "party", object: "event" },
  "GET /api/event-links/:token": { access: "linked", object: "eventLink" },
  "PUT /api/event-links/:token/vote": { access: "linked", object: "eventLink" },
  "PUT /api/events/:id/picks": { access: "party", object: "event" },
  "DELETE /api/events/:id/picks/:listing": { access: "party", object: "event" },
  "POST /api/events/:id/asks": { access: "party", object: "event" },
  "PUT /api/events/:id/decided/:category": { access: "party", object: "event" },
  "GET /api/bookings/:number/reviews": { access: "party", object: "agreed" },
  "PUT /api/bookings/:number/reviews/own": { access: "party", object: "agreed" },
  "PUT /api/bookings/:number/reviews/reply": { access: "party", object: "agreed" },
  "PUT /api/bookings/:number/messages/read": { access: "party", object: "booking" },
  "PUT /api/bookings/:number/messages/block": { access: "party", object: "booking" },
  "GET /api/bookings/:number/payments": { access: "party", object: "agreed" },
  "GET /api/bookings/:number/upi-code": { access: "party", object: "agreed" },
  "POST /api/bookings/:number/payments": { access: "party", object: "agreed" },
  "POST /api/bookings/:number/waivers": { access: "party", object: "agreed" },
  "POST /api/bookings/:number/deposit-kept": { access: "party", object: "provided" },
  "POST /api/payments/:id/answer": { access: "party", object: "payment" },
  "GET /api/payments/:id/screenshot": { access: "party", object: "payment" },
  "GET /api/payments": signedIn,
  "GET /api/papers": signedIn,
  "GET /api/papers/received": signedIn,
  "GET /api/papers.csv": signedIn,
  "GET /api/papers/seller": signedIn,
  "PUT /api/papers/seller": signedIn,
  "GET /api/papers/:id/paper.pdf": { access: "party", object: "taxPaper" },
  "GET /api/bookings/:number/papers": { access: "party", object: "agreed" },
  "POST /api/bookings/:number/papers": { access: "party", object: "provided" },
  "GET /api/admin/insights.csv": admin,
  "GET /api/admin/facilitated": admin,
  "GET /api/admin/facilitated.csv": admin,
  "GET /api/guest-requests/:token/booking": { access: "linked", object: "guestLink" },
  // That a number and a hash belong together, and nothing of what they are of.
  "GET /api/agreements/:number": { access: "everybody", object: "agreed" },
  "GET /api/enquiries/:number/photo": { access: "admin", object: "application" },

  "GET /api/notifications": signedIn,
  "PATCH /api/notifications/:id/read": { access: "party", object: "notification" },
  "PATCH /api/notifications/read-all": signedIn,

  "GET /api/admin/papers": admin,
  "GET /api/admin/papers/:id/photo": { access: "admin", object: "paper" },
  "PATCH /api/admin/papers/:id": { access: "admin", object: "paper" },
  "GET /api/admin/queue": admin,
  "GET /api/admin/status": admin,
  "POST /api/admin/jobs/:id/retry": { access: "admin", object: "job" },
  "GET /api/admin/listings": admin,
  "GET /api/admin/listings/:id": { access: "admin", object: "volunteers" },
  "PATCH /api/admin/listings/:id": { access: "admin", object: "volunteers" },
  "PATCH /api/admin/listings/:id/owner": { access: "admin", object: "volunteers" },
  "GET /api/admin/enquiries": admin,
  "POST /api/admin/enquiries/:number/listing": { access: "admin", object: "application" },
  "GET /api/admin/people": admin,
  "DELETE /api/admin/people/:id/sessions": { access: "admin", object: "person" },
  "POST /api/admin/people/:id/suspension": { access: "admin", object: "person" },
  "DELETE /api/admin/people/:id/suspension": { access: "admin", object: "person" },
  "GET /api/admin/reviews": admin,
  "PATCH /api/admin/reviews/:id": { access: "admin", object: "review" },
  "GET /api/admin/audit": admin,
  "GET /api/admin/content": admin,
  "GET /api/admin/content/:key": { access: "admin", object: "content" },
  "PUT /api/admin/content/:key": { access: "admin", object: "content" },
};

/** Every page, under its path in src/routes.ts. 401 leads to the login page and back. */
export const PAGES: Record<string, Row> = {
  "": everybody,
  AboutUs: everybody,
  Services: everybody,
  ContactUs: everybody,
  newsblog: everybody,
  search: everybody,
  compare: everybody,
  places: everybody,
  "busy-days": everybody,
  "busy-days/:year": { access: "everybody", object: "year" },
  "in/:state": { access: "everybody", object: "place" },
  "in/:state/:within": { access: "everybody", object: "place" },
  "in/:state/:district/:category": { access: "everybody", object: "place" },
  privacypolicy: everybody,
  TermCondition: everybody,
  HowWeRank: everybody,
  ComingPage: everybody,
  login: everybody,
  signup: everybody,
  ForgetPassword: everybody,
  "choose-role": everybody,
  // What this browser keeps the link of, or one's account has.
  saved: everybody,
  "s/:token": { access: "linked", object: "shortlistLink" },
  "planned/:token": { access: "linked", object: "sharedEvents" },
  "my/searches": signedIn,
  "search-mails/:token": { access: "linked", object: "searchMails" },
  MyDashBoard: signedIn,
  account: signedIn,
  "account/verified": signedIn,
  "my-requests": signedIn,
  "area/:number": { access: "party", object: "areaCall" },
  "r/:token": { access: "linked", object: "guestLink" },
  "r/:token/quote": { access: "linked", object: "guestLink" },
  "bookings/:number": { access: "party", object: "booking" },
  "bookings/:number/agreement": { access: "party", object: "agreed" },
  "bookings/:number/messages": { access: "party", object: "booking" },
  "bookings/:number/reviews": { access: "party", object: "agreed" },
  "bookings/:number/payments": { access: "party", object: "agreed" },
  "bookings/:number/dispute": { access: "party", object: "agreed" },
  "admin/insights": admin,
  "admin/facilitated": admin,
  "admin/disputes": admin,
  "admin/message-reports": admin,
  "admin/message-reports/:id": { access: "admin", object: "messageReport" },
  "admin/disputes/:ticket": { access: "admin", object: "dispute" },
  "my/events": signedIn,
  "e/:token": { access: "linked", object: "eventLink" },
  "my/events/add": signedIn,
  "my/events/:id/run-sheet": { access: "party", object: "event" },
  "my/events/:id/ask": { access: "party", object: "event" },
  "my/events/:id": { access: "party", object: "event" },
  "bookings/:number/papers": { access: "party", object: "agreed" },
  "papers/:id": { access: "party", object: "taxPaper" },
  "my/papers": signedIn,
  "my/papers/received": signedIn,
  "my/money": signedIn,
  "account/paid-to": signedIn,
  "agreement/:number": { access: "everybody", object: "agreed" },
  "my/listings": signedIn,
  "my/questions/:id": { access: "party", object: "reportQuestion" },
  "my/listings/:id/calendar": { access: "kept", object: "venues" },
  "my/listings/:id/visibility": { access: "kept", object: "venues" },
  "my/listings/:id/prices": { access: "kept", object: "venues" },
  "price/:id": { access: "approved", object: "venues" },
  "my/listings/:id/edit": { access: "kept", object: "venues" },
  notifications: signedIn,
  Registration: everybody,
  AdminDashboard: admin,
  "artistko/:id": { access: "admin", object: "artists" },
  ...Object.fromEntries(
    categories.flatMap((category) =>
      pagesOf(category).map(({ path, access }) => [path, rowOf(category.key, path, access)]),
    ),
  ),
};

let rowsOfCalls: Readonly<Record<string, Row>> | null = null;

/** Every call, by 'GET /path': put together once, for whoever describes one route after the other. */
export function callRows(): Readonly<Record<string, Row>> {
  return (rowsOfCalls ??= allCallRows());
}

/** A form that asks somebody for something is open to all; those of categories follow from their configuration. */
function allCallRows(): Readonly<Record<string, Row>> {
  const forms = Object.values(ENQUIRY_KINDS).map(({ path }): [string, Row] => [`POST ${path}`, everybody]);
  const rated = categories
    .filter(({ opinions }) => opinions === "ratings")
    .flatMap(({ key, singular }): [string, Row][] => {
      const path = `/api/ratings/${singular.toLowerCase()}/:username`;
      return [
        [`GET ${path}`, { access: "approved", object: key }],
        [`POST ${path}`, { access: "rated", object: key, says: REVIEW_MESSAGES.login }],
      ];
    });
  const own = categories.flatMap((category) =>
    Object.entries(callsOf(category)).map(([call, access]): [string, Row] => [call, rowOf(category.key, call, access)]),
  );
  const lists = categories.map(({ key }): [string, Row] => [`GET /api/categories/${key}`, everybody]);
  return { ...CALLS, ...Object.fromEntries([...forms, ...rated, ...own, ...lists]) };
}
